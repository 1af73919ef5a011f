import { Field, ID, ObjectType } from "type-graphql";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { User } from "../accounts/user.entity.ts";

@ObjectType({
  description: "A member whom the viewer does not want to hear from.",
  simpleResolvers: true,
})
export class BlockedMember {
  /** The blocked member's id. */
  @Field(() => ID, { description: "The block's id." })
  id!: number;

  @Field(() => User, { description: "Whom the viewer blocked." })
  member!: unknown;

  @Field(() => Date, { description: "When the viewer blocked them." })
  blockedAt!: Date;
}

export const BlockedMemberEdge = edgeOf("BlockedMemberEdge", () => BlockedMember);
export type BlockedMemberEdge = InstanceType<typeof BlockedMemberEdge>;

@ObjectType({ description: "The last one blocked first.", simpleResolvers: true })
export class BlockedMemberConnection {
  @Field(() => [BlockedMemberEdge], { description: "The rows of this page." })
  edges!: BlockedMemberEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({
  description:
    "A member was blocked, or is no longer: neither of the two can write or make offers while it lasts.",
  simpleResolvers: true,
})
export class BlockChanged {
  memberId!: number;
}
