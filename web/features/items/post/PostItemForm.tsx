import { Form, Formik, useFormikContext } from "formik";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ItemFields } from "./ItemFields.tsx";
import { type PostDraft, readDraft, writeDraft } from "./postDraft.ts";
import { EVERYONE, postItemSchema, type PostItemValues, REQUIRED } from "./postItem.ts";
import { TagChips } from "./TagChips.tsx";
import { usePhotos } from "./usePhotos.ts";
import { usePostItem } from "./usePostItem.ts";

/** The form of a new item. The draft is kept on this device until it is listed or discarded. */
export function PostItemForm({ owner }: { owner: string }) {
  const [params] = useSearchParams();
  const [draft] = useState(() => startFrom(readDraft(owner), params.get("circle")));
  const photos = usePhotos(draft.photos);
  const post = usePostItem(owner, photos.settled);

  return (
    <Formik initialValues={draft.values} validationSchema={postItemSchema} onSubmit={post}>
      <Fields owner={owner} photos={photos} />
    </Formik>
  );
}

/** The draft to start from; for this circle if the member came from its page and the draft has no other audience. */
function startFrom(draft: PostDraft, circle: string | null): PostDraft {
  if (draft.values.circleId !== EVERYONE || !/^\d+$/.test(circle ?? "")) return draft;
  return { ...draft, values: { ...draft.values, circleId: circle ?? EVERYONE } };
}

function Fields({ owner, photos }: { owner: string; photos: ReturnType<typeof usePhotos> }) {
  const { values, isSubmitting, validateForm, submitForm } = useFormikContext<PostItemValues>();
  const toast = useToast();
  const begun = useRef({ values, photos: photos.photos });

  useEffect(() => {
    // An unchanged draft is not written: it would come back after it was discarded.
    if (values === begun.current.values && photos.photos === begun.current.photos) return;
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
      <ItemFields photos={photos} />
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
