import { expect, it } from "vitest";
import { tablesOf } from "../explorer/tablesOf.ts";
import { singleFigure } from "./singleFigure.ts";

it.each<[unknown, number | undefined]>([
  [{ tables: { usersAggregate: [{ count: 7 }] } }, 7],
  [{ adminStats: { totalUsers: 12 } }, 12],
  [{ adminStats: { totalUsers: 12, totalItems: 3 } }, undefined],
  [{ tables: { usersAggregate: [{ count: 7, sum: { tpBalance: 9 } }] } }, undefined],
  [{ tables: { usersAggregate: [{ count: 7 }, { count: 8 }] } }, undefined],
  [{ tables: { usersAggregate: [{ count: 7 }], itemsAggregate: [{ count: 8 }] } }, undefined],
  [{ viewer: { username: "ana" } }, undefined],
  [{ tables: { usersAggregate: [] } }, undefined],
])("of %j is %j", (data, figure) => {
  expect(singleFigure(tablesOf(data))).toBe(figure);
});
