import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { AdminUserAction, MarketRole, TrustLevel, UserFilter } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";

/** Source: EN-042 */
@ObjectType({
  description: "A member as administrators see them.",
  simpleResolvers: true,
})
export class AdminUser {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => String, { description: "The unique name." })
  username!: string;

  @Field(() => String, { description: "The name that others see." })
  displayName!: string;

  @Field(() => String, { description: "The e-mail address." })
  email!: string;

  @Field(() => Int, { description: "Reputation, not TP." })
  trustPoints!: number;

  @Field(() => TrustLevel, { description: "The reputation tier." })
  trustLevel!: TrustLevel;

  @Field(() => Int, { description: "The balance of the wallet, in TP." })
  tpBalance!: number;

  @Field(() => Date, { description: "When they joined." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "The last sign-in; null before the first one.",
  })
  lastLoginAt!: Date | null;

  @Field(() => Int, { description: "Items listed so far." })
  itemsListed!: number;

  @Field(() => Int, { description: "Deals settled so far, as buyer or seller." })
  dealsCompleted!: number;

  @Field(() => Boolean, { description: "Whether the e-mail address is verified." })
  emailVerified!: boolean;

  @Field(() => Boolean, { description: "Whether the phone is verified." })
  phoneVerified!: boolean;

  @Field(() => Boolean, { description: "Whether a password alone does not sign in." })
  twoStep!: boolean;

  @Field(() => Boolean, { description: "Neither suspended nor deleted." })
  isActive!: boolean;

  @Field(() => Boolean, { description: "Whether the account is suspended now." })
  isSuspended!: boolean;

  @Field(() => Boolean, { description: "Whether the member deleted the account." })
  isDeleted!: boolean;

  @Field(() => Boolean, { description: "Whether the member is an administrator." })
  isAdmin!: boolean;

  @Field(() => MarketRole, { description: "What the member is in the market." })
  role!: MarketRole;

  @Field(() => String, {
    nullable: true,
    description: "Why they are suspended, as they were told.",
  })
  suspensionReason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the suspension ends by itself; null: when it is lifted.",
  })
  suspendedUntil!: Date | null;

  @Field(() => [AdminUserAction], { description: "What the viewer may do with the account now." })
  viewerActions!: AdminUserAction[];
}

export const AdminUserEdge = edgeOf("AdminUserEdge", () => AdminUser);
type AdminUserEdge = InstanceType<typeof AdminUserEdge>;

@ObjectType({ description: "A page of members, the newest first.", simpleResolvers: true })
export class AdminUserConnection {
  @Field(() => [AdminUserEdge], { description: "The rows of this page." })
  edges!: AdminUserEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "Which members; left out: all." })
export class AdminUserFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "A part of the username, the e-mail address or the display name; at most 100 characters.",
  })
  q?: string | null;

  @Field(() => UserFilter, { nullable: true, description: "Only these members." })
  status?: UserFilter | null;
}
