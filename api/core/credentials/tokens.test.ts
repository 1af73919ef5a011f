import { expect, it } from "vitest";
import { isCredential, newCredential } from "./tokens.ts";

it("makes credentials that say what they are, each another", () => {
  const made = Array.from({ length: 200 }, () => newCredential("mdv"));
  expect(new Set(made).size).toBe(made.length);
  for (const one of made) {
    expect(one).toMatch(/^mdv_[0-9A-Za-z]{49}$/);
    expect(isCredential(one, "mdv")).toBe(true);
    expect(isCredential(one, "mdp")).toBe(false);
  }
});

it("knows one that nobody made", () => {
  const one = newCredential("mdv");
  const mistyped = `${one.slice(0, 10)}${one[10] === "a" ? "b" : "a"}${one.slice(11)}`;
  for (const other of ["", "mdv_", mistyped, one.slice(0, -1), `${one}0`, one.slice(4)])
    expect(isCredential(other, "mdv"), other).toBe(false);
});
