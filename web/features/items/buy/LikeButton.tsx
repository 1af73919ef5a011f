import { Heart } from "lucide-react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Count } from "../../../ui/Count.tsx";
import { LikeToggle } from "../../../ui/LikeToggle.tsx";

const LIKED_ITEM = graphql(`
  fragment LikeButton_item on Item {
    id
    isLiked
    isMine
    likeCount
  }
`);

const LIKE = graphql(`
  mutation LikeItem($itemId: ID!) {
    likeItem(itemId: $itemId) {
      item {
        id
        isLiked
        likeCount
      }
    }
  }
`);

const UNLIKE = graphql(`
  mutation UnlikeItem($itemId: ID!) {
    unlikeItem(itemId: $itemId) {
      item {
        id
        isLiked
        likeCount
      }
    }
  }
`);

/** Likes and unlikes optimistically; the server's count follows. Owners only see the count. */
export function LikeButton({ item }: { item: FragmentType<typeof LIKED_ITEM> }) {
  const { id, isLiked, isMine, likeCount } = getFragment(LIKED_ITEM, item);
  const [like] = useCommand(LIKE);
  const [unlike] = useCommand(UNLIKE);

  async function handleToggle() {
    const changed = {
      __typename: "ItemChanged" as const,
      item: {
        __typename: "Item" as const,
        id,
        isLiked: !isLiked,
        likeCount: isLiked ? likeCount - 1 : likeCount + 1,
      },
    };

    if (isLiked) await unlike({ itemId: id }, { optimisticResponse: { unlikeItem: changed } });
    else await like({ itemId: id }, { optimisticResponse: { likeItem: changed } });
  }

  if (isMine) {
    return (
      <span>
        <Heart aria-hidden size={18} />
        <Count value={likeCount} /> {likeCount === 1 ? "like" : "likes"}
      </span>
    );
  }
  return (
    <LikeToggle $kind="quiet" $small isLiked={isLiked} onToggle={handleToggle}>
      <span>
        {isLiked ? "Liked" : "Like"} · <Count value={likeCount} />
      </span>
    </LikeToggle>
  );
}
