import type { EntityManager } from "@mikro-orm/postgresql";
import type { Scope } from "../../../core/access/policy.ts";
import type { Viewer } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Origin, Services } from "../../../core/context.ts";
import { hashOf } from "../../../core/credentials/tokens.ts";
import { keyedRow, rows, sql } from "../../../core/sql/sql.ts";
import { isWithin } from "./networks.ts";
import { goodToken } from "./token.rows.ts";

/** How often the use of a token is written. */
const USED_EVERY_MINUTES = 1;

interface FoundToken {
  id: number;
  memberId: number;
  scopes: string[];
  networks: string[];
  expiresAt: string;
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
    sql<FoundToken & { lastUsedAt: string | null }>`
      select t.id, t.user_id as "memberId", t.scopes, t.networks, t.last_used_at as "lastUsedAt",
             case when t.token = ${hash} then t.expires_at else least(t.previous_until, t.expires_at) end as "expiresAt"
      from ${goodToken(sql`${hash}`, now)}`,
  );
  if (!found || !isWithin(found.networks, ip)) return null;
  const { id, memberId, scopes, expiresAt, lastUsedAt } = found;
  if (lastUsedAt === null || new Date(lastUsedAt) <= due(now)) await noteUsed(em, [hash], now);
  return {
    id: memberId,
    credential: {
      kind: "token",
      id: hash,
      expires: new Date(expiresAt).getTime(),
      tokenId: id,
      scopes: new Set(scopes as Scope[]),
    },
  };
}

/** Those of the given hashes whose tokens are still good. Notes, at most once a minute, that they are used. */
export async function liveApiTokens(
  { orm, clock }: Services,
  hashes: string[],
): Promise<Set<string>> {
  const em = orm.em.fork() as EntityManager;
  const now = clock.now();
  const found = await rows(
    em,
    sql<{ hash: string; isDue: boolean }>`
      select h.hash, exists (select 1 from api_tokens t
          where h.hash in (t.token, t.previous_token) and (t.last_used_at is null or t.last_used_at <= ${due(now)})) as "isDue"
      from unnest(${hashes}::text[]) as h (hash)
      where exists (select 1 from ${goodToken(sql.ref("h.hash"), now)})`,
  );
  const unnoted = found.filter(({ isDue }) => isDue).map(({ hash }) => hash);
  if (unnoted.length > 0) await noteUsed(em, unnoted, now);
  return new Set(found.map(({ hash }) => hash));
}

function due(now: Date): Date {
  return minutesAfter(now, -USED_EVERY_MINUTES);
}

/** What is locked is being used, and waits for nothing here. */
async function noteUsed(em: EntityManager, hashes: string[], now: Date): Promise<void> {
  await rows(
    em,
    sql`update api_tokens set last_used_at = ${now}
        where id in (select t.id from api_tokens t
          where (t.token = any(${hashes}) or t.previous_token = any(${hashes}))
            and (t.last_used_at is null or t.last_used_at <= ${due(now)})
          for no key update skip locked)`,
  );
}
