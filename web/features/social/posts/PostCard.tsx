import { BadgeCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { quietLinks } from "../../../ui/quietLinks.ts";
import { space } from "../../../ui/theme.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { PostActions } from "./PostActions.tsx";
import { PostImages } from "./PostImages.tsx";
import { PostTypeBadge } from "./PostTypeBadge.tsx";

// Heavy and rarely opened, so they load on demand.
const PostMenu = lazy(async () => ({ default: (await import("./PostMenu.tsx")).PostMenu }));
const Comments = lazy(async () => ({ default: (await import("./Comments.tsx")).Comments }));

export const PostCardFragment = graphql(`
  fragment PostCard_post on FeedPost {
    id
    type
    content
    createdAt
    itemId
    itemTitle
    tags
    comments
    circleId
    circleName
    author {
      id
      username
      displayName
      avatar
      isVerified
      trustLevel
    }
    images {
      path
      small
      medium
      large
      placeholder
    }
    ...PostActions_post
    ...PostMenu_post
  }
`);

interface Props {
  readonly post: FragmentType<typeof PostCardFragment>;
  /** Whether the post arrived while the member was viewing the list: marked once with a gold edge. */
  readonly isNew?: boolean;
  /** Whether the comments are open from the start. */
  readonly isOpen?: boolean;
  readonly onDeleted?: () => void;
}

/** One post of the feed, with all its actions. */
export function PostCard({ post: masked, isNew = false, isOpen = false, onDeleted }: Props) {
  const post = getFragment(PostCardFragment, masked);
  const { author } = post;
  const [showsComments, setShowsComments] = useState(isOpen);
  const headingId = `post-${post.id}`;

  return (
    <Card aria-labelledby={headingId} data-post={post.id} $isNew={isNew}>
      <Head>
        <Avatar name={author.displayName} src={author.avatar} size={44} />
        <Who>
          <Name id={headingId}>
            <Link to={`/members/${author.username}`}>{author.username}</Link>
            {author.isVerified && <BadgeCheck size={18} role="img" aria-label="Verified" />}
          </Name>
          <Meta>
            <TrustBadge level={author.trustLevel} />
            <PostTypeBadge type={post.type} />
            <Link to={`/community/posts/${post.id}`} data-time>
              <TimeAgo date={post.createdAt} />
            </Link>
            {post.circleName && <Link to={`/circles/${post.circleId}`}>in {post.circleName}</Link>}
          </Meta>
        </Who>
        <Suspense fallback={<MenuPlace />}>
          <PostMenu post={post} onDeleted={onDeleted} />
        </Suspense>
      </Head>
      <Content dir="auto">{post.content}</Content>
      {post.itemId && (
        <ItemLink to={`/buy/${post.itemId}`}>{post.itemTitle ?? "The item"}</ItemLink>
      )}
      {post.images.length > 0 && <PostImages images={post.images} postId={post.id} />}
      {post.tags.length > 0 && (
        <Tags aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </Tags>
      )}
      <PostActions
        post={post}
        showsComments={showsComments}
        onComments={() => setShowsComments(!showsComments)}
      />
      {showsComments && (
        <Suspense>
          <Comments postId={post.id} count={post.comments} />
        </Suspense>
      )}
    </Card>
  );
}

const Card = styled.article<{ $isNew: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
  box-shadow: ${({ $isNew }) => ($isNew ? "inset 4px 0 0 var(--gold)" : "none")};
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Who = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
`;

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-size: 1.0625rem;
  overflow-wrap: anywhere;

  ${quietLinks}

  svg {
    flex: none;
    color: var(--ok);
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: 0.8125rem;

  a {
    color: var(--ink3);
    text-decoration: none;
    padding-block: 4px;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const MenuPlace = styled.span`
  flex: none;
  inline-size: 44px;
  block-size: 44px;
`;

const Content = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const ItemLink = styled(Link)`
  justify-self: start;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  color: var(--ink2);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
