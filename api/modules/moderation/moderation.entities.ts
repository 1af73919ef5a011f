import { defineEntity, p } from "@mikro-orm/core";
import { CaseDecision, CaseKind, ItemStatus, ReportSubject } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

// What administrators and moderators took off the market, and what they decide about.

export const ItemRemovalEntity = defineEntity({
  name: "ItemRemoval",
  tableName: "item_removals",
  uniques: [
    { name: "item_removals_active_key", where: "restored_at IS NULL", properties: ["item"] },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    item: () => p.manyToOne(Item).ref().deleteRule("no action"),
    admin: () => p.manyToOne(User).ref().deleteRule("no action"),
    reason: p.text(),
    previousStatus: p.enum(() => ItemStatus),
    createdAt: p.datetime().length(3),
    restoredAt: p.datetime().length(3).nullable(),
  },
});

export const ModerationCaseEntity = defineEntity({
  name: "ModerationCase",
  tableName: "moderation_cases",
  indexes: [
    {
      name: "moderation_cases_due_index",
      where: "decided_at IS NULL",
      properties: ["dueAt", "id"],
    },
    {
      name: "moderation_cases_decided_index",
      where: "decided_at IS NOT NULL",
      properties: ["decidedAt", "id"],
      columns: [
        { name: "decidedAt", sort: "DESC" },
        { name: "id", sort: "DESC" },
      ],
    },
    { name: "moderation_cases_member_index", properties: ["member", "id"] },
    { name: "moderation_cases_subject_index", properties: ["subject", "subjectId"] },
  ],
  uniques: [
    {
      name: "moderation_cases_open_key",
      where: "(decided_at IS NULL) AND (kind = 'report'::text)",
      properties: ["subject", "subjectId"],
    },
    { name: "moderation_cases_appeals_id_key", properties: ["appeals"] },
  ],
  checks: [
    {
      name: "moderation_cases_appeal_text_check",
      expression: "(char_length(appeal_text) >= 1) AND (char_length(appeal_text) <= 1000)",
    },
    {
      name: "moderation_cases_check",
      expression: "(kind = 'appeal'::text) = (appeals_id IS NOT NULL)",
    },
    {
      name: "moderation_cases_check1",
      expression: "(decided_at IS NULL) = (decision IS NULL)",
    },
    {
      name: "moderation_cases_check2",
      expression: "(claimed_by IS NULL) = (claimed_until IS NULL)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    kind: p.enum(() => CaseKind),
    subject: p.enum(() => ReportSubject),
    subjectId: p.integer(),
    member: () => p.manyToOne(User).ref().deleteRule("no action"),
    content: p.text(),
    appeals: () => p.manyToOne(ModerationCaseEntity).ref().deleteRule("no action").nullable(),
    appealText: p.text().nullable(),
    createdAt: p.datetime().length(3),
    dueAt: p.datetime().length(3),
    claimedBy: () => p.manyToOne(User).ref().name("claimed_by").deleteRule("no action").nullable(),
    claimedUntil: p.datetime().length(3).nullable(),
    decision: p.enum(() => CaseDecision).nullable(),
    reason: p.text().nullable(),
    notes: p.text().nullable(),
    decidedBy: () => p.manyToOne(User).ref().name("decided_by").deleteRule("no action").nullable(),
    decidedAt: p.datetime().length(3).nullable(),
    overturnedAt: p.datetime().length(3).nullable(),
  },
});
