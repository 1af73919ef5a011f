import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const LikePost = graphql(`
  mutation LikePost($postId: ID!) {
    likePost(postId: $postId) {
      post {
        ...PostActions_post
      }
    }
  }
`);

const UnlikePost = graphql(`
  mutation UnlikePost($postId: ID!) {
    unlikePost(postId: $postId) {
      post {
        ...PostActions_post
      }
    }
  }
`);

const BookmarkPost = graphql(`
  mutation BookmarkPost($postId: ID!) {
    bookmarkPost(postId: $postId) {
      post {
        ...PostActions_post
      }
    }
  }
`);

const UnbookmarkPost = graphql(`
  mutation UnbookmarkPost($postId: ID!) {
    unbookmarkPost(postId: $postId) {
      post {
        ...PostActions_post
      }
    }
  }
`);

const SharePost = graphql(`
  mutation SharePost($postId: ID!) {
    sharePost(postId: $postId) {
      post {
        ...PostActions_post
      }
    }
  }
`);

interface Post {
  readonly id: string;
  readonly isLiked: boolean;
  readonly isBookmarked: boolean;
}

/** The mutations for one post. Failures are shown in a toast, and the screen shows the server's state. */
export function usePostActions({ id, isLiked, isBookmarked }: Post) {
  const [likePost] = useCommand(LikePost);
  const [unlikePost] = useCommand(UnlikePost);
  const [bookmarkPost] = useCommand(BookmarkPost);
  const [unbookmarkPost] = useCommand(UnbookmarkPost);
  const [sharePost] = useCommand(SharePost);
  const toast = useToast();
  const variables = { postId: id };

  async function told(act: Promise<unknown>, failed: string) {
    try {
      await act;
    } catch (error) {
      toast({ title: failed, description: toFailure(error).message, destructive: true });
    }
  }

  async function share() {
    const how = await handOver(id);
    if (how === "none") return;
    if (how === "closed") {
      toast({ title: "This could not be shared here", destructive: true });
      return;
    }
    if (how === "copied") toast({ title: "Link copied" });
    await told(sharePost(variables), "Failed to count the share");
  }

  return {
    like: () => told((isLiked ? unlikePost : likePost)(variables), "Failed to change your like"),
    bookmark: () =>
      told(
        (isBookmarked ? unbookmarkPost : bookmarkPost)(variables, {
          update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "bookmarkedPosts" }),
        }),
        "Failed to change your bookmark",
      ),
    share,
  };
}

/** Shares the post's URL with the device's share sheet, else copies it to the clipboard. */
async function handOver(id: string): Promise<"shared" | "copied" | "none" | "closed"> {
  const url = new URL(`/community/posts/${id}`, window.location.href).href;
  if ("share" in navigator) {
    try {
      await navigator.share({ title: "A post on Market Day", url });
      return "shared";
    } catch (error) {
      // The member cancelled the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return "none";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "closed";
  }
}
