import { Award, Handshake, MessagesSquare, Star, Tag } from "lucide-react";
import { styled } from "styled-components";
import type { PostType } from "../../../gql/graphql.ts";

const TYPES = {
  listing: { Icon: Tag, word: "Listing" },
  trade: { Icon: Handshake, word: "Trade" },
  review: { Icon: Star, word: "Review" },
  achievement: { Icon: Award, word: "Achievement" },
  community: { Icon: MessagesSquare, word: "Community" },
} satisfies Record<PostType, object>;

/** The type of a post, as word and icon. */
export function PostTypeBadge({ type }: { readonly type: PostType }) {
  const { Icon, word } = TYPES[type];
  return (
    <Badge>
      <Icon size={14} aria-hidden />
      {word}
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 1px 7px;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--ink2);
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
`;
