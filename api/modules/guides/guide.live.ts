import { Ctx, FieldResolver, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { FEED, memberAudience } from "../../core/events/topics.ts";
import { findGuide } from "./findGuides.ts";
import { Guide, GuideUpdated } from "./guide.types.ts";

/** Changes of all guides; of drafts, only the listener's own. */
function listenToGuides({ services, viewer }: Context): Promise<Follower> {
  const own = viewer ? [memberAudience(viewer.id)] : [];
  return services.bus.follow([FEED, ...own], { topics: ["guideTouched"] });
}

@Resolver()
export class GuidesLiveResolver {
  @Subscription(() => GuideUpdated, {
    subscribe: ({ context }) => listenToGuides(context as Context),
    description: "A guide is new, changed or gone, or what members made of it changed.",
  })
  guideUpdated(@Root() { data }: LiveEvent<{ guideId: number }>): GuideUpdated {
    return { guideId: data.guideId };
  }
}

@Resolver(() => GuideUpdated)
export class GuideUpdatedResolver {
  @FieldResolver(() => Guide, {
    nullable: true,
    description: "Null when it is gone, or not for the viewer.",
  })
  guide(@Root() { guideId }: GuideUpdated, @Ctx() ctx: Context): Promise<unknown> {
    return findGuide(ctx, guideId);
  }
}
