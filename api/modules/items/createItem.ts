import { array, number, object, string } from "yup";
import {
  CONDITIONS,
  DESCRIPTION_MAX,
  ITEM_TP,
  LOCATION_MAX,
  PHOTOS_MAX,
  TITLE_MAX,
} from "../../../schema/limits.ts";
import { autoTags, TAG_LENGTH_MAX, TAGS_MAX } from "../../../schema/tags.ts";
import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { itemAudience, MARKET } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { checked } from "../../core/validation.ts";
import { categoriesOf } from "./findItems.ts";
import type { CreateItemInput } from "./item.types.ts";

const required = "Please fill in all required fields"; // S1 §8

const newItem = object({
  title: string()
    .trim()
    .required(required)
    .max(TITLE_MAX, `The title may have at most ${TITLE_MAX} characters`),
  description: string()
    .trim()
    .required(required)
    .max(DESCRIPTION_MAX, `The description may have at most ${DESCRIPTION_MAX} characters`),
  category: string()
    .required(required)
    .test("known", "Please choose a category", (label) => categoriesOf(label ?? "").length > 0),
  condition: string().required(required).oneOf(CONDITIONS, "Please choose a condition"),
  trustPoints: price(),
  location: string()
    .trim()
    .nullable()
    .max(LOCATION_MAX, `The location may have at most ${LOCATION_MAX} characters`),
  latitude: number().nullable().min(-90, "Latitude is -90 to 90").max(90, "Latitude is -90 to 90"),
  longitude: number()
    .nullable()
    .min(-180, "Longitude is -180 to 180")
    .max(180, "Longitude is -180 to 180"),
  images: array(string().required()).nullable().max(PHOTOS_MAX, `At most ${PHOTOS_MAX} photos`),
  tags: array(
    string()
      .trim()
      .required("A tag must not be empty")
      .max(TAG_LENGTH_MAX, `A tag may have at most ${TAG_LENGTH_MAX} characters`),
  )
    .nullable()
    .max(TAGS_MAX, `At most ${TAGS_MAX} tags`),
  quantity: number()
    .nullable()
    .integer()
    .min(1, "Quantity is 1 to 100")
    .max(100, "Quantity is 1 to 100"),
});

function price() {
  const bounds = `TrustPoints must be a whole number from ${ITEM_TP.min} to ${ITEM_TP.max}`;
  return number()
    .required(required)
    .integer(bounds)
    .min(ITEM_TP.min, bounds)
    .max(ITEM_TP.max, bounds);
}

/** Refuses a price that is no whole number from 1 to 1000 TP. Source: S1 §5 */
export function checkPrice(trustPoints: number): void {
  checked(object({ trustPoints: price() }), { trustPoints });
}

/** Lists an item at once. Refuses bad fields by name and photos the member did not upload. Source: S1 §5, VA-010..013 */
export async function createItem(tx: Tx, input: CreateItemInput): Promise<{ itemId: number }> {
  const viewer = viewerOf(tx);
  const item = checked(newItem, input);
  const category = categoriesOf(item.category)[0] ?? item.category;
  const images = item.images ?? [];
  const placeholders = await placeholdersOf(tx, viewer.id, images);

  const made = await row<{ id: number }>(
    tx.em,
    sql`insert into items (user_id, title, description, category, condition, images, placeholders, trust_points, tp_value,
          location, latitude, longitude, tags, quantity, created_at, updated_at)
        values (${viewer.id}, ${item.title}, ${item.description}, ${category}, ${item.condition}, ${images}, ${placeholders},
          ${item.trustPoints}, ${item.trustPoints}, ${item.location || null}, ${coarse(item.latitude)}, ${coarse(item.longitude)},
          ${item.tags ?? autoTags(item.title, item.description, category)}, ${item.quantity ?? 1}, ${tx.now}, ${tx.now})
        returning id`,
  );
  const itemId = made?.id ?? 0;
  await tellListed(tx, viewer.id, itemId, item.trustPoints);
  return { itemId };
}

/** What follows from every new listing: its first price, the seller's count, and the market hears. */
export async function tellListed(
  tx: Tx,
  sellerId: number,
  itemId: number,
  trustPoints: number,
): Promise<void> {
  await rows(
    tx.em,
    sql`insert into price_history (item_id, price, created_at) values (${itemId}, ${trustPoints}, ${tx.now})`,
  );
  await rows(
    tx.em,
    sql`update user_stats set items_listed = items_listed + 1 where user_id = ${sellerId}`,
  );
  tx.events.add("listingAdded", MARKET, { itemId });
}

/** What follows from every change of an item: who watches it hears. */
export function tellUpdated(tx: Tx, itemId: number): void {
  tx.events.add("itemUpdated", itemAudience(itemId), { itemId });
}

async function placeholdersOf(tx: Tx, memberId: number, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const found = await rows<{ path: string; placeholder: string }>(
    tx.em,
    sql`select path, placeholder from uploads where user_id = ${memberId} and path = any(${paths})`,
  );
  const byPath = new Map(found.map(({ path, placeholder }) => [path, placeholder]));
  return paths.map((path) => {
    const placeholder = byPath.get(path);
    if (placeholder === undefined) throw badField("images", "A photo must be uploaded first");
    return placeholder;
  });
}

/** About 1 km: nobody's front door. */
function coarse(degrees: number | null | undefined): number | null {
  return typeof degrees === "number" ? Math.round(degrees * 100) / 100 : null;
}
