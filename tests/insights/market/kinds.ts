import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { ITEMS } from "../../../api/db/demo/items.ts";

const FOLDER = join(import.meta.dirname, "photos");
const TILE = { width: 160, height: 120 };
const IN_A_ROW = 3;

/** How the photos of a kind were taken, by their numbers from 0. */
export const TAKEN = { sameSide: [0, 1, 2, 3, 4, 5], otherSide: [6, 7], closeUp: [8] } as const;

/** A kind of things, with nine photos of nine things. */
export interface Kind {
  name: string;
  category: string;
}

/** The 78 kinds. Their categories are those of the demo market, which has one of each. */
export function allKinds(): Kind[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".webp"))
    .sort()
    .map((file) => {
      const name = basename(file, ".webp");
      return { name, category: categoryOf(name) };
    });
}

function categoryOf(name: string): string {
  const item = ITEMS.find((each) => each.name === name.replaceAll("-", " "));
  if (!item) throw new Error(`the demo market has no ${name}`);
  return item.category;
}

/** One photo of a kind, as a PNG. */
export function photoOfKind({ name }: Kind, number: number): Promise<Buffer> {
  return sharp(join(FOLDER, `${name}.webp`))
    .extract({
      ...TILE,
      left: (number % IN_A_ROW) * TILE.width,
      top: Math.floor(number / IN_A_ROW) * TILE.height,
    })
    .png()
    .toBuffer();
}
