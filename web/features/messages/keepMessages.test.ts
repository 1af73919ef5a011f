import { describe, expect, it } from "vitest";
import { placeOf } from "./keepMessages.ts";

const row = (id: string, minute: number) => ({ id, createdAt: `2026-11-21T10:0${minute}:00.000Z` });

describe("where a message goes in a thread, newest first", () => {
  const rows = [row("3", 3), row("1", 1)];

  it("puts a new one on top and a late one where it belongs", () => {
    expect(placeOf(row("4", 4), rows, true)).toBe(0);
    expect(placeOf(row("2", 2), rows, true)).toBe(1);
  });

  it("takes none twice", () => {
    expect(placeOf(row("3", 3), rows, false)).toBeNull();
  });

  it("leaves one of an older page to that page", () => {
    expect(placeOf(row("0", 0), rows, true)).toBeNull();
    expect(placeOf(row("0", 0), rows, false)).toBe(2);
  });
});
