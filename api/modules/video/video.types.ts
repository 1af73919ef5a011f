import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { VIDEO_SIGNAL_MAX } from "../../../schema/limits.ts";
import { StreamSignalKind } from "../../core/graphql/enums.ts";
import { Cursor } from "../../core/graphql/scalars.ts";

/** A WebRTC signal between the browser of a host and that of a viewer. */
@ObjectType({
  simpleResolvers: true,
  description: "A word between the browser of a stream's host and that of a viewer.",
})
export class StreamSignal {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  @Field({ description: "Whose browser said it." })
  fromPeer!: string;

  @Field(() => StreamSignalKind, { description: "What kind of word it is." })
  kind!: StreamSignalKind;

  signalId!: number | null;
}

@InputType({ description: "A word for the other browser." })
export class StreamSignalInput {
  @Field(() => ID, { description: "The stream's id." })
  streamId!: string;

  @Field({ description: "The sender's own key, as subscribed." })
  peer!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A viewer's key, from the host. Viewers leave it out: they speak with the host only.",
  })
  toPeer?: string | null;

  @Field(() => StreamSignalKind, { description: "What kind of word it is." })
  kind!: StreamSignalKind;

  @Field({ description: `At most ${VIDEO_SIGNAL_MAX} characters.` })
  payload!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "What helps browsers to find each other: a STUN or TURN server.",
})
export class IceServer {
  @Field(() => [String], { description: "Its addresses, as RTCPeerConnection takes them." })
  urls!: string[];

  @Field(() => String, {
    nullable: true,
    description: "The name to sign in with; null where it asks for none.",
  })
  username!: string | null;

  @Field(() => String, { nullable: true, description: "Good for half a day." })
  credential!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "A place in a replay: an item came on the table.",
})
export class StreamChapter {
  @Field(() => Int, { description: "Seconds from the beginning of the replay." })
  atSeconds!: number;

  itemId!: number;
}
