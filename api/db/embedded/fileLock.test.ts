import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFile } from "./fileLock.ts";

const MODULE = new URL("./fileLock.ts", import.meta.url).href;
let folder: string;
let file: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "market-day-lock-"));
  file = join(folder, "a.lock");
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that holds the lock until it is killed. */
async function holdElsewhere(how: "alone" | "shared") {
  const script = `const { lockFile } = await import(${JSON.stringify(MODULE)});
    globalThis.held = lockFile(${JSON.stringify(file)}, ${JSON.stringify(how)});
    console.log("held");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await once(child.stdout, "data");
  return {
    kill: async () => {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}

it("is one's own alone, in this process and in others, and leaves the file empty", () => {
  const mine = lockFile(file, "alone");
  expect(lockFile(file, "alone")).toBeUndefined();
  expect(lockFile(file, "shared")).toBeUndefined();
  expect(readdirSync(folder)).toEqual(["a.lock"]);

  mine?.release();
  expect(lockFile(file, "alone")).toBeDefined();
});

it("is had alone only when the last who shares it has let go", () => {
  const [first, second] = [lockFile(file, "shared"), lockFile(file, "shared")];
  first?.release();
  expect(lockFile(file, "alone")).toBeUndefined();

  second?.release();
  const alone = lockFile(file, "alone");
  expect(alone).toBeDefined();
  alone?.release();
});

it.each(["alone", "shared"] as const)(
  "that another process holds (%s) is free the moment this one is killed",
  async (how) => {
    const other = await holdElsewhere(how);
    expect(lockFile(file, "alone")).toBeUndefined();

    await other.kill();

    const mine = lockFile(file, "alone");
    expect(mine).toBeDefined();
    mine?.release();
  },
);
