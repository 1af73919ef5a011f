import { Form, Formik } from "formik";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { PriceHistory } from "../buy/PriceHistory.tsx";
import { ItemFields } from "../post/ItemFields.tsx";
import { EVERYONE, ONLY_ME, postItemSchema } from "../post/postItem.ts";
import { usePhotos } from "../post/usePhotos.ts";
import { TagsField } from "./TagsField.tsx";
import { type EditItemValues, useEditItem } from "./useEditItem.ts";

const ITEM = graphql(`
  fragment EditItemForm_item on Item {
    id
    title
    description
    category
    condition
    trustPoints
    location
    latitude
    longitude
    widthMm
    heightMm
    depthMm
    tags
    visibility
    circle {
      id
    }
    images {
      path
      small
      medium
      large
      placeholder
    }
    ...PriceHistory_item
  }
`);

interface Props {
  item: FragmentType<typeof ITEM>;
  onClose: () => void;
}

/** The form with all fields of a listing. */
export function EditItemForm({ item: masked, onClose }: Props) {
  const item = getFragment(ITEM, masked);
  const photos = usePhotos(item.images);
  const save = useEditItem(item.id, photos.settled, onClose);
  const [values] = useState<EditItemValues>(() => ({
    title: item.title,
    description: item.description,
    category: item.category,
    condition: item.condition,
    trustPoints: item.trustPoints,
    location: item.location ?? "",
    latitude: item.latitude ?? null,
    longitude: item.longitude ?? null,
    widthMm: item.widthMm ?? "",
    heightMm: item.heightMm ?? "",
    depthMm: item.depthMm ?? "",
    circleId: item.visibility === "owner" ? ONLY_ME : (item.circle?.id ?? EVERYONE),
    tags: [...item.tags],
  }));

  return (
    <Formik initialValues={values} validationSchema={postItemSchema} onSubmit={save}>
      {({ isSubmitting, isValid, submitCount }) => (
        <Stack noValidate>
          <FirstError submitCount={submitCount} isWrong={!isValid && !isSubmitting} />
          <ItemFields photos={photos} itemId={item.id} />
          <TagsField />
          <PriceHistory item={item} />
          <Acts>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" $kind="act" busy={isSubmitting}>
              {isSubmitting ? "Working…" : "Save changes"}
            </Button>
          </Acts>
        </Stack>
      )}
    </Formik>
  );
}

/** Moves focus to the first invalid field after a submit. */
function FirstError({ submitCount, isWrong }: { submitCount: number; isWrong: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || !isWrong) return;
    place.current?.closest("form")?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Errors that change while typing must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
  return <span ref={place} hidden />;
}

const Stack = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  [hidden] {
    display: none;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
