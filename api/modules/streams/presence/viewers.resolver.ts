import { Arg, Ctx, ID, Int, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { STREAM_HEARTS_MAX, STREAM_PRESENCE } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import type { LiveEvent } from "../../../core/events/follower.ts";
import type { Topics } from "../../../core/events/topics.ts";
import { STREAM_ID } from "../../../core/graphql/args.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { sendStreamReaction } from "../chat/sendStreamReaction.ts";
import { likeStream, unlikeStream } from "../likeStream.ts";
import { followStream } from "../stream.live.ts";
import { StreamChanged } from "../stream.types.ts";
import { addStreamReminder, removeStreamReminder } from "../streamReminder.ts";
import { StreamReaction, StreamViewers } from "./viewers.types.ts";
import { heartbeat, leave, watchLists, watchStream } from "./watchStream.ts";

const DEVICE_KEY = {
  nullable: true,
  description:
    "8 to 100 random characters that a browser keeps; who is not signed in is counted by it. Members need none.",
} as const;

@Resolver()
export class StreamViewersResolver {
  @Mutation(() => StreamViewers, {
    description: `Says that somebody who holds no subscription still watches: every ${STREAM_PRESENCE.heartbeatSeconds} seconds; who is silent for ${STREAM_PRESENCE.expiresSeconds} is gone. Of the host it is a sign of life.`,
  })
  streamHeartbeat(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("deviceKey", () => String, DEVICE_KEY) deviceKey: string | null,
  ): Promise<StreamViewers> {
    return heartbeat(ctx, { streamId, deviceKey });
  }

  @Mutation(() => StreamViewers, { description: "Ends what heartbeats said." })
  leaveStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("deviceKey", () => String, DEVICE_KEY) deviceKey: string | null,
  ): Promise<StreamViewers> {
    return leave(ctx, { streamId, deviceKey });
  }

  @Mutation(() => StreamChanged, { description: "Likes a stream; twice is once." })
  likeStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, likeStream, streamId);
  }

  @Mutation(() => StreamChanged, { description: "Takes a like back." })
  unlikeStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, unlikeStream, streamId);
  }

  @Mutation(() => StreamChanged, {
    description: "Asks to be told when a planned stream goes live; twice is once.",
  })
  addStreamReminder(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, addStreamReminder, streamId);
  }

  @Mutation(() => StreamChanged, { description: "Takes a reminder back." })
  removeStreamReminder(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, removeStreamReminder, streamId);
  }

  @Mutation(() => Boolean, {
    description: "Sends hearts to a live stream. Not stored: heard only by who watches now.",
  })
  sendStreamReaction(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("count", () => Int, {
      nullable: true,
      defaultValue: 1,
      description: `Hearts since the last call, 1 to ${STREAM_HEARTS_MAX}.`,
    })
    count: number,
  ): Promise<boolean> {
    return sendStreamReaction(ctx, { streamId, count });
  }

  @Subscription(() => StreamViewers, {
    subscribe: ({ context, args }) =>
      watchStream(context as Context, args as { streamId: string; deviceKey: string | null }),
    description:
      "How many people watch a stream, when it changes, at most twice a second; the latest value wins. Who listens watches.",
  })
  streamViewerCount(
    @Root() { data }: LiveEvent<Topics["streamViewerCount"]>,
    @Arg("streamId", () => ID, STREAM_ID) _streamId: string,
    @Arg("deviceKey", () => String, DEVICE_KEY) _deviceKey: string | null,
  ): StreamViewers {
    return data;
  }

  @Subscription(() => StreamViewers, {
    subscribe: ({ context }) => watchLists(context as Context),
    description:
      "The counts of all live streams, soon after one begins to listen and when they change: for lists. Who listens does not watch.",
  })
  streamViewerCounts(@Root() { data }: LiveEvent<Topics["streamCounted"]>): StreamViewers {
    return data;
  }

  @Subscription(() => StreamReaction, {
    subscribe: ({ context, args }) =>
      followStream(context as Context, { streamId: args.streamId }, ["streamReaction"]),
    description: "Hearts, gathered twice a second. Not stored: heard only while listening.",
  })
  streamReaction(
    @Root() { data }: LiveEvent<Topics["streamReaction"]>,
    @Arg("streamId", () => ID, STREAM_ID) _streamId: string,
  ): StreamReaction {
    return data;
  }
}
