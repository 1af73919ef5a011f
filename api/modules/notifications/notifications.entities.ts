import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// Which notifications members want, and where. The notification itself is in `notification.entity.ts`.

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
