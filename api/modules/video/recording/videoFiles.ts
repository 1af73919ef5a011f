import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../../../env.ts";

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PATH = /^\/video\/([0-9a-f-]{36})\/(\d{1,6}-\d{1,9}\.mp4)$/;

/** The time after which an unused draft is deleted; receiving a segment never takes longer. */
const DRAFT_MS = 600_000;

type Where = Pick<Env, "dataDir">;

/** The folder of recordings on the disk, with one folder for each stream, named by the stream's video key. */
export function videoFolder({ dataDir }: Where): string {
  return join(dataDir, "video");
}

/** The address of one segment; the init segment of a recording is segment 0. */
export function addressOf(key: string, recording: number, n: number): string {
  return `/video/${key}/${nameOf(recording, n)}`;
}

function nameOf(recording: number, n: number): string {
  return `${recording}-${n}.mp4`;
}

/** The file of an address, relative to the folder. Undefined for any other path. */
export function fileOf(path: string): string | undefined {
  const [, key = "", name] = PATH.exec(path) ?? [];
  return KEY.test(key) && name ? join(key, name) : undefined;
}

/** A segment on the disk that does not have its final name yet. */
export interface Draft {
  /** Renames it to its final name, so that neither a reader nor a crash sees half a file. */
  name(key: string, recording: number, n: number): Promise<void>;
  /** Removes the draft, if it was not named. */
  drop(): Promise<void>;
}

/** Writes a draft of a segment, outside of the folders of the streams. */
export async function draftSegment(where: Where, bytes: Buffer): Promise<Draft> {
  const folder = videoFolder(where);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.part`);
  const drop = () => rm(draft, { force: true });
  try {
    await writeFile(draft, bytes);
  } catch (error) {
    await drop();
    throw error;
  }
  let named: string | undefined;
  return {
    name: async (key, recording, n) => {
      const file = join(folder, key, nameOf(recording, n));
      // A retry of the transaction names it again.
      if (named === file) return;
      await mkdir(join(folder, key), { recursive: true });
      await rename(draft, file);
      named = file;
    },
    drop,
  };
}

export async function removeSegments(
  where: Where,
  key: string,
  segments: readonly { recording: number; n: number }[],
): Promise<void> {
  for (const { recording, n } of segments)
    await rm(join(videoFolder(where), key, nameOf(recording, n)), { force: true });
}

/** The keys of the folders that exist. */
export async function keysOnDisk(where: Where): Promise<string[]> {
  const names = await readdir(videoFolder(where)).catch(() => []);
  return names.filter((name) => KEY.test(name));
}

/** Removes drafts that a killed server left behind. */
export async function removeDrafts(where: Where): Promise<void> {
  const folder = videoFolder(where);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith(".part"))) {
    const written = await stat(join(folder, name)).catch(() => undefined);
    // Compares with the machine's own clock, which the file system uses too.
    if (written && Date.now() - written.mtimeMs > DRAFT_MS)
      await rm(join(folder, name), { force: true });
  }
}

export async function removeVideo(where: Where, key: string): Promise<void> {
  if (KEY.test(key)) await rm(join(videoFolder(where), key), { recursive: true, force: true });
}
