import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ONLY_ME, type PlacedValues } from "../post/postItem.ts";
import { useItemSubmit } from "../post/useItemSubmit.ts";
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

  return useItemSubmit<EditItemValues>({
    settled,
    failedTitle: "Failed to update item",
    send: (item, { tags, circleId }) =>
      update(
        {
          itemId,
          input: { ...item, tags, ...(circleId !== ONLY_ME && { circleId: circleId || null }) },
        },
        {
          update(cache) {
            cache.evict({ id: "ROOT_QUERY", fieldName: "items" });
            cache.evict({ id: "ROOT_QUERY", fieldName: "circleItems" });
          },
        },
      ),
    onDone({ title, circleId }) {
      toast({
        title: "Item updated",
        description: `${title} is changed for ${circleId ? "who sees it" : "everybody"}.`,
      });
      onSaved();
    },
  });
}
