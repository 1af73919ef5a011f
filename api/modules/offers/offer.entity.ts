import { Collection, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToMany, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfferState, OfferStatus, OfferType } from "../../core/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

/** A proposal between two members about the seller's item; the other side answers. Source: TB-018, C20..C23 */
@ObjectType({
  description: "A proposal between two members about the seller's item.",
  simpleResolvers: true,
})
@Entity({ tableName: "offers" })
export class Offer {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
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

  @Field(() => Item)
  @ManyToOne(() => Item, { ref: true })
  targetItem!: Ref<Item>;

  @Field(() => Item, {
    nullable: true,
    description: "The first item the buyer gives; null when only TP are given.",
  })
  @ManyToOne(() => Item, { ref: true, nullable: true })
  offeredItem!: Ref<Item> | null;

  @Field(() => [Item], { description: "Every item the buyer gives, at most five." })
  @ManyToMany(() => Item, undefined, {
    pivotTable: "offer_items",
    joinColumn: "offer_id",
    inverseJoinColumn: "item_id",
  })
  offeredItems = new Collection<Item>(this);

  @Field(() => OfferType)
  @Property({ type: "text" })
  offerType!: OfferType;

  @Field(() => Int, {
    description: "Whole TP. Positive: the buyer pays extra; negative: the buyer receives change.",
  })
  @Property({ type: "integer" })
  tpDelta!: number;

  @Field(() => Int, { description: "Whole TP the buyer pays: max(tpDelta, 0)." })
  @Property({ type: "integer" })
  tpTopupNeeded!: number;

  @Field(() => Int, { description: "Whole TP the seller pays as change: max(-tpDelta, 0)." })
  @Property({ type: "integer" })
  tpChangeIfLess!: number;

  @Field(() => OfferStatus, {
    description: "The documented word: every closed state but accepted reads as declined.",
  })
  get status(): Opt<OfferStatus> {
    if (this.state === "pending" || this.state === "accepted") return this.state;
    return "declined";
  }

  @Field(() => OfferState)
  @Property({ type: "text" })
  state!: OfferState;

  @Field(() => String, { nullable: true, description: "Why it was closed, in words." })
  @Property({ type: "text", nullable: true })
  stateReason!: Opt<string | null>;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  @Property({ type: "text", nullable: true })
  message!: Opt<string | null>;

  @Field(() => Offer, { nullable: true, description: "The proposal this one answers." })
  @ManyToOne(() => Offer, { ref: true, nullable: true })
  counterOf!: Ref<Offer> | null;

  @Property({ type: "integer" })
  round!: Opt<number>;

  @Field(() => Date, {
    description: "When it expires if nobody answers: 48 hours after it was made.",
  })
  @Property({ type: "datetime", length: 3 })
  deadline!: Date;

  @Field(() => Date, { nullable: true })
  @Property({ type: "datetime", length: 3, nullable: true })
  answeredAt!: Opt<Date | null>;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  updatedAt!: Date;
}
