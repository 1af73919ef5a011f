import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { LivePosts } from "./LivePosts.tsx";
import { PostCard, type PostCardFragment } from "./PostCard.tsx";

type Post = { readonly id: string } & FragmentType<typeof PostCardFragment>;

interface Props {
  readonly posts: readonly Post[] | undefined;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => Promise<unknown>;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly fresh?: ReadonlySet<string>;
  readonly listRef?: Ref<HTMLUListElement>;
}

/** A list of posts with live counts, and the states without posts. */
export function PostList({ posts, hasFailed, fresh, empty, listRef, ...list }: Props) {
  return (
    <Stack>
      {!posts && !hasFailed && (
        <Loading role="status" aria-busy="true">
          <VisuallyHidden>Loading posts</VisuallyHidden>
          <Skeleton $h="180px" />
          <Skeleton $h="180px" />
          <Skeleton $h="180px" />
        </Loading>
      )}
      {hasFailed && <ErrorState message="Failed to load posts" onRetry={list.onRetry} />}
      {posts?.length === 0 && empty}
      {posts && posts.length > 0 && (
        <ul aria-label="Posts" ref={listRef}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} isNew={fresh?.has(post.id) ?? false} />
            </li>
          ))}
        </ul>
      )}
      {posts && <LivePosts ids={posts.map(({ id }) => id)} />}
      <LoadMore
        label="Load More Posts"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.onMore}
      />
      <OfflineNote />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

const Loading = styled.div`
  display: grid;
  gap: ${space(4)};
`;
