import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { inTransaction } from "../../core/transactions/transaction.ts";
import type { Env } from "../../env.ts";
import { fileOf, photoFolder, sizePath } from "../../modules/uploads/photoFiles.ts";
import { lockForDemo } from "./stage.ts";

/**
 * Takes everything out of a market: tables, functions and all, because the books refuse to be emptied row by row.
 * The migrations make them again. Photos of its members go too.
 */
export async function emptyMarket(env: Env, orm: MikroORM): Promise<void> {
  const photos = await inTransaction(orm.em.fork() as EntityManager, async (em) => {
    await lockForDemo(em);
    const paths = await rows(em, sql<{ path: string }>`select distinct path from uploads`);
    const place = await row(em, sql<{ schema: string }>`select current_schema() as schema`);
    const schema = sql.id(place?.schema ?? "public");
    await rows(em, sql`drop schema ${schema} cascade`);
    await rows(em, sql`create schema ${schema}`);
    await rows(em, sql`drop schema if exists graphile_worker cascade`);
    return paths;
  });

  for (const { path } of photos) {
    for (const size of ["s", "m", "l"] as const) {
      const file = fileOf(sizePath(path, size));
      if (file) await rm(join(photoFolder(env), file), { force: true });
    }
  }
}
