import { expect, it } from "vitest";
import { chartData, drawable, fitting, suggestedFor } from "./chartOf.ts";

const months = {
  path: "tables.transactionsAggregate",
  columns: ["count", "key.createdAt", "avg.trustPoints"],
  rows: [
    { count: 9, "key.createdAt": "2026-11-01T00:00:00.000Z", "avg.trustPoints": 20.5 },
    { count: 4, "key.createdAt": "2026-09-01T00:00:00.000Z", "avg.trustPoints": null },
    { count: 7, "key.createdAt": "2026-10-01T00:00:00.000Z", "avg.trustPoints": 18 },
  ],
};
const categories = {
  path: "tables.itemsAggregate",
  columns: ["count", "key.category"],
  rows: [
    { count: 3, "key.category": "electronics" },
    { count: 5, "key.category": null },
  ],
};
const titles = { path: "tables.items", columns: ["title"], rows: [{ title: "Lamp" }] };

it("draws what has numbers and something to put below them", () => {
  const lonely = { path: "a", columns: ["count"], rows: [{ count: 1 }] };
  expect(drawable([titles, months, lonely, categories])).toEqual([months, categories]);
});

it("suggests a line over time, and bars otherwise", () => {
  expect(suggestedFor(months)).toEqual({
    kind: "line",
    list: months.path,
    x: "key.createdAt",
    y: ["count"],
  });
  expect(suggestedFor(categories)).toMatchObject({ kind: "bars", x: "key.category" });
});

it("orders by time, and names each month", () => {
  const choice = { kind: "line", list: months.path, x: "key.createdAt" } as const;
  const { points, series } = chartData(months, { ...choice, y: ["count", "avg.trustPoints"] });
  expect(points.map(({ short }) => short)).toEqual(["Sep 1", "Oct 1", "Nov 1"]);
  expect(points[0]?.long).toBe("Sep 1, 2026");
  expect(series.map(({ label, values }) => [label, values])).toEqual([
    ["count", [4, 7, 9]],
    ["avg.trustPoints", [null, 18, 20.5]],
  ]);
});

it("has an empty place for a day without a row, in bars", () => {
  const days = {
    path: "tables.offersAggregate",
    columns: ["count", "key.createdAt"],
    rows: ["2026-11-04", "2026-11-01", "2026-11-02"].map((day, n) => ({
      count: n + 1,
      "key.createdAt": `${day}T00:00:00.000Z`,
    })),
  };
  const choice = { list: days.path, x: "key.createdAt", y: ["count"] };
  const bars = chartData(days, { ...choice, kind: "bars" });
  expect(bars.points.map(({ short }) => short)).toEqual(["Nov 1", "Nov 2", "Nov 3", "Nov 4"]);
  expect(bars.series[0]?.values).toEqual([2, 3, null, 1]);
  expect(chartData(days, { ...choice, kind: "line" }).points).toHaveLength(3);
  // Months stay months.
  expect(chartData(months, { ...suggestedFor(months), kind: "bars" }).points).toHaveLength(3);
});

it("keeps the order of the answer otherwise, and cuts long names below the chart only", () => {
  const { points } = chartData(categories, suggestedFor(categories));
  expect(points).toEqual([
    { short: "electroni…", long: "electronics" },
    { short: "–", long: "–" },
  ]);
});

it("keeps what was chosen while the answer has it", () => {
  const choice = {
    kind: "bars",
    list: months.path,
    x: "key.createdAt",
    y: ["avg.trustPoints"],
  } as const;
  expect(fitting([categories, months], { ...choice, y: [...choice.y] })).toEqual(choice);
  expect(fitting([months], { ...choice, y: ["gone"] })).toMatchObject({
    kind: "bars",
    y: ["count"],
  });
  expect(fitting([categories], { ...choice, y: [...choice.y] })).toMatchObject({
    list: categories.path,
  });
  expect(fitting([titles], null)).toBeUndefined();
});
