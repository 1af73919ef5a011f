import { Field, ID, Int, ObjectType } from "type-graphql";
import type { StreamCounts } from "../../../core/events/topics.ts";

@ObjectType({
  description: "How many different people watch a stream, and what else ticks meanwhile.",
  simpleResolvers: true,
})
export class StreamViewers implements StreamCounts {
  @Field(() => ID, { description: "The stream's id." })
  streamId!: number;

  @Field(() => Int, { description: "Without the host; 0 when it is not live." })
  viewerCount!: number;

  @Field(() => Int, { description: "The most viewers at once so far." })
  peakViewers!: number;

  @Field(() => Int, { description: "How many different people have watched so far." })
  uniqueViewers!: number;

  @Field(() => Int, { description: "How many members like it." })
  likes!: number;
}

@ObjectType({
  description: "Hearts that were sent within the same half second.",
  simpleResolvers: true,
})
export class StreamReaction {
  @Field(() => ID, { description: "The stream's id." })
  streamId!: number;

  @Field(() => Int, { description: "How many." })
  count!: number;
}
