import { useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { DisputeQueueFilter } from "../../../gql/graphql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { queueMoves } from "../queueMoves.ts";
import { byClock, isIn } from "./queueFilters.ts";
import { type QueuedDispute, QueuedDispute_dispute } from "./QueueTable.tsx";

const DisputeQueueMoved = graphql(`
  subscription DisputeQueueMoved($after: Cursor) {
    disputeUpdated(after: $after) {
      cursor
      dispute {
        id
        ...QueuedDispute_dispute
      }
    }
  }
`);

interface Options {
  filter: DisputeQueueFilter;
  /** The rows on screen. */
  disputes: readonly QueuedDispute[];
  /** Whether there is nothing after them. */
  isWhole: boolean;
  /** The cursor of the list on screen, so that no later event is missed. */
  after: string | undefined;
}

/**
 * Keeps the rows of a queue up to date where they stand. Says what a fresh queue would have besides, or
 * otherwise.
 */
export function useQueueLive({ filter, disputes, isWhole, after }: Options) {
  const [heard, setHeard] = useState<ReadonlyMap<string, QueuedDispute>>(new Map());
  const { viewer } = useViewer();

  useLive(DisputeQueueMoved, {
    after,
    onEvent: ({ disputeUpdated }) => {
      const dispute = getFragment(QueuedDispute_dispute, disputeUpdated.dispute);
      setHeard((before) => new Map(before).set(dispute.id, dispute));
    },
  });

  return queueMoves({
    rows: disputes,
    heard,
    isWhole,
    isIn: (dispute) => isIn(filter, dispute, viewer?.id),
    byClock,
  });
}
