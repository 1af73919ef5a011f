import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../../core/sql/sql.ts";
import type { Env } from "../../../env.ts";
import { isForAll, isShown } from "../../items/index.ts";
import { readSmallPhoto } from "../../uploads/index.ts";
import type { StoredModel } from "../models.ts";
import { priceWords } from "../prices/words.ts";
import { PHOTOS_KEPT } from "./describePhotos.ts";
import { PhotoMeasure, type KnownPhoto } from "./measurePhotos.ts";
import { PhotoIndex } from "./photoIndex.ts";
import { describeViews } from "./photoViews.ts";

/** So many photos are asked about, spread over all of them. */
const ASKED_MAX = 400;

/** Measures on the market's own photos how well they tell what is on them. It stores nothing. */
export async function measurePhotos(
  em: EntityManager,
  env: Pick<Env, "dataDir">,
): Promise<StoredModel> {
  const known = await rows(
    em,
    sql<Omit<KnownPhoto, "words"> & { path: string; title: string; descriptor: Buffer }>`
      select i.user_id as "sellerId", i.category, i.title, f.path, f.descriptor
      from photo_features f join items i on i.id = f.item_id
      where f.descriptor is not null and ${isShown()} and ${isForAll()}
      order by hashint4(f.id), f.id limit ${PHOTOS_KEPT}`,
  );
  const index = new PhotoIndex<KnownPhoto & { path: string }>();
  const photos = known.map(({ descriptor, title, ...photo }) => {
    const described = { ...photo, words: priceWords(title, [], photo.category) };
    index.add(described, descriptor);
    return described;
  });
  const measure = new PhotoMeasure(index);
  for (const photo of photos.slice(0, ASKED_MAX)) {
    const bytes = await readSmallPhoto(env, photo.path);
    if (bytes) measure.add(photo, await describeViews(bytes));
  }
  return { facts: photos.length, parameters: measure.result() };
}
