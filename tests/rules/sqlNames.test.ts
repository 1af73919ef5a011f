import "reflect-metadata";
import { ReflectMetadataProvider } from "@mikro-orm/decorators/legacy";
import { MikroORM } from "@mikro-orm/postgresql";
import { describe, expect, it } from "vitest";
import { entities } from "../../api/db/entities.ts";
import { unknownNames, type Tables } from "./sql/names.ts";
import { templatesOf, templatesOfApi } from "./sql/templates.ts";

/** Entities are tables; a view is named here. */
const LEDGER_VIEW =
  "id, user_id, amount, reason, description, transaction_id, offer_id, related_user_id, balance_after, created_at";

const orm = new MikroORM({
  entities,
  dbName: "is not asked",
  metadataProvider: ReflectMetadataProvider,
});
const ofEntities = [...orm.getMetadata().getAll().values()].map(
  ({ tableName, props }): [string, Set<string>] => [
    tableName,
    new Set(props.flatMap(({ fieldNames }) => fieldNames ?? [])),
  ],
);
const tables: Tables = new Map([
  ...ofEntities,
  ["trust_point_ledger", new Set(LEDGER_VIEW.split(", "))],
]);

it("every table and column that the SQL of the api names is an entity's", () => {
  const { templates, unread } = templatesOfApi();
  expect(templates.length).toBeGreaterThan(500);
  expect(unread).toEqual([]);
  expect(unknownNames(templates, tables)).toEqual([]);
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
