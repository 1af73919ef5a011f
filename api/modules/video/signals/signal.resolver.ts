import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { VIDEO_SEATS } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import type { LiveEvent } from "../../../core/events/follow.ts";
import type { Topics } from "../../../core/events/topics.ts";
import { STREAM_ID } from "../../../core/graphql/args.ts";
import { Cursor } from "../../../core/graphql/scalars.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { IceServer, StreamSignal, StreamSignalInput } from "../video.types.ts";
import { iceServers } from "./iceServers.ts";
import { openSignals } from "./openSignals.ts";
import { sendStreamSignal } from "./sendStreamSignal.ts";

interface Listen {
  streamId: string;
  peer: string;
  after?: string | null;
}

@Resolver()
export class SignalsResolver {
  @Query(() => [IceServer], {
    description: "The operator's STUN and TURN servers, for RTCPeerConnection; often none.",
  })
  iceServers(@Ctx() ctx: Context): IceServer[] {
    return iceServers(ctx);
  }

  @Mutation(() => Boolean, {
    description: "Says a word to the browser at the other end of a stream's direct picture.",
  })
  sendStreamSignal(
    @Ctx() ctx: Context,
    @Arg("input", () => StreamSignalInput, { description: "The word, and for whom it is." })
    input: StreamSignalInput,
  ): Promise<boolean> {
    return transact(ctx, sendStreamSignal, input);
  }

  @Subscription(() => StreamSignal, {
    subscribe: ({ context, args }) => openSignals(context as Context, args as Listen),
    description: `Takes a place at a live stream's direct picture and hears what the other end says: the host's camera, or one of ${VIDEO_SEATS} seats. Refused with STREAM_FULL when all are taken: then there is \`playlistUrl\`.`,
  })
  streamSignal(
    @Root() { data, cursor }: LiveEvent<Topics["streamSignal"]>,
    @Arg("streamId", () => ID, STREAM_ID) _streamId: string,
    @Arg("peer", () => String, {
      description:
        "A random key of this browser, 16 to 64 letters, digits, - and _; only the other end learns it.",
    })
    _peer: string,
    @Arg("after", () => Cursor, {
      nullable: true,
      description: "From the last signal. Without it everything of the last minute comes.",
    })
    _after: string | null,
  ): StreamSignal {
    return { ...data, cursor };
  }
}

@Resolver(() => StreamSignal)
export class StreamSignalResolver {
  @FieldResolver(() => String, {
    description:
      "JSON of the session description, or of a list of candidates; empty for join and leave.",
  })
  async payload(@Root() { signalId }: StreamSignal, @Ctx() { em }: Context): Promise<string> {
    if (signalId === null) return "";
    const found = await row(
      em,
      sql<{ payload: string }>`select payload from stream_signals where id = ${signalId}`,
    );
    return found?.payload ?? "";
  }
}
