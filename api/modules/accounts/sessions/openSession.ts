import { SESSION_DAYS } from "../../../../schema/limits.ts";
import { hoursAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf, newToken } from "../../../core/credentials/tokens.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { SessionEntity, SignInEntity } from "../accounts.entities.ts";
import { User } from "../user.entity.ts";
import { rememberDevice } from "./devices.ts";
import { beginVisits } from "./visits.ts";

export interface OpenedSession {
  token: string;
  /** The new name of the device, for its cookie; undefined when the request comes from no page of the market. */
  device: string | undefined;
}

/** Signs a member in on one device, for 30 days. The table stores only the token's hash. Source: C42 */
export async function openSession(tx: Tx, memberId: number): Promise<OpenedSession> {
  const token = newToken();
  const device = { userAgent: tx.origin.userAgent ?? null, ipAddress: tx.origin.ip };

  await tx.em.nativeDelete(SessionEntity, { user: memberId, expire: { $lte: tx.now } });
  await tx.em.insert(SessionEntity, {
    sid: hashOf(token),
    user: memberId,
    sess: device,
    createdAt: tx.now,
    lastSeenAt: tx.now,
    expire: hoursAfter(tx.now, SESSION_DAYS * 24),
    provenAt: tx.now,
  });
  await rows(tx.em, beginVisits(sql`sessions where sid = ${hashOf(token)}`, tx.now));
  await tx.em.insert(SignInEntity, {
    user: memberId,
    userAgent: device.userAgent,
    ipAddress: device.ipAddress,
    createdAt: tx.now,
  });
  await tx.em.nativeUpdate(User, { id: memberId }, { lastLoginAt: tx.now });

  invalidate(tx, memberId, "activity", "sessions");
  return { token, device: await rememberDevice(tx, memberId) };
}
