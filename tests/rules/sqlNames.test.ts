import "reflect-metadata";
import { ReflectMetadataProvider } from "@mikro-orm/decorators/legacy";
import { MikroORM } from "@mikro-orm/postgresql";
import { describe, expect, it } from "vitest";
import { entities } from "../../api/db/entities.ts";
import { unknownNames, wrongRows } from "./sql/findings.ts";
import type { Tables } from "./sql/reader.ts";
import { templatesOf, templatesOfApi } from "./sql/templates.ts";
import type { Column } from "./sql/types.ts";

/** Entities are tables; views are named here. */
const LEDGER_VIEW =
  "id, user_id, amount, reason, description, transaction_id, offer_id, related_user_id, balance_after, created_at";

const orm = new MikroORM({
  entities,
  dbName: "is not asked",
  metadataProvider: ReflectMetadataProvider,
});
const ofEntities = [...orm.getMetadata().getAll().values()].map(
  ({ tableName, props }): [string, Map<string, Column>] => [
    tableName,
    new Map(
      props.flatMap(({ fieldNames, columnTypes, nullable = false }) =>
        (fieldNames ?? []).map((name, n) => [
          name,
          { type: shortName(columnTypes[n] ?? ""), isNullable: nullable },
        ]),
      ),
    ),
  ],
);
const QUEUE_VIEW =
  "id, task_identifier, key, run_at, attempts, max_attempts, last_error, locked_at, locked_by, created_at, updated_at";
const ofView = (names: string) =>
  new Map(names.split(", ").map((name): [string, Column] => [name, {}]));
const tables: Tables = new Map([
  ...ofEntities,
  ["trust_point_ledger", ofView(LEDGER_VIEW)],
  ["jobs", ofView(QUEUE_VIEW)],
]);

/** PostgreSQL's own name of a type: `int4` for `int`, `_text` for `text[]`. */
function shortName(type: string): string {
  const [name = "", isArray] = type.replace(/\(.*?\)/, "").split("[");
  const short: Readonly<Record<string, string>> = {
    int: "int4",
    integer: "int4",
    smallint: "int2",
    bigint: "int8",
    boolean: "bool",
    "double precision": "float8",
  };
  return `${isArray === undefined ? "" : "_"}${short[name] ?? name}`;
}

it("every table and column that the SQL of the api names is an entity's", () => {
  const { templates, unread } = templatesOfApi();
  expect(templates.length).toBeGreaterThan(500);
  expect(unread).toEqual([]);
  expect(unknownNames(templates, tables)).toEqual([]);
});

/** What no row lacks, though its columns alone do not say so. */
const NEVER_NULL = [
  // A deal is that of an offer, of a part of an order, or of a row of `transactions`: one of the three has its sides.
  "modules/deals/deal.rows.ts buyerId may be null",
  "modules/deals/deal.rows.ts sellerId may be null",
  // Of an empty page only the cursor is read.
  "modules/social/findPosts.ts place may be null",
];

it("the rows that the code reads are what their statements answer", () => {
  const { compared, wrong } = wrongRows(templatesOfApi().templates, tables);
  expect(compared).toBeGreaterThan(260);
  expect(wrong.map((each) => each.replace(/:\d+/, ""))).toEqual(NEVER_NULL);
});

describe("a row that is not what its statement answers is found", () => {
  it.each([
    ["rows<{ id: number }>(em, sql`select title from items`)", "id is not answered"],
    ["sql<{ id: string }>`select id from items`", "id is int4"],
    ["sql<{ n: number }>`select count(*) as n from items`", "n is int8"],
    ["sql<{ at: Date }>`select created_at as at from items`", "at is timestamptz"],
    ["sql<{ note: string }>`select bio as note from users`", "note may be null"],
    ["sql<{ id: number }>`select o.id from items i left join offers o on true`", "id may be null"],
    [
      "sql<Pick<Row, 'bio'>>`select bio from users`; interface Row { bio: string }",
      "bio may be null",
    ],
    [
      "sql<Row>`select ${columns} from users`; const columns = sql`bio`; type Row = { bio: string }",
      "bio may be null",
    ],
    ["sql<Stored<Row>>`select bio as at from users`; type Row = { at: Date | null }", undefined],
    ["sql<{ bio: string }>`select bio from users where bio is not null`", undefined],
    ["sql<{ bio: string }>`select coalesce(bio, '') as bio from users`", undefined],
    ["sql<{ n: number }>`select count(*)::int as n from items`", undefined],
  ])("%s: %s", (text, reason) => {
    const templates = templatesOf("row.ts", text).filter((each) => typeof each !== "string");
    const { compared, wrong } = wrongRows(templates, tables);
    expect(compared).toBe(1);
    expect(wrong.map((each) => each.replace(/^\S+ /, ""))).toEqual(reason ? [reason] : []);
  });
});

describe("a name that no entity has is found", () => {
  it.each([
    ["select titel from items", "titel"],
    ["select i.titel from items i", "i.titel"],
    ["select id from itemz", "itemz"],
    ["select 1 from items i join users u on u.id = i.seller_id", "i.seller_id"],
    [
      "select id from items where exists (select 1 from offers o where o.item_id = items.id)",
      "o.item_id",
    ],
    ["select x.titel from (select id, title from items) x", "x.titel"],
    ["with mine as (select id from items) select mine.title from mine", "mine.title"],
    ["select id from items order by titel", "titel"],
    ["insert into items (titel) values (1)", "items.titel"],
    [
      "insert into carts (user_id) values (1) on conflict (user_id) do update set at = excluded.at",
      "carts.at",
    ],
    ["update items set titel = 1", "items.titel"],
    ["update items i set quantity = o.quantity from offers o", "o.quantity"],
    ["delete from items where titel = 1 returning titel", "titel"],
    ["i.titel as title", "i.titel"],
    ["and i.titel = ${1}", "i.titel"],
  ])("%s", (words, name) => {
    const known = templatesOf("known.ts", "sql`select 1 from items i`;");
    const broken = templatesOf("broken.ts", `sql\`${words}\`;`);
    const templates = [...known, ...broken].filter((each) => typeof each !== "string");
    expect(templates).toHaveLength(2);
    expect(unknownNames(templates, tables)[0]).toMatch(new RegExp(` ${name.replace(".", "\\.")}$`));
  });
});
