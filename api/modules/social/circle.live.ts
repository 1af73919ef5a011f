import { Arg, Ctx, FieldResolver, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { cursorOf, type LiveEvent } from "../../core/events/follow.ts";
import { FEED } from "../../core/events/topics.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Circle, CircleConnection, CircleUpdated } from "./circle.types.ts";
import { findCircle } from "./readCircles.ts";

@Resolver()
export class CirclesLiveResolver {
  @Subscription(() => CircleUpdated, {
    subscribe: ({ context, args }) =>
      (context as Context).services.bus.follow([FEED], {
        topics: ["circleUpdated"],
        after: args.after as string | null,
      }),
    description: "A circle was founded, who is in it changed, or it is gone.",
  })
  circleUpdated(
    @Root() { data, cursor }: LiveEvent<{ circleId: number }>,
    @Arg("after", () => Cursor, { nullable: true, description: "From Circle or CircleConnection." })
    _after: string | null,
  ): CircleUpdated {
    return { circleId: data.circleId, cursor };
  }
}

@Resolver(() => CircleConnection)
export class CircleConnectionResolver {
  @FieldResolver(() => Cursor, {
    description: "Where the news of circles stood when this was read: give it to circleUpdated.",
  })
  cursor(@Ctx() ctx: Context): Promise<string> {
    return cursorOf(ctx, [FEED]);
  }
}

@Resolver(() => CircleUpdated)
export class CircleUpdatedResolver {
  @FieldResolver(() => Circle, { nullable: true, description: "Null when nobody is left in it." })
  circle(@Root() { circleId }: CircleUpdated, @Ctx() ctx: Context): Promise<unknown> {
    return findCircle(ctx, circleId);
  }
}

@Resolver(() => Circle)
export class CircleCursorResolver {
  @FieldResolver(() => Cursor, {
    description: "Where the news of circles stood when this was read: give it to circleUpdated.",
  })
  cursor(@Ctx() ctx: Context): Promise<string> {
    return cursorOf(ctx, [FEED]);
  }
}
