import { describe, expect, it } from "vitest";
import { elementsOf, isoOf } from "./columns.ts";

describe("an array as PostgreSQL writes it", () => {
  it.each([
    ["{}", []],
    ["{a,b c}", ["a", "b c"]],
    [`{"a,b","c\\"d","e\\\\f"}`, ["a,b", 'c"d', "e\\f"]],
    [`{"NULL",NULL,""}`, ["NULL", null, ""]],
    [`{"{}","line\nline"}`, ["{}", "line\nline"]],
    ["{nullable,Annul}", ["nullable", "Annul"]],
  ])("is read: %s", (array, elements) => expect(elementsOf(array)).toEqual(elements));
});

describe("an instant as PostgreSQL writes it", () => {
  it.each([
    ["2026-11-21 11:23:00+00", "2026-11-21T11:23:00.000Z"],
    ["2026-11-21 11:23:00.1+00", "2026-11-21T11:23:00.100Z"],
    ["2026-11-21 11:23:00.123+00", "2026-11-21T11:23:00.123Z"],
    ["2026-11-21 13:23:00.5+02", "2026-11-21T11:23:00.500Z"],
    ["2026-11-21 16:53:00.05+05:30", "2026-11-21T11:23:00.050Z"],
  ])("is told in UTC: %s", (instant, iso) => expect(isoOf(instant)).toBe(iso));
});
