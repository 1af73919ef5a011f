import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import type { Topics } from "../../core/events/topics.ts";
import { SINCE } from "../../core/graphql/args.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import { markAllNotificationsRead, markNotificationRead } from "./markNotificationsRead.ts";
import { Notification } from "./notification.entity.ts";
import { NotificationAdded, NotificationsRead } from "./notification.events.ts";
import { NotificationConnection } from "./notification.types.ts";
import { setEmails, setPreference, settingsOf } from "./preferences.ts";
import {
  NotificationPreferenceInput,
  NotificationSettings,
  Unsubscribed,
} from "./preferences.types.ts";
import {
  notificationOf,
  notificationsAmong,
  notificationsOf,
  unreadNotificationsOf,
} from "./readNotifications.ts";
import { unsubscribe } from "./unsubscribe.ts";

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationConnection, {
    description: "What the market told the viewer, the latest first.",
  })
  notifications(
    @Ctx() ctx: Context,
    @Arg("unreadOnly", () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: "True leaves out what the viewer has read.",
    })
    unreadOnly: boolean,
    @Arg("group", () => String, {
      nullable: true,
      description: "Only one subject: the name of a group of `notificationSettings`.",
    })
    group: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<NotificationConnection> {
    return notificationsOf(ctx.em, viewerOf(ctx).id, { unreadOnly, group, first, after });
  }

  @Query(() => NotificationSettings, { description: "What the viewer is told, and where." })
  notificationSettings(@Ctx() ctx: Context): Promise<NotificationSettings> {
    return settingsOf(ctx.em, viewerOf(ctx).id);
  }

  @Mutation(() => NotificationSettings, {
    description: "Sets where the viewer wants one kind of thing told.",
  })
  async setNotificationPreference(
    @Ctx() ctx: Context,
    @Arg("input", () => NotificationPreferenceInput, {
      description: "Which kind, and where it is told.",
    })
    input: NotificationPreferenceInput,
  ): Promise<NotificationSettings> {
    await transact(ctx, setPreference, input);
    return settingsOf(ctx.em, viewerOf(ctx).id);
  }

  @Mutation(() => NotificationSettings, {
    description: "Switches all notification mails of the viewer on or off.",
  })
  async setNotificationEmails(
    @Ctx() ctx: Context,
    @Arg("emails", () => Boolean, {
      description: "False ends all of them but mails about the account itself.",
    })
    emails: boolean,
  ): Promise<NotificationSettings> {
    await transact(ctx, setEmails, { emails });
    return settingsOf(ctx.em, viewerOf(ctx).id);
  }

  @Mutation(() => Unsubscribed, {
    description:
      "Ends the mails of one kind, or all notification mails, for whose mail carried the token. Needs no session.",
  })
  unsubscribe(
    @Ctx() ctx: Context,
    @Arg("token", () => String, { description: "The token of the link in the mail." })
    token: string,
    @Arg("type", () => String, { nullable: true, description: "One kind; all of them without it." })
    type: string | null,
  ): Promise<Unsubscribed> {
    return transact(ctx, unsubscribe, { token, type });
  }

  @Mutation(() => Notification, { description: "Marks one of the viewer's notifications read." })
  async markNotificationRead(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The notification's id." }) id: string,
  ): Promise<Notification> {
    return notificationOf(ctx.em, viewerOf(ctx).id, await transact(ctx, markNotificationRead, id));
  }

  @Mutation(() => Int, {
    description: "Marks all of the viewer's notifications read. Answers how many were unread.",
  })
  markAllNotificationsRead(@Ctx() ctx: Context): Promise<number> {
    return transact(ctx, markAllNotificationsRead, undefined);
  }

  @Subscription(() => NotificationAdded, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["notificationAdded"], args.after),
    description:
      "The market told the viewer something. While one about the same member's messages is unread, it comes again with the new words.",
  })
  notificationAdded(
    @Root() event: LiveEvent<Topics["notificationAdded"]>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): NotificationAdded {
    return { cursor: event.cursor, notificationId: event.data.notificationId };
  }

  @Subscription(() => NotificationsRead, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["notificationsRead"], args.after),
    description: "The viewer has read notifications, perhaps on another device.",
  })
  notificationsRead(
    @Root() event: LiveEvent<Topics["notificationsRead"]>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): NotificationsRead {
    return { cursor: event.cursor, notificationIds: event.data.notificationIds };
  }
}

@Resolver(() => NotificationsRead)
export class NotificationsReadResolver {
  @FieldResolver(() => [Notification], {
    description:
      "Those that were marked, as they are now: at most the newest 100. None is unread any more where `unreadNotifications` is 0.",
  })
  notifications(
    @Root() { notificationIds }: NotificationsRead,
    @Ctx() ctx: Context,
  ): Promise<Notification[]> {
    return notificationsAmong(ctx.em, viewerOf(ctx).id, notificationIds);
  }

  @FieldResolver(() => Int, { description: "How many notifications the viewer has not read." })
  unreadNotifications(@Ctx() ctx: Context): Promise<number> {
    return unreadNotificationsOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => NotificationAdded)
export class NotificationAddedResolver {
  @FieldResolver(() => Notification, { description: "The notification." })
  notification(
    @Root() { notificationId }: NotificationAdded,
    @Ctx() ctx: Context,
  ): Promise<Notification> {
    return notificationOf(ctx.em, viewerOf(ctx).id, notificationId);
  }

  @FieldResolver(() => Int, { description: "How many notifications the viewer has not read." })
  unreadNotifications(@Ctx() ctx: Context): Promise<number> {
    return unreadNotificationsOf(ctx.em, viewerOf(ctx).id);
  }
}
