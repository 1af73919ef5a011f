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
import { Field, ID, ObjectType } from "type-graphql";
import { MessageType } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "../offers/offer.entity.ts";
import { OrderPartEntity } from "../orders/orders.entities.ts";

/** A message from one member to another. Source: TB-004, C27 */
@ObjectType({ description: "What one member wrote to another.", simpleResolvers: true })
@Entity({ tableName: "messages" })
@Unique({
  name: "messages_client_id_key",
  properties: ["fromUserId", "clientId"],
  where: "client_id IS NOT NULL",
})
@Index({
  name: "messages_thread_index",
  expression:
    "CREATE INDEX messages_thread_index ON public.messages USING btree (LEAST(from_user_id, to_user_id), GREATEST(from_user_id, to_user_id), id DESC)",
})
@Index({
  name: "messages_unread_index",
  properties: ["toUserId", "fromUserId", "id"],
  where: "NOT is_read",
})
@Index({
  name: "messages_from_index",
  columns: [{ name: "fromUserId" }, { name: "id", sort: "DESC" }],
})
@Index({ name: "messages_to_index", columns: [{ name: "toUserId" }, { name: "id", sort: "DESC" }] })
@Index({
  name: "messages_created_index",
  expression:
    "CREATE INDEX messages_created_index ON public.messages USING brin (created_at) WITH (pages_per_range='16')",
})
@Index({ name: "messages_offer_id_index", properties: ["offer"], where: "offer_id IS NOT NULL" })
@Index({
  name: "messages_order_part_id_index",
  properties: ["orderPartId"],
  where: "order_part_id IS NOT NULL",
})
@Check({ name: "messages_check", expression: "from_user_id <> to_user_id" })
@Check({
  name: "messages_content_check",
  expression:
    "(char_length(content) <= 2000) AND ((content <> ''::text) OR (message_type = 'image'::text))",
})
@Check({
  name: "messages_image_check",
  expression: "(message_type = 'image'::text) = (attachment_url IS NOT NULL)",
})
@Check({
  name: "messages_offer_check",
  expression: "(message_type = 'offer'::text) = (offer_id IS NOT NULL)",
})
@Check({
  name: "messages_order_part_check",
  expression: "(message_type = 'order'::text) = (order_part_id IS NOT NULL)",
})
export class Message {
  @Field(() => ID, { description: "The message's id." })
  @PrimaryKey({ type: "integer", generated: "by default as identity" })
  id!: number;

  @Field(() => ID, { description: "Who wrote it." })
  @ManyToOne(() => User, { mapToPk: true, fieldName: "from_user_id" })
  fromUserId!: number;

  @Field(() => ID, { description: "Who got it." })
  @ManyToOne(() => User, { mapToPk: true, fieldName: "to_user_id" })
  toUserId!: number;

  @Field(() => String, {
    description:
      "At most 2000 characters; empty only under a picture. A card's words say what happened.",
  })
  @Property({ type: "text" })
  content!: string;

  /** Exposed by the `item` field, which checks whether the viewer may see the item. */
  @ManyToOne(() => Item, { ref: true, nullable: true, deleteRule: "no action" })
  item!: Ref<Item> | null;

  @Field(() => MessageType, { description: "What it shows beside its words." })
  @Enum({ items: () => MessageType, default: "text" })
  messageType!: Opt<MessageType>;

  @Field(() => String, { nullable: true, description: "Path of the picture of an image message." })
  @Property({ type: "text", nullable: true })
  attachmentUrl!: Opt<string | null>;

  @Field(() => Offer, {
    nullable: true,
    description: "The offer of an offer's card, as it is now.",
  })
  @ManyToOne(() => Offer, { ref: true, nullable: true, deleteRule: "no action" })
  offer!: Ref<Offer> | null;

  /** Exposed by the `orderPart` field, which checks whether the viewer may see the order. */
  @ManyToOne(() => OrderPartEntity, {
    mapToPk: true,
    nullable: true,
    fieldName: "order_part_id",
    deleteRule: "no action",
  })
  orderPartId!: Opt<number | null>;

  @Field(() => Boolean, {
    description:
      "Whether the receiver has seen it. A card counts as seen: what it shows tells of itself.",
  })
  @Property({ type: "boolean", default: false })
  isRead!: Opt<boolean>;

  @Field(() => String, {
    nullable: true,
    description: "The sender's own name for it; a resend with the same one is the same message.",
  })
  @Property({ type: "text", nullable: true })
  clientId!: Opt<string | null>;

  /** What it was before the market removed it, so that it can be put back. */
  @Property({ type: "json", nullable: true, lazy: true, hidden: true })
  removed?: object | null;

  @Field(() => Date, { description: "When it was sent." })
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;
}
