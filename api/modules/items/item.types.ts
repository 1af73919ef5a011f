import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { ITEM_SIZE_MM, ITEM_TP, PHOTOS_MAX } from "../../../schema/limits.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Item } from "./item.entity.ts";

@ObjectType({ description: "A photo in three sizes.", simpleResolvers: true })
export class Image {
  @Field(() => String, { description: "What createItem takes." })
  path!: string;

  @Field(() => String, { description: "Longest edge 320 px." })
  small!: string;

  @Field(() => String, { description: "Longest edge 800 px." })
  medium!: string;

  @Field(() => String, { description: "Longest edge 1600 px." })
  large!: string;

  @Field(() => String, {
    nullable: true,
    description: "A thumbhash in base64, to draw while the photo loads.",
  })
  placeholder!: string | null;
}

@ObjectType({ description: "A price an item had.", simpleResolvers: true })
export class PriceChange {
  @Field(() => ID, { description: "The change's id." })
  id!: number;

  @Field(() => Int, { description: "Whole TP." })
  price!: number;

  @Field(() => Int, { nullable: true, description: "Whole TP; null for the first price." })
  previousPrice!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Why, as the owner wrote; null without words.",
  })
  reason!: string | null;

  @Field(() => Date, { description: "When the price was set." })
  createdAt!: Date;
}

export const ItemEdge = edgeOf("ItemEdge", () => Item);
export type ItemEdge = InstanceType<typeof ItemEdge>;

@ObjectType({ description: "A page of items.", simpleResolvers: true })
export class ItemConnection {
  @Field(() => [ItemEdge], { description: "The rows of this page." })
  edges!: ItemEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, {
    description:
      "Where the live streams of this page's items and of new listings stand: give it to itemUpdated and listingAdded; for a circle's items to circlePostAdded.",
  })
  cursor!: string;
}

@ObjectType({
  description: "A category and the labels under which screens find it.",
  simpleResolvers: true,
})
export class Category {
  @Field(() => String, { description: "Its name, as items carry it." })
  name!: string;

  @Field(() => [String], { description: "Its own name first." })
  labels!: string[];
}

@InputType({ description: "Which available items to list." })
export class ItemFilter {
  @Field(() => String, {
    nullable: true,
    description: "Search text, at most 100 characters; forgives typing mistakes.",
  })
  q?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A category or one of its labels; All or none for every category.",
  })
  category?: string | null;

  @Field(() => Int, { nullable: true, description: "Lowest price in whole TP." })
  minTP?: number | null;

  @Field(() => Int, { nullable: true, description: "Highest price in whole TP." })
  maxTP?: number | null;

  @Field(() => ID, { nullable: true, description: "Only this member's items." })
  sellerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Only items whose size is known, or is not.",
  })
  hasSize?: boolean | null;
}

@InputType({ description: "A new listing." })
export class CreateItemInput {
  @Field(() => String, { description: "1 to 120 characters." })
  title!: string;

  @Field(() => String, { description: "1 to 5000 characters." })
  description!: string;

  @Field(() => String, { description: "One of `categories`, or one of its labels." })
  category!: string;

  @Field(() => String, { description: "New, Like New, Good, Fair or Poor." })
  condition!: string;

  @Field(() => Int, { description: `Price in whole TP, ${ITEM_TP.min} to ${ITEM_TP.max}.` })
  trustPoints!: number;

  @Field(() => String, { nullable: true, description: "At most 100 characters." })
  location?: string | null;

  @Field(() => Float, { nullable: true, description: "Degrees; kept to about 1 km." })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: "Degrees; kept to about 1 km." })
  longitude?: number | null;

  @Field(() => [String], {
    nullable: true,
    defaultValue: [],
    description: `Paths from POST /api/uploads, at most ${PHOTOS_MAX}; the first is the cover.`,
  })
  images?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "At most 6; made from title and description when left out.",
  })
  tags?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 1,
    description: "How many there are, 1 to 100.",
  })
  quantity?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Millimetres, ${ITEM_SIZE_MM.min} to ${ITEM_SIZE_MM.max}; all three sides, or none.`,
  })
  widthMm?: number | null;

  @Field(() => Int, { nullable: true, description: "Millimetres." })
  heightMm?: number | null;

  @Field(() => Int, { nullable: true, description: "Millimetres." })
  depthMm?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "A circle the viewer is in: only its members see the item. For everybody without it.",
  })
  circleId?: string | null;
}

@InputType({
  description: "What of a listing changes, by the rules of a new one. What is left out stays.",
})
export class UpdateItemInput {
  @Field(() => String, { nullable: true, description: "1 to 120 characters." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "1 to 5000 characters." })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of `categories`, or one of its labels.",
  })
  category?: string | null;

  @Field(() => String, { nullable: true, description: "New, Like New, Good, Fair or Poor." })
  condition?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Price in whole TP, ${ITEM_TP.min} to ${ITEM_TP.max}; the history keeps the old one.`,
  })
  trustPoints?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "At most 100 characters; null empties it.",
  })
  location?: string | null;

  @Field(() => Float, { nullable: true, description: "Degrees; kept to about 1 km." })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: "Degrees; kept to about 1 km." })
  longitude?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: `All photos in their order: paths the item has, or from POST /api/uploads; at most ${PHOTOS_MAX}.`,
  })
  images?: string[] | null;

  @Field(() => [String], { nullable: true, description: "At most 6." })
  tags?: string[] | null;

  @Field(() => Int, { nullable: true, description: "How many there are, 1 to 100." })
  quantity?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Millimetres, ${ITEM_SIZE_MM.min} to ${ITEM_SIZE_MM.max}; all three sides, or none.`,
  })
  widthMm?: number | null;

  @Field(() => Int, { nullable: true, description: "Millimetres." })
  heightMm?: number | null;

  @Field(() => Int, { nullable: true, description: "Millimetres." })
  depthMm?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "A circle the viewer is in: only its members see the item. Null shows it to everybody.",
  })
  circleId?: string | null;
}

@ObjectType({ description: "A listing was made.", simpleResolvers: true })
export class ItemCreated {
  itemId!: number;
}

@ObjectType({ description: "Something about an item changed.", simpleResolvers: true })
export class ItemChanged {
  itemId!: number;
}

@ObjectType({
  description: "Price, status or counts of a watched item changed.",
  simpleResolvers: true,
})
export class ItemUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  @Field(() => ID, { description: "The item's id." })
  itemId!: number;
}

@ObjectType({ description: "A new listing that matches the filter.", simpleResolvers: true })
export class ListingAdded {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  itemId!: number;
}
