import { KNOWN_DEVICES } from "../../../../schema/limits.ts";
import { hoursAfter } from "../../../core/clock.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { hashOf, newToken } from "../../../core/credentials/tokens.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { KnownDeviceEntity } from "../accounts.entities.ts";

/** The id of the requesting device, if this account signed in on it within a year. */
export async function knownDevice(
  { em, origin, services }: Context,
  email: string,
): Promise<number | undefined> {
  if (!origin.device) return undefined;
  const found = await row(
    em,
    sql<{ id: number }>`
      select d.id from known_devices d join users u on u.id = d.user_id
      where d.device = ${hashOf(origin.device)} and lower(u.email) = ${email} and d.expires_at > ${services.clock.now()}`,
  );
  return found?.id;
}

/**
 * Stores the requesting device as known for this member. Returns the device's new name, for its cookie; undefined when
 * the request comes from no page of the market. The name changes each time, so that a copied old name is unknown.
 */
export async function rememberDevice(tx: Tx, memberId: number): Promise<string | undefined> {
  const { device: before } = tx.origin;
  if (before === undefined) return undefined;

  const name = newToken();
  const device = hashOf(name);
  const expiresAt = hoursAfter(tx.now, KNOWN_DEVICES.days * 24);
  if (before) await tx.em.nativeUpdate(KnownDeviceEntity, { device: hashOf(before) }, { device });
  await rows(
    tx.em,
    sql`insert into known_devices (user_id, device, created_at, expires_at)
        values (${memberId}, ${device}, ${tx.now}, ${expiresAt})
        on conflict (device, user_id) do update set expires_at = excluded.expires_at`,
  );
  await rows(
    tx.em,
    sql`delete from known_devices where id in (
          select id from known_devices where user_id = ${memberId}
          order by expires_at desc, id desc offset ${KNOWN_DEVICES.perMember})`,
  );
  return name;
}
