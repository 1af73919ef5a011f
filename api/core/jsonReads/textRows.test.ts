import { expect, it } from "vitest";
import { asText } from "./textRows.ts";

it("writes values as PostgreSQL reads them, and leaves the rest to the driver", () => {
  const day = new Date("2026-11-22T10:00:00.000Z");
  expect(asText([null, "a", 7, true, day])).toEqual([null, "a", "7", "true", day.toISOString()]);
  expect(asText([[]])).toEqual(["{}"]);
  expect(asText([["lamp", "a,b", 'the "old"', "c\\d", "NULL", ""]])).toEqual([
    String.raw`{"lamp","a,b","the \"old\"","c\\d","NULL",""}`,
  ]);
  expect(asText([[1]])).toBeUndefined();
  expect(asText([{}])).toBeUndefined();
});
