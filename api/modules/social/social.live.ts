import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { POSTS_WATCH_MAX } from "../../../schema/limits.ts";
import { newContext, type Context } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { FEED, memberAudience } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import { FeedFilter } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { conditionsOf, findPost, visibleAmong } from "./findPosts.ts";
import { FeedPostAdded, FeedPostUpdated } from "./post.types.ts";

interface Listen {
  filter: FeedFilter;
  after?: string | null;
}

/** New posts that match a filter. A new post has no likes and so cannot be trending: that filter delivers no events. */
function listenToFeed(
  { services, viewer, origin }: Context,
  { filter, after }: Listen,
): Promise<Follower> {
  return services.bus.follow([FEED], {
    topics: ["feedPostAdded"],
    after,
    accepts: async ({ postId }) => {
      if (filter === "trending") return false;
      const ctx = newContext(services, viewer, origin);
      return (await findPost(ctx, Number(postId), conditionsOf(ctx, filter))) !== undefined;
    },
  });
}

/**
 * Changes of the posts on a screen, where the latest value wins. Each event is checked with the subscriber's current
 * rights.
 */
async function watchPosts(ctx: Context, { ids }: { ids: string[] }): Promise<Follower> {
  const { services, viewer, origin } = ctx;
  const wanted = new Set(ids.map((id) => idOf(id, "ids")));
  if (wanted.size === 0 || wanted.size > POSTS_WATCH_MAX)
    throw badField("ids", `Watch 1 to ${POSTS_WATCH_MAX} posts at once`);
  const own = viewer ? [memberAudience(viewer.id)] : [];
  // That a post is gone is delivered only to subscribers who could see it, so that others learn nothing of it.
  const seen = new Set(await visibleAmong(ctx, [...wanted]));
  return services.bus.follow([FEED, ...own], {
    topics: ["feedPostTouched"],
    wants: ({ postId }) => wanted.has(Number(postId)),
    accepts: async ({ postId, mayBeGone }) => {
      const id = Number(postId);
      if (mayBeGone === true && seen.has(id)) return true;
      const [visible] = await visibleAmong(newContext(services, viewer, origin), [id]);
      if (visible !== undefined) seen.add(id);
      return visible !== undefined;
    },
  });
}

@Resolver()
export class SocialLiveResolver {
  @Subscription(() => FeedPostAdded, {
    subscribe: ({ context, args }) => listenToFeed(context as Context, args as Listen),
    description:
      "A new post that the filter shows. Trending tells nothing: nobody has liked it yet.",
  })
  feedPostAdded(
    @Root() { data, cursor }: LiveEvent<{ postId: number }>,
    @Arg("filter", () => FeedFilter, { defaultValue: FeedFilter.all, description: "Which posts." })
    _filter: FeedFilter,
    @Arg("after", () => Cursor, { nullable: true, description: "From FeedPostConnection.cursor." })
    _after: string | null,
  ): FeedPostAdded {
    return { postId: data.postId, cursor };
  }

  @Subscription(() => FeedPostUpdated, {
    subscribe: ({ context, args }) => watchPosts(context as Context, args as { ids: string[] }),
    description:
      "A watched post changed: its counts, what the viewer made of it, or it is gone. Heard by who listens now, latest value wins.",
  })
  feedPostUpdated(
    @Root() { data }: LiveEvent<{ postId: number }>,
    @Arg("ids", () => [ID], { description: `1 to ${POSTS_WATCH_MAX} posts.` }) _ids: string[],
  ): FeedPostUpdated {
    return { postId: data.postId };
  }
}
