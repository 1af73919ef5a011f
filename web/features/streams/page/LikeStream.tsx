import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Count } from "../../../ui/Count.tsx";
import { LikeToggle } from "../../../ui/LikeToggle.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

const Like = graphql(`
  mutation LikeStream($streamId: ID!) {
    likeStream(streamId: $streamId) {
      stream {
        id
        likes
        isLiked
      }
    }
  }
`);

const Unlike = graphql(`
  mutation UnlikeStream($streamId: ID!) {
    unlikeStream(streamId: $streamId) {
      stream {
        id
        likes
        isLiked
      }
    }
  }
`);

interface Props {
  readonly stream: { readonly id: string; readonly likes: number };
  readonly isLiked: boolean;
}

/** Likes and unlikes optimistically; the server's count follows. */
export function LikeStream({ stream: { id, likes }, isLiked }: Props) {
  const [like] = useCommand(Like);
  const [unlike] = useCommand(Unlike);

  async function handleToggle() {
    const changed = {
      __typename: "StreamChanged" as const,
      stream: {
        __typename: "Stream" as const,
        id,
        isLiked: !isLiked,
        likes: isLiked ? likes - 1 : likes + 1,
      },
    };
    if (isLiked) await unlike({ streamId: id }, { optimisticResponse: { unlikeStream: changed } });
    else await like({ streamId: id }, { optimisticResponse: { likeStream: changed } });
  }

  return (
    <LikeToggle isLiked={isLiked} onToggle={handleToggle}>
      <VisuallyHidden>Like</VisuallyHidden>
      <Count value={likes} compact />
    </LikeToggle>
  );
}
