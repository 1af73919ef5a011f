import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { describe, expect, it } from "vitest";
import { compileSql } from "./compileSql.ts";

const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});

const part = sql`i.price > ${5} and i.title = ${"it's"}`;

describe("a statement", () => {
  it.each([
    ["without values", sql`select 1`],
    [
      "with parts in parts",
      sql`select * from (select * from items i where ${part}) x limit ${sql.lit(25)}`,
    ],
    ["with a list", sql`select ${sql.join([part, sql`true`, sql.raw("false")], sql` and `)}`],
    ["with null, an array and a date", sql`select ${null}, ${["a"]}, ${new Date(0)}`],
  ])("%s is written as kysely writes it", (_name, query) => {
    const { sql: text, parameters } = query.compile(writer);

    expect(compileSql(query)).toEqual({ text, values: [...parameters] });
  });

  it("with something else in it is left to kysely", () => {
    expect(compileSql(sql`select ${sql.ref("items.id")}`)).toBeUndefined();
    expect(compileSql(sql`select ${sql.lit("it's")}`)).toBeUndefined();
  });
});
