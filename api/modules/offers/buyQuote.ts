import { Field, Int, ObjectType } from "type-graphql";
import { ITEM_TP, SUGGESTED_FROM_MAX } from "../../../schema/limits.ts";
import { availableAfter } from "../../../schema/tpEffect.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { entityWhere } from "../../core/sql/entityWhere.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { findItem, itemColumns, itemJoins, openTo, toItem, type ItemRow } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { TpEffect, walletOf } from "../ledger/index.ts";
import { effectOfOffer } from "./effectOfOffer.ts";
import { Offer } from "./offer.entity.ts";
import { suggest, toleranceOf, type Candidate } from "./suggest.ts";

@ObjectType({
  description: "What buying an item would mean for the viewer. Whole TP.",
  simpleResolvers: true,
})
export class BuyQuote {
  @Field(() => Item, { description: "The item it is about." })
  item!: unknown;

  @Field(() => Offer, {
    nullable: true,
    description:
      "The viewer's open offer for it, or the one by which it is theirs: the quote is then that offer's.",
  })
  offer!: Offer | null;

  @Field(() => TpEffect, { description: "What it does to the viewer's TP." })
  tpEffect!: TpEffect;

  @Field(() => Int, { description: "What the viewer owns, in TP." })
  userBalance!: number;

  @Field(() => Int, { description: "Of that, what is held for open offers, in TP." })
  held!: number;

  @Field(() => Int, { description: "Of that, what is held for this item, in TP." })
  heldForThis!: number;

  @Field(() => Boolean, {
    description: "Whether what is available, or held for it, covers what it costs.",
  })
  canAfford!: boolean;

  @Field(() => Int, { description: "TP that are missing; 0 when it is affordable." })
  needed!: number;

  @Field(() => Int, {
    description:
      "What may be spent after it: userBalance less what is held for other offers and what it costs, in TP; negative when it is not affordable.",
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
  @Field(() => [ExchangeSuggestion], {
    description: "The viewer's items and sets of items, the nearest in price first.",
  })
  suggestions!: ExchangeSuggestion[];

  @Field(() => Int, {
    description: "How far from the target's price a suggestion may be, in TP: 10 or 20 %.",
  })
  tolerance!: number;

  @Field(() => Int, { description: "The target's price that was asked for, in TP." })
  targetTpValue!: number;
}

/**
 * The price, the viewer's balance and whether they can afford it. TP that an open offer of the viewer already holds are
 * not counted twice; after an accepted offer nothing is left to pay. Refuses unknown items. Source: S1 §3 "Buy data",
 * C14
 */
export async function buyQuote(ctx: Context, itemId: string): Promise<BuyQuote> {
  const item = await findItem(ctx, idOf(itemId, "itemId"));
  if (!item) throw notFound("Item");
  const [offer, wallet] = await Promise.all([
    ownOfferFor(ctx, item),
    walletOf(ctx.em, viewerOf(ctx).id),
  ]);
  const tpEffect = offer ? await effectOfOffer(ctx, offer) : effectOfBuying(item);
  const { state, change, heldForThis } = tpEffect;
  const needed = state === "settled" ? 0 : Math.max(-change - heldForThis - wallet.available, 0);
  return {
    item,
    offer,
    tpEffect,
    userBalance: wallet.tpBalance,
    held: wallet.held,
    heldForThis,
    canAfford: needed === 0,
    needed,
    balanceAfter: availableAfter(wallet, tpEffect),
  };
}

/** The effect of buying an item for its price. It is void if the item cannot be bought any more. */
function effectOfBuying({ status, tpValue }: ItemRow): TpEffect {
  return {
    state: status === "available" ? "open" : "void",
    change: -tpValue,
    heldForThis: 0,
    refunded: 0,
  };
}

/** The viewer's latest open offer for an item; for an item that is gone, the accepted one too. */
async function ownOfferFor(ctx: Context, { id, status }: ItemRow): Promise<Offer | null> {
  const telling = status === "available" ? ["pending"] : ["pending", "accepted"];
  const offer = await entityWhere(
    ctx.em,
    Offer,
    sql`t.id = (select max(id) from offers where buyer_id = ${viewerOf(ctx).id}
                and target_item_id = ${id} and state = any(${telling}))`,
  );
  return offer ?? null;
}

/**
 * The viewer's items that may be offered for a target. Refuses targets that are the viewer's own and prices outside the
 * limits. Source: C19
 */
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

/** The id and price of the newest items of the viewer that can be offered to the target's seller. */
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
  const found = await rows<Stored<ItemRow>>(
    ctx.em,
    sql`select ${itemColumns} from items i ${itemJoins} where i.id = any(${ids})`,
  );
  return new Map(found.map((item) => [item.id, toItem(item)]));
}
