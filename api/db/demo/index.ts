import "reflect-metadata";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { EVENT_RETENTION_DAYS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import { deleteBefore } from "../../core/events/log.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { inTransaction } from "../../core/transactions/transaction.ts";
import type { Env } from "../../env.ts";
import { closeDaysOf } from "../../modules/analytics/index.ts";
import {
  countInsightsNow,
  learnPricesNow,
  makeAllPredictions,
} from "../../modules/insights/index.ts";
import { recountAll } from "../../modules/rewards/index.ts";
import { openOrm } from "../orm.ts";
import { playHistory } from "./history/playHistory.ts";
import { ITEMS } from "./items.ts";
import { endHistory, joinAdmins, joinMembers, joinModerator, type Cast } from "./join.ts";
import { lookAround } from "./looks.ts";
import { keepPhotos } from "./pictures.ts";
import { saveQueries } from "./savedQueries.ts";
import { demoOf, noteDemo, type Demo } from "./signIns.ts";
import { lockForDemo, openStage, type Stage } from "./stage.ts";
import { playStory } from "./story.ts";

export { refuseDemoAccounts } from "./refuseAccounts.ts";
export { DEMO_PASSWORD, demoOf, isDemo, type Demo, type DemoSignIn } from "./signIns.ts";

interface Market {
  env: Env;
  databaseUrl: string;
}

interface DemoOptions {
  /** The moment the market opens: everything happened in the ninety days before. */
  opening?: Date;
  /** Called when there is something to do. */
  onStart?: () => void;
}

const SIGN_INS = 6;
const PATIENCE = "Filling the demo market. This happens once and takes a few seconds.\n";

/**
 * Fills an empty market with the demo market, once, however many servers start together; answers the demo sign-ins,
 * on later starts too. Undefined on a market with members of its own and in tests.
 */
export async function seedDemoOnce({ env, databaseUrl }: Market): Promise<Demo | undefined> {
  if (env.nodeEnv === "test") return undefined;
  return seedDemo({ env, databaseUrl }, { onStart: () => void process.stdout.write(PATIENCE) });
}

/** Fills an empty market, whole or not at all: everything is one transaction, and a kill leaves only photo files. */
export async function seedDemo(
  { env, databaseUrl }: Market,
  options: DemoOptions = {},
): Promise<Demo | undefined> {
  const orm = await openOrm(databaseUrl);
  try {
    const reading = orm.em.fork() as EntityManager;
    if (await isEmpty(reading)) {
      options.onStart?.();
      await fill(env, orm, options);
    }
    return await demoOf(reading);
  } finally {
    await orm.close(true);
  }
}

async function fill(env: Env, orm: MikroORM, { opening = new Date() }: DemoOptions): Promise<void> {
  await inTransaction(orm.em.fork() as EntityManager, async (em) => {
    await lockForDemo(em);
    // Another server may have done it while this one waited.
    if (!(await isEmpty(em))) return;
    await startCountingAtOne(em);

    const stage = await openStage({ env, orm, em, opening });
    const cast = await joinMembers(stage);
    const adminIds = await joinAdmins(stage);
    const [adminId] = adminIds;
    const moderatorId = adminId === undefined ? undefined : await joinModerator(stage, adminId);
    const neighbourIds = await playHistory(stage);
    const photos = await keepPhotos(stage, cast, ITEMS);
    const script = { stage, cast, adminIds, photos, itemIds: new Map(), circleIds: [] };
    await playStory(script, moderatorId);
    await settleDown(stage, { cast, neighbourIds }, adminId);
    if (adminId !== undefined) await saveQueries(stage, adminId);
    const signIns = [...cast.values()].slice(0, SIGN_INS);
    const staff = moderatorId === undefined ? adminIds : [...adminIds, moderatorId];
    await noteDemo(em, [...signIns, ...staff], opening);
  });
}

/** What the story does not tell: suspension, curiosity, and the log of events nobody could ask for any more. */
async function settleDown(
  stage: Stage,
  { cast, neighbourIds }: { cast: Cast; neighbourIds: readonly number[] },
  adminId: number | undefined,
): Promise<void> {
  await endHistory(stage, cast, adminId);
  await lookAround(stage, cast, neighbourIds);
  await learnPricesNow(stage.em, stage.opening);
  await closeDaysOf(stage.em, stage.opening);
  await countInsightsNow(stage.em, stage.services.env, stage.opening);
  stage.goTo(0);
  await transact(stage.asking(), recountAll, undefined);
  await transact(stage.asking(), makeAllPredictions, undefined);
  while ((await deleteBefore(stage.em, hoursAfter(stage.opening, -24 * EVENT_RETENTION_DAYS))) > 0);
}

/** Whether nobody has registered yet. */
export async function isEmpty(em: EntityManager): Promise<boolean> {
  const found = await row(em, sql`select 1 from users limit 1`);
  return found === undefined;
}

/** A start that was undone half-way has used up numbers: the same market has the same ids. */
async function startCountingAtOne(em: EntityManager): Promise<void> {
  const counted = await rows(
    em,
    sql<{ name: string; column: string }>`
      select table_name as name, column_name as "column" from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const { name, column } of counted) {
    await rows(
      em,
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false) from ${sql.table(name)}`,
    );
  }
}
