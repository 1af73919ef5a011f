import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ServerProcess } from "../support/builtMarket.ts";
import { anEmbeddedMarket } from "../support/faults/embeddedMarket.ts";
import { canHaveDisk, onDiskOf } from "../support/ownDisk.ts";
import { statusOf } from "../support/statusOf.ts";

describe.skipIf(!canHaveDisk())("a market whose whole disk is full", () => {
  const market = anEmbeddedMarket({ diskMb: 400 });
  const readiness = () => statusOf(`${market.url}/readyz`);
  const reserve = () => market.inData("postgres", "reserve");
  const filler = () => market.inData("filler");
  const said = (words: RegExp) => market.main.lines.filter((line) => words.test(line)).length;

  it(
    "refuses photos, comes back by the reserve, waits without it, and is whole once there is room",
    { timeout: 300_000 },
    async () => {
      const amara = await market.member("Amara");
      await expect.poll(() => existsSync(reserve())).toBe(true);

      fill(filler());
      const photo = await upload(amara.headers["authorization"] ?? "");
      expect(photo.status).toBe(503);
      expect(await photo.json()).toMatchObject({
        code: "UNAVAILABLE",
        message: expect.stringMatching(/disk of the market is full/),
      });

      await writeAhead();
      await expect.poll(() => existsSync(reserve())).toBe(false);
      await expect.poll(readiness).toBe(200);
      expect(said(/has ended and is started again: the disk of .+ is full/)).toBe(1);

      await writeAhead();
      await expect.poll(() => said(/does not start: the disk of .+ is full/)).toBeGreaterThan(1);
      expect(await readiness()).toBe(503);
      expect(await statusOf(`${market.url}/livez`)).toBe(200);

      rmSync(filler());
      await expect.poll(readiness, { timeout: 120_000 }).toBe(200);
      await expect.poll(() => existsSync(reserve()), { timeout: 120_000 }).toBe(true);
      expect(await amara.wallet()).toMatchObject({ tpBalance: 100 });
      expect((await upload(amara.headers["authorization"] ?? "")).status).toBe(201);
    },
  );

  /** Fills PostgreSQL's log ahead, and nothing else, until it has no room and the server gives up. */
  async function writeAhead(): Promise<void> {
    const write = () =>
      market.rows("select pg_logical_emit_message(false, 'full', repeat('x', 1000000))");
    for (;;) {
      const isWritten = await write().then(
        () => true,
        () => false,
      );
      if (!isWritten) return;
    }
  }

  async function upload(authorization: string): Promise<Response> {
    const create = { width: 400, height: 300, channels: 3, background: "teal" } as const;
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]));
    const headers = { authorization };
    return fetch(`${market.url}/api/uploads`, { method: "POST", headers, body: form });
  }
});

it.skipIf(!canHaveDisk())(
  "a market on a disk without room says so in one line and ends with 1",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "market-day-no-room-"));
    chmodSync(folder, 0o711);
    const settings = { HOST: "127.0.0.1", DATA_DIR: folder, DEMO: "off", NODE_ENV: "test" };
    const server = await ServerProcess.atFreePort(settings, { inFront: onDiskOf(20, folder) });

    await expect(server.start()).rejects.toThrow(
      /\nMarket Day cannot start: the disk is full\. Make room in DATA_DIR, or choose another one\.$/,
    );
    expect(server.exitCode).toBe(1);
    rmSync(folder, { recursive: true });
  },
);

/** Writes until the disk takes nothing more. */
function fill(file: string): void {
  const filler = openSync(file, "a");
  try {
    for (const bytes of [1024 * 1024, 4096, 1]) writeUntilFull(filler, Buffer.alloc(bytes, 7));
  } finally {
    closeSync(filler);
  }
}

function writeUntilFull(filler: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(filler, chunk);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== "ENOSPC") throw problem;
  }
}
