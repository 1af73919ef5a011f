import type { FieldMergeFunction } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { connection } from "../../apollo/connection.ts";

/** Who listens to counts, and since when the socket is there over which it does. */
interface Listening {
  readonly since: Date;
  isOver: boolean;
}

interface Counted {
  readonly streamId: string;
  readonly viewerCount: number;
}

/** An answer can be older than a count that was heard while it was on its way; a count that is still listened to is never older. */
export const mergeCount: FieldMergeFunction<number> = (before, now, { storage }) => {
  const listening = storage["listening"] as Listening | undefined;
  const isHeard = listening && !listening.isOver && listening.since === connection.read().since;
  return isHeard && before !== undefined ? before : now;
};

/** Answers how to keep a count that was heard, for as long as the component listens. */
export function useHeardCounts(): (counted: Counted) => void {
  const { cache } = useApolloClient();
  const listening = useRef<Listening>(undefined);
  useEffect(
    () => () => {
      if (listening.current) listening.current.isOver = true;
      listening.current = undefined;
    },
    [],
  );

  return ({ streamId, viewerCount }) => {
    const { since } = connection.read();
    if (listening.current?.since !== since) listening.current = { since, isOver: false };
    const heard = listening.current;
    const id = cache.identify({ __typename: "Stream", id: streamId });
    if (!id) return;
    cache.modify({
      id,
      fields: {
        viewerCount: (_before: number, { storage }) => {
          storage["listening"] = heard;
          return viewerCount;
        },
      },
    });
  };
}
