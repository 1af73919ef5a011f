import { Field, Int, ObjectType } from "type-graphql";
import { ITEM_TP, SUGGESTED_FROM_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access.ts";
import type { Context } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/ids.ts";
import { rows, sql } from "../../core/sql.ts";
import { findItem, openTo } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { itemColumns, itemJoins, toItem, type ItemRow } from "../items/item.rows.ts";
import { walletOf } from "../ledger/index.ts";
import { suggest, toleranceOf, type Candidate } from "./suggest.ts";

@ObjectType({
  description: "What buying an item would mean for the viewer. Whole TP.",
  simpleResolvers: true,
})
export class BuyQuote {
  @Field(() => Item)
  item!: unknown;

  @Field(() => Int, { description: "What the viewer owns, in TP." })
  userBalance!: number;

  @Field(() => Boolean, { description: "Whether what is available covers the price." })
  canAfford!: boolean;

  @Field(() => Int, { description: "TP that are missing; 0 when it is affordable." })
  needed!: number;

  @Field(() => Int, {
    description: "userBalance less the price, in TP; negative when it is not affordable.",
  })
  balanceAfter!: number;
}

@ObjectType({
  description: "Items of the viewer that come near the target's price.",
  simpleResolvers: true,
})
export class ExchangeSuggestion {
  @Field(() => [Item], { description: "One item, or a pair when no single one fits." })
  items!: unknown[];

  @Field(() => Int, { description: "What the items are worth together, in TP." })
  tpValue!: number;

  @Field(() => Int, { description: "tpValue less the target's price, in TP." })
  difference!: number;
}

@ObjectType({
  description: "What the viewer could offer, the nearest first.",
  simpleResolvers: true,
})
export class ExchangeSuggestions {
  @Field(() => [ExchangeSuggestion])
  suggestions!: ExchangeSuggestion[];

  @Field(() => Int, {
    description: "How far from the target's price a suggestion may be, in TP: 10 or 20 %.",
  })
  tolerance!: number;

  @Field(() => Int, { description: "The target's price that was asked for, in TP." })
  targetTpValue!: number;
}

/** Price, balance and whether it fits. Refuses unknown items. Source: S1 §3 "Buy data", C14 */
export async function buyQuote(ctx: Context, itemId: string): Promise<BuyQuote> {
  const item = await findItem(ctx, idOf(itemId, "itemId"));
  if (!item) throw notFound("Item");
  const wallet = await walletOf(ctx.em, viewerOf(ctx).id);
  return {
    item,
    userBalance: wallet.tpBalance,
    canAfford: wallet.available >= item.tpValue,
    needed: Math.max(item.tpValue - wallet.available, 0),
    balanceAfter: wallet.tpBalance - item.tpValue,
  };
}

/** Own items that may be offered for a target. Refuses own targets and prices out of bounds. Source: C19 */
export async function exchangeSuggestions(
  ctx: Context,
  targetItemId: string,
  targetTpValue: number,
): Promise<ExchangeSuggestions> {
  const viewer = viewerOf(ctx);
  if (targetTpValue < ITEM_TP.min || targetTpValue > ITEM_TP.max) {
    throw badField(
      "targetTpValue",
      `TP must be a whole number from ${ITEM_TP.min} to ${ITEM_TP.max}`,
    );
  }
  const target = await findItem(ctx, idOf(targetItemId, "targetItemId"));
  if (!target) throw notFound("Item");
  if (target.seller.id === viewer.id) throw new Refused("OWN_ITEM", "Cannot Exchange Own Item");

  const found = suggest(await candidatesOf(ctx, target, targetTpValue), targetTpValue);
  const items = await itemsByIds(
    ctx,
    found.flatMap((each) => each.items.map(({ id }) => id)),
  );
  return {
    suggestions: found.map((each) => ({
      ...each,
      items: each.items.flatMap(({ id }) => items.get(id) ?? []),
    })),
    tolerance: toleranceOf(targetTpValue),
    targetTpValue,
  };
}

/** The newest of the viewer's items that can be offered to the target's seller: id and price, nothing else. */
function candidatesOf(ctx: Context, target: ItemRow, targetTp: number): Promise<Candidate[]> {
  return rows<Candidate>(
    ctx.em,
    sql`select i.id, i.tp_value as "tpValue" from items i
        where i.user_id = ${viewerOf(ctx).id} and i.status = 'available' and ${openTo({ viewer: target.seller })}
          and i.tp_value <= ${targetTp + toleranceOf(targetTp)}
        order by i.id desc limit ${SUGGESTED_FROM_MAX}`,
  );
}

async function itemsByIds(ctx: Context, ids: number[]): Promise<Map<number, ItemRow>> {
  if (ids.length === 0) return new Map();
  const found = await rows<ItemRow>(
    ctx.em,
    sql`select ${itemColumns} from items i ${itemJoins} where i.id = any(${ids})`,
  );
  return new Map(found.map((item) => [item.id, toItem(item)]));
}
