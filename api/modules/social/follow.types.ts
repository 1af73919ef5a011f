import { Field, ObjectType } from "type-graphql";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { User } from "../accounts/user.entity.ts";

export const MemberEdge = edgeOf("MemberEdge", () => User);
export type MemberEdge = InstanceType<typeof MemberEdge>;

@ObjectType({ description: "A page of members.", simpleResolvers: true })
export class MemberConnection {
  @Field(() => [MemberEdge], { description: "The rows of this page." })
  edges!: MemberEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "The viewer follows somebody, or no longer.", simpleResolvers: true })
export class FollowChanged {
  memberId!: number;
}
