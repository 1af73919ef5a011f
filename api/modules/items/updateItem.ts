import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { joinedCircle } from "../circles/index.ts";
import { lockOwnAvailable, writePrice } from "./changePrice.ts";
import { publishToSeller, publishUpdated } from "./createItem.ts";
import { categoriesOf } from "./findItems.ts";
import { Item } from "./item.entity.ts";
import { coarse, itemRules } from "./item.rules.ts";
import type { UpdateItemInput } from "./item.types.ts";
import { placeholdersOf } from "./placeholdersOf.ts";
import { publishListing } from "./publishListing.ts";

interface Listed {
  title: string;
  description: string;
  category: string;
  condition: string;
  trustPoints: number;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  images: string[];
  placeholders: string[];
  tags: string[];
  quantity: number;
  widthMm: number | null;
  heightMm: number | null;
  depthMm: number | null;
  isCircleOnly: boolean;
  circleId: number | null;
}

/**
 * Changes the given fields of an item of the viewer that is on the market; the rules are those of a new one. A new
 * price is added to the price history; open offers keep the amount they propose. Refuses bad fields by name; items of
 * others and circles the member is not in with NOT_FOUND. Source: S1 §5, C12
 */
export async function updateItem(
  tx: Tx,
  { itemId, input }: { itemId: string; input: UpdateItemInput },
): Promise<{ itemId: number }> {
  const id = idOf(itemId, "itemId");
  const { circleId, ...words } = input;
  // Lock the membership before the item, in the same order as leaving a circle does, to avoid a deadlock.
  const joined = circleId ? await joinedCircle(tx, circleId) : null;
  await lockOwnAvailable(tx, id);
  const before = await listed(tx, id);
  const given = Object.fromEntries(
    Object.entries(words).filter(([, value]) => value !== undefined),
  );
  const seen =
    circleId === undefined ? before : { isCircleOnly: joined !== null, circleId: joined };
  const item = checked(itemRules, { ...before, ...given });
  const images = item.images ?? [];
  const placeholders = await placeholdersOf(tx, {
    memberId: viewerOf(tx).id,
    paths: images,
    kept: new Map(before.images.map((path, n) => [path, before.placeholders[n] ?? ""])),
  });

  await tx.em.nativeUpdate(
    Item,
    { id },
    {
      title: item.title,
      description: item.description,
      category: categoriesOf(item.category)[0] ?? item.category,
      condition: item.condition,
      imagePaths: images,
      placeholders,
      location: item.location || null,
      latitude: coarse(item.latitude),
      longitude: coarse(item.longitude),
      tags: item.tags ?? [],
      quantity: item.quantity ?? before.quantity,
      widthMm: item.widthMm ?? null,
      heightMm: item.heightMm ?? null,
      depthMm: item.depthMm ?? null,
      isCircleOnly: seen.isCircleOnly,
      circleId: seen.circleId,
      updatedAt: tx.now,
    },
  );
  if (item.trustPoints !== before.trustPoints)
    await writePrice(tx, id, { from: before.trustPoints, to: item.trustPoints, reason: null });
  publishUpdated(tx, id);
  publishToSeller(tx, viewerOf(tx).id);
  if (seen.isCircleOnly !== before.isCircleOnly || seen.circleId !== before.circleId) {
    publishListing(tx, "ItemShownTo", { id, sellerId: viewerOf(tx).id, ...seen });
  }
  return { itemId: id };
}

async function listed(tx: Tx, id: number): Promise<Listed> {
  const found = await row<Listed>(
    tx.em,
    sql`select title, description, category, condition, trust_points as "trustPoints", location, latitude, longitude,
               images, placeholders, tags, quantity, width_mm as "widthMm", height_mm as "heightMm", depth_mm as "depthMm",
               is_circle_only as "isCircleOnly", circle_id as "circleId"
        from items where id = ${id}`,
  );
  if (!found) throw notFound("Item");
  return found;
}
