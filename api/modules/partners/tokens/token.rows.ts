import type { RawBuilder } from "kysely";
import { utcDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import type { ApiTokenStatus } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { isSuspendedAt } from "../../accounts/index.ts";
import type { ApiToken } from "./apiTokens.types.ts";

/** SQL: the tokens `t` that a program can use. */
export function isActive(now: Date): RawBuilder<unknown> {
  return sql`t.revoked_at is null and t.expires_at > ${now}`;
}

/**
 * SQL: the tokens `t` that are good, with their member `u`, whose secret has the hash; the secret before the last one is
 * good until its overlap ends. A suspended member has none, nor one who left.
 */
export function goodToken(hash: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`api_tokens t join users u on u.id = t.user_id
    where (t.token = ${hash} or t.previous_token = ${hash} and t.previous_until > ${now})
      and ${isActive(now)} and u.is_active and not ${isSuspendedAt(now)}`;
}

interface TokenRow extends Omit<
  ApiToken,
  "createdAt" | "expiresAt" | "lastUsedAt" | "previousUntil" | "revokedAt" | "status"
> {
  status: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  previousUntil: string | null;
  revokedAt: string | null;
}

/** A member's tokens that match a condition on `t`, those that can be used first, then the newest. */
export async function tokensOf(
  ctx: Pick<Context, "em" | "services">,
  memberId: number,
  which: RawBuilder<unknown> = sql`true`,
): Promise<ApiToken[]> {
  const now = ctx.services.clock.now();
  const found = await rows(
    ctx.em,
    sql<TokenRow>`
      select t.id, t.name, t.last_four as "lastFour", t.scopes, t.networks, t.tp_per_day as "tpPerDay", t.version,
             case when t.revoked_at is not null then 'revoked' when ${isActive(now)} then 'active' else 'expired' end as status,
             case when t.tp_promised_on = ${utcDay(now)} then t.tp_promised else 0 end as "tpPromisedToday",
             t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt",
             case when t.previous_until > ${now} then t.previous_until end as "previousUntil", t.revoked_at as "revokedAt"
      from api_tokens t where t.user_id = ${memberId} and ${which}
      order by ${isActive(now)} desc, t.id desc limit 500`,
  );
  return found.map((token) => ({
    ...token,
    status: token.status as ApiTokenStatus,
    createdAt: new Date(token.createdAt),
    expiresAt: new Date(token.expiresAt),
    lastUsedAt: dateOrNull(token.lastUsedAt),
    previousUntil: dateOrNull(token.previousUntil),
    revokedAt: dateOrNull(token.revokedAt),
  }));
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
