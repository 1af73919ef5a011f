import { useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Adjustment_adjustment, type AdjustmentRow } from "./AdjustmentTable.tsx";

const AdjustmentMoved = graphql(`
  subscription AdjustmentMoved($after: Cursor) {
    adjustmentUpdated(after: $after) {
      cursor
      adjustment {
        id
        ...Adjustment_adjustment
      }
    }
  }
`);

interface Options {
  /** Whether an adjustment belongs to this list. */
  isIn: (adjustment: AdjustmentRow) => boolean;
  /** The rows on screen, the newest first. */
  adjustments: readonly AdjustmentRow[];
  /** Whether there is nothing after them. */
  isWhole: boolean;
  /** The cursor of the list on screen, so that no later event is missed. */
  after: string | undefined;
}

/**
 * Keeps the rows of a list up to date where they stand. Counts what belongs among them and is not there, and says
 * whether a row of it belongs to another list now.
 */
export function useAdjustmentsLive({ isIn, adjustments, isWhole, after }: Options) {
  const [heard, setHeard] = useState<ReadonlyMap<string, AdjustmentRow>>(new Map());

  useLive(AdjustmentMoved, {
    after,
    onEvent: ({ adjustmentUpdated }) => {
      const adjustment = getFragment(Adjustment_adjustment, adjustmentUpdated.adjustment);
      setHeard((before) => new Map(before).set(adjustment.id, adjustment));
    },
  });

  const listed = new Set(adjustments.map(({ id }) => id));
  const last = Number(adjustments.at(-1)?.id ?? 0);
  const arrived = [...heard.values()].filter(
    (one) => !listed.has(one.id) && isIn(one) && (isWhole || Number(one.id) > last),
  );
  return { arrived: arrived.length, isMoved: adjustments.some((one) => !isIn(one)) };
}
