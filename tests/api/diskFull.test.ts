import fs, { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { anItem, CREATE_OFFER } from "../support/factories.ts";
import { anInit } from "../support/fragmentedMp4.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { REQUEST, runOver, type ReportRun } from "../support/reporting.ts";
import { aLiveStream } from "../support/streams.ts";
import { aRecording, sendSegment } from "../support/video.ts";

const folder = mkdtempSync(join(tmpdir(), "market-day-full-"));
const market = aMarket({ DATA_DIR: folder, LOG_LEVEL: "warn" });
const { rename, writeFile } = fs.promises;
const WORDS = "The disk of the market is full. Please try again later";
const REFUSAL = { code: "UNAVAILABLE", message: WORDS, details: { retryAfterSeconds: 30 } };

afterEach(() => replaceFiles({ rename, writeFile }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts functions in the place of Node's own, for everybody who imported these. */
function replaceFiles(functions: Partial<typeof fs.promises>): void {
  Object.assign(fs.promises, functions);
  syncBuiltinESMExports();
}

/** A disk on which half a file finds room. */
function fillDisk(code: "ENOSPC" | "EDQUOT"): void {
  const full = () => Object.assign(new Error(`${code}: no room, write`), { code });
  replaceFiles({
    writeFile: async (file, data, options) => {
      await writeFile(file, (data as Buffer).subarray(0, (data as Buffer).length / 2), options);
      throw full();
    },
  });
}

/** A disk without room for one more name in a folder. */
function fillFolders(): void {
  replaceFiles({
    rename: async () => {
      throw Object.assign(new Error("ENOSPC: no space left on device, rename"), { code: "ENOSPC" });
    },
  });
}

const filesIn = (name: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.startsWith(name) && file.includes("."),
  );

async function upload(person: Person): Promise<Response> {
  const noise = { type: "gaussian", mean: 120, sigma: 50 } as const;
  const create = { width: 60, height: 40, channels: 3, background: "teal", noise } as const;
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]));
  const headers = { authorization: `Bearer ${person.token}` };
  return fetch(`${market.url}/api/uploads`, { method: "POST", headers, body: form });
}

const DISKS: [what: string, fill: () => void][] = [
  ["is full", () => fillDisk("ENOSPC")],
  ["has a quota that is used up", () => fillDisk("EDQUOT")],
  ["has no room for a name", fillFolders],
];

describe.each(DISKS)("a disk that %s", (_what, fill) => {
  it("refuses a photo with 503 and words, keeps nothing of it, and takes it later", async () => {
    const amara = await market.member("Amara");
    const before = filesIn("uploads");

    fill();
    const refused = await upload(amara);

    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.json()).toEqual({ ...REFUSAL, error: WORDS });
    expect(filesIn("uploads")).toEqual(before);
    expect(await market.rows("select from uploads where user_id = $1", [amara.id])).toEqual([]);
    replaceFiles({ rename, writeFile });
    expect((await upload(amara)).status).toBe(201);
  });

  it("refuses a segment of video alike", async () => {
    const amara = await market.member("Amara");
    const { id } = await aLiveStream(amara);
    const head = { recording: aRecording("full"), n: 0, bytes: anInit() };
    const before = filesIn("video");

    fill();
    const refused = await sendSegment(amara, id, head);

    expect(refused).toEqual({ status: 503, body: { ...REFUSAL, error: WORDS } });
    expect(filesIn("video")).toEqual(before);
    expect(await market.rows("select from stream_recordings where stream_id = $1", [id])).toEqual(
      [],
    );
    replaceFiles({ rename, writeFile });
    expect((await sendSegment(amara, id, head)).status).toBe(201);
  });
});

describe("a database whose disk is full", () => {
  it.each([
    ["53100", "disk_full"],
    ["XX000", "could not extend file: Disk quota exceeded"],
  ])("says so in every API (%s)", async (state, words) => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara, { trustPoints: 5 });
    await market.rows(`
      create or replace function no_room() returns trigger language plpgsql as
        $$ begin raise exception '${words}' using errcode = '${state}'; end $$;
      create trigger no_room before insert on offers execute function no_room();
      create trigger no_room before insert on uploads execute function no_room()`);
    const variables = { input: { targetItemId: item.id, tpDelta: 5 } };

    const graphql = await jun.rest("POST", "/graphql", { query: CREATE_OFFER, variables });
    const rest = await jun.rest("POST", `/api/buy-with-tp/${item.id}`);
    const photo = await upload(jun);
    await market.rows("drop trigger no_room on offers; drop trigger no_room on uploads");

    const { code, message, details } = REFUSAL;
    expect(graphql.body.errors).toMatchObject([{ message, extensions: { code, details } }]);
    expect([rest.body, await photo.json()]).toEqual([
      { ...REFUSAL, error: WORDS },
      { ...REFUSAL, error: WORDS },
    ]);
    for (const { status, headers } of [graphql, rest, photo]) {
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("30");
    }
    expect(await jun.wallet()).toMatchObject({ tpBalance: 100, held: 0 });
  });
});

it("a report fails with its reason and leaves nothing, and is written once there is room", async () => {
  const admin = await market.admin();
  const input = { report: "members", format: "csv" };
  const requested = async () => {
    const { requestReport } = await admin.gql<{ requestReport: ReportRun }>(REQUEST, { input });
    return runOver(admin, requestReport.id);
  };
  fillFolders();
  expect(await requested()).toMatchObject({ status: "failed", failure: "disk_full", file: null });
  expect(filesIn("reports")).toEqual([]);

  replaceFiles({ rename, writeFile });
  expect((await requested()).status).toBe("done");
  expect(filesIn("reports")).toHaveLength(1);
});
