import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { ActivityGroup } from "../../core/graphql/enums.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { ActivityConnection } from "./activity.types.ts";
import { activityOf } from "./readActivity.ts";

@Resolver()
export class ActivityResolver {
  @Query(() => ActivityConnection, {
    description:
      "What the viewer did and what happened to them, the latest first: listings, offers, deals, orders, wallet, sign-ins.",
  })
  activity(
    @Ctx() ctx: Context,
    @Arg("group", () => ActivityGroup, { nullable: true, description: "Only one part." })
    group: ActivityGroup | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ActivityConnection> {
    return activityOf(ctx.em, viewerOf(ctx).id, { group, first, after });
  }
}
