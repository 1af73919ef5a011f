import { expect, it } from "vitest";
import type { CaseFilter } from "../../../gql/graphql.ts";
import { byClock, FILTERS, isIn } from "./caseFilters.ts";

const now = new Date("2026-11-25T12:00:00Z");
const base = {
  id: "1",
  kind: "report",
  dueAt: "2026-11-25T18:00:00Z",
  decidedAt: null,
  claimedBy: null,
  claimedUntil: null,
} as const;

it.each([
  ["a report", base, ["open"]],
  ["an appeal", { ...base, kind: "appeal" as const }, ["open", "appeals"]],
  ["what is late", { ...base, dueAt: "2026-11-25T11:59:59Z" }, ["open", "overdue"]],
  [
    "what I claimed",
    { ...base, claimedBy: { id: "7" }, claimedUntil: "2026-11-25T12:10:00Z" },
    ["open", "mine"],
  ],
  [
    "what I claimed too long ago",
    { ...base, claimedBy: { id: "7" }, claimedUntil: "2026-11-25T11:50:00Z" },
    ["open"],
  ],
  [
    "what somebody else claimed",
    { ...base, claimedBy: { id: "8" }, claimedUntil: "2026-11-25T12:10:00Z" },
    ["open"],
  ],
  ["what is decided", { ...base, decidedAt: "2026-11-25T11:00:00Z" }, ["decided"]],
])("%s is in its parts of the queue", (_name, one, parts) => {
  const found = FILTERS.map(({ value }) => value).filter((filter: CaseFilter) =>
    isIn(filter, one, { viewerId: "7", now }),
  );
  expect(found).toEqual(parts);
});

it("has what is due first, and what is decided last, the latest first", () => {
  const cases = [
    { ...base, id: "1", decidedAt: "2026-11-25T10:00:00Z" },
    { ...base, id: "2" },
    { ...base, id: "3", dueAt: "2026-11-25T17:00:00Z" },
    { ...base, id: "4", decidedAt: "2026-11-25T11:00:00Z" },
    { ...base, id: "5" },
  ];
  expect(cases.toSorted(byClock).map(({ id }) => id)).toEqual(["3", "2", "5", "4", "1"]);
});
