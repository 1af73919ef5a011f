import { defineEntity, p } from "@mikro-orm/core";
import { DISPUTE_EVENTS } from "../../core/graphql/enums.ts";
import {
  DisputeCategory,
  DisputeOutcome,
  DisputePriority,
  DisputeStatus,
} from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { TransactionEntity } from "../deals/deals.entities.ts";
import { OrderPartEntity } from "../orders/orders.entities.ts";

// Disputes about deals, and their timelines.

export const DisputeEntity = defineEntity({
  name: "Dispute",
  tableName: "disputes",
  indexes: [
    {
      name: "disputes_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
    {
      name: "disputes_lost_index",
      where: "lost_by_id IS NOT NULL",
      properties: ["lostBy", "resolvedAt"],
    },
    { name: "disputes_reported_index", properties: ["reportedUser", "id"] },
    { name: "disputes_reporter_index", properties: ["reporter", "id"] },
  ],
  uniques: [
    {
      name: "disputes_one_per_deal_key",
      where:
        "(order_part_id IS NULL) AND (status <> ALL (ARRAY['withdrawn'::text, 'rejected'::text]))",
      properties: ["transaction"],
    },
    {
      name: "disputes_one_per_part_key",
      where: "status <> ALL (ARRAY['withdrawn'::text, 'rejected'::text])",
      properties: ["orderPart"],
    },
  ],
  checks: [
    { name: "disputes_amount_check", expression: "amount >= 0" },
    {
      name: "disputes_check",
      expression: "(refund_amount >= 0) AND (refund_amount <= amount)",
    },
    {
      name: "disputes_check1",
      expression: "(refunded >= 0) AND (refunded <= refund_amount)",
    },
    {
      name: "disputes_check2",
      expression: "(transaction_id IS NOT NULL) OR (order_part_id IS NOT NULL)",
    },
    { name: "disputes_check3", expression: "reporter_id <> reported_user_id" },
    {
      name: "disputes_check4",
      expression:
        "(status = ANY (ARRAY['pending'::text, 'under_review'::text, 'awaiting_response'::text])) = (deadline IS NOT NULL)",
    },
    {
      name: "disputes_check5",
      expression: "(status = 'resolved'::text) = (outcome IS NOT NULL)",
    },
    {
      name: "disputes_check6",
      expression: "(deadline IS NOT NULL) OR (resolved_at IS NOT NULL)",
    },
    {
      name: "disputes_description_check",
      expression: "(char_length(description) >= 10) AND (char_length(description) <= 1000)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    transaction: () =>
      p
        .manyToOne(TransactionEntity)
        .ref()
        .deleteRule("no action")
        .nullable()
        .index("disputes_transaction_index"),
    orderPart: () =>
      p
        .manyToOne(OrderPartEntity)
        .ref()
        .deleteRule("no action")
        .nullable()
        .index("disputes_part_index"),
    reporter: () => p.manyToOne(User).ref(),
    reportedUser: () => p.manyToOne(User).ref(),
    category: p.enum(() => DisputeCategory),
    description: p.text(),
    evidence: p.array().defaultRaw("'{}'::text[]"),
    status: p.enum(() => DisputeStatus).default("pending"),
    priority: p.enum(() => DisputePriority).default("medium"),
    adminNotes: p.text().nullable(),
    resolution: p.text().nullable(),
    resolvedBy: () =>
      p.manyToOne(User).ref().name("resolved_by").deleteRule("no action").nullable(),
    resolvedAt: p.datetime().length(3).nullable(),
    payer: () => p.manyToOne(User).ref(),
    payee: () => p.manyToOne(User).ref(),
    amount: p.integer(),
    outcome: p.enum(() => DisputeOutcome).nullable(),
    refundAmount: p.integer().default(0),
    refunded: p.integer().default(0),
    lostBy: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
    takenBy: () => p.manyToOne(User).ref().name("taken_by").deleteRule("no action").nullable(),
    answeredAt: p.datetime().length(3).nullable(),
    decisionDueAt: p.datetime().length(3),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
  },
});

export const DisputeEventEntity = defineEntity({
  name: "DisputeEvent",
  tableName: "dispute_events",
  indexes: [{ name: "dispute_events_dispute_index", properties: ["dispute", "id"] }],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    dispute: () => p.manyToOne(DisputeEntity).ref(),
    actor: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
    kind: p.enum(DISPUTE_EVENTS),
    text: p.text(),
    evidence: p.array().defaultRaw("'{}'::text[]"),
    at: p.datetime().length(3),
  },
});
