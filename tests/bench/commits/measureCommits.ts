import { Pool } from "pg";
import { pino } from "pino";
import type { Notice } from "../../../api/core/events/carrier.ts";
import { PostgresCarrier } from "../../../api/core/events/postgresCarrier.ts";
import { OwnPostgres } from "../../support/ownPostgres.ts";
import { spreadOf, type Spread } from "../statistics.ts";

/** How many transactions a second commit that each tell two members something. */
export interface CommitFigures {
  atOnce: number;
  /** As the product does it: the carrier notifies after the commit. */
  afterwards: Spread;
  /** Each transaction notifies for itself. */
  inside: Spread;
  /** The first, times the second, round by round. */
  timesInside: Spread;
}

const AT_ONCE = 32;
/** In each round, of each way. The first round is not counted. */
const COMMITS = 1000;
/** What a flush of a cloud's disk takes; one here may take a tenth of it. PostgreSQL waits for so long before it. */
const FLUSH_MS = 3;
/** Appends to the event log of a database with a slow disk, both ways in turns. */
export async function measureCommits({ rounds }: { rounds: number }): Promise<CommitFigures> {
  const postgres = await OwnPostgres.start();
  try {
    await postgres.set("commit_siblings", "0");
    await postgres.set("commit_delay", String(1000 * FLUSH_MS));
    return await measure(postgres.url, rounds);
  } finally {
    await postgres.drop();
  }
}

async function measure(databaseUrl: string, rounds: number): Promise<CommitFigures> {
  const pool = new Pool({ connectionString: databaseUrl, max: AT_ONCE });
  // A client that is ending when its database stops is told so by the server.
  pool.on("error", () => {});
  const carrier = new PostgresCarrier(databaseUrl, pino({ level: "silent" }));
  await carrier.start({ receive: () => {}, missed: () => {} });
  const afterwards = async (n: number) => {
    const { rows } = await pool.query<{ notices: Notice[] }>({
      name: "append",
      text: "select event_append($1::jsonb, now()) as notices",
      values: [factsOf(n)],
    });
    void carrier.publish(rows[0]?.notices ?? []);
  };
  const inside = (n: number) =>
    pool.query({
      name: "append and notify",
      text: "select pg_notify('market_day_bench', event_append($1::jsonb, now())::text)",
      values: [factsOf(n)],
    });
  try {
    const found = { afterwards: [] as number[], inside: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      const counted = [await perSecond(afterwards), await perSecond(inside)] as const;
      if (round === 0) continue;
      found.afterwards.push(counted[0]);
      found.inside.push(counted[1]);
    }
    return {
      atOnce: AT_ONCE,
      afterwards: spreadOf(found.afterwards),
      inside: spreadOf(found.inside),
      timesInside: spreadOf(
        found.afterwards.map((aSecond, round) => aSecond / (found.inside[round] ?? Number.NaN)),
      ),
    };
  } finally {
    await carrier.stop();
    await pool.end();
  }
}

/** A message: its writer and its reader hear of it. */
function factsOf(n: number): string {
  const data = { messageId: n, withId: n };
  return JSON.stringify(
    [0, 1].map((side) => ({
      audience: `u${(2 * n + side) % 10_000}`,
      topic: "messageAdded",
      data,
    })),
  );
}

async function perSecond(commit: (n: number) => Promise<unknown>): Promise<number> {
  const left = Array.from({ length: COMMITS }, (_, n) => n).values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const n of left) await commit(n);
    }),
  );
  return (COMMITS * 1000) / (performance.now() - begun);
}
