import type { Ref } from "@mikro-orm/core";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { ActivityGroup, ActivityKind } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Connection } from "../../core/graphql/paging.ts";
import { User } from "../accounts/user.entity.ts";

@ObjectType({
  description: "Something the viewer did, or that happened to them.",
  simpleResolvers: true,
})
export class Activity {
  @Field(() => ID, { description: "The entry's id, unique among the viewer's activity." })
  id!: string;

  @Field(() => ActivityKind, { description: "What happened." })
  kind!: ActivityKind;

  @Field(() => ActivityGroup, { description: "The part of the activity that it belongs to." })
  group!: ActivityGroup;

  @Field(() => String, {
    description: "What it is about: an item's title, an entry's words, a device.",
  })
  subject!: string;

  @Field(() => User, { nullable: true, description: "The other side." })
  member!: Ref<User> | null;

  @Field(() => Int, {
    nullable: true,
    description: "Whole TP that it is about; signed in the wallet.",
  })
  tp!: number | null;

  @Field(() => String, { nullable: true, description: "Path of the screen that shows it." })
  url!: string | null;

  @Field(() => Date, { description: "When it happened." })
  at!: Date;
}

export const ActivityEdge = edgeOf("ActivityEdge", () => Activity);
export type ActivityEdge = InstanceType<typeof ActivityEdge>;

@ObjectType({ description: "The latest first.", simpleResolvers: true })
export class ActivityConnection implements Connection<Activity> {
  @Field(() => [ActivityEdge], { description: "The rows of this page." })
  edges!: ActivityEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}
