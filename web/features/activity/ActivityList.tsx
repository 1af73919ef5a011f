import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { space } from "../../ui/theme.ts";
import { ActivityRow } from "./ActivityRow.tsx";

const Activities = graphql(`
  query Activities($first: Int = 24, $group: ActivityGroup, $after: String) {
    activity(first: $first, group: $group, after: $after) {
      edges {
        cursor
        node {
          id
          ...ActivityRow_activity
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const PARTS = [
  { value: "", label: "All" },
  { value: "listings", label: "Listings" },
  { value: "offers", label: "Offers" },
  { value: "deals", label: "Deals" },
  { value: "orders", label: "Orders" },
  { value: "wallet", label: "Wallet" },
  { value: "account", label: "Sign-ins" },
] as const;

type Part = (typeof PARTS)[number]["value"];

/** The member's own activity, the latest first, with a filter by part. */
export function ActivityList() {
  const [part, setPart] = useState<Part>("");
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(Activities, {
    variables: part === "" ? {} : { group: part },
    // The list grows while the member is on other screens: each visit refetches, and shows the cached rows meanwhile.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const activity = data?.activity;

  return (
    <Stack>
      <ChoiceChips legend="Which activity" choices={PARTS} value={part} onChange={setPart} />
      {error && (
        <ErrorState message="Failed to load your activity" onRetry={() => void refetch()} />
      )}
      {!activity && !error && <LoadingBox label="Loading your activity" height="420px" />}
      {activity?.edges.length === 0 && (
        <EmptyState
          title={part === "" ? "Nothing has happened yet" : "Nothing here yet"}
          hint="What you list, offer, order and earn is written down here."
        />
      )}
      {activity && activity.edges.length > 0 && (
        <Rows aria-label="Activity">
          {activity.edges.map(({ node }) => (
            <ActivityRow key={node.id} activity={node} />
          ))}
        </Rows>
      )}
      <LoadMore
        hasMore={activity?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: activity?.pageInfo.endCursor ?? null } })}
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

const Rows = styled.ul`
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
  overflow: hidden;

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
