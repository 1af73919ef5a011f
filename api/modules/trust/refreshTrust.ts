import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { changeLevel, type Change } from "./changeLevel.ts";

/**
 * Computes the trust level of members again whose rating changed or who lost a dispute, from their current data. Locks
 * their rows in the order of their ids. Source: C26
 */
export async function refreshTrust(tx: Tx, memberIds: readonly number[]): Promise<void> {
  const refreshed = await rows(
    tx.em,
    sql<Change>`
      with before as materialized (
        select id, trust_level from users where id = any(${[...memberIds]}) and is_active order by id for no key update)
      update users u set trust_level = trust_level_kept(u.id,
        trust_level_of(s.deals_completed, u.trust_points, u.overall_rating, u.email_verified, u.phone_verified), ${tx.now})
      from before b join user_stats s on s.user_id = b.id where u.id = b.id
      returning u.id, b.trust_level as was, u.trust_level as is`,
  );
  for (const member of refreshed.toSorted((a, b) => a.id - b.id)) changeLevel(tx, member);
}
