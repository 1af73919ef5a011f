import { useNavigate } from "react-router-dom";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { clearDraft } from "./postDraft.ts";
import type { PostItemValues } from "./postItem.ts";
import { wantedTags } from "./TagChips.tsx";
import { useItemSubmit } from "./useItemSubmit.ts";
import type { usePhotos } from "./usePhotos.ts";

const POST_ITEM = graphql(`
  mutation PostItem($input: CreateItemInput!) {
    createItem(input: $input) {
      item {
        id
      }
    }
  }
`);

/** Lists the item after its photos are uploaded, and navigates to it. Source: S1 §2, §8. */
export function usePostItem(owner: string, settled: ReturnType<typeof usePhotos>["settled"]) {
  const [create] = useCommand(POST_ITEM);
  const navigate = useNavigate();
  const toast = useToast();

  return useItemSubmit<PostItemValues>({
    settled,
    failedTitle: "Failed to create item",
    send: (item, values) =>
      create(
        { input: { ...item, circleId: values.circleId || null, tags: wantedTags(values) } },
        {
          update(cache) {
            cache.evict({ id: "ROOT_QUERY", fieldName: "items" });
            cache.evict({ id: "ROOT_QUERY", fieldName: "myItems" });
            cache.evict({ id: "ROOT_QUERY", fieldName: "circleItems" });
          },
        },
      ),
    async onDone({ circleId }) {
      clearDraft(owner);
      toast({
        title: "Item listed successfully!",
        description: circleId
          ? "Only the members of the circle see it."
          : "Your item is now live on the marketplace.",
      });
      await navigate(circleId ? `/circles/${circleId}?tab=items` : "/listings");
    },
  });
}
