import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

// What members earned besides deals.

export const EarningEntity = defineEntity({
  name: "Earning",
  tableName: "earnings",
  uniques: [
    {
      name: "earnings_task_month_key",
      expression:
        'CREATE UNIQUE INDEX earnings_task_month_key ON public.earnings USING btree (user_id, task, "left"(period, 7)) WHERE (task IS NOT NULL)',
    },
    {
      name: "earnings_user_id_action_period_key",
      properties: ["user", "action", "period"],
    },
  ],
  checks: [
    { name: "earnings_amount_check", expression: "amount > 0" },
    {
      name: "earnings_check",
      expression: "(action = 'community_task'::text) = (task IS NOT NULL)",
    },
    {
      name: "earnings_check1",
      expression: "(action = 'daily_login'::text) = (streak IS NOT NULL)",
    },
    {
      name: "earnings_period_check",
      expression: "(period = 'once'::text) OR (period ~ '^\\d{4}-\\d\\d-\\d\\d$'::text)",
    },
    { name: "earnings_streak_check", expression: "streak > 0" },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref(),
    action: p.text(),
    period: p.text(),
    task: p.text().nullable(),
    amount: p.integer(),
    streak: p.integer().nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const ShareEntity = defineEntity({
  name: "Share",
  tableName: "shares",
  uniques: [
    {
      name: "shares_user_id_day_item_id_channel_key",
      properties: ["user", "day", "item", "channel"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    user: () => p.manyToOne(User).ref(),
    item: () => p.manyToOne(Item).ref().index("shares_item_index"),
    channel: p.text(),
    day: p.date(),
    createdAt: p.datetime().length(3),
  },
});
