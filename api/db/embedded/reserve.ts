import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ClusterPaths } from "./clusterPaths.ts";

const MB = 1024 * 1024;
/** Size of a WAL segment in bytes. PostgreSQL needs a new one when the last is full. */
const WAL_SEGMENT = 16 * MB;
/**
 * Bytes. To start on a full disk PostgreSQL replays its WAL, writes a checkpoint, and takes one segment for what
 * follows and one in advance: 32 MB. Another 32 MB are for the operator, whose deletions write WAL, too.
 */
const SIZE = 4 * WAL_SEGMENT;

const fileOf = (home: ClusterPaths) => join(home.folder, "reserve");

/** Whether the file system has no room for one more segment. It does not see quotas. */
export function isClusterDiskFull(home: ClusterPaths): boolean {
  return roomBeside(home) < WAL_SEGMENT;
}

/** Reserves room beside the cluster for the case of a full disk, unless less than twice that room is free. */
export async function keepReserve(home: ClusterPaths): Promise<void> {
  const unfinished = `${fileOf(home)}.unfinished`;
  try {
    if (existsSync(fileOf(home)) || roomBeside(home) < 2 * SIZE) return;
    const file = await open(unfinished, "w", 0o600);
    try {
      // Random bytes: deleting a sparse or compressed file would free no room.
      for (let written = 0; written < SIZE; written += MB) await file.writeFile(randomBytes(MB));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, fileOf(home));
  } catch {
    // The disk had less room than it reported. The next check tries again.
    await rm(unfinished, { force: true });
  }
}

/** Deletes the reserve file. Returns whether there was one. */
export function deleteReserve(home: ClusterPaths): boolean {
  if (!existsSync(fileOf(home))) return false;
  rmSync(fileOf(home));
  return true;
}

function roomBeside(home: ClusterPaths): number {
  const { bavail, bsize } = statfsSync(home.folder);
  return bavail * bsize;
}
