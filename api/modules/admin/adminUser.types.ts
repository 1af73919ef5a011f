import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { AdminUserAction, MarketRole, TrustLevel, UserFilter } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";

@ObjectType({
  description: "A member as administrators see them. Source: EN-042",
  simpleResolvers: true,
})
export class AdminUser {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Int, { description: "Reputation, not TP." })
  trustPoints!: number;

  @Field(() => TrustLevel)
  trustLevel!: TrustLevel;

  @Field(() => Int, { description: "The balance of the wallet, in TP." })
  tpBalance!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date, { nullable: true })
  lastLoginAt!: Date | null;

  @Field(() => Int)
  itemsListed!: number;

  @Field(() => Int)
  dealsCompleted!: number;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => Boolean)
  phoneVerified!: boolean;

  @Field(() => Boolean, { description: "Whether a password alone does not sign in." })
  twoStep!: boolean;

  @Field(() => Boolean, { description: "Neither suspended nor deleted." })
  isActive!: boolean;

  @Field(() => Boolean)
  isSuspended!: boolean;

  @Field(() => Boolean, { description: "Whether the member deleted the account." })
  isDeleted!: boolean;

  @Field(() => Boolean)
  isAdmin!: boolean;

  @Field(() => MarketRole)
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

  @Field(() => [AdminUserAction])
  viewerActions!: AdminUserAction[];
}

export const AdminUserEdge = edgeOf("AdminUserEdge", () => AdminUser);
type AdminUserEdge = InstanceType<typeof AdminUserEdge>;

@ObjectType({ description: "A page of members, the newest first.", simpleResolvers: true })
export class AdminUserConnection {
  @Field(() => [AdminUserEdge])
  edges!: AdminUserEdge[];

  @Field(() => PageInfo)
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

  @Field(() => UserFilter, { nullable: true })
  status?: UserFilter | null;
}
