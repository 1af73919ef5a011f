import type { Market } from "./market.ts";
import { Stranger, type Person } from "./people.ts";

const TOKEN = `id name lastFour status scopes networks tpPerDay tpPromisedToday version createdAt expiresAt lastUsedAt previousUntil revokedAt`;
export const CREATE_TOKEN = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token apiToken { ${TOKEN} } } }`;
export const ROTATE_TOKEN = `mutation ($id: ID!, $version: Int!, $overlapDays: Int) {
  rotateApiToken(id: $id, version: $version, overlapDays: $overlapDays) { token apiToken { ${TOKEN} } } }`;
export const REVOKE_TOKEN = `mutation ($id: ID!) { revokeApiToken(id: $id) { ${TOKEN} } }`;
export const REPORT_LEAKED = `mutation ($token: String!) { reportLeakedToken(token: $token) }`;
export const TOKENS = `{ apiTokens { ${TOKEN} } }`;
export const SELF = `{ apiToken { ${TOKEN} } }`;

/** Every scope that there is. Written down a second time. */
export const SCOPES = [
  "addresses:read",
  "disputes:read",
  "disputes:write",
  "items:write",
  "market:read",
  "messages:read",
  "messages:write",
  "notifications:read",
  "offers:read",
  "offers:write",
  "orders:read",
  "orders:write",
  "profile:read",
  "profile:write",
  "social:read",
  "social:write",
  "streams:write",
  "wallet:read",
];

/** A program that acts for a member. */
export class Program extends Stranger {
  override token: string;
  /** Of its token. */
  readonly tokenId: string;
  readonly member: Person;

  constructor(member: Person, { token, id }: { token: string; id: string }) {
    super(member.market);
    this.member = member;
    this.token = token;
    this.tokenId = id;
  }
}

interface Wishes {
  name?: string;
  scopes: readonly string[];
  days?: number;
  networks?: string[];
  tpPerDay?: number;
}

/** A program with a token of the member. */
export async function aProgram(member: Person, wishes: Wishes): Promise<Program> {
  const { createApiToken } = await member.gql(CREATE_TOKEN, {
    input: { name: "Stock sync", ...wishes },
  });
  const { token, apiToken } = createApiToken;
  return new Program(member, { token, id: apiToken.id });
}

/** Whether a text stands anywhere in a row of the market. */
export async function isStored(market: Market, text: string): Promise<boolean> {
  const tables = await market.rows<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
  );
  for (const { name } of tables) {
    const found = await market.rows(`select 1 from ${name} t where t::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (found.length > 0) return true;
  }
  return false;
}
