import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// Suspensions of members.

export const SuspensionLogEntity = defineEntity({
  name: "SuspensionLog",
  tableName: "suspension_logs",
  indexes: [
    {
      name: "suspension_logs_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
    { name: "suspension_logs_user_index", properties: ["user", "id"] },
  ],
  uniques: [
    {
      name: "suspension_logs_active_key",
      where: "is_active",
      properties: ["user"],
    },
  ],
  checks: [
    {
      name: "suspension_logs_check",
      expression: "(lifted_at IS NULL) = is_active",
    },
    {
      name: "suspension_logs_check1",
      expression: "(deadline IS NULL) OR is_active",
    },
    { name: "suspension_logs_duration_check", expression: "duration > 0" },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    admin: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
    reason: p.text(),
    duration: p.integer().nullable(),
    notes: p.text().nullable(),
    isActive: p.boolean().default(true),
    expiresAt: p.datetime().length(3).nullable(),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    liftedAt: p.datetime().length(3).nullable(),
    liftedBy: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
    liftNotes: p.text().nullable(),
  },
});
