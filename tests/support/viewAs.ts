import type { Market } from "./market.ts";
import { Stranger, type Person } from "./people.ts";

export const VIEW_AS = `mutation ($memberId: ID!, $reason: String!) { viewAs(memberId: $memberId, reason: $reason) {
  token expiresAt member { id displayName } } }`;
export const STOP_VIEW = `mutation { stopViewAs }`;
/** The scopes of what a view shows. Written down a second time. */
export const SHOWN_IN_VIEW: readonly string[] = [
  "market:read",
  "profile:read",
  "offers:read",
  "orders:read",
  "wallet:read",
  "social:read",
  "disputes:read",
];
export const WHY = "Asked for help with an offer";

/** The administrator's view of the market as a member: somebody who asks with its token. */
export async function aViewAs(
  market: Market,
  admin: Person,
  { id: memberId }: { id: string },
  reason = WHY,
): Promise<Stranger & { token: string }> {
  const { viewAs } = await admin.gql(VIEW_AS, { memberId, reason });
  return Object.assign(new Stranger(market), { token: viewAs.token as string });
}

/** Every row of the market, as one text for each table; without what the market writes by itself all
 * the time: the positions of consumers and the market's figures. */
export async function everyRow(market: Market): Promise<Record<string, string>> {
  const tables = await market.rows<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('event_consumers', 'market_days', 'market_day_categories', 'market_windows', 'insight_models', 'market_words', 'predicted_members', 'predictions', 'price_facts') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await market.rows<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
    );
    found[name] = row?.sum ?? "";
  }
  return found;
}
