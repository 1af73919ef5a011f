import { readFile } from "node:fs/promises";
import sharp from "sharp";
import {
  placeholderOf,
  type PhotoSize,
  type RenderedPhoto,
} from "../../modules/uploads/renderPhoto.ts";
import { keepPhoto, type StoredImage } from "../../modules/uploads/storeImage.ts";
import type { DemoItem } from "./items.ts";
import type { Cast } from "./join.ts";
import { idOf } from "./script.ts";
import type { Stage } from "./stage.ts";

const FOLDER = new URL("photos/", import.meta.url);
const NEIGHBOURS = new URL("history/photos/", import.meta.url);

/** Keeps the photos of all items as uploads of their sellers; answers their paths by the item's name. */
export async function keepPhotos(
  { services, goTo }: Stage,
  cast: Cast,
  items: readonly DemoItem[],
): Promise<Map<string, string[]>> {
  const paths = new Map<string, string[]>();
  for (const item of items) {
    goTo(item.posted);
    const sellerId = idOf(cast, item.by);
    const kept = await Promise.all(
      photosOf(item).map(async (name) => keepPhoto(services, await readPhoto(name), sellerId)),
    );
    paths.set(
      item.name,
      kept.map(({ path }) => path),
    );
  }
  return paths;
}

/** The names of an item's photos in the folder: the item's own, and which it is. */
export function photosOf({ name, photos }: DemoItem): string[] {
  return Array.from({ length: photos ?? 1 }, (_, n) => `${name.replaceAll(" ", "-")}-${n + 1}`);
}

/**
 * Keeps the photos of what the neighbours sold, one after the other; answers the photo of each, in the same order, null
 * where it has none.
 */
export async function keepNeighbourPhotos(
  { services, goTo }: Stage,
  sold: readonly { photo: string | null; sellerId: number; posted: number }[],
): Promise<(StoredImage | null)[]> {
  const kept: (StoredImage | null)[] = [];
  for (const { photo, sellerId, posted } of sold) {
    goTo(posted);
    const read = (size: string) => readFile(new URL(`${photo}-${size}.webp`, NEIGHBOURS));
    kept.push(
      photo === null
        ? null
        : await keepPhoto(services, await rendered(await read("s"), await read("l")), sellerId),
    );
  }
  return kept;
}

/** In the sizes as they are kept: to encode them at every first start would take longer than all the rest of it. */
async function readPhoto(name: string): Promise<RenderedPhoto> {
  const read = (size: PhotoSize) => readFile(new URL(`${name}-${size}.webp`, FOLDER));
  const [s, m, l] = await Promise.all([read("s"), read("m"), read("l")]);
  return rendered(s, l, m);
}

async function rendered(s: Buffer, l: Buffer, m = l): Promise<RenderedPhoto> {
  const { width, height } = await sharp(l).metadata();
  return { sizes: { s, m, l }, width, height, placeholder: await placeholderOf(sharp(s)) };
}
