import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import { circleAudience, MARKET, type Audience } from "../../core/events/topics.ts";
import { pageSize } from "../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { refuseOutsider } from "../circles/index.ts";
import {
  orderOf,
  placed,
  seqOf,
  toPage,
  type FoundItems,
  type ListSequence,
  type Page,
} from "./findItems.ts";
import { itemColumns, itemJoins, type ItemRow } from "./item.rows.ts";
import { openTo } from "./visibility.ts";

/** A page of a member's own items of any status except removed, newest first. */
export function findOwnItems(ctx: Context, memberId: number, page: Page): Promise<FoundItems> {
  return newest(ctx, page, {
    which: sql`i.user_id = ${memberId} and i.status <> 'removed'`,
    audience: MARKET,
  });
}

/**
 * A page of the available items that are only for a circle, newest first. Refuses members who are not in it with
 * NOT_FOUND.
 */
export async function findCircleItems(
  ctx: Context,
  circleId: number,
  page: Page,
): Promise<FoundItems> {
  await refuseOutsider(ctx, circleId);
  return newest(ctx, page, {
    which: sql`i.circle_id = ${circleId} and i.status = 'available' and ${openTo(ctx)}`,
    audience: circleAudience(circleId),
  });
}

interface List {
  which: RawBuilder<unknown>;
  /** The audience to which new items of this list are published. */
  audience: Audience;
}

async function newest(ctx: Context, page: Page, { which, audience }: List): Promise<FoundItems> {
  const size = pageSize(page.first);
  const { order, beyond, place } = orderOf("newest", page.after);
  const found = await rows<Stored<ItemRow & ListSequence>>(
    ctx.em,
    sql`select ${itemColumns}, ${seqOf(audience)} from items i ${itemJoins}
        where ${which} ${beyond ? sql`and ${beyond}` : sql``}
        order by ${order} limit ${size + 1}`,
  );
  return placed(ctx, toPage(found, { size, place, audience }), audience);
}
