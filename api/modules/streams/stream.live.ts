import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import { newContext, type Context } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { MARKET, memberAudience, streamAudience, type Topic } from "../../core/events/topics.ts";
import { STREAM_ID } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { refuseUnlessStream } from "./stream.rows.ts";
import { StreamsLive, StreamUpdated } from "./stream.types.ts";

interface OfStream {
  streamId: string;
  after?: string | null;
}

/** Subscribes to the events of one stream. Refuses with NOT_FOUND. */
export async function followStream(
  { services, viewer, origin }: Context,
  { streamId, after }: OfStream,
  topics: Topic[],
): Promise<Follower> {
  const id = idOf(streamId, "streamId");
  const { em } = newContext(services, viewer, origin);
  await refuseUnlessStream(em, id);
  return services.bus.follow([streamAudience(id)], { topics, after });
}

/** Subscribes to what only the viewer sees of one stream. Refuses with NOT_FOUND. */
async function followForViewer(ctx: Context, { streamId, after }: OfStream): Promise<Follower> {
  const id = idOf(streamId, "streamId");
  await refuseUnlessStream(ctx.em, id);
  return ctx.services.bus.follow([memberAudience(viewerOf(ctx).id)], {
    topics: ["viewerStreamUpdated"],
    after,
    accepts: (data) => Promise.resolve(data["streamId"] === id),
  });
}

@Resolver()
export class StreamsLiveEventsResolver {
  @Subscription(() => StreamsLive, {
    subscribe: ({ context, args }) =>
      (context as Context).services.bus.follow([MARKET], {
        topics: ["streamsLive"],
        after: args.after as string | null,
      }),
    description: "A stream was planned, began, ended or changed: for lists of streams.",
  })
  streamsLive(
    @Root() { data, cursor }: LiveEvent<{ streamId: number }>,
    @Arg("after", () => Cursor, { nullable: true, description: "From StreamConnection.cursor." })
    _after: string | null,
  ): StreamsLive {
    return { streamId: data.streamId, cursor };
  }

  @Subscription(() => StreamUpdated, {
    subscribe: ({ context, args }) =>
      followStream(context as Context, args as OfStream, ["streamUpdated", "streamTouched"]),
    description: "One stream began, ended or changed: its words, items, pinned item, likes.",
  })
  streamUpdated(
    @Root() { data, cursor }: LiveEvent<{ streamId: number }>,
    @Arg("streamId", () => ID, STREAM_ID) _streamId: string,
    @Arg("after", () => Cursor, { nullable: true, description: "From Stream.cursor." })
    _after: string | null,
  ): StreamUpdated {
    return { streamId: data.streamId, cursor };
  }

  @Subscription(() => StreamUpdated, {
    subscribe: ({ context, args }) => followForViewer(context as Context, args as OfStream),
    description:
      "What the viewer alone sees of one stream changed: whether they like it, wait for it or are kept out of its chat; for its host, whom and which words they keep out.",
  })
  viewerStreamUpdated(
    @Root() { data, cursor }: LiveEvent<{ streamId: number }>,
    @Arg("streamId", () => ID, STREAM_ID) _streamId: string,
    @Arg("after", () => Cursor, { nullable: true, description: "From Viewer.cursor." })
    _after: string | null,
  ): StreamUpdated {
    return { streamId: data.streamId, cursor };
  }
}
