import { expect, it } from "vitest";
import { networkWords, spendingWords } from "./tokenWords.ts";

it("says what a token may promise", () => {
  const token = { status: "active", tpPerDay: 1200, tpPromisedToday: 40 } as const;
  expect(spendingWords(token)).toBe("May promise 1,200 TP a day, 40 TP promised today");
  expect(spendingWords({ ...token, tpPerDay: 0 })).toBe("May not promise TP");
  expect(spendingWords({ ...token, status: "revoked" })).toBe("Could promise 1,200 TP a day");
});

it("says from where it may be used, one address as it was given", () => {
  expect(networkWords([])).toBe("From anywhere");
  expect(networkWords(["192.0.2.7/32", "2001:db8::1/128", "203.0.113.0/24"])).toBe(
    "From 192.0.2.7, 2001:db8::1, or 203.0.113.0/24",
  );
});
