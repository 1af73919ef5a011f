import type { FormikHelpers } from "formik";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ONLY_ME, postItemSchema, type PlacedValues } from "../post/postItem.ts";
import type { usePhotos } from "../post/usePhotos.ts";

const UPDATE_ITEM = graphql(`
  mutation UpdateItem($itemId: ID!, $input: UpdateItemInput!) {
    updateItem(itemId: $itemId, input: $input) {
      item {
        id
        ...ItemCard_item
        ...Gallery_item
        ...ItemHead_item
        ...ItemDetails_item
        ...OwnerPanel_item
      }
    }
  }
`);

/** The values of the form for an existing item. */
export interface EditItemValues extends PlacedValues {
  tags: string[];
}

/** Saves a changed listing after its photos are uploaded. Everybody who has it on screen sees the change. */
export function useEditItem(
  itemId: string,
  settled: ReturnType<typeof usePhotos>["settled"],
  onSaved: () => void,
) {
  const [update] = useCommand(UPDATE_ITEM);
  const toast = useToast();

  return async function save(
    values: EditItemValues,
    { setErrors, setTouched }: FormikHelpers<EditItemValues>,
  ) {
    const photos = await settled();
    if (photos.some(({ state }) => state === "failed")) {
      toast({
        title: "Upload Failed",
        description: "Retry or remove the photos that could not be sent.",
        destructive: true,
      });
      return;
    }

    const { location, circleId, ...item } = postItemSchema.cast(values, { stripUnknown: true });
    const images = photos.flatMap(({ uploaded }) => uploaded?.path ?? []);
    try {
      await update(
        {
          itemId,
          input: {
            ...item,
            location: location || null,
            images,
            tags: values.tags,
            ...(circleId !== ONLY_ME && { circleId: circleId || null }),
          },
        },
        {
          update(cache) {
            cache.evict({ id: "ROOT_QUERY", fieldName: "items" });
            cache.evict({ id: "ROOT_QUERY", fieldName: "circleItems" });
          },
        },
      );
    } catch (failure) {
      const { message, fields } = failure as Failure;
      await setTouched(
        Object.fromEntries(Object.keys(fields).map((field) => [field, true])),
        false,
      );
      setErrors(fields);
      toast({ title: "Failed to update item", description: message, destructive: true });
      return;
    }
    toast({
      title: "Item updated",
      description: `${item.title} is changed for ${circleId ? "who sees it" : "everybody"}.`,
    });
    onSaved();
  };
}
