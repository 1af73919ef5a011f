import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReportFormat } from "../../core/graphql/enums.ts";
import type { Env } from "../../env.ts";

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:part|csv|jsonl)$/;

type Where = Pick<Env, "dataDir">;

/** The folder of the reports on the disk. */
export function reportFolder({ dataDir }: Where): string {
  return join(dataDir, "reports");
}

/** The name of a whole file on the disk; its key is random, and new for each attempt to write it. */
export function nameOnDisk(key: string, format: ReportFormat): string {
  return `${key}.${format}`;
}

/** A file that is being written. */
export interface Draft {
  /** Writes text, and resolves when the system has it. */
  write(text: string): Promise<void>;
  readonly bytes: number;
  /** Puts it on the disk under its name, so that nobody ever finds half of it there. Returns its SHA-256 in hex. */
  finish(): Promise<string>;
  /** Removes it, if it is not finished. */
  drop(): Promise<void>;
}

/** Begins a file. Only the market's own user may read it. */
export async function draftReport(where: Where, key: string, format: ReportFormat): Promise<Draft> {
  const folder = reportFolder(where);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${key}.part`);
  const file = await open(part, "w", 0o600);
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    get bytes() {
      return bytes;
    },
    write: async (text) => {
      const chunk = Buffer.from(text);
      hash.update(chunk);
      await file.writeFile(chunk);
      bytes += chunk.length;
    },
    finish: async () => {
      await file.sync();
      await file.close();
      await rename(part, join(folder, nameOnDisk(key, format)));
      return hash.digest("hex");
    },
    drop: async () => {
      // It may be closed already, and a full disk may refuse to close it.
      await file.close().catch(() => {});
      await rm(part, { force: true });
    },
  };
}

/** The files on the disk, whole or not, with their keys. */
export async function filesOnDisk(where: Where): Promise<{ name: string; key: string }[]> {
  const names = await readdir(reportFolder(where)).catch(() => []);
  return names.flatMap((name) => {
    const [, key] = NAME.exec(name) ?? [];
    return key === undefined ? [] : [{ name, key }];
  });
}

export async function removeFile(where: Where, name: string): Promise<void> {
  await rm(join(reportFolder(where), name), { force: true });
}
