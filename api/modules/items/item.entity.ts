import type { Opt, Ref } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { CONDITIONS } from "../../../schema/limits.ts";
import { ItemStatus } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { User } from "../accounts/user.entity.ts";
import { CircleEntity } from "../circles/circles.entities.ts";

/** An item that a member offers. It has one price: `tpValue` is always equal to `trustPoints`. Source: TB-002, C07 */
@ObjectType({
  description: "One thing a member offers on the market.",
  implements: Node,
  simpleResolvers: true,
})
@Entity({ tableName: "items" })
@Unique({ name: "items_relisted_from_id_user_id_key", properties: ["relistedFrom", "seller"] })
@Index({ name: "items_user_id_index", columns: [{ name: "seller" }, { name: "id", sort: "DESC" }] })
@Index({ name: "items_status_index", properties: ["status"] })
@Index({
  name: "items_created_index",
  expression:
    "CREATE INDEX items_created_index ON public.items USING brin (created_at) WITH (pages_per_range='16')",
})
@Index({ name: "items_updated_index", properties: ["updatedAt"] })
@Index({ name: "items_search_index", properties: ["search"], type: "gin" })
@Index({ name: "items_title_words_index", properties: ["titleWords"], type: "gin" })
@Index({
  name: "items_relisted_images_index",
  properties: ["imagePaths"],
  where: "relisted_from_id IS NOT NULL",
  type: "gin",
})
@Index({
  name: "items_circle_index",
  columns: [{ name: "circleId" }, { name: "id", sort: "DESC" }],
  where: "circle_id IS NOT NULL",
})
@Index({
  name: "items_newest_index",
  columns: [{ name: "id", sort: "DESC" }],
  where: "(status = 'available'::text) AND (NOT is_circle_only)",
})
@Index({
  name: "items_sized_index",
  columns: [{ name: "id", sort: "DESC" }],
  where: "(status = 'available'::text) AND (NOT is_circle_only) AND (width_mm IS NOT NULL)",
})
@Index({
  name: "items_category_index",
  columns: [{ name: "category" }, { name: "id", sort: "DESC" }],
  where: "(status = 'available'::text) AND (NOT is_circle_only)",
})
@Index({
  name: "items_price_index",
  properties: ["tpValue", "id"],
  where: "(status = 'available'::text) AND (NOT is_circle_only)",
})
@Index({
  name: "items_views_index",
  columns: [
    { name: "viewCount", sort: "DESC" },
    { name: "id", sort: "DESC" },
  ],
  where: "(status = 'available'::text) AND (NOT is_circle_only)",
})
@Index({
  name: "items_span_words_index",
  expression:
    "CREATE INDEX items_span_words_index ON public.items USING gin (item_span_words(id, search, title_words)) WITH (fastupdate=off) WHERE ((status = 'available'::text) AND (NOT is_circle_only))",
})
@Check({ name: "items_check", expression: "tp_value = trust_points" })
@Check({ name: "items_check1", expression: "(circle_id IS NULL) OR is_circle_only" })
@Check({
  name: "items_size_check",
  expression: "num_nonnulls(width_mm, height_mm, depth_mm) = ANY (ARRAY[0, 3])",
})
@Check({ name: "items_width_mm_check", expression: "(width_mm >= 1) AND (width_mm <= 20000)" })
@Check({ name: "items_height_mm_check", expression: "(height_mm >= 1) AND (height_mm <= 20000)" })
@Check({ name: "items_depth_mm_check", expression: "(depth_mm >= 1) AND (depth_mm <= 20000)" })
@Check({ name: "items_description_check", expression: "char_length(description) <= 5000" })
@Check({ name: "items_quantity_check", expression: "quantity >= 0" })
@Check({
  name: "items_title_check",
  expression: "(char_length(title) >= 1) AND (char_length(title) <= 120)",
})
@Check({
  name: "items_trust_points_check",
  expression: "(trust_points >= 1) AND (trust_points <= 1000)",
})
export class Item {
  @Field(() => ID, { description: "The item's id." })
  @PrimaryKey({ type: "integer", generated: "by default as identity" })
  id!: number;

  @Field(() => User, { description: "Who lists it." })
  @ManyToOne(() => User, { ref: true, fieldName: "user_id" })
  seller!: Ref<User>;

  @Field(() => String, { description: "Its title, 1 to 120 characters." })
  @Property({ type: "text" })
  title!: string;

  @Field(() => String, { description: "What its owner says of it; at most 5000 characters." })
  @Property({ type: "text" })
  description!: string;

  @Field(() => String, { description: "One of `categories`." })
  @Property({ type: "text" })
  category!: string;

  @Field(() => String, { description: "New, Like New, Good, Fair or Poor." })
  @Enum({ items: [...CONDITIONS] })
  condition!: string;

  /** Paths of the photos; the first is the cover. */
  @Property({ type: "string[]", fieldName: "images", default: [] })
  imagePaths!: Opt<string[]>;

  /** A thumbhash in base64 per photo, in the same order. */
  @Property({ type: "string[]", default: [] })
  placeholders!: Opt<string[]>;

  @Field(() => Int, { description: "Price in whole TP, 1 to 1000." })
  @Property({ type: "integer" })
  trustPoints!: number;

  @Field(() => Int, { description: "The same price in whole TP, under another name." })
  @Property({ type: "integer", default: 0 })
  tpValue!: number;

  @Field(() => ItemStatus, { description: "Where it stands." })
  @Enum({ items: () => ItemStatus, default: "available" })
  status!: Opt<ItemStatus>;

  @Field(() => Int, { description: "Pieces that can still be bought." })
  @Property({ type: "integer", default: 1 })
  quantity!: Opt<number>;

  @Field(() => String, {
    nullable: true,
    description: "Where it is, as its owner wrote it; null where they did not say.",
  })
  @Property({ type: "text", nullable: true })
  location!: Opt<string | null>;

  @Field(() => Float, { nullable: true, description: "Degrees, rounded to about 1 km." })
  @Property({ type: "double", nullable: true })
  latitude!: Opt<number | null>;

  @Field(() => Float, { nullable: true, description: "Degrees, rounded to about 1 km." })
  @Property({ type: "double", nullable: true })
  longitude!: Opt<number | null>;

  @Field(() => [String], {
    description: "Its owner's, or made of its title, description and category.",
  })
  @Property({ type: "string[]", default: [] })
  tags!: Opt<string[]>;

  @Field(() => Int, {
    nullable: true,
    description: "Millimetres; all three sides are known, or none.",
  })
  @Property({ type: "integer", nullable: true })
  widthMm!: Opt<number | null>;

  @Field(() => Int, { nullable: true, description: "Millimetres." })
  @Property({ type: "integer", nullable: true })
  heightMm!: Opt<number | null>;

  @Field(() => Int, { nullable: true, description: "Millimetres." })
  @Property({ type: "integer", nullable: true })
  depthMm!: Opt<number | null>;

  /** Stays true when the circle is gone: then only the owner sees the item. */
  @Property({ type: "boolean", default: false })
  isCircleOnly!: Opt<boolean>;

  /** Exposed by the `circle` field, which the social module resolves. */
  @ManyToOne(() => CircleEntity, {
    mapToPk: true,
    nullable: true,
    fieldName: "circle_id",
    deleteRule: "set null",
  })
  circleId!: Opt<number | null>;

  @Field(() => Int, { description: "Members who looked at it, each counted once a day." })
  @Property({ type: "integer", default: 0 })
  viewCount!: Opt<number>;

  @Field(() => Int, { description: "How many members like it." })
  @Property({ type: "integer", default: 0 })
  likeCount!: Opt<number>;

  @Field(() => Date, { description: "When it was listed." })
  @Property({ type: "datetime", length: 3, defaultRaw: "now()" })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was changed last." })
  @Property({ type: "datetime", length: 3, defaultRaw: "now()" })
  updatedAt!: Date;

  /** The item that its owner received in a deal and listed again as this one. */
  @ManyToOne(() => Item, {
    ref: true,
    nullable: true,
    deleteRule: "no action",
    lazy: true,
    hidden: true,
  })
  relistedFrom!: Ref<Item> | null;

  /** Whether the item is hidden only because its seller is suspended. */
  @Property({ type: "boolean", default: false, lazy: true, hidden: true })
  isWithheld!: Opt<boolean>;

  @Property({
    type: "tsvector",
    nullable: true,
    generated:
      "((setweight(to_tsvector('english'::regconfig, title), 'A'::\"char\") || setweight(to_tsvector('english'::regconfig, category), 'B'::\"char\")) || setweight(to_tsvector('english'::regconfig, description), 'C'::\"char\")) stored",
    lazy: true,
    hidden: true,
  })
  search!: Opt<string | null>;

  @Property({
    type: "tsvector",
    nullable: true,
    generated: "to_tsvector('english'::regconfig, title) stored",
    lazy: true,
    hidden: true,
  })
  titleWords!: Opt<string | null>;
}
