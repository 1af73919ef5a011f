import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// What members want to be told, and how. The notification: `notification.entity.ts`.

export const NotificationPreferenceEntity = defineEntity({
  name: "NotificationPreference",
  tableName: "notification_preferences",
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    type: p.text().primary(),
    inApp: p.boolean(),
    email: p.boolean(),
  },
});
