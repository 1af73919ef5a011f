import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { CartLineState } from "../../core/graphql/enums.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Item } from "../items/item.entity.ts";

@ObjectType({
  description: "An item in the viewer's cart, at the price it had when it was added.",
  simpleResolvers: true,
})
export class CartLine {
  @Field(() => ID, { description: "The line's id." })
  id!: number;

  @Field(() => Item, { description: "The item as it is now." })
  item!: unknown;

  @Field(() => Int, { description: "Pieces wanted, 1 to 100." })
  quantity!: number;

  @Field(() => Int, { description: "Price of a piece when it was added or consented to, in TP." })
  priceAtTime!: number;

  @Field(() => Int, { description: "Price of a piece now, in TP." })
  currentPrice!: number;

  @Field(() => Int, { description: "Pieces that can be bought now; a count, not TP." })
  available!: number;

  @Field(() => Int, { description: "priceAtTime x quantity, in TP." })
  lineTotal!: number;

  @Field(() => CartLineState, { description: "Whether it can be bought as it is." })
  state!: CartLineState;

  @Field(() => String, {
    nullable: true,
    description: "Why it cannot be bought as it is, in words; null when it can.",
  })
  reason!: string | null;

  @Field(() => Date, { description: "When the item was put into the cart." })
  addedAt!: Date;
}

@ObjectType({ description: "The viewer's cart. Nothing in it is reserved.", simpleResolvers: true })
export class Cart {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => Int, { description: "Rises with every change the member makes." })
  version!: number;

  @Field(() => [CartLine], { description: "In the order they were added, at most 50." })
  lines!: CartLine[];

  @Field(() => Int, { description: "Pieces in the lines that can be bought." })
  quantity!: number;

  @Field(() => Int, {
    description: "Sum of priceAtTime x quantity of the lines that can be bought, in TP.",
  })
  total!: number;

  @Field(() => Cursor, { description: "Give it to cartUpdated as `after`." })
  cursor!: string;
}

@InputType({ description: "A line that Clear took away." })
export class RestoredLineInput {
  @Field(() => ID, { description: "The item's id." })
  itemId!: string;

  @Field(() => Int, { description: "1 to 100." })
  quantity!: number;
}

@ObjectType({ description: "The cart after a change.", simpleResolvers: true })
export class CartChanged {
  /** The line that was added or changed, if one was. */
  itemId!: number | null;
}

@ObjectType({ description: "The cart was emptied.", simpleResolvers: true })
export class CartCleared {
  @Field(() => [CartLine], { description: "What was in it: give it to restoreCart to undo." })
  removed!: CartLine[];
}

@ObjectType({
  description:
    "The viewer's cart changed, in another tab or because something happened to an item in it.",
  simpleResolvers: true,
})
export class CartUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}
