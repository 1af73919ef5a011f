import { Bookmark, Heart, MessageCircle, Share2 } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Count } from "../../../ui/Count.tsx";
import { media } from "../../../ui/theme.ts";
import { usePostActions } from "./usePostActions.ts";

export const PostActionsFragment = graphql(`
  fragment PostActions_post on FeedPost {
    id
    likes
    comments
    shares
    isLiked
    isBookmarked
    isMine
  }
`);

interface Props {
  readonly post: FragmentType<typeof PostActionsFragment>;
  readonly showsComments: boolean;
  readonly onComments: () => void;
}

/** Buttons to like, comment, share and bookmark, with their counts. */
export function PostActions({ post: masked, showsComments, onComments }: Props) {
  const post = getFragment(PostActionsFragment, masked);
  const { like, bookmark, share } = usePostActions(post);

  return (
    <Row>
      <Act type="button" aria-pressed={post.isLiked} onClick={() => void like()}>
        <Heart size={20} aria-hidden fill={post.isLiked ? "currentColor" : "none"} />
        <Words>{post.isLiked ? "Liked" : "Like"}</Words>
        <Count value={post.likes} compact />
      </Act>
      <Act type="button" aria-expanded={showsComments} onClick={onComments}>
        <MessageCircle size={20} aria-hidden />
        <Words>Comment</Words>
        <Count value={post.comments} compact />
      </Act>
      <Act type="button" onClick={() => void share()}>
        <Share2 size={20} aria-hidden />
        <Words>Share</Words>
        <Count value={post.shares} compact />
      </Act>
      <Act type="button" aria-pressed={post.isBookmarked} onClick={() => void bookmark()}>
        <Bookmark size={20} aria-hidden fill={post.isBookmarked ? "currentColor" : "none"} />
        <Words>{post.isBookmarked ? "Bookmarked" : "Bookmark"}</Words>
      </Act>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline: -8px;

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Act = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 4px 8px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--ink2);
  font-size: 0.9375rem;
  font-weight: 600;

  &:hover {
    background: var(--well);
    color: var(--ink);
  }

  &[aria-pressed="true"] {
    color: var(--ink);
  }
`;

/** On a narrow screen only the icons are visible; the labels remain for screen readers. */
const Words = styled.span`
  position: absolute;
  clip-path: inset(50%);
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  white-space: nowrap;

  ${media.m} {
    position: static;
    clip-path: none;
    inline-size: auto;
    block-size: auto;
  }
`;
