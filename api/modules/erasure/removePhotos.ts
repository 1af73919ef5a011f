import type { EntityManager } from "@mikro-orm/postgresql";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { inTransaction } from "../../core/transactions/transaction.ts";
import { PhotoRemovalEntity } from "../uploads/uploads.entities.ts";

const AT_ONCE = 100;
const FILE = /^\/uploads\/([0-9a-f]{2})\/(\1[0-9a-f]{30})\.webp$/;

/**
 * Deletes the files of erased photos, unless somebody else has the same picture. Returns how many photos were checked.
 */
export function removePhotos({ orm, env }: Services): Promise<number> {
  return inTransaction(orm.em.fork() as EntityManager, async (em) => {
    const found = await rows(
      em,
      sql<{ path: string; isUsed: boolean }>`
        select path, exists (select 1 from uploads u where u.path = r.path)
                 or exists (select 1 from items i where i.relisted_from_id is not null and i.images @> array[r.path]) as "isUsed"
        from photo_removals r order by created_at limit ${AT_ONCE} for update skip locked`,
    );
    for (const { path, isUsed } of found) if (!isUsed) await removeFiles(env.dataDir, path);
    await em.nativeDelete(PhotoRemovalEntity, { path: { $in: found.map(({ path }) => path) } });
    return found.length;
  });
}

async function removeFiles(dataDir: string, path: string): Promise<void> {
  const [, shelf, hash] = FILE.exec(path) ?? [];
  if (!shelf || !hash) return;
  for (const size of ["s", "m", "l"])
    await rm(join(dataDir, "uploads", shelf, `${hash}-${size}.webp`), { force: true });
}
