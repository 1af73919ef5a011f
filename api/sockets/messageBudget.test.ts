import { expect, it } from "vitest";
import { MessageBudget } from "./messageBudget.ts";

/** Sends `perSecond` messages in each of so many seconds; answers the second in which it was refused. */
function send(perSecond: number, seconds: number, from = 1000): number | undefined {
  const budget = new MessageBudget();
  for (let second = 0; second < seconds; second++)
    for (let n = 0; n < perSecond; n++) if (!budget.take((from + second) * 1000 + n)) return second;
  return undefined;
}

it("lets a hundred a second go on for ever", () => {
  expect(send(100, 60)).toBeUndefined();
});

it("ends 101 a second in the third second", () => {
  expect(send(101, 60)).toBe(2);
});

it("lets a thousand come at once, and not one more", () => {
  expect(send(1000, 1)).toBeUndefined();
  expect(send(1001, 1)).toBe(0);
});

it("forgets bursts after ten seconds", () => {
  const budget = new MessageBudget();
  for (let burst = 0; burst < 5; burst++)
    for (let n = 0; n < 1000; n++) expect(budget.take(burst * 10_000 + 500)).toBe(true);
});
