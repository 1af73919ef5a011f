import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { notFound } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { ExplorerRun } from "./explorerRun.entity.ts";

/** Deletes a run of the viewer's own. Refuses with NOT_FOUND. Returns its id. */
export async function deleteRun(tx: Tx, input: { id: string }): Promise<number> {
  const id = idOf(input.id);
  const userId = viewerOf(tx).id;
  if ((await tx.em.nativeDelete(ExplorerRun, { id, userId })) === 0) throw notFound("Run");
  invalidate(tx, userId, "explorerHistory");
  return id;
}

/** Deletes all runs of the viewer's own. Returns how many there were. */
export async function clearHistory(tx: Tx): Promise<number> {
  const userId = viewerOf(tx).id;
  const count = await tx.em.nativeDelete(ExplorerRun, { userId });
  if (count > 0) invalidate(tx, userId, "explorerHistory");
  return count;
}
