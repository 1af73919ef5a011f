import type { EntityManager } from "@mikro-orm/postgresql";
import type { TrustLevel } from "../../core/graphql/enums.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";

/** The password of everybody in the demo market. */
export const DEMO_PASSWORD = "market-day";

/** One way into the demo market. */
export interface DemoSignIn {
  displayName: string;
  email: string;
  password: string;
  trustLevel: TrustLevel;
  isAdmin: boolean;
  isModerator: boolean;
}

/** What the demo market tells about itself. */
export interface Demo {
  /** The administrators and the moderator last. */
  members: DemoSignIn[];
}

const KEY = "demo";

/** Writes down that this is a demo market, and who may be signed in as. */
export async function noteDemo(em: EntityManager, memberIds: number[], at: Date): Promise<void> {
  await rows(
    em,
    sql`insert into settings (key, value, updated_at) values (${KEY}, ${JSON.stringify({ memberIds })}::jsonb, ${at})`,
  );
}

/** Whether the market was filled by us. */
export async function isDemo(em: EntityManager): Promise<boolean> {
  return (await row(em, sql`select 1 from settings where key = ${KEY}`)) !== undefined;
}

/** The demo sign-ins; undefined on a market that was not filled by us. */
export async function demoOf(em: EntityManager): Promise<Demo | undefined> {
  const noted = await row(
    em,
    sql<{
      memberIds: number[];
    }>`select value -> 'memberIds' as "memberIds" from settings where key = ${KEY}`,
  );
  if (!noted) return undefined;

  const members = await rows(
    em,
    sql<Omit<DemoSignIn, "password">>`
      select display_name as "displayName", email, trust_level as "trustLevel",
             exists (select 1 from user_roles r where r.user_id = users.id and r.role = 'admin') as "isAdmin",
             exists (select 1 from user_roles r where r.user_id = users.id and r.role = 'moderator') as "isModerator"
      from users
      where id = any(${noted.memberIds}) order by array_position(${noted.memberIds}::int[], id)`,
  );
  return { members: members.map((member) => ({ ...member, password: DEMO_PASSWORD })) };
}
