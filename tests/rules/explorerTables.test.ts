import { expect, it } from "vitest";
import { entityMetadata } from "../../api/db/orm.ts";
import { catalogOf } from "../../api/modules/explorer/index.ts";
import { TABLES, type TableDecision } from "../../api/modules/explorer/tables.ts";

const catalogWith = (decisions: Record<string, TableDecision>) =>
  catalogOf(entityMetadata(), { ...TABLES, ...decisions });

it("masks columns only where a number finds the row, because the audit log keeps it for ever", () => {
  const masking = [...catalogOf(entityMetadata()).values()].filter(({ rowKey }) => rowKey);
  expect(masking.length).toBeGreaterThan(5);
  for (const [table, decision] of Object.entries({
    switches: { shown: "name isOn changedBy changedAt", masked: "reason" },
    circle_members: { shown: "circle user role", masked: "joinedAt" },
    sessions: {
      shown: "createdAt lastSeenAt expire provenAt user id",
      masked: "sess",
      never: "sid",
    },
  }))
    expect(() => catalogWith({ [table]: decision })).toThrow(
      `the explorer masks columns of ${table}, whose key is no number`,
    );
});

it("decides on every column, once", () => {
  const { shown = "" } = TABLES["carts"] ?? {};
  expect(() => catalogWith({ carts: { shown: "user version" } })).toThrow("carts.updatedAt");
  expect(() => catalogWith({ carts: { shown, masked: "version" } })).toThrow("carts.version");
  expect(() => catalogWith({ carts: { shown: `${shown} owner` } })).toThrow("no column of owner");
  expect(() => catalogWith({ baskets: { shown } })).toThrow("baskets, which is no table");
});
