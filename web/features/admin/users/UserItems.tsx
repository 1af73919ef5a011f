import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { STAMPS } from "../../items/card/itemStatus.ts";

const Items = graphql(`
  query UserItems($userId: ID!, $first: Int = 24, $after: String) {
    adminItems(filter: { userId: $userId }, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          title
          trustPoints
          status
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** All items of a member, whatever their status. */
export function UserItems({ userId }: { userId: string }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(Items, {
    variables: { userId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const items = data?.adminItems;

  return (
    <Stack>
      <h3>Items</h3>
      {error ? (
        <ErrorState
          message="Failed to load the items"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!items && !error ? <LoadingBox label="Loading items" height="48px" /> : null}
      {items?.edges.length === 0 ? <p>No items so far.</p> : null}
      {items && items.edges.length > 0 ? (
        <ul aria-label="Items">
          {items.edges.map(({ node: { id, title, trustPoints, status } }) => (
            <li key={id}>
              <Link to={`/admin/items?item=${id}`}>{title}</Link>
              <span>
                {tpText(trustPoints)} · {STAMPS[status] ?? "Available"}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <LoadMore
        hasMore={items?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: items?.pageInfo.endCursor ?? null } })}
      />
    </Stack>
  );
}

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-size: 0.9375rem;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-block-size: 40px;
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  p,
  span {
    color: var(--ink2);
  }
`;
