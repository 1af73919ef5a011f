import { defineEntity, p } from "@mikro-orm/core";
import { User } from "./user.entity.ts";

// Sessions, visits, sign-ins, known devices, reset tokens and roles. The member is in `user.entity.ts`.

export const SessionEntity = defineEntity({
  name: "Session",
  tableName: "sessions",
  properties: {
    sid: p.text().primary(),
    id: p.integer().autoincrement().generated("identity").unique("sessions_id_key"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index(true),
    sess: p.json<{ userAgent: string | null; ipAddress: string }>().defaultRaw("'{}'::jsonb"),
    createdAt: p.datetime().length(3),
    lastSeenAt: p.datetime().length(3),
    expire: p.datetime().length(3),
    provenAt: p.datetime().length(3).nullable(),
  },
});

export const KnownDeviceEntity = defineEntity({
  name: "KnownDevice",
  tableName: "known_devices",
  uniques: [{ name: "known_devices_device_user_id_key", properties: ["device", "user"] }],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index("known_devices_user_index"),
    device: p.text(),
    createdAt: p.datetime().length(3),
    expiresAt: p.datetime().length(3).index("known_devices_expires_index"),
  },
});

export const PasswordResetTokenEntity = defineEntity({
  name: "PasswordResetToken",
  tableName: "password_reset_tokens",
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index(true),
    token: p.text().unique("password_reset_tokens_token_key"),
    expiresAt: p.datetime().length(3),
    usedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const SignInEntity = defineEntity({
  name: "SignIn",
  tableName: "sign_ins",
  indexes: [
    {
      name: "sign_ins_user_index",
      properties: ["user", "createdAt"],
      columns: [{ name: "user" }, { name: "createdAt", sort: "DESC" }],
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    userAgent: p.text().nullable(),
    ipAddress: p.text().nullable(),
    createdAt: p.datetime().length(3).index("sign_ins_created_index"),
  },
});

export const UserActivityEntity = defineEntity({
  name: "UserActivity",
  tableName: "user_activity",
  indexes: [{ name: "user_activity_user_index", properties: ["user", "createdAt"] }],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("no action"),
    action: p.text(),
    entityType: p.text().nullable(),
    entityId: p.integer().nullable(),
    metadata: p.json<object>().defaultRaw("'{}'::jsonb"),
    sessionId: p.integer().nullable(),
    ipAddress: p.text().nullable(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime().length(3).index("user_activity_created_index"),
    lastSeenAt: p.datetime().length(3),
  },
});

export const UserRoleEntity = defineEntity({
  name: "UserRole",
  tableName: "user_roles",
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    role: p.enum(["admin", "moderator"]).primary(),
  },
});
