import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// Whom members have blocked.

export const MemberBlockEntity = defineEntity({
  name: "MemberBlock",
  tableName: "member_blocks",
  indexes: [{ name: "member_blocks_newest_index", properties: ["user", "id"] }],
  checks: [{ name: "member_blocks_check", expression: "user_id <> blocked_user_id" }],
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action"),
    blockedUser: () =>
      p
        .manyToOne(User)
        .primary()
        .ref()
        .updateRule("no action")
        .index("member_blocks_blocked_index"),
    id: p.integer().autoincrement().generated("identity").unique("member_blocks_id_key"),
    createdAt: p.datetime().length(3),
  },
});
