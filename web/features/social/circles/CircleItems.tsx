import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Column } from "../../../ui/Column.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { space } from "../../../ui/theme.ts";
import { useArrivals } from "../../../ui/useArrivals.ts";
import { LiveItems } from "../../items/browse/LiveItems.tsx";
import { forgetPages, pagesOf } from "../../items/browse/livePlaces.ts";
import { CardTracks } from "../../items/card/CardFrame.tsx";
import { ItemCard } from "../../items/card/ItemCard.tsx";
import { ItemGridSkeleton } from "../../items/card/ItemSkeleton.tsx";

const CircleItemsQuery = graphql(`
  query CircleItems($circleId: ID!, $after: String) {
    circleItems(circleId: $circleId, first: 24, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...ItemCard_item
          ...LiveItems_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const CircleItemAdded = graphql(`
  subscription CircleItemAdded($circleId: ID!, $after: Cursor) {
    circlePostAdded(circleId: $circleId, after: $after) {
      cursor
      post {
        id
        type
        itemId
      }
    }
  }
`);

/** The items that are only for a circle. New ones wait on the shelf. */
export function CircleItems({ circleId }: { readonly circleId: string }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(CircleItemsQuery, {
    variables: { circleId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.circleItems;
  const items = connection?.edges.map(({ node }) => node) ?? [];
  const listKey = `circle ${circleId}`;
  const live = connection && pagesOf(listKey, connection);
  const { arrived, add, forget } = useArrivals();
  const shown = new Set(items.map(({ id }) => id));
  const waiting = [...arrived].filter((id) => !shown.has(id)).length;

  useLive(CircleItemAdded, {
    variables: { circleId },
    after: live?.start,
    onEvent: ({ circlePostAdded: { post } }) => {
      if (post.type === "listing" && post.itemId) add(post.itemId);
    },
  });

  async function handleReload() {
    await refetch().then(
      () => {
        forgetPages(listKey);
        // Keep only items that arrived after the reload began, because its response does not have them.
        forget(arrived);
      },
      () => undefined,
    );
  }

  return (
    <Column>
      <Head>
        <h2>Only in this circle</h2>
        <ButtonLink to={`/post-item?circle=${circleId}`}>Post Item</ButtonLink>
      </Head>
      <ArrivalsShelf
        idleText="New items appear here as they arrive"
        {...(waiting > 0 && {
          text: waiting === 1 ? "1 new item" : `${waiting} new items`,
          actionLabel: "Show",
          onAction: () => void handleReload(),
        })}
      />
      {!connection && !error && <ItemGridSkeleton layout="grid" places={4} />}
      {error && (
        <ErrorState message="Failed to fetch listings" onRetry={() => void handleReload()} />
      )}
      {connection && items.length === 0 && (
        <EmptyState
          title="No items yet"
          hint="Only who is in the circle sees what is listed here."
        />
      )}
      {items.length > 0 && (
        <CardTracks $layout="grid" aria-label="Items of the circle">
          {items.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} layout="grid" />
            </li>
          ))}
        </CardTracks>
      )}
      {live?.pages.map((page) => (
        <LiveItems key={page.cursor} items={page.items} after={page.cursor} />
      ))}
      <LoadMore
        hasMore={connection?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </Column>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;
