import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { sql } from "../../../core/sql/sql.ts";
import type { ApiToken } from "./apiTokens.types.ts";
import { tokensOf } from "./token.rows.ts";

/** The viewer's tokens, also those that ended in the last 30 days. */
export function readApiTokens(ctx: Context): Promise<ApiToken[]> {
  return tokensOf(ctx, viewerOf(ctx).id);
}

/** One of the viewer's tokens. Refuses with NOT_FOUND. */
export async function readApiToken(ctx: Context, id: number): Promise<ApiToken> {
  const [token] = await tokensOf(ctx, viewerOf(ctx).id, sql`t.id = ${id}`);
  if (!token) throw notFound("Token");
  return token;
}
