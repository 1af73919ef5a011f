import { expect, it } from "vitest";
import { fileOf, pathOf, sizePath } from "./photoFiles.ts";

const HASH = "ab0123456789abcdef0123456789abcd";

it("finds the file of each size, and the large one for the bare path", () => {
  const path = pathOf(HASH);

  expect(path).toBe(`/uploads/ab/${HASH}.webp`);
  expect(fileOf(path)).toBe(`ab/${HASH}-l.webp`);
  expect(fileOf(sizePath(path, "s"))).toBe(`ab/${HASH}-s.webp`);
});

it.each([
  "/uploads/ab/../../main.ts",
  `/uploads/cd/${HASH}.webp`,
  `/uploads/ab/${HASH}-x.webp`,
  `/uploads/ab/${HASH}-s.webp.part`,
  `/uploads/AB/${HASH.toUpperCase()}.webp`,
  "/uploads/",
])("finds none for %s", (path) => {
  expect(fileOf(path)).toBeUndefined();
});
