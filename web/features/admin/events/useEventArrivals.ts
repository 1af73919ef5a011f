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

interface Options {
  topics: AdminTopic[] | null;
  /** The cursor of the list on screen, so that no later event is missed. */
  after: string | undefined;
}

/**
 * Events that happened since a list was loaded. They wait until they are asked for, and are then above the list. An
 * event that comes twice is kept once.
 */
export function useEventArrivals({ topics, after }: Options) {
  const [arrived, setArrived] = useState<readonly AdminEvent[]>([]);
  const [isShown, setShown] = useState<ReadonlySet<string>>(new Set());

  useLive(AdminEvents, {
    variables: { topics },
    after,
    onEvent: ({ adminEvents }) => {
      const event = getFragment(AdminEvent_event, adminEvents.event);
      setArrived((before) =>
        before.some(({ id }) => id === event.id) ? before : [event, ...before],
      );
    },
  });

  return {
    shown: arrived.filter(({ id }) => isShown.has(id)),
    waiting: arrived.filter(({ id }) => !isShown.has(id)),
    show: () => setShown(new Set(arrived.map(({ id }) => id))),
  };
}
