import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { space } from "../../../ui/theme.ts";
import { LiveItems } from "../browse/LiveItems.tsx";
import { forgetPages, pagesOf } from "../browse/livePlaces.ts";
import { CardTracks } from "../card/CardFrame.tsx";
import { ItemCard } from "../card/ItemCard.tsx";
import { ItemGridSkeleton } from "../card/ItemSkeleton.tsx";
import { VisibilityBadge } from "../card/VisibilityBadge.tsx";
import { OwnerActions } from "./OwnerActions.tsx";

const MY_ITEMS = graphql(`
  query MyItems($first: Int = 24, $after: String) {
    myItems(first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          status
          ...ItemCard_item
          ...LiveItems_item
          ...OwnerActions_item
          ...VisibilityBadge_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const LIST = "my items";

/** The member's own listings of any status. Those on the market can be changed. */
export function MyItems() {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(MY_ITEMS, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.myItems;
  const items = connection?.edges.map(({ node }) => node) ?? [];
  const shown = items.filter(({ status }) => status !== "removed");
  const live = connection && pagesOf(LIST, connection);

  async function handleRetry() {
    await refetch().then(
      () => forgetPages(LIST),
      () => undefined,
    );
  }

  return (
    <Stack>
      {!connection && !error && <ItemGridSkeleton layout="grid" />}
      {error && (
        <ErrorState message="Failed to load your items" onRetry={() => void handleRetry()} />
      )}
      {connection && shown.length === 0 && (
        <EmptyState
          title="No items yet"
          hint="What you list appears here, and can be changed here."
        >
          <ButtonLink $kind="act" to="/post-item">
            Post Item
          </ButtonLink>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <CardTracks $layout="grid" aria-label="My items">
          {shown.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} layout="grid">
                <VisibilityBadge item={item} />
                {item.status === "available" && <OwnerActions item={item} isShort />}
              </ItemCard>
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
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
