import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { administratorIds } from "../../accounts/index.ts";
import type { SavedQuery } from "./savedQuery.types.ts";

/** Tells everybody who sees a saved query that it is another one now. */
export async function publishSavedQuery(
  tx: Tx,
  { visibility }: Pick<SavedQuery, "visibility">,
): Promise<void> {
  const own = viewerOf(tx).id;
  for (const memberId of visibility === "staff" ? await administratorIds(tx) : [own])
    invalidate(tx, memberId, "savedQueries", "savedQuery", "dashboardTiles");
}
