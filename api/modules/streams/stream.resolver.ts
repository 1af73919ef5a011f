import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { STREAM_ID } from "../../core/graphql/args.ts";
import { StreamFilter } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { createStream } from "./createStream.ts";
import { cancelStream, endStream } from "./endStream.ts";
import {
  featuredStreams,
  findStream,
  findStreams,
  liveStreams,
  streamStats,
} from "./findStreams.ts";
import { startStream } from "./startStream.ts";
import {
  CreateStreamInput,
  Stream,
  StreamChanged,
  StreamConnection,
  StreamStats,
  UpdateStreamInput,
} from "./stream.types.ts";
import { updateStream } from "./updateStream.ts";

@Resolver()
export class StreamsResolver {
  @Query(() => StreamConnection, {
    description: "Live streams, then upcoming ones, then the rest; called-off ones are left out.",
  })
  streams(
    @Ctx() ctx: Context,
    @Arg("filter", () => StreamFilter, {
      nullable: true,
      description: "Which streams. Left out: all.",
    })
    filter: StreamFilter | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Beginnings of words, or part of the streamer's name; at most 100 characters.",
    })
    search: string | null,
    @Arg("category", () => String, {
      nullable: true,
      description: "A category or one of its labels; All or none for every category.",
    })
    category: string | null,
    @Arg("streamer", () => ID, { nullable: true, description: "Only this member's streams." })
    streamer: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<StreamConnection> {
    return findStreams(ctx, { filter, search, category, streamer, first, after });
  }

  @Query(() => Stream, { nullable: true, description: "One stream, or null." })
  async stream(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, STREAM_ID) id: string,
  ): Promise<Stream | null> {
    return (await findStream(ctx, idOf(id))) ?? null;
  }

  @Query(() => [Stream], { description: "Live streams, the most watched first." })
  liveStreams(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
  ): Promise<Stream[]> {
    return liveStreams(ctx, first);
  }

  @Query(() => [Stream], {
    description:
      "Live and upcoming streams with items on the table; live ones first, the most watched first.",
  })
  featuredStreams(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
  ): Promise<Stream[]> {
    return featuredStreams(ctx, first);
  }

  @Query(() => StreamStats, { description: "All streams in four numbers." })
  streamStats(@Ctx() ctx: Context): Promise<StreamStats> {
    return streamStats(ctx);
  }

  @Mutation(() => StreamChanged, {
    description: "Plans a stream, or prepares one to be started now.",
  })
  createStream(
    @Ctx() ctx: Context,
    @Arg("input", () => CreateStreamInput, { description: "What is planned." })
    input: CreateStreamInput,
  ): Promise<StreamChanged> {
    return transact(ctx, createStream, input);
  }

  @Mutation(() => StreamChanged, { description: "Changes an own stream that is not over." })
  updateStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("input", () => UpdateStreamInput, { description: "What changes; what is left out stays." })
    input: UpdateStreamInput,
  ): Promise<StreamChanged> {
    return transact(ctx, updateStream, { streamId, input });
  }

  @Mutation(() => StreamChanged, {
    description: "Goes live with an own stream; one at a time. Twice is once.",
  })
  startStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, startStream, streamId);
  }

  @Mutation(() => StreamChanged, { description: "Ends an own live stream. Twice is once." })
  endStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, endStream, streamId);
  }

  @Mutation(() => StreamChanged, { description: "Calls an own stream off before it begins." })
  cancelStream(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
  ): Promise<StreamChanged> {
    return transact(ctx, cancelStream, streamId);
  }
}
