import { Heart } from "lucide-react";
import { styled } from "styled-components";
import type { Failure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { Count } from "../../ui/Count.tsx";
import { useToast } from "../../ui/toast.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

export const LikeStream_stream = graphql(`
  fragment LikeStream_stream on Stream {
    id
    likes
    isLiked
  }
`);

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

/** Likes and unlikes at once; the server's count follows. */
export function LikeStream({
  stream,
}: {
  readonly stream: FragmentType<typeof LikeStream_stream>;
}) {
  const { id, likes, isLiked } = getFragment(LikeStream_stream, stream);
  const [like] = useCommand(Like);
  const [unlike] = useCommand(Unlike);
  const toast = useToast();

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
    try {
      if (isLiked)
        await unlike({ streamId: id }, { optimisticResponse: { unlikeStream: changed } });
      else await like({ streamId: id }, { optimisticResponse: { likeStream: changed } });
    } catch (failure) {
      toast({ title: "Error", description: (failure as Failure).message, destructive: true });
    }
  }

  return (
    <Button aria-pressed={isLiked} onClick={() => void handleToggle()}>
      <Shape aria-hidden size={20} $full={isLiked} />
      <VisuallyHidden>Like</VisuallyHidden>
      <Count value={likes} compact />
    </Button>
  );
}

const Shape = styled(Heart)<{ $full: boolean }>`
  fill: ${({ $full }) => ($full ? "var(--liveText)" : "none")};
  stroke: ${({ $full }) => ($full ? "var(--liveText)" : "currentColor")};
`;
