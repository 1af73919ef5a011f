import type { EntityManager } from "@mikro-orm/postgresql";
import type { Scope } from "../../../core/access/policy.ts";
import type { Viewer } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Origin, Services } from "../../../core/context.ts";
import { hashOf } from "../../../core/credentials/tokens.ts";
import { keyedRow, rows, sql } from "../../../core/sql/sql.ts";
import { isSuspendedAt } from "../../accounts/index.ts";
import { isWithin } from "./networks.ts";
import { isActive } from "./token.rows.ts";

/** How often the use of a token is written. */
const USED_EVERY_MINUTES = 1;

interface FoundToken {
  id: number;
  memberId: number;
  scopes: string[];
  networks: string[];
  tpPerDay: number;
  expiresAt: string;
  lastUsedAt: string | null;
}

/**
 * The viewer of a program's token; null when it is over, its member is suspended or gone, or the request comes from
 * another network. Notes, at most once a minute, that it was used.
 */
export async function viewerOfApiToken(
  { orm, clock }: Services,
  token: string,
  { ip }: Pick<Origin, "ip">,
): Promise<Viewer | null> {
  const em = orm.em.fork() as EntityManager;
  const hash = hashOf(token);
  const now = clock.now();
  const found = await keyedRow(
    em,
    sql<FoundToken>`
      select t.id, t.user_id as "memberId", t.scopes, t.networks, t.tp_per_day as "tpPerDay",
             case when t.token = ${hash} then t.expires_at else t.previous_until end as "expiresAt",
             t.last_used_at as "lastUsedAt"
      from api_tokens t join users u on u.id = t.user_id
      where (t.token = ${hash} or t.previous_token = ${hash} and t.previous_until > ${now})
        and ${isActive(now)} and u.is_active and not ${isSuspendedAt(now)}`,
  );
  if (!found || !isWithin(found.networks, ip)) return null;
  const { id, memberId, scopes, tpPerDay, expiresAt, lastUsedAt } = found;
  const due = minutesAfter(now, -USED_EVERY_MINUTES);
  if (lastUsedAt === null || new Date(lastUsedAt) <= due)
    await rows(
      em,
      sql`update api_tokens set last_used_at = ${now}
          where id = ${id} and (last_used_at is null or last_used_at <= ${due})`,
    );
  return {
    id: memberId,
    credential: {
      kind: "token",
      id: hash,
      expires: new Date(expiresAt).getTime(),
      tokenId: id,
      scopes: new Set(scopes as Scope[]),
      tpPerDay,
    },
  };
}

/** Those of the given hashes whose tokens can still be used. */
export async function liveApiTokens(
  { orm, clock }: Services,
  hashes: string[],
): Promise<Set<string>> {
  const now = clock.now();
  const found = await rows(
    orm.em.fork() as EntityManager,
    sql<{ hash: string }>`
      select h.hash from unnest(${hashes}::text[]) as h (hash)
      where exists (select 1 from api_tokens t join users u on u.id = t.user_id
        where (t.token = h.hash or t.previous_token = h.hash and t.previous_until > ${now})
          and ${isActive(now)} and u.is_active and not ${isSuspendedAt(now)})`,
  );
  return new Set(found.map(({ hash }) => hash));
}
