import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { rows, sql } from "../../api/core/sql/sql.ts";
import { openOrm } from "../../api/db/orm.ts";
import { freshDatabase, type FreshDatabase } from "./database.ts";

/** A database with an empty table `notes (words text primary key)`, for tests of what is below the market. Answers new entity managers. */
export function aNotesTable(): () => EntityManager {
  let database: FreshDatabase;
  let orm: MikroORM;
  const newEm = () => orm.em.fork() as EntityManager;

  beforeAll(async () => {
    database = await freshDatabase();
    orm = await openOrm(database.url);
    await rows(newEm(), sql`create table notes (words text primary key)`);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });
  beforeEach(() => rows(newEm(), sql`truncate notes`));
  return newEm;
}
