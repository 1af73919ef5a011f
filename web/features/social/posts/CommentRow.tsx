import { Flag, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Avatar } from "../../../ui/Avatar.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { useToast } from "../../../ui/toast.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("../../safety/ReportDialog.tsx")).ReportDialog,
}));

export const CommentRowFragment = graphql(`
  fragment CommentRow_comment on PostComment {
    id
    content
    createdAt
    canDelete
    isReported
    author {
      id
      username
      displayName
      avatar
    }
  }
`);

const DeleteComment = graphql(`
  mutation DeleteComment($commentId: ID!) {
    deleteComment(commentId: $commentId) {
      commentId
      post {
        id
        comments
      }
    }
  }
`);

/** One comment. Its author and the post's author can delete it, others can report it. */
export function CommentRow(props: { readonly comment: FragmentType<typeof CommentRowFragment> }) {
  const comment = getFragment(CommentRowFragment, props.comment);
  const { author } = comment;
  const isMine = useViewer().viewer?.id === author.id;
  const [remove, { busy }] = useCommand(DeleteComment);
  const [isReporting, setIsReporting] = useState(false);
  const toast = useToast();

  async function handleDelete() {
    try {
      await remove(
        { commentId: comment.id },
        { update: (cache) => void cache.evict({ id: `PostComment:${comment.id}` }) },
      );
    } catch (error) {
      const description = toFailure(error).message;
      toast({ title: "Failed to delete the comment", description, destructive: true });
    }
  }

  return (
    <Row>
      <Avatar name={author.displayName} src={author.avatar} size={32} />
      <div>
        <Line>
          <Link to={`/members/${author.username}`}>{author.username}</Link>
          <TimeAgo date={comment.createdAt} />
        </Line>
        <p dir="auto">{comment.content}</p>
      </div>
      <Acts>
        {comment.canDelete && (
          <IconButton
            label={`Delete the comment of ${author.username}`}
            disabled={busy}
            onClick={() => void handleDelete()}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
        {!isMine && (
          <IconButton
            label={`Report the comment of ${author.username}`}
            onClick={() => setIsReporting(true)}
          >
            <Flag size={18} aria-hidden />
          </IconButton>
        )}
      </Acts>
      {isReporting && (
        <Suspense>
          <ReportDialog
            subject="comment"
            id={comment.id}
            name="this comment"
            isReported={comment.isReported}
            onClose={() => setIsReporting(false)}
          />
        </Suspense>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 12px;

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;

  button {
    color: var(--ink3);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font-size: 0.8125rem;
  color: var(--ink3);

  a {
    color: var(--ink);
    font-size: 0.9375rem;
    font-weight: 650;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
  }
`;
