import type { Tx } from "../../core/context.ts";
import type { Removal } from "../../core/sql/removal.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { publishGuide, type FoundGuide } from "./oneGuide.ts";

/** Removes a guide for everybody, or puts it back. Answers whether that changed anything. */
export async function hideGuide(tx: Tx, id: number, { from, to }: Removal): Promise<boolean> {
  const changed = await row(
    tx.em,
    sql<FoundGuide>`
      update content set removed_at = ${to}::timestamptz
      where id = ${id} and removed_at is not distinct from ${from}::timestamptz
      returning id, user_id as "authorId", is_published as "isPublished"`,
  );
  if (changed) publishGuide(tx, changed);
  return changed !== undefined;
}
