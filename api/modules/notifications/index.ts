/** How every module tells a member something, and the notification centre. */
export { markNotificationsAbout } from "./markNotificationsRead.ts";
export { NotificationAddedResolver, NotificationsResolver } from "./notification.resolver.ts";
export { notify, notifyLatest, type Notice } from "./notify.ts";
export { unreadNotificationsOf } from "./readNotifications.ts";
