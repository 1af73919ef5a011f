import { Field, ObjectType } from "type-graphql";
import { Cursor } from "../../core/graphql/scalars.ts";

@ObjectType({
  description: "The market told the viewer something, or told it again with newer words.",
  simpleResolvers: true,
})
export class NotificationAdded {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  notificationId!: number;
}

@ObjectType({
  description:
    "The viewer has read notifications, perhaps on another device, or seen the things themselves.",
  simpleResolvers: true,
})
export class NotificationsRead {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  notificationIds!: number[];
}
