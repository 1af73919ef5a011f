import { WANTED_MAX } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { visibleTo } from "../accounts/index.ts";
import { itemColumns, itemJoins, toItem, type ItemRow } from "./item.rows.ts";
import { openTo } from "./visibility.ts";

/**
 * The items that a member likes and that are still available, the latest like first, at most 24. Null if the member
 * does not show them to the viewer. One query for all members of a request. Source: C43
 */
export function wantedItemsOf(ctx: Context, memberId: number): Promise<ItemRow[] | null> {
  return batched<number, ItemRow[] | null>(
    ctx,
    "wantedItems",
    (ids) => readWanted(ctx, ids),
    null,
  ).load(memberId);
}

type Wanted = Stored<ItemRow> & { isNone: false };

async function readWanted(ctx: Context, ids: readonly number[]): Promise<Map<number, ItemRow[]>> {
  const { em, viewer } = ctx;
  const found = await rows(
    em,
    sql<{ wantedBy: number } & (Wanted | { isNone: true })>`
      select m.id as "wantedBy", i.id is null as "isNone", ${itemColumns}
      from users m
      left join lateral (
        select l.item_id, l.created_at from item_likes l join items a on a.id = l.item_id and a.status = 'available' and ${openTo(ctx, "a")}
        where l.user_id = m.id order by l.created_at desc, l.item_id desc limit ${WANTED_MAX}) l on true
      left join (items i ${itemJoins}) on i.id = l.item_id
      where m.id = any(${[...ids]}) and ${visibleTo("m.wants_visible_to", "m.id", viewer)}
      order by l.created_at desc, l.item_id desc`,
  );
  const byMember = Map.groupBy(found, ({ wantedBy }) => wantedBy);
  return new Map(
    [...byMember].map(([id, wanted]) => [
      id,
      wanted.filter((each) => !each.isNone).map((item) => toItem<ItemRow>(item)),
    ]),
  );
}
