import { TRUST_POINTS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { changeLevel, type Change } from "./changeLevel.ts";

/**
 * Updates the reputation and trust level of a member who has verified one more channel. The caller has already stored
 * the channel. Source: C07, C26
 */
export async function countVerification(tx: Tx, memberId: number): Promise<void> {
  const counted = await row(
    tx.em,
    sql<Change>`
      with before as materialized (
        select id, trust_level from users where id = ${memberId} for no key update)
      update users u set
        trust_points = u.trust_points + ${TRUST_POINTS.channel},
        trust_level = trust_level_kept(u.id, trust_level_of(coalesce(s.deals_completed, 0),
          u.trust_points + ${TRUST_POINTS.channel}, u.overall_rating, u.email_verified, u.phone_verified), ${tx.now})
      from before b left join user_stats s on s.user_id = b.id where u.id = b.id
      returning u.id, b.trust_level as was, u.trust_level as is`,
  );
  if (counted) changeLevel(tx, counted);
}
