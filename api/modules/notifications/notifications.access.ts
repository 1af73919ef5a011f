import { everyone, member, type Policy } from "../../core/access/policy.ts";

/** Notifications and their settings. The unsubscribe link in a mail needs no sign-in. */
export const policy: Policy = {
  Query: {
    notifications: member("notifications:read"),
    notificationSettings: member("session"),
  },
  Mutation: {
    setNotificationPreference: member("session"),
    setNotificationEmails: member("session"),
    markNotificationRead: member("session"),
    markAllNotificationsRead: member("session"),
    unsubscribe: everyone("session"),
  },
  Subscription: {
    notificationAdded: member("notifications:read"),
    notificationsRead: member("notifications:read"),
  },
  Type: {
    Notification: "notifications:read",
    NotificationGroup: "session",
    NotificationPreference: "session",
  },
};
