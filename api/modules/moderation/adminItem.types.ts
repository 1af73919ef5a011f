import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { AdminItemAction, ItemStatus } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";

/** Source: EN-043 */
@ObjectType({
  description: "An item as administrators see it.",
  simpleResolvers: true,
})
export class AdminItem {
  ownerId!: number;

  removedById!: number | null;

  @Field(() => ID, { description: "The item's id." })
  id!: number;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => String, { description: "One of `categories`." })
  category!: string;

  @Field(() => Int, { description: "Price in whole TP." })
  trustPoints!: number;

  @Field(() => ItemStatus, { description: "Where it stands." })
  status!: ItemStatus;

  @Field(() => Int, { description: "How many pieces are left." })
  quantity!: number;

  @Field(() => Int, { description: "Members who looked at it, each counted once a day." })
  viewCount!: number;

  @Field(() => Date, { description: "When it was listed." })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Why an administrator deleted it; null where none did.",
  })
  removalReason!: string | null;

  @Field(() => Date, { nullable: true, description: "Until when it can be restored." })
  restorableUntil!: Date | null;

  @Field(() => [AdminItemAction], { description: "What the viewer may do with it now." })
  viewerActions!: AdminItemAction[];
}

export const AdminItemEdge = edgeOf("AdminItemEdge", () => AdminItem);
type AdminItemEdge = InstanceType<typeof AdminItemEdge>;

@ObjectType({ description: "A page of items, the newest first.", simpleResolvers: true })
export class AdminItemConnection {
  @Field(() => [AdminItemEdge], { description: "The rows of this page." })
  edges!: AdminItemEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({
  description: "An item that an administrator deleted or restored.",
  simpleResolvers: true,
})
export class ItemModerated {
  itemId!: number;
}

@InputType({ description: "Which items; left out: all." })
export class AdminItemFilter {
  @Field(() => String, {
    nullable: true,
    description: "A part of the title, or of the owner's username; at most 100 characters.",
  })
  q?: string | null;

  @Field(() => ItemStatus, { nullable: true, description: "Only those that stand here." })
  status?: ItemStatus | null;

  @Field(() => String, { nullable: true, description: "One of `categories`." })
  category?: string | null;

  @Field(() => ID, { nullable: true, description: "Only those of this member." })
  userId?: string | null;
}
