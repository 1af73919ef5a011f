import { afterAll, beforeAll, expect, it } from "vitest";
import { start, type RunningServer } from "../../api/server.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import {
  aLongReport,
  CANCEL_RUN,
  fetchFile,
  HEAR_RUNS,
  holdReports,
  readRun,
  REQUEST,
  runOver,
  RUNS,
  type ReportRun,
} from "../support/reporting.ts";

const market = aMarket();

interface Heard {
  cursor: string;
  run: Pick<ReportRun, "id" | "status" | "rows" | "total">;
}

let admin: Person;
let second: Person;
/** Another server of the same market, with the same data folder. */
let other: RunningServer;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Second");
  other = await start({
    env: { ...market.server.services.env, port: 0 },
    databaseUrl: market.databaseUrl,
    clock: market.clock,
    migrated: true,
    logTo: market.log,
  });
});
afterAll(() => other.stop());

async function requested(input: object): Promise<ReportRun> {
  const { requestReport } = await admin.gql<{ requestReport: ReportRun }>(REQUEST, {
    input: { format: "csv", ...input },
  });
  return requestReport;
}

it("another administrator hears that it waits, is written and is done, and goes on where the line was cut", async () => {
  const { reportRuns } = await second.gql(RUNS, { first: 1 });
  const stream = await second.live<Heard>(HEAR_RUNS, { after: reportRuns.cursor });
  const run = await requested({ report: "members" });
  const statuses = () =>
    stream.heard.filter((heard) => heard.run.id === run.id).map((heard) => heard.run.status);
  await stream.until(() => statuses().includes("done"));
  expect(new Set(statuses())).toContain("done");
  expect(stream.heard.at(-1)?.run.rows).toBe(2);
  const { cursor = "" } = stream.heard[0] ?? {};
  await stream.stop();

  const resumed = await second.live<Heard>(HEAR_RUNS, { after: cursor });
  await resumed.until(() => resumed.heard.length === 2);
  // What is heard late is told as it is now.
  expect(resumed.heard.map((heard) => heard.run.status)).toEqual(["done", "done"]);
  await resumed.stop();
});

it("a member hears nothing of it", async () => {
  const member = await market.member("Curious");
  const stream = await member.live<Heard>(HEAR_RUNS);
  await stream.until(() => stream.errors.length > 0);
  expect(stream.errors[0]?.extensions?.["code"]).toBe("FORBIDDEN");
  await stream.stop();
});

it("its rows are told while it is written", async () => {
  let total = 60_000;
  const long = await aLongReport(admin, total);
  const stream = await second.live<Heard>(HEAR_RUNS);
  const heardOf = async () => {
    const { id } = await requested(long);
    const heard = () => stream.heard.flatMap(({ run }) => (run.id === id ? [run] : []));
    await stream.until(() => heard().at(-1)?.status === "done");
    return heard();
  };
  const isUnderWay = ({ status, rows }: Heard["run"]) => status === "running" && rows > 0;
  // A run is told of twice a second, as it is when that is heard. A fast machine has written it by then: the next one
  // is twice as long.
  let told = await heardOf();
  for (; total < 1_000_000 && !told.some(isUnderWay); total *= 2) {
    await aLongReport(admin, total);
    told = await heardOf();
  }
  const underWay = told.filter(isUnderWay);
  expect(underWay.length).toBeGreaterThan(0);
  expect(underWay.every((run) => run.total === total && run.rows <= total)).toBe(true);
  expect(told.at(-1)).toMatchObject({ rows: total, total });
  await stream.stop();
});

it("of two servers one writes it, and both have the file", async () => {
  const runs = await Promise.all(
    ["members", "disputes", "moderation", "offers"].map((report) =>
      requested({
        report,
        ...(report !== "members" && { from: "2026-01-01", to: "2026-12-31" }),
      }),
    ),
  );
  for (const { id } of runs) {
    const run = await runOver(admin, id);
    expect(run.status).toBe("done");
    const here = await (await fetchFile(admin, run)).text();
    const there = await fetch(`${other.url}/api/admin/report-runs/${id}/file`, {
      headers: second.headers,
    });
    expect(await there.text()).toBe(here);
  }
  const written = await market.rows<{ attempts: number }>(
    `select distinct attempts from report_runs where status = 'done'`,
  );
  expect(written).toEqual([{ attempts: 1 }]);
});

it("a run whose server fell silent is begun anew, and is given up after the third", async () => {
  const held = await holdReports(admin);
  const { id } = await requested({ report: "members" });
  await held.end();
  // As three servers left it that were killed in the middle of it.
  const silent = (attempts: number) =>
    market.rows(
      `update report_runs set status = 'running', attempts = $2, rows = 1, file_key = gen_random_uuid(),
         lease_until = now() - interval '1 second', finished_at = null, sha256 = null, as_of = null where id = $1`,
      [Number(id), attempts],
    );
  await runOver(admin, id);
  await silent(1);
  expect((await fetchFile(admin, { id })).status).toBe(404);
  expect(await runOver(admin, id)).toMatchObject({ status: "done", rows: expect.any(Number) });
  await silent(3);
  expect(await runOver(admin, id)).toMatchObject({ status: "failed", failure: "interrupted" });
  expect((await fetchFile(admin, { id })).status).toBe(404);
  expect((await admin.refused(CANCEL_RUN, { id })).code).toBe("REPORT_RUN_OVER");
  expect((await readRun(admin, id)).file).toBeNull();
});
