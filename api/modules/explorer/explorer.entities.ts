import { defineEntity, p } from "@mikro-orm/core";
import { SavedQueryVisibility } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";

// Queries that administrators keep.

export const SavedQueryEntity = defineEntity({
  name: "SavedQuery",
  tableName: "saved_queries",
  indexes: [
    { name: "saved_queries_updated_index", properties: ["updatedAt", "id"] },
    {
      name: "saved_queries_pinned_index",
      where: "pinned_at IS NOT NULL",
      properties: ["pinnedAt"],
    },
  ],
  checks: [
    {
      name: "saved_queries_owner_check",
      expression: "(visibility = 'staff'::text) OR (owner_id IS NOT NULL)",
    },
    {
      name: "saved_queries_pinned_check",
      expression: "(visibility = 'staff'::text) OR (pinned_at IS NULL)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    owner: () =>
      p.manyToOne(User).ref().deleteRule("no action").index("saved_queries_owner_index").nullable(),
    slug: p.text().unique("saved_queries_slug_key"),
    folder: p.text().nullable(),
    title: p.text(),
    document: p.text(),
    operationName: p.text().nullable(),
    defaults: p.json(),
    chart: p.json().nullable(),
    visibility: p.enum(() => SavedQueryVisibility),
    version: p.integer().default(1),
    pinnedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
  },
});
