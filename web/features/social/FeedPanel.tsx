import { lazy, Suspense, useRef, useState } from "react";
import { styled } from "styled-components";
import type { FeedFilter } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { space } from "../../ui/theme.ts";
import { NewPosts } from "./posts/NewPosts.tsx";
import { PostList } from "./posts/PostList.tsx";
import { useFeed } from "./posts/useFeed.ts";

const FindMembers = lazy(async () => ({
  default: (await import("./FindMembers.tsx")).FindMembers,
}));

const FILTERS = [
  { value: "all", label: "All Activity" },
  { value: "following", label: "Following" },
  { value: "trending", label: "Trending" },
  { value: "local", label: "Local" },
] as const;

const HINTS: Readonly<Record<FeedFilter, string>> = {
  all: "Be the first to tell the market something.",
  following: "Posts of members you follow appear here.",
  trending: "What members like, share and talk about appears here.",
  local: "Posts from your place appear here: write it in your profile, or list an item there.",
};

const NONE: ReadonlySet<string> = new Set();

/** The social feed: filters, the shelf of new posts, posts, and paging. Source: S2 §2 */
export function FeedPanel() {
  const [filter, setFilter] = useState<FeedFilter>("all");
  return (
    <Stack>
      <ChoiceChips legend="Which posts" choices={FILTERS} value={filter} onChange={setFilter} />
      <FeedOf key={filter} filter={filter} />
    </Stack>
  );
}

function FeedOf({ filter }: { readonly filter: FeedFilter }) {
  const { connection, error, ...feed } = useFeed(filter);
  const [fresh, setFresh] = useState(NONE);
  const [isFinding, setIsFinding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const posts = connection?.edges.map(({ node }) => node);

  async function handleShow(arrived: ReadonlySet<string>) {
    await feed.reload();
    setFresh(arrived);
    // The new posts are first in the list, so move focus there.
    requestAnimationFrame(() => list.current?.querySelector("a")?.focus());
  }

  return (
    <>
      <NewPosts
        filter={filter}
        after={connection?.cursor}
        shown={new Set(posts?.map(({ id }) => id))}
        onShow={(arrived) => void handleShow(arrived)}
      />
      <PostList
        posts={posts}
        hasFailed={error !== undefined}
        hasMore={connection?.pageInfo.hasNextPage ?? false}
        isLoadingMore={feed.isLoadingMore}
        onMore={feed.loadMore}
        onRetry={() => void feed.reload()}
        fresh={fresh}
        listRef={list}
        empty={
          <EmptyState title="No posts yet" hint={HINTS[filter]}>
            <Acts>
              <Button onClick={() => setIsFinding(true)}>Find Users</Button>
              <ButtonLink $kind="act" to="/post-item">
                Create Listing
              </ButtonLink>
            </Acts>
          </EmptyState>
        }
      />
      {isFinding && (
        <Suspense>
          <FindMembers onClose={() => setIsFinding(false)} />
        </Suspense>
      )}
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;
