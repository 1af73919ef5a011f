import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../../env.ts";
import type { PhotoSize, RenderedPhoto } from "./renderPhoto.ts";

const FILE = /^\/uploads\/([0-9a-f]{2})\/(\1[0-9a-f]{30})(?:-([sml]))?\.webp$/;

/** The folder of the photos on the disk. */
export function photoFolder(env: Pick<Env, "dataDir">): string {
  return join(env.dataDir, "uploads");
}

/** The path that identifies a photo; its name is a hash of its content, 32 hex digits. */
export function pathOf(hash: string): string {
  return `/uploads/${hash.slice(0, 2)}/${hash}.webp`;
}

/** The path of one size of a photo. */
export function sizePath(path: string, size: PhotoSize): string {
  return path.replace(/\.webp$/, `-${size}.webp`);
}

/** The file of a path, relative to the folder; a path without a size is the large one. Undefined for any other path. */
export function fileOf(path: string): string | undefined {
  const [, shelf, hash, size = "l"] = FILE.exec(path) ?? [];
  return shelf && hash ? join(shelf, `${hash}-${size}.webp`) : undefined;
}

/** The small size of a photo by its path; undefined when there is no such file. */
export async function readSmallPhoto(
  env: Pick<Env, "dataDir">,
  path: string,
): Promise<Buffer | undefined> {
  const file = fileOf(sizePath(path, "s"));
  if (!file) return undefined;
  try {
    return await readFile(join(photoFolder(env), file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Writes all three sizes or none. Each appears under its name only when it is complete, so that neither a reader nor a
 * crash sees half a file.
 */
export async function writePhoto(
  folder: string,
  hash: string,
  sizes: RenderedPhoto["sizes"],
): Promise<void> {
  const shelf = join(folder, hash.slice(0, 2));
  const drafts = Object.entries(sizes).map(([size, bytes]) => {
    const file = join(shelf, `${hash}-${size}.webp`);
    return { file, draft: `${file}.${randomUUID()}.part`, bytes };
  });
  await mkdir(shelf, { recursive: true });
  try {
    // Wait for all writes even if one fails, so that no draft is still being written when it is removed.
    const written = await Promise.allSettled(
      drafts.map(async ({ file, draft, bytes }) => {
        if (!(await exists(file))) await writeFile(draft, bytes, { flush: true });
      }),
    );
    for (const end of written) if (end.status === "rejected") throw end.reason;
    for (const { file, draft } of drafts) if (!(await exists(file))) await rename(draft, file);
  } finally {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })));
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
