import type { Ref } from "@mikro-orm/core";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import {
  STREAM_DESCRIPTION_MAX,
  STREAM_FEATURED_MAX,
  STREAM_TITLE_MAX,
  STREAM_TRENDING_OVER,
} from "../../../schema/limits.ts";
import { TAGS_MAX } from "../../../schema/tags.ts";
import { StreamStatus, StreamType } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { User } from "../accounts/user.entity.ts";

/** The shape of plain objects made of raw rows; it is not an entity. Source: TB-013, EN-035, EN-036 */
@ObjectType({
  description: "A live stream: planned, on, or over. Public.",
  implements: Node,
  simpleResolvers: true,
})
export class Stream {
  @Field(() => ID, { description: "The stream's id." })
  id!: number;

  @Field(() => String, { description: `At most ${STREAM_TITLE_MAX} characters.` })
  title!: string;

  @Field(() => String, {
    description: `At most ${STREAM_DESCRIPTION_MAX} characters; may be empty.`,
  })
  description!: string;

  @Field(() => String, { description: "One of `categories`." })
  category!: string;

  @Field(() => [String], { description: `At most ${TAGS_MAX}.` })
  tags!: string[];

  @Field(() => StreamType, { description: "What it is for." })
  streamType!: StreamType;

  @Field(() => String, { nullable: true, description: "Path of its picture; null without one." })
  thumbnailUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Where an outside encoder sends to: a playlist or a file at a public host, by https. Ask the viewer before you load it.",
  })
  streamUrl!: string | null;

  @Field(() => StreamStatus, { description: "Where it stands." })
  status!: StreamStatus;

  @Field(() => Boolean, { description: "Whether it is on now." })
  isLive!: boolean;

  @Field(() => Boolean, { description: `Live with more than ${STREAM_TRENDING_OVER} viewers.` })
  isTrending!: boolean;

  @Field(() => Boolean, { description: "Called off before it began." })
  isCancelled!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: "When it is to begin; null for one without a time.",
  })
  scheduledAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it began; null before." })
  startedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it ended; null before." })
  endedAt!: Date | null;

  @Field(() => Date, { description: "When it was made, planned or not." })
  createdAt!: Date;

  @Field(() => Int, {
    description: "Different people who watch now, without the host; 0 when it is not live.",
  })
  viewerCount!: number;

  @Field(() => Int, { description: "The most people who watched at once." })
  peakViewers!: number;

  @Field(() => Int, { description: "Different people who ever watched it live." })
  uniqueViewers!: number;

  @Field(() => Int, { description: "Members who like it." })
  likes!: number;

  @Field(() => Int, {
    description: "Seconds a member waits between two chat messages; 0 when there is no slow mode.",
  })
  slowModeSeconds!: number;

  @Field(() => User, { description: "Who hosts it." })
  streamer!: Ref<User>;

  featuredItemIds!: number[];
  pinnedItemId!: number | null;
  hostWords!: string[];
  seq!: number;
}

export const StreamEdge = edgeOf("StreamEdge", () => Stream);
export type StreamEdge = InstanceType<typeof StreamEdge>;

@ObjectType({ description: "A page of streams.", simpleResolvers: true })
export class StreamConnection {
  @Field(() => [StreamEdge], { description: "The rows of this page." })
  edges!: StreamEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, {
    description: "Where the news of all streams stand: give it to streamsLive.",
  })
  cursor!: string;
}

@ObjectType({ description: "All streams in four numbers.", simpleResolvers: true })
export class StreamStats {
  @Field(() => Int, { description: "Streams that are live." })
  liveNow!: number;

  @Field(() => Int, { description: "The sum of the live streams' viewer counts." })
  viewers!: number;

  @Field(() => Int, { description: `Live streams with more than ${STREAM_TRENDING_OVER} viewers.` })
  trending!: number;

  @Field(() => Int, { description: "Streams of every status but those that were called off." })
  totalStreams!: number;
}

@InputType({ description: "A new stream: for later with `scheduledAt`, else to be started now." })
export class CreateStreamInput {
  @Field(() => String, { description: `1 to ${STREAM_TITLE_MAX} characters.` })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${STREAM_DESCRIPTION_MAX} characters.`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of `categories`, or one of its labels; Other when left out.",
  })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: `At most ${TAGS_MAX}.` })
  tags?: string[] | null;

  @Field(() => StreamType, { nullable: true, description: "general when left out." })
  streamType?: StreamType | null;

  @Field(() => String, {
    nullable: true,
    description: "The path or the URL of an own upload.",
  })
  thumbnailUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The https URL of a playlist or a file at a public host, where an outside encoder sends to.",
  })
  streamUrl?: string | null;

  @Field(() => Date, { nullable: true, description: "In the future, at most a year ahead." })
  scheduledAt?: Date | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Own items on the market, in their order; at most ${STREAM_FEATURED_MAX}.`,
  })
  itemIds?: string[] | null;
}

@InputType({
  description: "What of an own stream changes, by the rules of a new one. What is left out stays.",
})
export class UpdateStreamInput implements Partial<CreateStreamInput> {
  @Field(() => String, { nullable: true, description: `1 to ${STREAM_TITLE_MAX} characters.` })
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${STREAM_DESCRIPTION_MAX} characters.`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of `categories`, or one of its labels.",
  })
  category?: string | null;

  @Field(() => [String], { nullable: true, description: `At most ${TAGS_MAX}.` })
  tags?: string[] | null;

  @Field(() => StreamType, { nullable: true, description: "What it is for." })
  streamType?: StreamType | null;

  @Field(() => String, {
    nullable: true,
    description: "The path or the URL of an own upload; null removes it.",
  })
  thumbnailUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The https URL of a playlist or a file at a public host; null removes it.",
  })
  streamUrl?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "In the future; only before it began. null: to be started now.",
  })
  scheduledAt?: Date | null;
}

@ObjectType({ description: "Something about a stream changed.", simpleResolvers: true })
export class StreamChanged {
  streamId!: number;
}

@ObjectType({
  description: "A stream was planned, began, ended or changed.",
  simpleResolvers: true,
})
export class StreamsLive {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  streamId!: number;
}

@ObjectType({ description: "This stream changed.", simpleResolvers: true })
export class StreamUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  streamId!: number;
}
