import { useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminTopic } from "../../../gql/graphql.ts";
import { type AdminEvent, AdminEvent_event } from "./EventTable.tsx";

const AdminEvents = graphql(`
  subscription AdminEvents($topics: [AdminTopic!], $after: Cursor) {
    adminEvents(topics: $topics, after: $after) {
      cursor
      event {
        id
        ...AdminEvent_event
      }
    }
  }
`);

/** So many events are kept above a list. Where more happened, the list is loaded anew: nobody reads them one by one. */
const KEPT_MAX = 100;

interface Options {
  topics: AdminTopic[] | null;
  /** The cursor of the list on screen, so that no later event is missed. */
  after: string | undefined;
  /** The newest event of the list, 0 without one: after a refetch the list has what arrived, too. */
  newestLoaded: number;
  /** Loads the list anew. */
  reload: () => Promise<unknown>;
}

interface Arrivals {
  /** The newest first, both. */
  shown: readonly AdminEvent[];
  waiting: readonly AdminEvent[];
  /** How many arrived since the last time they were shown; more than `waiting` when some were dropped. */
  count: number;
  newest: number;
}

const NONE: Arrivals = { shown: [], waiting: [], count: 0, newest: 0 };

/**
 * Events that happened since a list was loaded. They wait until they are asked for, and are then above the list. They
 * come in the order of their ids, so one that comes twice is known.
 */
export function useEventArrivals({ topics, after, newestLoaded, reload }: Options) {
  const [{ shown, waiting, count }, setArrivals] = useState(NONE);
  const isNew = ({ id }: AdminEvent) => Number(id) > newestLoaded;

  useLive(AdminEvents, {
    variables: { topics },
    after,
    onEvent: ({ adminEvents }) => {
      const event = getFragment(AdminEvent_event, adminEvents.event);
      setArrivals((before) =>
        Number(event.id) <= before.newest ? before : withArrival(before, event),
      );
    },
  });

  const isTooMany = count > waiting.length || shown.length + count > KEPT_MAX;
  const unread = waiting.filter(isNew).length;

  function show() {
    setArrivals((before) => ({
      ...before,
      shown: isTooMany ? [] : [...before.waiting, ...before.shown],
      waiting: [],
      count: 0,
    }));
    if (isTooMany) void reload().catch(() => undefined);
  }

  return {
    shown: shown.filter(isNew),
    /** How many wait. */
    count: unread < waiting.length ? unread : count,
    show,
  };
}

function withArrival({ shown, waiting, count }: Arrivals, event: AdminEvent): Arrivals {
  return {
    shown,
    waiting: [event, ...waiting].slice(0, KEPT_MAX),
    count: count + 1,
    newest: Number(event.id),
  };
}
