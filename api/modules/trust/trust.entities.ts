import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

// Counts of each member.

export const UserStatsEntity = defineEntity({
  name: "UserStats",
  tableName: "user_stats",
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action"),
    itemsListed: p.integer().default(0),
    dealsCompleted: p.integer().default(0),
    totalTrustEarned: p.integer().default(0),
    totalTrustSpent: p.integer().default(0),
    averageRating: p.decimal().precision(3).scale(2).defaultRaw(`5`),
    totalViews: p.integer().default(0),
    totalLikes: p.integer().default(0),
    responseTime: p.integer().nullable(),
    salesCompleted: p.integer().default(0),
  },
});
