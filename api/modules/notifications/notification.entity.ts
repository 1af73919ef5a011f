import type { Opt } from "@mikro-orm/core";
import { Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { JSONObject } from "../../core/graphql/scalars.ts";
import { User } from "../accounts/user.entity.ts";

/** A notification of one member. Source: TB-010, C28 */
@ObjectType({ description: "What the market tells one member.", simpleResolvers: true })
@Entity({ tableName: "notifications" })
@Index({
  name: "notifications_user_index",
  columns: [{ name: "userId" }, { name: "createdAt", sort: "DESC" }, { name: "id", sort: "DESC" }],
})
@Index({ name: "notifications_unread_index", properties: ["userId"], where: "NOT is_read" })
export class Notification {
  @Field(() => ID, { description: "The notification's id." })
  @PrimaryKey({ type: "integer", generated: "by default as identity" })
  id!: number;

  @ManyToOne(() => User, { mapToPk: true, fieldName: "user_id", deleteRule: "cascade" })
  userId!: number;

  @Field(() => String, {
    description:
      "Its kind, such as offer_received; `notificationSettings` lists them with their words.",
  })
  @Property({ type: "text" })
  type!: string;

  @Field(() => String, { description: "The same in a few words." })
  @Property({ type: "text" })
  title!: string;

  @Field(() => String, { description: "What happened, in words." })
  @Property({ type: "text" })
  message!: string;

  @Field(() => JSONObject, { description: "Ids of what it is about, such as offerId." })
  @Property({ type: "json", defaultRaw: "'{}'" })
  data!: Opt<Record<string, unknown>>;

  @Field(() => Boolean, { description: "Whether the viewer has read it." })
  @Property({ type: "boolean", default: false })
  isRead!: Opt<boolean>;

  @Field(() => String, { description: "low, medium or high." })
  @Property({ type: "text", default: "medium" })
  priority!: Opt<string>;

  @Field(() => String, { description: "Always general; `type` tells what it is about." })
  @Property({ type: "text", default: "general" })
  category!: Opt<string>;

  @Field(() => String, { nullable: true, description: "Path of the screen that shows it." })
  @Property({ type: "text", nullable: true })
  actionUrl!: Opt<string | null>;

  @Field(() => Date, { description: "When the viewer was told." })
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;

  /** Whether the notification centre shows it: the member may want its kind by mail alone. */
  @Property({ type: "boolean", default: true, lazy: true, hidden: true })
  inApp!: Opt<boolean>;
}
