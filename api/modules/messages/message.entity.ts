import type { Opt, Ref } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { MessageType } from "../../core/enums.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "../offers/offer.entity.ts";

/** What one member wrote to another. Source: TB-004, C27 */
@ObjectType({ description: "What one member wrote to another.", simpleResolvers: true })
@Entity({ tableName: "messages" })
export class Message {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => ID)
  @Property({ type: "integer" })
  fromUserId!: number;

  @Field(() => ID)
  @Property({ type: "integer" })
  toUserId!: number;

  @Field(() => String, {
    description:
      "At most 2000 characters; empty only under a picture. A card's words say what happened.",
  })
  @Property({ type: "text" })
  content!: string;

  /** `item` shows it; items know who may see one. */
  @ManyToOne(() => Item, { ref: true, nullable: true })
  item!: Ref<Item> | null;

  @Field(() => MessageType)
  @Property({ type: "text" })
  messageType!: Opt<MessageType>;

  @Field(() => String, { nullable: true, description: "Path of the picture of an image message." })
  @Property({ type: "text", nullable: true })
  attachmentUrl!: Opt<string | null>;

  @Field(() => Offer, {
    nullable: true,
    description: "The offer of an offer's card, as it is now.",
  })
  @ManyToOne(() => Offer, { ref: true, nullable: true })
  offer!: Ref<Offer> | null;

  /** `orderPart` shows it; orders know who may see one. */
  @Property({ type: "integer", nullable: true })
  orderPartId!: Opt<number | null>;

  @Field(() => Boolean, {
    description:
      "Whether the receiver has seen it. A card counts as seen: what it shows tells of itself.",
  })
  @Property({ type: "boolean" })
  isRead!: Opt<boolean>;

  @Field(() => String, {
    nullable: true,
    description: "The sender's own name for it; a resend with the same one is the same message.",
  })
  @Property({ type: "text", nullable: true })
  clientId!: Opt<string | null>;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;
}
