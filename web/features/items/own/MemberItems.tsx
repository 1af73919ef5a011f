import { useMemo } from "react";
import { styled } from "styled-components";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { space } from "../../../ui/theme.ts";
import { Arrivals } from "../browse/Arrivals.tsx";
import { LiveItems } from "../browse/LiveItems.tsx";
import { CardTracks } from "../card/CardFrame.tsx";
import { ItemCard } from "../card/ItemCard.tsx";
import { ItemGridSkeleton } from "../card/ItemSkeleton.tsx";
import { useMemberItems } from "./useMemberItems.ts";

/** The available items of one member. */
export function MemberItems({ sellerId }: { sellerId: string }) {
  const variables = useMemo(() => ({ filter: { sellerId } }), [sellerId]);
  const { connection, live, listKey, error, isLoadingMore, loadMore, reload } =
    useMemberItems(variables);
  const items = connection?.edges.map(({ node }) => node) ?? [];

  return (
    <Section aria-label="Items on the market">
      <h2>On the market</h2>
      <Arrivals
        idleText="New items appear here as they arrive"
        filter={variables.filter}
        after={live?.start}
        shown={new Set(items.map(({ id }) => id))}
        onShow={() => void reload()}
      />
      {!connection && !error && <ItemGridSkeleton layout="grid" />}
      {error && <ErrorState message="Failed to fetch listings" onRetry={() => void reload()} />}
      {connection && items.length === 0 && <None>Nothing listed right now.</None>}
      {items.length > 0 && (
        <CardTracks $layout="grid">
          {items.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} layout="grid" />
            </li>
          ))}
        </CardTracks>
      )}
      {live?.pages.map((page) => (
        <LiveItems key={`${listKey} ${page.cursor}`} items={page.items} after={page.cursor} />
      ))}
      <LoadMore
        hasMore={connection?.pageInfo.hasNextPage ?? false}
        loading={isLoadingMore}
        onMore={loadMore}
      />
    </Section>
  );
}

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const None = styled.p`
  color: var(--ink2);
`;
