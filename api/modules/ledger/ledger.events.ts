import { Field, ObjectType } from "type-graphql";
import { Cursor } from "../../core/graphql/scalars.ts";

@ObjectType({ description: "The viewer's wallet changed.", simpleResolvers: true })
export class WalletUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}
