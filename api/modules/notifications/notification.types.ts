import { Field, ObjectType } from "type-graphql";
import { edgeOf, PageInfo, type Connection } from "../../core/connection.ts";
import { Notification } from "./notification.entity.ts";

@ObjectType({ simpleResolvers: true })
export class NotificationEdge extends edgeOf("NotificationEdge", () => Notification) {}

@ObjectType({ description: "The latest first.", simpleResolvers: true })
export class NotificationConnection implements Connection<Notification> {
  @Field(() => [NotificationEdge])
  edges!: NotificationEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
