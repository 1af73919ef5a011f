import { expect, it } from "vitest";
import { firstDay } from "./firstDay.ts";

// Proves: OS-007
it("is three days after a standard order was placed, and the next day for an overnight one", () => {
  const createdAt = "2026-05-30T22:00:00.000Z";
  expect(firstDay({ createdAt, shippingMethod: { earliestDays: 3 } })).toBe(
    "2026-06-02T22:00:00.000Z",
  );
  expect(firstDay({ createdAt, shippingMethod: { earliestDays: 1 } })).toBe(
    "2026-05-31T22:00:00.000Z",
  );
});
