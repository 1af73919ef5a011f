import { defineEntity, p } from "@mikro-orm/core";
import { VerificationChannel } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";

// Codes that were sent, and the tries of each.

export const VerificationAttemptEntity = defineEntity({
  name: "VerificationAttempt",
  tableName: "verification_attempts",
  indexes: [
    {
      name: "verification_attempts_identifier_index",
      properties: ["identifier", "createdAt"],
    },
    {
      name: "verification_attempts_user_index",
      properties: ["user", "type", "id"],
    },
  ],
  checks: [{ name: "verification_attempts_attempts_check", expression: "attempts >= 0" }],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    type: p.enum(() => VerificationChannel),
    identifier: p.text(),
    code: p.text(),
    attempts: p.integer().default(0),
    verified: p.boolean().default(false),
    createdAt: p.datetime().length(3),
    expiresAt: p.datetime().length(3),
  },
});
