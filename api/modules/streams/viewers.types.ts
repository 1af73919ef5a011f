import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "How many different people watch a stream.", simpleResolvers: true })
export class StreamViewers {
  @Field(() => ID)
  streamId!: number;

  @Field(() => Int, { description: "Without the host; 0 when it is not live." })
  viewerCount!: number;
}

@ObjectType({
  description: "Hearts that were sent within the same half second.",
  simpleResolvers: true,
})
export class StreamReaction {
  @Field(() => ID)
  streamId!: number;

  @Field(() => Int, { description: "How many." })
  count!: number;
}
