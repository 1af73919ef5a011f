import { EllipsisVertical, Flag, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { useToast } from "../../../ui/toast.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("../../safety/ReportDialog.tsx")).ReportDialog,
}));

export const PostMenuFragment = graphql(`
  fragment PostMenu_post on FeedPost {
    id
    isMine
    isReported
    author {
      id
      username
    }
  }
`);

const DeletePost = graphql(`
  mutation DeletePost($postId: ID!) {
    deletePost(postId: $postId) {
      postId
    }
  }
`);

interface Props {
  readonly post: FragmentType<typeof PostMenuFragment>;
  readonly onDeleted?: (() => void) | undefined;
}

/** The rare actions for a post: its author can delete it, others can report it. */
export function PostMenu({ post: masked, onDeleted }: Props) {
  const post = getFragment(PostMenuFragment, masked);
  const [open, setOpen] = useState<"delete" | "report" | null>(null);
  const [remove] = useCommand(DeletePost);
  const toast = useToast();

  async function handleDelete() {
    try {
      await remove(
        { postId: post.id },
        { update: (cache) => void cache.evict({ id: `FeedPost:${post.id}` }) },
      );
    } catch (error) {
      const description = toFailure(error).message;
      toast({ title: "Failed to delete the post", description, destructive: true });
      throw error;
    }
    toast({ title: "Post deleted" });
    onDeleted?.();
  }

  return (
    <span>
      <Menu
        label="What to do with this post"
        trigger={
          <IconButton label={`More about this post of ${post.author.username}`}>
            <EllipsisVertical size={20} aria-hidden />
          </IconButton>
        }
      >
        {post.isMine ? (
          <MenuItem icon={<Trash2 size={18} aria-hidden />} onSelect={() => setOpen("delete")}>
            Delete post
          </MenuItem>
        ) : (
          <MenuItem icon={<Flag size={18} aria-hidden />} onSelect={() => setOpen("report")}>
            {post.isReported ? "Reported" : "Report post"}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={() => setOpen(null)}
        title="Delete this post?"
        body="Its likes and comments go with it."
        confirmLabel="Delete"
        onConfirm={handleDelete}
      />
      {open === "report" && (
        <Suspense>
          <ReportDialog
            subject="post"
            id={post.id}
            name="this post"
            isReported={post.isReported}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
