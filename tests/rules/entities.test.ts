import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openOrm } from "../../api/db/orm.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();
let orm: MikroORM;
/** Each index of the database as PostgreSQL writes it down, by its name. */
let indexes: Map<string, string>;

beforeAll(async () => {
  orm = await openOrm(market.databaseUrl);
  const found = await market.rows<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where schemaname = 'public'`,
  );
  indexes = new Map(found.map(({ name, text }) => [name, text]));
});
afterAll(() => orm.close());

it("what the entities say is what the migrations made: tables, columns, defaults, checks, indexes, foreign keys", async () => {
  const statements = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
  expect(differencesOf(statements)).toEqual([]);
});

it("an index that is written down whole is the one in the database", () => {
  const written = [...orm.getMetadata().getAll().values()]
    .flatMap((entity) => [...entity.indexes, ...entity.uniques])
    .filter((index) => index.expression !== undefined);
  expect(written.length).toBeGreaterThan(3);
  for (const { name, expression } of written)
    expect(expression, name).toBe(indexes.get(String(name)));
});

/**
 * MikroORM reads the order of a column `id` that comes behind one like `user_id` wrongly: an index that it would make
 * anew as it stands is no difference.
 */
function differencesOf(statements: string): string[] {
  const lines = statements.split("\n").filter((line) => line !== "");
  const same = lines.flatMap((line) => {
    const name = /^create (?:unique )?index "(\w+)"/.exec(line)?.[1] ?? "";
    const isSame = bare(line) === bare(indexes.get(name) ?? "");
    return isSame ? [line, `drop index "${name}";`] : [];
  });
  return lines.filter((line) => !same.includes(line));
}

/** A statement without what can be written in several ways. */
function bare(statement: string): string {
  return statement
    .toLowerCase()
    .replaceAll(/ using btree|public\.|["();]/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(" ,", ",")
    .trim();
}
