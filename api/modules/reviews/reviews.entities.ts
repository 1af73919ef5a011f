import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { TransactionEntity } from "../deals/deals.entities.ts";

// Reviews of deals.

export const ReviewEntity = defineEntity({
  name: "Review",
  tableName: "reviews",
  indexes: [
    {
      name: "reviews_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
    {
      name: "reviews_reviewee_index",
      where: "published_at IS NOT NULL",
      properties: ["reviewee", "id"],
    },
    { name: "reviews_reviewer_index", properties: ["reviewer", "id"] },
  ],
  uniques: [
    {
      name: "reviews_transaction_id_reviewer_id_key",
      properties: ["transaction", "reviewer"],
    },
  ],
  checks: [
    { name: "reviews_check", expression: "reviewer_id <> reviewee_id" },
    {
      name: "reviews_check1",
      expression: "(deadline IS NULL) = (published_at IS NOT NULL)",
    },
    {
      name: "reviews_comment_check",
      expression: "(char_length(comment) >= 1) AND (char_length(comment) <= 500)",
    },
    {
      name: "reviews_rating_check",
      expression: "(rating >= 1) AND (rating <= 5)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    transaction: () => p.manyToOne(TransactionEntity).ref(),
    reviewer: () => p.manyToOne(User).ref(),
    reviewee: () => p.manyToOne(User).ref(),
    rating: p.integer(),
    comment: p.text().nullable(),
    aspectRatings: p.json<Record<string, number>>().nullable(),
    isVerified: p.boolean().default(true),
    deadline: p.datetime().length(3).nullable(),
    publishedAt: p.datetime().length(3).nullable(),
    removedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});
