import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from "type-graphql";
import { GUIDES } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { newContext, type Context } from "../../core/context.ts";
import { cursorOf, type LiveEvent } from "../../core/events/follow.ts";
import type { Follower } from "../../core/events/follower.ts";
import { FEED, memberAudience, type Audience } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { findGuide } from "./findGuides.ts";
import { Guide, GuideConnection, GuideCounted, GuideUpdated } from "./guide.types.ts";

/** Everybody's news of guides, and of drafts the viewer's own. */
const audiencesOf = (ctx: Context): Audience[] => [FEED, memberAudience(viewerOf(ctx).id)];

/** Changes of the counts of guides on a screen, where the latest value wins, as far as the listener may see them now. */
async function watchGuides(ctx: Context, { ids }: { ids: string[] }): Promise<Follower> {
  const { services, viewer, origin } = ctx;
  const wanted = new Set(ids.map((id) => idOf(id, "ids")));
  if (wanted.size === 0 || wanted.size > GUIDES.watchMax)
    throw badField("ids", `Watch 1 to ${GUIDES.watchMax} guides at once`);
  return services.bus.follow(audiencesOf(ctx), {
    topics: ["guideTouched"],
    wants: ({ guideId }) => wanted.has(Number(guideId)),
    accepts: async ({ guideId }) =>
      (await findGuide(newContext(services, viewer, origin), Number(guideId))) !== null,
  });
}

const AFTER = {
  nullable: true,
  description: "From `cursor` of Guide or GuideConnection.",
} as const;
const CURSOR = {
  description: "Where the news of guides stood when this was read: give it to guideUpdated.",
};

@Resolver()
export class GuidesLiveResolver {
  @Subscription(() => GuideUpdated, {
    subscribe: ({ context, args }) =>
      (context as Context).services.bus.follow(audiencesOf(context as Context), {
        topics: ["guideUpdated"],
        after: args.after as string | null,
      }),
    description: "A guide is new, changed or gone.",
  })
  guideUpdated(
    @Root() { data, cursor }: LiveEvent<{ guideId: number | null }>,
    @Arg("after", () => Cursor, AFTER) _after: string | null,
  ): GuideUpdated {
    return { guideId: data.guideId, cursor };
  }

  @Subscription(() => GuideCounted, {
    subscribe: ({ context, args }) => watchGuides(context as Context, args as { ids: string[] }),
    description:
      "The counts of a watched guide changed, or what the viewer made of it. Heard by who listens now, latest value wins.",
  })
  guideCounted(
    @Root() { data }: LiveEvent<{ guideId: number }>,
    @Arg("ids", () => [ID], { description: `1 to ${GUIDES.watchMax} guides.` }) _ids: string[],
  ): GuideCounted {
    return { guideId: data.guideId };
  }
}

@Resolver(() => GuideUpdated)
export class GuideUpdatedResolver {
  @FieldResolver(() => Guide, {
    nullable: true,
    description: "Null when it is gone, or not for the viewer, or where it is several.",
  })
  guide(@Root() { guideId }: GuideUpdated, @Ctx() ctx: Context): Promise<unknown> | null {
    return guideId === null ? null : findGuide(ctx, guideId);
  }
}

@Resolver(() => GuideCounted)
export class GuideCountedResolver {
  @FieldResolver(() => Guide, { nullable: true, description: "Null when it is gone meanwhile." })
  guide(@Root() { guideId }: GuideCounted, @Ctx() ctx: Context): Promise<unknown> {
    return findGuide(ctx, guideId);
  }
}

@Resolver(() => Guide)
export class GuideCursorResolver {
  @FieldResolver(() => Cursor, CURSOR)
  cursor(@Ctx() ctx: Context): Promise<string> {
    return cursorOf(ctx, audiencesOf(ctx));
  }
}

@Resolver(() => GuideConnection)
export class GuideConnectionResolver {
  @FieldResolver(() => Cursor, CURSOR)
  cursor(@Ctx() ctx: Context): Promise<string> {
    return cursorOf(ctx, audiencesOf(ctx));
  }
}
