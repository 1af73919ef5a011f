import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Home } from "./home.ts";

const MB = 1024 * 1024;
/** PostgreSQL writes its log ahead in files of this size, and needs a new one when the last is full. */
const WAL_SEGMENT = 16 * MB;
/**
 * Bytes. To come up on a full disk PostgreSQL replays its log, ends that with a checkpoint, and takes one segment for
 * what follows and one ahead of it: 32 MB. As much again is for the operator, whose deletions are written ahead, too.
 */
const SIZE = 4 * WAL_SEGMENT;

const fileOf = (home: Home) => join(home.folder, "reserve");

/** Whether there is no room for one more segment, as far as the file system knows: it says nothing of quotas. */
export function hasNoRoom(home: Home): boolean {
  return roomBeside(home) < WAL_SEGMENT;
}

/** Keeps room beside the cluster for the day when the disk is full. Not while it would be what fills it. */
export async function keepReserve(home: Home): Promise<void> {
  const unfinished = `${fileOf(home)}.unfinished`;
  try {
    if (existsSync(fileOf(home)) || roomBeside(home) < 2 * SIZE) return;
    const file = await open(unfinished, "w", 0o600);
    try {
      // Random bytes: a hole, or what compresses well, would give back no room.
      for (let written = 0; written < SIZE; written += MB) await file.writeFile(randomBytes(MB));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, fileOf(home));
  } catch {
    // The disk is fuller than it said. The next look tries again.
    await rm(unfinished, { force: true });
  }
}

/** Gives the room back; answers whether there was any. */
export function giveUpReserve(home: Home): boolean {
  if (!existsSync(fileOf(home))) return false;
  rmSync(fileOf(home));
  return true;
}

function roomBeside(home: Home): number {
  const { bavail, bsize } = statfsSync(home.folder);
  return bavail * bsize;
}
