import { invalidate } from "../../core/events/invalidation.ts";
import { SESSION_DAYS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { newToken } from "../../core/secrets.ts";
import { rememberDevice } from "./devices.ts";
import { hashOf } from "./tokens.ts";

export interface OpenedSession {
  token: string;
  /** The name of the device from now on, where it is one of our own pages. */
  device: string | undefined;
}

/** Signs a member in on one device, for 30 days. The table keeps the token's hash. Source: C42 */
export async function openSession(tx: Tx, memberId: number): Promise<OpenedSession> {
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

  invalidate(tx, memberId, "activity", "sessions");
  return { token, device: await rememberDevice(tx, memberId) };
}
