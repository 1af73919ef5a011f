import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { Refused, notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { publishListed } from "./createItem.ts";
import { checkPrice } from "./item.rules.ts";
import type { Listing } from "./publishListing.ts";

/**
 * Lists an item that the viewer received in a deal again, once, as the viewer's own. A circle's item stays in its
 * circle, because its text and photos were meant for it; if the viewer is not in that circle, only they see the item
 * until they choose its visibility. Source: C23
 */
export async function relistItem(
  tx: Tx,
  { itemId, trustPoints }: { itemId: string; trustPoints: number },
): Promise<{ itemId: number }> {
  const viewer = viewerOf(tx);
  const id = idOf(itemId, "itemId");
  checkPrice(trustPoints);
  const received = await row(
    tx.em,
    sql`select 1 from transactions where item_id = ${id} and to_user_id = ${viewer.id} and status = 'completed' limit 1`,
  );
  if (!received) throw notFound("Item");

  const made = await row<Omit<Listing, "sellerId">>(
    tx.em,
    sql`insert into items (user_id, title, description, category, condition, images, placeholders, trust_points, tp_value,
          tags, width_mm, height_mm, depth_mm, is_circle_only, circle_id, relisted_from_id, created_at, updated_at)
        select ${viewer.id}, title, description, category, condition, images, placeholders, ${trustPoints}, ${trustPoints},
          tags, width_mm, height_mm, depth_mm, is_circle_only,
          (select m.circle_id from circle_members m where m.circle_id = i.circle_id and m.user_id = ${viewer.id} for key share),
          id, ${tx.now}, ${tx.now}
        from items i where id = ${id}
          and not exists (select 1 from item_removals r where r.item_id = i.id and r.restored_at is null)
        on conflict (relisted_from_id, user_id) do nothing returning id, is_circle_only as "isCircleOnly", circle_id as "circleId"`,
  );
  if (!made) throw new Refused("ITEM_NOT_AVAILABLE", "This item is listed again already");
  await publishListed(tx, { ...made, sellerId: viewer.id }, trustPoints);
  return { itemId: made.id };
}
