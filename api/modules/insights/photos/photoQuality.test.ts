import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { photoQuality } from "./photoQuality.ts";

const PHOTO = join(import.meta.dirname, "../../../db/demo/photos/desk-lamp-1-l.webp");

it("says of a photo whether it is sharp, well lit and large", async () => {
  expect(await photoQuality(await readFile(PHOTO))).toBe("Sharp and well lit");
  const shaken = await sharp(PHOTO).blur(8).jpeg().toBuffer();
  expect(await photoQuality(shaken)).toMatch(/^The photo is blurred:/);
  const dark = await sharp(PHOTO).linear(0.15, 0).blur(3).jpeg().toBuffer();
  expect(await photoQuality(dark)).toMatch(/^The photo is dark and blurred:/);
  const bright = await sharp(PHOTO).linear(1, 160).png().toBuffer();
  expect(await photoQuality(bright)).toMatch(/^The photo is too bright/);
  const small = await sharp(PHOTO).resize(320).webp().toBuffer();
  expect(await photoQuality(small)).toMatch(/^The photo is small:/);
});
