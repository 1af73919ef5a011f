import type { EntityManager } from "@mikro-orm/postgresql";
import { verifyPassword } from "../../core/credentials/passwords.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { ConfigurationError } from "../../env.ts";
import { openOrm } from "../orm.ts";
import { ADMINS, emailOf, MEMBERS } from "./members.ts";
import { DEMO_PASSWORD, isDemo } from "./signIns.ts";

const ADDRESSES = [...ADMINS.map(({ email }) => email), ...MEMBERS.map(({ key }) => emailOf(key))];

/**
 * Refuses to open a real market on a database of the demo, as long as the published password is somebody's. Only where
 * we filled it: else anyone could keep a market from opening by signing up under a demo address.
 */
export async function refuseDemoAccounts(databaseUrl: string): Promise<void> {
  const orm = await openOrm(databaseUrl);
  try {
    const em = orm.em.fork() as EntityManager;
    if (!(await isDemo(em))) return;
    const accounts = await rows(
      em,
      sql<{
        email: string;
        password: string;
      }>`select email, password from users where email = any(${ADDRESSES}) order by email`,
    );
    const checked = await Promise.all(
      accounts.map(async ({ email, password }) => ({
        email,
        isOpen: await verifyPassword(password, DEMO_PASSWORD),
      })),
    );
    const [first, ...more] = checked.filter(({ isOpen }) => isOpen);
    if (!first) return;
    const others = more.length > 0 ? ` and ${more.length} more` : "";
    throw new ConfigurationError(
      `the demo's public password signs in ${first.email}${others}. Give a real market a database of its own (DATABASE_URL or DATA_DIR), or set DEMO=on to show the demo on this machine only.`,
    );
  } finally {
    await orm.close(true);
  }
}
