import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { ItemStatus } from "../../core/enums.ts";
import { User } from "../accounts/user.entity.ts";

/** One thing a member offers. One price: `tpValue` is always what `trustPoints` says. Source: TB-002, C07 */
@ObjectType({ description: "One thing a member offers on the market.", simpleResolvers: true })
@Entity({ tableName: "items" })
export class Item {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => User, { description: "Who lists it." })
  @ManyToOne(() => User, { ref: true, fieldName: "user_id" })
  seller!: Ref<User>;

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  @Field(() => String)
  @Property({ type: "text" })
  description!: string;

  @Field(() => String, { description: "One of `categories`." })
  @Property({ type: "text" })
  category!: string;

  @Field(() => String, { description: "New, Like New, Good, Fair or Poor." })
  @Property({ type: "text" })
  condition!: string;

  /** Paths of the photos; the first is the cover. */
  @Property({ type: "string[]", fieldName: "images" })
  imagePaths!: Opt<string[]>;

  /** A thumbhash in base64 per photo, in the same order. */
  @Property({ type: "string[]" })
  placeholders!: Opt<string[]>;

  @Field(() => Int, { description: "Price in whole TP, 1 to 1000." })
  @Property({ type: "integer" })
  trustPoints!: number;

  @Field(() => Int, { description: "The same price in whole TP, under its other documented name." })
  @Property({ type: "integer" })
  tpValue!: number;

  @Field(() => ItemStatus)
  @Property({ type: "text" })
  status!: Opt<ItemStatus>;

  @Field(() => Int)
  @Property({ type: "integer" })
  quantity!: Opt<number>;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  location!: Opt<string | null>;

  @Field(() => Float, { nullable: true, description: "Degrees, rounded to about 1 km." })
  @Property({ type: "double", nullable: true })
  latitude!: Opt<number | null>;

  @Field(() => Float, { nullable: true, description: "Degrees, rounded to about 1 km." })
  @Property({ type: "double", nullable: true })
  longitude!: Opt<number | null>;

  @Field(() => [String])
  @Property({ type: "string[]" })
  tags!: Opt<string[]>;

  /** A circle's items stay so when the circle is gone: then they are their owner's alone. */
  @Property({ type: "boolean" })
  isCircleOnly!: Opt<boolean>;

  /** `circle` shows it; social knows circles. */
  @Property({ type: "integer", nullable: true })
  circleId!: Opt<number | null>;

  @Field(() => Int, { description: "Members who looked at it, each counted once a day." })
  @Property({ type: "integer" })
  viewCount!: Opt<number>;

  @Field(() => Int)
  @Property({ type: "integer" })
  likeCount!: Opt<number>;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  updatedAt!: Date;
}
