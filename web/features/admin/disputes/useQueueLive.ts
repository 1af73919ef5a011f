import { useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { DisputeQueueFilter } from "../../../gql/graphql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
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
 * Keeps the rows of a queue up to date where they stand. Counts what belongs among them and is not there, and says
 * whether a fresh queue would have another order or fewer rows.
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

  const listed = new Set(disputes.map(({ id }) => id));
  const last = disputes.at(-1);
  const isOnPage = (dispute: QueuedDispute) => isWhole || !last || byClock(dispute, last) < 0;
  const arrived = [...heard.values()].filter(
    (dispute) => !listed.has(dispute.id) && isIn(filter, dispute, viewer?.id) && isOnPage(dispute),
  );
  const isMoved = disputes.some((dispute, n) => {
    const next = disputes[n + 1];
    return !isIn(filter, dispute, viewer?.id) || (next && byClock(dispute, next) > 0);
  });
  return { arrived: arrived.length, isMoved };
}
