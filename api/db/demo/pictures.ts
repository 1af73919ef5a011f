import sharp from "sharp";
import { storeImage } from "../../uploads/storeImage.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { DemoItem } from "./items.ts";
import type { Cast } from "./join.ts";
import { drawPhoto } from "./photos/drawPhoto.ts";
import type { Subject } from "./photos/subject.ts";
import { SUBJECTS } from "./photos/subjects.ts";
import type { Stage } from "./stage.ts";

/** How many are drawn at once: one more than decoders, so that no decoder waits for its next picture. */
const AT_ONCE = 3;
const DRAWN_WIDTH = 1600;
const DPI = 72;
const FIRST_SEED = 500;

interface Picture {
  item: DemoItem;
  subject: Subject;
  seed: number;
  angle: number;
}

/** Draws and stores the photos of all items; answers the paths of each. `width` in pixels. */
export async function takePhotos(
  stage: Stage,
  cast: Cast,
  items: readonly DemoItem[],
  width: number,
): Promise<Map<DemoItem, string[]>> {
  const paths = new Map(
    items.map((item) => [item, Array.from({ length: item.photos ?? 1 }, () => "")]),
  );
  const waiting = items.flatMap(picturesOf);

  async function drawNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const path = await take(stage, cast, next, width);
      paths.get(next.item)?.splice(next.angle, 1, path);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  return paths;
}

/** The subject an item shows. */
export function subjectOf(item: DemoItem): Subject {
  const subject = SUBJECTS.find(({ name }) => name === item.shows);
  if (!subject) throw new Error(`no drawing shows "${item.shows}"`);
  return subject;
}

/** The seed follows the item's place in the market; from FIRST_SEED on, two of a kind come out unlike. */
function picturesOf(item: DemoItem, place: number): Picture[] {
  const subject = subjectOf(item);
  const seed = FIRST_SEED + place;
  return Array.from({ length: item.photos ?? 1 }, (_, angle) => ({ item, subject, seed, angle }));
}

async function take(
  { services, opening }: Stage,
  cast: Cast,
  { item, ...picture }: Picture,
  width: number,
): Promise<string> {
  const svg = drawPhoto(picture);
  // Hardly compressed: it is decoded again at once.
  const png = await sharp(Buffer.from(svg), { density: (DPI * width) / DRAWN_WIDTH })
    .flatten()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const taken = hoursAfter(opening, -24 * item.posted);
  const { path } = await storeImage(
    { ...services, clock: { now: () => taken } },
    png,
    cast.get(item.by) ?? 0,
  );
  return path;
}
