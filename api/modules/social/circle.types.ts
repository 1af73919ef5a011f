import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { CIRCLE_DESCRIPTION_MAX, CIRCLE_NAME_MAX, LOCATION_MAX } from "../../../schema/limits.ts";
import { CircleAccess, CircleRole } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { User } from "../accounts/user.entity.ts";

@ObjectType({
  description: "A group of members with a feed of its own. Everybody sees that it is there.",
  implements: Node,
  simpleResolvers: true,
})
export class Circle {
  @Field(() => ID, { description: "The circle's id." })
  id!: number;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "What it is about; may be empty." })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: "Its place, as its founder wrote it; null without one.",
  })
  location!: string | null;

  @Field(() => String, { nullable: true, description: "One of `categories`." })
  category!: string | null;

  @Field(() => Boolean, { description: "Whether its admin decides who comes in." })
  isPrivate!: boolean;

  @Field(() => Int, { description: "How many members are in it." })
  memberCount!: number;

  @Field(() => User, { description: "Who runs it." })
  admin!: unknown;

  @Field(() => CircleAccess, { description: "How the viewer stands to it." })
  access!: CircleAccess;

  @Field(() => Date, { description: "When it was founded." })
  createdAt!: Date;
}

export const CircleEdge = edgeOf("CircleEdge", () => Circle);
export type CircleEdge = InstanceType<typeof CircleEdge>;

@ObjectType({ description: "A page of circles, the newest first.", simpleResolvers: true })
export class CircleConnection {
  @Field(() => [CircleEdge], { description: "The rows of this page." })
  edges!: CircleEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "Somebody in a circle.", simpleResolvers: true })
export class CircleMember {
  @Field(() => User, { description: "Who it is." })
  member!: unknown;

  @Field(() => CircleRole, { description: "What they are in the circle." })
  role!: CircleRole;

  @Field(() => Date, { description: "When they came in." })
  joinedAt!: Date;
}

export const CircleMemberEdge = edgeOf("CircleMemberEdge", () => CircleMember);
export type CircleMemberEdge = InstanceType<typeof CircleMemberEdge>;

@ObjectType({ description: "Who is in a circle, the last one first.", simpleResolvers: true })
export class CircleMemberConnection {
  @Field(() => [CircleMemberEdge], { description: "The rows of this page." })
  edges!: CircleMemberEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "A new circle; the viewer runs it." })
export class CreateCircleInput {
  @Field(() => String, { description: `1 to ${CIRCLE_NAME_MAX} characters.` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${CIRCLE_DESCRIPTION_MAX} characters.`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `At most ${LOCATION_MAX} characters.` })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "One of `categories`." })
  category?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the viewer decides who comes in; not without it.",
  })
  isPrivate?: boolean | null;
}

@ObjectType({
  description: "A circle is not what it was, wherever it happened.",
  simpleResolvers: true,
})
export class CircleUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  @Field(() => ID, { description: "The circle's id." })
  circleId!: number;
}

@ObjectType({
  description: "A circle was founded, or who is in it changed.",
  simpleResolvers: true,
})
export class CircleChanged {
  circleId!: number;
}

@ObjectType({ description: "A new post in a circle.", simpleResolvers: true })
export class CirclePostAdded {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  postId!: number;
}
