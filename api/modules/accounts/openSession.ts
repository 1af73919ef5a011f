import { SESSION_DAYS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { hashOf, newToken } from "./tokens.ts";

/** Signs a member in on one device, for 30 days. Answers the token; the table keeps its hash. Source: C42 */
export async function openSession(tx: Tx, memberId: number): Promise<string> {
  const token = newToken();
  const device = { userAgent: tx.origin.userAgent ?? null, ipAddress: tx.origin.ip };

  await rows(tx.em, sql`delete from sessions where user_id = ${memberId} and expire <= ${tx.now}`);
  await rows(
    tx.em,
    sql`insert into sessions (sid, user_id, sess, created_at, last_seen_at, expire)
        values (${hashOf(token)}, ${memberId}, ${JSON.stringify(device)}::jsonb, ${tx.now}, ${tx.now},
                ${hoursAfter(tx.now, SESSION_DAYS * 24)})`,
  );
  await rows(
    tx.em,
    sql`insert into sign_ins (user_id, user_agent, ip_address, created_at)
        values (${memberId}, ${device.userAgent}, ${device.ipAddress}, ${tx.now})`,
  );
  await rows(tx.em, sql`update users set last_login_at = ${tx.now} where id = ${memberId}`);

  return token;
}
