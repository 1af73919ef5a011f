import { Field, ObjectType } from "type-graphql";
import { edgeOf, PageInfo, type Connection } from "../../core/graphql/paging.ts";
import { Notification } from "./notification.entity.ts";

export const NotificationEdge = edgeOf("NotificationEdge", () => Notification);
export type NotificationEdge = InstanceType<typeof NotificationEdge>;

@ObjectType({ description: "The latest first.", simpleResolvers: true })
export class NotificationConnection implements Connection<Notification> {
  @Field(() => [NotificationEdge], { description: "The rows of this page." })
  edges!: NotificationEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}
