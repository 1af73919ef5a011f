import { useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { CaseFilter } from "../../../gql/graphql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { queueMoves } from "../queueMoves.ts";
import { byClock, isIn } from "./caseFilters.ts";
import { type QueuedCase, QueuedCase_case } from "./CaseTable.tsx";

const CasesMoved = graphql(`
  subscription CasesMoved($after: Cursor) {
    moderationUpdated(after: $after) {
      cursor
      case {
        id
        ...QueuedCase_case
      }
    }
  }
`);

const LOOK_MS = 30_000;

interface Options {
  filter: CaseFilter;
  /** The rows on screen. */
  cases: readonly QueuedCase[];
  /** Whether there is nothing after them. */
  isWhole: boolean;
  /** The cursor of the list on screen, so that no later event is missed. */
  after: string | undefined;
}

/**
 * Keeps the rows of the queue up to date where they stand. Says what a fresh queue would have besides, or
 * otherwise.
 */
export function useCasesLive({ filter, cases, isWhole, after }: Options) {
  const [heard, setHeard] = useState<ReadonlyMap<string, QueuedCase>>(new Map());
  const { viewer } = useViewer();
  const at = { viewerId: viewer?.id, now: useNow(LOOK_MS) };

  useLive(CasesMoved, {
    after,
    onEvent: ({ moderationUpdated }) => {
      const one = getFragment(QueuedCase_case, moderationUpdated.case);
      setHeard((before) => new Map(before).set(one.id, one));
    },
  });

  return queueMoves({
    rows: cases,
    heard,
    isWhole,
    isIn: (one) => isIn(filter, one, at),
    byClock,
  });
}
