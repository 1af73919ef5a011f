/** Notifications to members, and the notification centre. */
export { markNotificationsAbout } from "./markNotificationsRead.ts";
export { notify, type Notice } from "./notify.ts";
export { rewordNotifications } from "./rewordNotifications.ts";
export { unreadNotificationsOf } from "./readNotifications.ts";
