import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../user.entity.ts";

/** That an administrator viewed the market as a member. The token is its SHA-256. */
export const MemberViewEntity = defineEntity({
  name: "MemberView",
  tableName: "member_views",
  indexes: [{ name: "member_views_user_index", properties: ["user", "createdAt"] }],
  uniques: [
    { name: "member_views_open_key", where: "ended_at IS NULL", properties: ["sessionId"] },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    token: p.text().unique("member_views_token_key"),
    user: () => p.manyToOne(User).ref().deleteRule("no action"),
    admin: () => p.manyToOne(User).ref().deleteRule("no action"),
    sessionId: p.integer(),
    reason: p.text(),
    createdAt: p.datetime().length(3),
    expiresAt: p.datetime().length(3),
    endedAt: p.datetime().length(3).nullable(),
  },
});
