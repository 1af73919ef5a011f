import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { PHOTO_SIZES } from "../../../schema/limits.ts";
import { GOODS } from "./history/goods.ts";
import { PHOTOS_OF_A_PICTURE, plannedSales } from "./history/plan.ts";
import { ITEMS } from "./items.ts";
import { photosOf } from "./pictures.ts";

const FOLDER = join(import.meta.dirname, "photos");

it("has the photos of every item in each size, and no other file but what says where they come from", () => {
  const needed = ITEMS.flatMap(photosOf).flatMap((name) =>
    Object.keys(PHOTO_SIZES).map((size) => `${name}-${size}.webp`),
  );

  expect(readdirSync(FOLDER).toSorted()).toEqual([...needed, "README.md"].toSorted());
});

it("has them as the market would keep them", async () => {
  for (const name of ITEMS.flatMap(photosOf)) {
    for (const [size, edge] of Object.entries(PHOTO_SIZES)) {
      const { format, width, height, exif } = await sharp(
        join(FOLDER, `${name}-${size}.webp`),
      ).metadata();

      expect({ name, size, format, shape: width / height, exif }).toEqual({
        name,
        size,
        format: "webp",
        shape: 4 / 3,
      });
      expect(width).toBeLessThanOrEqual(edge);
    }
  }
});

it("has four photos of each picture of the neighbours' things, and each is of one thing alone", () => {
  const pictures = Object.values(GOODS).flatMap(({ kinds }) =>
    kinds.flatMap(([, , name]) => name ?? []),
  );
  const files = pictures.flatMap((name) =>
    Array.from({ length: PHOTOS_OF_A_PICTURE }, (_, n) => `${name}-${n + 1}`),
  );
  expect(readdirSync(join(import.meta.dirname, "history", "photos")).toSorted()).toEqual(
    [...files.flatMap((name) => [`${name}-s.webp`, `${name}-l.webp`]), "README.md"].toSorted(),
  );

  const shown = plannedSales().flatMap(({ photo }) => photo ?? []);
  expect(new Set(shown).size).toBe(shown.length);
  expect(files).toEqual(expect.arrayContaining(shown));
  expect(shown.length).toBeGreaterThan(120);
});
