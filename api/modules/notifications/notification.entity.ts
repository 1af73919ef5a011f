import type { Opt } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { JSONObject } from "../../core/scalars.ts";

/** What the market tells one member. Source: TB-010, C28 */
@ObjectType({ description: "What the market tells one member.", simpleResolvers: true })
@Entity({ tableName: "notifications" })
export class Notification {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Property({ type: "integer" })
  userId!: number;

  @Field(() => String, {
    description:
      "Its kind, such as offer_received; `notificationSettings` lists them with their words.",
  })
  @Property({ type: "text" })
  type!: string;

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  @Field(() => String)
  @Property({ type: "text" })
  message!: string;

  @Field(() => JSONObject, { description: "Ids of what it is about, such as offerId." })
  @Property({ type: "json" })
  data!: Opt<Record<string, unknown>>;

  @Field(() => Boolean)
  @Property({ type: "boolean" })
  isRead!: Opt<boolean>;

  @Field(() => String)
  @Property({ type: "text" })
  priority!: Opt<string>;

  @Field(() => String)
  @Property({ type: "text" })
  category!: Opt<string>;

  @Field(() => String, { nullable: true, description: "Path of the screen that shows it." })
  @Property({ type: "text", nullable: true })
  actionUrl!: Opt<string | null>;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;
}
