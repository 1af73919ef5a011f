import { expect, it } from "vitest";
import { byClock, FILTERS, isIn } from "./queueFilters.ts";

const pending = {
  id: "1",
  status: "pending",
  deadline: "2026-11-24T12:00:00Z",
  resolvedAt: null,
  isOverdue: false,
  takenBy: null,
} as const;
const reviewed = {
  ...pending,
  id: "2",
  status: "under_review",
  deadline: "2026-11-24T10:00:00Z",
  takenBy: { id: "7" },
} as const;
const ended = {
  ...reviewed,
  id: "3",
  status: "resolved",
  deadline: null,
  resolvedAt: "2026-11-20T10:00:00Z",
} as const;

it("puts a dispute into the parts of the queue it belongs to", () => {
  const partsOf = (dispute: Parameters<typeof isIn>[1], viewer = "7") =>
    FILTERS.map(({ value }) => value).filter((filter) => isIn(filter, dispute, viewer));
  expect(partsOf(pending)).toEqual(["open", "awaiting_answer"]);
  expect(partsOf({ ...pending, status: "awaiting_response" })).toEqual(["open", "awaiting_answer"]);
  expect(partsOf(reviewed)).toEqual(["open", "awaiting_decision", "mine"]);
  expect(partsOf(reviewed, "8")).toEqual(["open", "awaiting_decision"]);
  expect(partsOf({ ...ended, isOverdue: true })).toEqual(["overdue", "closed"]);
});

it("orders by the clock, and by number where it says nothing", () => {
  const later = { ...ended, id: "4", resolvedAt: "2026-11-21T10:00:00Z" };
  const same = { ...pending, id: "10" };
  const twin = { ...later, id: "12" };
  expect(
    [ended, twin, same, later, pending, reviewed].toSorted(byClock).map(({ id }) => id),
  ).toEqual(["2", "1", "10", "12", "4", "3"]);
});
