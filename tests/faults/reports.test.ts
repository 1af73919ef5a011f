import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import type { Person } from "../support/people.ts";
import {
  aLongReport,
  fetchFile,
  readRun,
  REQUEST,
  runOver,
  type ReportRun,
} from "../support/reporting.ts";

/** `REPORT_ROWS=1000000` is the long form; it prints its figures. */
const ROWS = Number(process.env["REPORT_ROWS"] ?? 300_000);
const GROWTH_MAX_MB = 50;
const PATIENCE = { timeout: 120_000 + ROWS / 2 };

const market = aBuiltMarket();

let admin: Person;
let long: object;
beforeAll(async () => {
  admin = await market.admin();
  long = await aLongReport(admin, ROWS);
}, 300_000);

async function requested(): Promise<ReportRun> {
  const { requestReport } = await admin.gql<{ requestReport: ReportRun }>(REQUEST, {
    input: { ...long, format: "csv" },
  });
  return requestReport;
}

async function underWay(id: string): Promise<ReportRun> {
  await expect
    .poll(
      async () => {
        const { status, rows } = await readRun(admin, id);
        return status === "running" && rows > 0;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true);
  return readRun(admin, id);
}

/** A figure of /metrics. */
async function figure(name: string): Promise<number> {
  const found = new RegExp(`^${name} (\\S+)$`, "m").exec(await market.metrics());
  return Number(found?.[1]);
}

/** Resident memory of the server at its highest, in MB, since it was last forgotten. */
async function peakMb(): Promise<number> {
  const status = await readFile(`/proc/${market.main.pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

it(
  "a run whose server is killed is never done, and half a file cannot be had; another server writes it anew",
  PATIENCE,
  async () => {
    const { id } = await requested();
    const half = await underWay(id);
    await market.main.kill();
    const [row] = await market.rows<{ status: string; sha256: string | null }>(
      `select status, sha256 from report_runs where id = $1`,
      [Number(id)],
    );
    expect(half.rows).toBeLessThan(ROWS);
    expect(row).toEqual({ status: "running", sha256: null });
    await market.main.start();
    expect((await fetchFile(admin, { id })).status).toBe(404);

    const done = await runOver(admin, id, 90_000);
    expect(done).toMatchObject({ status: "done", rows: ROWS, total: ROWS });
    const [after] = await market.rows<{ attempts: number }>(
      `select attempts from report_runs where id = $1`,
      [Number(id)],
    );
    expect(after?.attempts).toBe(2);
    const bytes = Buffer.from(await (await fetchFile(admin, { id })).arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(done.sha256);
    expect(bytes.toString().match(/\r\n/g)).toHaveLength(ROWS + 1);
    market.takeErrors();
  },
);

it(
  "a server that is told to stop puts its run back, and the next one writes it at once",
  PATIENCE,
  async () => {
    // The run waits for what it reads, so that it is not over before the server stops.
    const lock = await market.hold(`lock table suspension_logs in access exclusive mode`);
    const { id } = await requested();
    await expect.poll(async () => (await readRun(admin, id)).status).toBe("running");
    expect(await market.main.stop()).toBe(0);
    await lock.end();
    const [row] = await market.rows(
      `select status, attempts, rows, file_key from report_runs where id = $1`,
      [Number(id)],
    );
    expect(row).toEqual({ status: "queued", attempts: 0, rows: 0, file_key: null });
    await market.main.start();
    expect(await runOver(admin, id, 60_000)).toMatchObject({ status: "done", rows: ROWS });
  },
);

it(`${ROWS} rows take little memory, and others are answered meanwhile`, PATIENCE, async () => {
  // A first one, so that what a server needs once is not counted.
  await runOver(admin, (await requested()).id, PATIENCE.timeout / 2);
  const before = await peakMb();
  const begun = performance.now();
  const { id } = await requested();
  const done = await runOver(admin, id, PATIENCE.timeout / 2);
  const seconds = (performance.now() - begun) / 1000;
  expect(done).toMatchObject({ status: "done", rows: ROWS });
  const grown = (await peakMb()) - before;
  if (process.env["REPORT_ROWS"])
    console.log({
      rows: done.rows,
      megabytes: done.bytes / 1e6,
      seconds,
      peakGrowthMb: grown,
      peakMb: await peakMb(),
      loopP99Ms: (await figure("nodejs_eventloop_lag_p99_seconds")) * 1000,
    });
  expect(grown).toBeLessThan(GROWTH_MAX_MB);
});
