import { defineEntity, p } from "@mikro-orm/core";
import { AdjustmentFailure, AdjustmentStatus } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";

// Adjustments of members' wallets by administrators.

export const AdjustmentEntity = defineEntity({
  name: "AdjustmentRow",
  tableName: "adjustments",
  indexes: [
    { name: "adjustments_created_index", properties: ["createdAt"] },
    {
      name: "adjustments_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
    { name: "adjustments_status_index", properties: ["status", "id"] },
    { name: "adjustments_user_index", properties: ["user", "id"] },
  ],
  uniques: [
    {
      name: "adjustments_waiting_key",
      where: "status = 'requested'::text",
      properties: ["user"],
    },
  ],
  checks: [
    {
      name: "adjustments_amount_check",
      expression: "(abs(amount) >= 1) AND (abs(amount) <= 1000)",
    },
    { name: "adjustments_check", expression: "user_id <> requested_by" },
    {
      name: "adjustments_check1",
      expression:
        "(decided_by <> user_id) AND ((status = 'withdrawn'::text) = (decided_by = requested_by))",
    },
    {
      name: "adjustments_check2",
      expression: "(status = 'requested'::text) = (deadline IS NOT NULL)",
    },
    {
      name: "adjustments_check3",
      expression: "(status = 'requested'::text) = (ended_at IS NULL)",
    },
    {
      name: "adjustments_check4",
      expression: "(status = 'failed'::text) = (failure IS NOT NULL)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref().deleteRule("no action"),
    amount: p.integer(),
    reason: p.text(),
    notes: p.text().nullable(),
    status: p.enum(() => AdjustmentStatus),
    failure: p.enum(() => AdjustmentFailure).nullable(),
    isAlone: p.boolean(),
    requestedBy: () => p.manyToOne(User).ref().name("requested_by").deleteRule("no action"),
    decidedBy: () => p.manyToOne(User).ref().name("decided_by").deleteRule("no action").nullable(),
    decisionNote: p.text().nullable(),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    endedAt: p.datetime().length(3).nullable(),
  },
});
