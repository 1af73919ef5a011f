import { defineEntity, p } from "@mikro-orm/core";
import { AchievementCategory, AchievementRarity, ChallengeType } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import type { Conditions } from "./achievements/conditions.ts";
import { XP_SOURCES, ZERO_BECAUSE } from "./xp/xpRules.ts";

// What members earned besides deals.

export const EarningEntity = defineEntity({
  name: "Earning",
  tableName: "earnings",
  indexes: [
    {
      name: "earnings_challenges_index",
      properties: ["period"],
      where: "action ~~ 'challenge:%'::text",
    },
  ],
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

// XP, achievements and challenges.

export const AchievementEntity = defineEntity({
  name: "Achievement",
  tableName: "achievements",
  checks: [{ name: "achievements_points_check", expression: "points > 0" }],
  properties: {
    id: p.integer().primary().generated("identity"),
    key: p.text().unique("achievements_key_key"),
    name: p.text(),
    description: p.text(),
    /** A Lucide icon. */
    icon: p.text(),
    category: p.enum(() => AchievementCategory),
    points: p.integer(),
    rarity: p.enum(() => AchievementRarity).default("common"),
    conditions: p.json<Conditions>(),
    isActive: p.boolean().default(true),
    /** How many members have it. */
    holders: p.integer().default(0),
  },
});

export const UserAchievementEntity = defineEntity({
  name: "UserAchievement",
  tableName: "user_achievements",
  indexes: [
    {
      name: "user_achievements_completed_index",
      properties: ["achievement"],
      where: "is_completed",
    },
  ],
  checks: [
    {
      name: "user_achievements_check",
      expression: "is_completed = (unlocked_at IS NOT NULL)",
    },
  ],
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    achievement: () =>
      p.manyToOne(AchievementEntity).primary().ref().updateRule("no action").deleteRule("cascade"),
    progress: p.integer().default(0),
    isCompleted: p.boolean().default(false),
    unlockedAt: p.datetime().length(3).nullable(),
  },
});

export const ChallengeKindEntity = defineEntity({
  name: "ChallengeKind",
  tableName: "challenge_kinds",
  checks: [{ name: "challenge_kinds_target_check", expression: "target > 0" }],
  properties: {
    key: p.text().primary(),
    title: p.text(),
    description: p.text(),
    type: p.enum(() => ChallengeType),
    /** Of the facts of a member since Monday. */
    fact: p.text(),
    target: p.integer(),
  },
});

export const ChallengeEntity = defineEntity({
  name: "Challenge",
  tableName: "challenges",
  uniques: [{ name: "challenges_week_kind_key", properties: ["week", "kind"] }],
  checks: [
    { name: "challenges_reward_check", expression: "reward > 0" },
    { name: "challenges_week_check", expression: "EXTRACT(isodow FROM week) = (1)::numeric" },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    /** Its Monday. */
    week: p.date(),
    kind: () => p.manyToOne(ChallengeKindEntity).ref().fieldName("kind"),
    reward: p.integer(),
  },
});

export const XpEntryEntity = defineEntity({
  name: "XpEntry",
  tableName: "xp_entries",
  indexes: [
    { name: "xp_entries_user_index", properties: ["user", "createdAt"] },
    {
      name: "xp_entries_partner_index",
      properties: ["partner"],
      where: "partner_id IS NOT NULL",
    },
  ],
  uniques: [
    { name: "xp_entries_user_id_source_ref_key", properties: ["user", "source", "ref"] },
    {
      name: "xp_entries_pair_month_key",
      expression:
        "CREATE UNIQUE INDEX xp_entries_pair_month_key ON public.xp_entries USING btree (user_id, partner_id, (\nCASE\n    WHEN (source = ANY (ARRAY['sale'::text, 'purchase'::text, 'swap'::text])) THEN 'deal'::text\n    ELSE source\nEND), date_trunc('month'::text, (created_at AT TIME ZONE 'UTC'::text))) WHERE ((partner_id IS NOT NULL) AND (zero_because IS NULL) AND (source <> 'reversal'::text))",
    },
  ],
  checks: [{ name: "xp_entries_check", expression: "(zero_because IS NULL) OR (amount = 0)" }],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    user: () => p.manyToOne(User).ref(),
    source: p.enum(XP_SOURCES),
    /** What it is for, such as `offer:17`. */
    ref: p.text(),
    amount: p.integer(),
    partner: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
    category: p.text().nullable(),
    zeroBecause: p.enum(ZERO_BECAUSE).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const MemberXpEntity = defineEntity({
  name: "MemberXp",
  tableName: "member_xp",
  indexes: [
    {
      name: "member_xp_counted_index",
      expression:
        "CREATE INDEX member_xp_counted_index ON public.member_xp USING btree (counted_at NULLS FIRST)",
    },
    {
      name: "member_xp_month_index",
      columns: [{ name: "month" }, { name: "monthXp", sort: "DESC" }, { name: "user" }],
    },
    {
      name: "member_xp_total_index",
      columns: [{ name: "total", sort: "DESC" }, { name: "user" }],
    },
    {
      name: "member_xp_week_index",
      columns: [{ name: "week" }, { name: "weekXp", sort: "DESC" }, { name: "user" }],
    },
  ],
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    total: p.integer().default(0),
    week: p.date(),
    weekXp: p.integer().default(0),
    month: p.date(),
    monthXp: p.integer().default(0),
    changedAt: p.datetime().length(3).index("member_xp_changed_index"),
    /** When the whole history was counted; null: never. */
    countedAt: p.datetime().length(3).nullable(),
  },
});
