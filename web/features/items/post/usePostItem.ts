import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router-dom";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { clearDraft } from "./postDraft.ts";
import { postItemSchema, type PostItemValues } from "./postItem.ts";
import { wantedTags } from "./TagChips.tsx";
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

  return async function post(
    values: PostItemValues,
    { setErrors, setTouched }: FormikHelpers<PostItemValues>,
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
    try {
      await create(
        {
          input: {
            ...item,
            location: location || null,
            circleId: circleId || null,
            images: photos.flatMap(({ uploaded }) => uploaded?.path ?? []),
            tags: wantedTags(values),
          },
        },
        {
          update(cache) {
            cache.evict({ id: "ROOT_QUERY", fieldName: "items" });
            cache.evict({ id: "ROOT_QUERY", fieldName: "myItems" });
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
      toast({ title: "Failed to create item", description: message, destructive: true });
      return;
    }
    clearDraft(owner);
    toast({
      title: "Item listed successfully!",
      description: circleId
        ? "Only the members of the circle see it."
        : "Your item is now live on the marketplace.",
    });
    await navigate(circleId ? `/circles/${circleId}?tab=items` : "/listings");
  };
}
