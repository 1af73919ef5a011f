import { Collection, defineEntity, p, type Opt, type Ref } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToMany,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfferState, OfferStatus, OfferType } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

/** A proposal between two members about the seller's item; the other side answers. Source: TB-018, C20..C23 */
@ObjectType({
  description: "A proposal between two members about the seller's item.",
  implements: Node,
  simpleResolvers: true,
})
@Entity({ tableName: "offers" })
@Unique({
  name: "offers_one_pending_key",
  properties: ["buyer", "targetItem"],
  where: "state = 'pending'::text",
})
@Index({ name: "offers_seller_index", columns: [{ name: "seller" }, { name: "id", sort: "DESC" }] })
@Index({ name: "offers_buyer_index", columns: [{ name: "buyer" }, { name: "id", sort: "DESC" }] })
@Index({
  name: "offers_deadline_index",
  properties: ["deadline"],
  where: "state = 'pending'::text",
})
@Index({
  name: "offers_seller_pending_index",
  properties: ["seller"],
  where: "state = 'pending'::text",
})
@Index({
  name: "offers_buyer_pending_index",
  properties: ["buyer"],
  where: "state = 'pending'::text",
})
@Index({
  name: "offers_created_index",
  expression:
    "CREATE INDEX offers_created_index ON public.offers USING brin (created_at) WITH (pages_per_range='16')",
})
@Index({ name: "offers_target_index", properties: ["targetItem"] })
@Check({ name: "offers_check", expression: "tp_topup_needed = GREATEST(tp_delta, 0)" })
@Check({ name: "offers_check1", expression: "tp_change_if_less = GREATEST((- tp_delta), 0)" })
@Check({ name: "offers_check2", expression: "buyer_id <> seller_id" })
@Check({
  name: "offers_check3",
  expression: "(proposed_by_id = buyer_id) OR (proposed_by_id = seller_id)",
})
@Check({
  name: "offers_check4",
  expression: "(offer_type = 'item_exchange'::text) OR (tp_delta > 0)",
})
@Check({
  name: "offers_tp_delta_check",
  expression: "(tp_delta >= '-1000'::integer) AND (tp_delta <= 1000)",
})
export class Offer {
  @Field(() => ID, { description: "The offer's id." })
  @PrimaryKey({ type: "integer", generated: "by default as identity" })
  id!: number;

  @Field(() => User, { description: "Who wants the target item." })
  @ManyToOne(() => User, { ref: true })
  buyer!: Ref<User>;

  @Field(() => User, { description: "Whose item it is." })
  @ManyToOne(() => User, { ref: true })
  seller!: Ref<User>;

  @Field(() => User, { description: "Who made this proposal; the other one answers it." })
  @ManyToOne(() => User, { ref: true })
  proposedBy!: Ref<User>;

  @Field(() => Item, { description: "The seller's item that the buyer wants." })
  @ManyToOne(() => Item, { ref: true })
  targetItem!: Ref<Item>;

  @Field(() => Item, {
    nullable: true,
    description: "The first item the buyer gives; null when only TP are given.",
  })
  @ManyToOne(() => Item, { ref: true, nullable: true, deleteRule: "no action" })
  offeredItem!: Ref<Item> | null;

  @Field(() => [Item], { description: "Every item the buyer gives, at most five." })
  @ManyToMany(() => Item, undefined, { pivotEntity: () => OfferItemEntity })
  offeredItems = new Collection<Item>(this);

  @Field(() => OfferType, { description: "Whether the buyer gives items or only TP." })
  @Enum({ items: () => OfferType })
  offerType!: OfferType;

  @Field(() => Int, {
    description: "Whole TP. Positive: the buyer pays extra; negative: the buyer receives change.",
  })
  @Property({ type: "integer", default: 0 })
  tpDelta!: number;

  @Field(() => Int, { description: "Whole TP the buyer pays: max(tpDelta, 0)." })
  @Property({ type: "integer", default: 0 })
  tpTopupNeeded!: number;

  @Field(() => Int, { description: "Whole TP the seller pays as change: max(-tpDelta, 0)." })
  @Property({ type: "integer", default: 0 })
  tpChangeIfLess!: number;

  @Field(() => OfferStatus, {
    description: "`state` in three words: every closed state but accepted reads as declined.",
  })
  @Property({
    type: "text",
    generated: `CASE state WHEN 'pending'::text THEN 'pending'::text WHEN 'accepted'::text THEN 'accepted'::text ELSE 'declined'::text END stored`,
  })
  status!: Opt<OfferStatus>;

  @Field(() => OfferState, { description: "What became of it." })
  @Enum({ items: () => OfferState, default: "pending" })
  state!: OfferState;

  @Field(() => String, { nullable: true, description: "Why it was closed, in words." })
  @Property({ type: "text", nullable: true })
  stateReason!: Opt<string | null>;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  @Property({ type: "text", nullable: true })
  message!: Opt<string | null>;

  @Field(() => Offer, { nullable: true, description: "The proposal this one answers." })
  @ManyToOne(() => Offer, { ref: true, nullable: true, deleteRule: "no action" })
  counterOf!: Ref<Offer> | null;

  @Property({ type: "integer", default: 1 })
  round!: Opt<number>;

  @Field(() => Date, {
    description: "When it expires if nobody answers: 48 hours after it was made.",
  })
  @Property({ type: "datetime", length: 3 })
  deadline!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was answered or closed; null while it waits.",
  })
  @Property({ type: "datetime", length: 3, nullable: true })
  answeredAt!: Opt<Date | null>;

  @Field(() => Date, { description: "When it was made." })
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When it changed last." })
  @Property({ type: "datetime", length: 3 })
  updatedAt!: Date;
}

/** The items that the buyer gives. */
export const OfferItemEntity = defineEntity({
  name: "OfferItem",
  tableName: "offer_items",
  properties: {
    offer: () => p.manyToOne(Offer).primary().ref().updateRule("no action").deleteRule("cascade"),
    item: () =>
      p.manyToOne(Item).primary().ref().updateRule("no action").deleteRule("no action").index(true),
  },
});
