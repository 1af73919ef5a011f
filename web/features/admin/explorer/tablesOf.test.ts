import { expect, it } from "vitest";
import { cellText, lacksRowKey, maskedCellOf, tablesOf } from "./tablesOf.ts";

it("finds the lists of an answer, and flattens their rows", () => {
  const data = {
    tables: {
      offers: {
        nodes: [
          { id: 1, seller: { username: "sam" }, tags: ["a"], itemsBySeller: { nodes: [{}, {}] } },
          { id: 2, seller: null, tags: [], itemsBySeller: { nodes: [] } },
        ],
        pageInfo: { hasNextPage: false },
      },
      itemsAggregate: [{ count: 3, key: { status: "sold" } }],
    },
    items: { edges: [{ cursor: "a", node: { id: "7" } }] },
    adminSupply: { sum: 0 },
  };
  expect(tablesOf(data)).toEqual([
    {
      path: "tables.offers",
      columns: ["id", "seller.username", "tags", "itemsBySeller", "seller"],
      rows: [
        { id: 1, "seller.username": "sam", tags: ["a"], itemsBySeller: "2 rows" },
        { id: 2, seller: null, tags: [], itemsBySeller: "0 rows" },
      ],
    },
    {
      path: "tables.itemsAggregate",
      columns: ["count", "key.status"],
      rows: [{ count: 3, "key.status": "sold" }],
    },
    { path: "items", columns: ["cursor", "id"], rows: [{ cursor: "a", id: "7" }] },
    {
      path: "values",
      columns: ["field", "value"],
      rows: [{ field: "adminSupply.sum", value: 0 }],
    },
  ]);
});

it("has the values that are in no list, and no table where there are none", () => {
  expect(tablesOf({ a: { b: "c", d: null }, e: [1, 2] })).toEqual([
    {
      path: "values",
      columns: ["field", "value"],
      rows: [
        { field: "a.b", value: "c" },
        { field: "a.d", value: null },
        { field: "e", value: [1, 2] },
      ],
    },
  ]);
  for (const data of [null, undefined, 7, {}, { a: [] }, { a: { nodes: [] } }])
    expect(tablesOf(data)).toEqual([]);
});

it.each([
  [null, "–"],
  ["text", "text"],
  [7, "7"],
  [false, "false"],
  [["a", "b"], '["a","b"]'],
])("shows %j as %s", (value, text) => {
  expect(cellText(value)).toBe(text);
});

it("knows the masked values that can be revealed: those beside the rowKey of their own row", () => {
  const dots = "•••";
  const row = {
    rowKey: "sign_ins/4",
    ipAddress: dots,
    "user.phone": dots,
    "user.rowKey": "users/7",
    "address.zipCode": dots,
    id: 4,
  };
  expect(maskedCellOf(row, "ipAddress")).toEqual({ rowKey: "sign_ins/4", column: "ipAddress" });
  expect(maskedCellOf(row, "user.phone")).toEqual({ rowKey: "users/7", column: "phone" });
  for (const name of ["address.zipCode", "id", "rowKey", "missing"])
    expect(maskedCellOf(row, name)).toBeUndefined();

  const lacking = (columns: string[]) => lacksRowKey({ path: "", columns, rows: [row] });
  expect(lacking(["ipAddress", "user.phone", "id"])).toBe(false);
  expect(lacking(["ipAddress", "address.zipCode"])).toBe(true);
});
