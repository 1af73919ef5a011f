import { Arg, Ctx, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import { CLOSED_FEATURES } from "../../core/events/topics.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { ClosedFeatures } from "./switches.types.ts";

@Resolver()
export class SwitchesLiveResolver {
  @Subscription(() => ClosedFeatures, {
    subscribe: ({ context, args }) =>
      (context as Context).services.bus.follow([CLOSED_FEATURES], {
        topics: ["closedFeaturesUpdated"],
        after: args.after as string | null,
      }),
    description: "The market closed a feature, or opened one again.",
  })
  async closedFeaturesUpdated(
    @Root() { cursor }: LiveEvent<object>,
    @Ctx() { services }: Context,
    @Arg("after", () => Cursor, { nullable: true, description: "From ClosedFeatures.cursor." })
    _after: string | null,
  ): Promise<ClosedFeatures> {
    // The event may be here before the word that makes this server look.
    await services.switches.read();
    return { features: services.switches.state.features, cursor };
  }
}
