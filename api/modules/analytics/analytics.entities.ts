import { defineEntity, p } from "@mikro-orm/core";

// The figures of closed UTC days. `closeDays` writes them once; today is counted.

export const MarketDayEntity = defineEntity({
  name: "MarketDay",
  tableName: "market_days",
  properties: {
    day: p.date().primary(),
    newUsers: p.integer(),
    activeUsers: p.integer().nullable(),
    deals: p.integer(),
    revenue: p.integer(),
    refunded: p.integer(),
    looks: p.integer(),
    visits: p.integer(),
    visitMinutes: p.double(),
  },
});

export const MarketWindowEntity = defineEntity({
  name: "MarketWindow",
  tableName: "market_windows",
  properties: {
    day: p.date().primary(),
    active: p.integer(),
    looked: p.integer(),
    dealt: p.integer(),
    cohort: p.integer(),
    cohortBack: p.integer(),
  },
});

export const MarketDayCategoryEntity = defineEntity({
  name: "MarketDayCategory",
  tableName: "market_day_categories",
  properties: {
    day: p.date().primary(),
    category: p.text().primary(),
    listed: p.integer(),
    deals: p.integer(),
    revenue: p.integer(),
    /** Members who were interested in items of others. */
    interested: p.integer().default(0),
  },
});
