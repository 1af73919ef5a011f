import type { EntityManager } from "@mikro-orm/postgresql";
import { ConfigurationError, readEnv, type Env } from "../../env.ts";
import { signIns } from "../../welcome.ts";
import { emptyMarket } from "../demo/empty.ts";
import { isDemo, isEmpty, seedDemo } from "../demo/index.ts";
import { startEmbeddedPostgres } from "../embedded.ts";
import { migrate, openOrm } from "../orm.ts";

/** `npm run db:reset`: the demo market as it is on the first start. `-- --force` empties a market of real members too. */
async function reset(env: Env, isForced: boolean): Promise<string> {
  if (!env.demo) {
    throw new ConfigurationError(
      "this market is not the demo, whose password is public. To fill it with the demo all the same, set DEMO=on.",
    );
  }
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(env.dataDir);
  try {
    const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
    await migrate(databaseUrl);
    await empty(env, databaseUrl, isForced);
    await migrate(databaseUrl);
    const demo = await seedDemo({ env, databaseUrl });
    return ["The demo market is as on its first day.", ...signIns(demo)].join("\n");
  } finally {
    await embedded?.stop();
  }
}

async function empty(env: Env, databaseUrl: string, isForced: boolean): Promise<void> {
  const orm = await openOrm(databaseUrl);
  try {
    const em = orm.em.fork() as EntityManager;
    if (!isForced && !(await isDemo(em)) && !(await isEmpty(em))) {
      throw new ConfigurationError(
        "this is no demo market: its members would lose everything. To empty it all the same, run npm run db:reset -- --force",
      );
    }
    await emptyMarket(env, orm);
  } finally {
    await orm.close(true);
  }
}

try {
  console.log(await reset(readEnv(), process.argv.includes("--force")));
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`Nothing was reset: ${error.message}`);
  process.exitCode = 1;
}
