import { Form, Formik, useFormikContext } from "formik";
import { type FormEvent, useEffect, useState } from "react";
import { styled } from "styled-components";

import {
  CATEGORIES,
  CONDITIONS,
  DESCRIPTION_MAX,
  ITEM_TP,
  TITLE_MAX,
} from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { media, space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { LocationField } from "./LocationField.tsx";
import { PhotoPicker } from "./PhotoPicker.tsx";
import { readDraft, writeDraft } from "./postDraft.ts";
import { postItemSchema, type PostItemValues, REQUIRED } from "./postItem.ts";
import { TagChips } from "./TagChips.tsx";
import { usePhotos } from "./usePhotos.ts";
import { usePostItem } from "./usePostItem.ts";

/** Everything about a new item. What is written is kept on this device until it is listed or discarded. */
export function PostItemForm({ owner }: { owner: string }) {
  const [draft] = useState(() => readDraft(owner));
  const photos = usePhotos(draft.photos);
  const post = usePostItem(owner, photos.settled);

  return (
    <Formik initialValues={draft.values} validationSchema={postItemSchema} onSubmit={post}>
      <Fields owner={owner} photos={photos} />
    </Formik>
  );
}

function Fields({ owner, photos }: { owner: string; photos: ReturnType<typeof usePhotos> }) {
  const { values, errors, isSubmitting, validateForm, submitForm } =
    useFormikContext<PostItemValues>();
  const toast = useToast();

  useEffect(() => {
    writeDraft(owner, { values, photos: photos.photos.flatMap(({ uploaded }) => uploaded ?? []) });
  }, [owner, values, photos.photos]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const wrong = await validateForm();

    if (REQUIRED.some((field) => String(values[field]).trim() === "")) {
      toast({
        title: "Missing information",
        description: "Please fill in all required fields",
        destructive: true,
      });
    }
    await submitForm();
    if (Object.keys(wrong).length > 0)
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Stack noValidate onSubmit={(event) => void handleSubmit(event)}>
      <PhotoPicker {...photos} error={"images" in errors ? String(errors.images) : undefined} />
      <TextField name="title" label="Title" required maxLength={TITLE_MAX} autoComplete="off" />
      <TextAreaField
        name="description"
        label="Description"
        required
        rows={4}
        maxLength={DESCRIPTION_MAX}
      />
      <Pair>
        <SelectField
          name="category"
          label="Category"
          required
          placeholder="Choose a category"
          options={CATEGORIES}
        />
        <SelectField name="condition" label="Condition" options={CONDITIONS} />
      </Pair>
      <NumberField
        name="trustPoints"
        label="Price in TrustPoints"
        hint={`A whole number from ${ITEM_TP.min} to ${ITEM_TP.max}`}
        required
        min={ITEM_TP.min}
        max={ITEM_TP.max}
      />
      <LocationField />
      <TagChips />
      <Button type="submit" $kind="act" busy={isSubmitting}>
        {isSubmitting ? "Working…" : "List item"}
      </Button>
    </Stack>
  );
}

const Stack = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
