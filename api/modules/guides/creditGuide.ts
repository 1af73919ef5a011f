import type { Tx } from "../../core/context.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { countsSince } from "./guide.rows.ts";
import { broadcastCounts, type FoundGuide } from "./oneGuide.ts";

interface Paid {
  memberId: number;
  /** The guide is one that was published since then. */
  since: Date;
  /** Whole TP. */
  amount: number;
}

/** Notes what a member was paid for the most liked of their newest guides. The ledger has paid it already. */
export async function creditGuide(tx: Tx, { memberId, since, amount }: Paid): Promise<void> {
  const guide = await row(
    tx.em,
    sql<FoundGuide>`
      update content set trust_points_earned = trust_points_earned + ${amount}
      where id = (
        select g.id from content g
        where g.user_id = ${memberId} and ${countsSince(since)}
        order by g.likes desc, g.id limit 1 for no key update)
      returning id, user_id as "authorId", is_published as "isPublished"`,
  );
  if (guide) broadcastCounts(tx, guide);
}
