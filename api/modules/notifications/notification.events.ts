import { Field, ObjectType } from "type-graphql";
import { Cursor } from "../../core/scalars.ts";

@ObjectType({
  description: "The market told the viewer something, or told it again with newer words.",
  simpleResolvers: true,
})
export class NotificationAdded {
  @Field(() => Cursor)
  cursor!: string;

  notificationId!: number;
}
