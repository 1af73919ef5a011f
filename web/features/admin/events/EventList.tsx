import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminTopic } from "../../../gql/graphql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { Button } from "../../../ui/Button.tsx";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { AdminEvent_event, EventTable } from "./EventTable.tsx";
import { useEventArrivals } from "./useEventArrivals.ts";

const AdminEventLog = graphql(`
  query AdminEventLog($topics: [AdminTopic!], $first: Int = 50, $after: String) {
    adminEventLog(topics: $topics, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...AdminEvent_event
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The events of some topics. New ones wait on the shelf; while it is paused they are only counted. */
export function EventList({ topics }: { topics: AdminTopic[] | null }) {
  const [isPaused, setPaused] = useState(false);
  const query = useQuery(AdminEventLog, {
    variables: { topics },
    // An answer from the cache has an old cursor, after which all that happened since would come one by one.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.adminEventLog;
  const loaded = getFragment(AdminEvent_event, list?.edges.map(({ node }) => node) ?? []);
  const { shown, count, show } = useEventArrivals({
    topics,
    after: list?.cursor,
    newestLoaded: Number(loaded[0]?.id ?? 0),
    reload: query.refetch,
  });
  const events = [...shown, ...loaded];

  function handlePause() {
    if (isPaused) show();
    setPaused(!isPaused);
  }

  return (
    <>
      <Row>
        <ArrivalsShelf
          idleText={isPaused ? "Paused" : "New events appear here as they happen"}
          {...(count > 0 && shelfOf(count, isPaused, show))}
        />
        <Button onClick={handlePause}>{isPaused ? "Resume" : "Pause"}</Button>
      </Row>
      <AdminList
        noun="events"
        list={list && { ...list, edges: events }}
        query={{ ...query, fetchMore }}
      >
        <EventTable events={events} busy={query.data === undefined} />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        adminEventLog: withNextPage(before.adminEventLog, next.adminEventLog),
      }),
    });
  }
}

function shelfOf(count: number, isPaused: boolean, onAction: () => void) {
  const events = count === 1 ? "1 new event" : `${count} new events`;
  return isPaused ? { text: `Paused: ${events}` } : { text: events, actionLabel: "Show", onAction };
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
`;
