import { defineEntity, p } from "@mikro-orm/core";
import { GuideCategory, GuideDifficulty, GuideType } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";

// Guides that members write for each other, and what their readers made of them.

export const GuideEntity = defineEntity({
  name: "Guide",
  tableName: "content",
  indexes: [
    {
      name: "content_liked_index",
      where: "is_published AND (removed_at IS NULL)",
      properties: ["category", "likes", "id"],
      columns: [{ name: "category" }, { name: "likes", sort: "DESC" }, { name: "id" }],
    },
    {
      name: "content_newest_index",
      where: "is_published AND (removed_at IS NULL)",
      properties: ["category", "id"],
      columns: [{ name: "category" }, { name: "id", sort: "DESC" }],
    },
    { name: "content_user_index", properties: ["user", "id"] },
  ],
  checks: [
    {
      name: "content_content_check",
      expression: "(char_length(content) >= 1) AND (char_length(content) <= 20000)",
    },
    {
      name: "content_description_check",
      expression: "(char_length(description) >= 1) AND (char_length(description) <= 300)",
    },
    { name: "content_duration_check", expression: "(duration >= 1) AND (duration <= 600)" },
    { name: "content_likes_check", expression: "likes >= 0" },
    {
      name: "content_media_check",
      expression: "(type = 'video'::text) = (media_url IS NOT NULL)",
    },
    {
      name: "content_published_check",
      expression: "(NOT is_published) OR (published_at IS NOT NULL)",
    },
    { name: "content_tags_check", expression: "cardinality(tags) <= 5" },
    {
      name: "content_title_check",
      expression: "(char_length(title) >= 1) AND (char_length(title) <= 100)",
    },
    { name: "content_trust_points_earned_check", expression: "trust_points_earned >= 0" },
    { name: "content_views_check", expression: "views >= 0" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    title: p.text(),
    description: p.text(),
    type: p.enum(() => GuideType),
    mediaUrl: p.text().nullable(),
    thumbnail: p.text().nullable(),
    /** The thumbhash of the thumbnail. */
    placeholder: p.text().nullable(),
    content: p.text(),
    category: p.enum(() => GuideCategory),
    difficulty: p.enum(() => GuideDifficulty).default("beginner"),
    /** In minutes. */
    duration: p.integer(),
    views: p.integer().default(0),
    likes: p.integer().default(0),
    /** What the community task for this guide paid its author. */
    trustPointsEarned: p.integer().default(0),
    tags: p.array().defaultRaw("'{}'::text[]"),
    isPublished: p.boolean().default(true),
    /** The first time. */
    publishedAt: p.datetime().length(3).nullable(),
    removedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
  },
});

export const GuideLikeEntity = defineEntity({
  name: "GuideLike",
  tableName: "content_likes",
  properties: {
    content: () =>
      p.manyToOne(GuideEntity).primary().ref().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p
        .manyToOne(User)
        .primary()
        .ref()
        .updateRule("no action")
        .deleteRule("cascade")
        .index("content_likes_user_index"),
    createdAt: p.datetime().length(3),
  },
});

export const GuideViewEntity = defineEntity({
  name: "GuideView",
  tableName: "content_views",
  properties: {
    content: () =>
      p.manyToOne(GuideEntity).primary().ref().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p
        .manyToOne(User)
        .primary()
        .ref()
        .updateRule("no action")
        .deleteRule("cascade")
        .index("content_views_user_index"),
    day: p.date().primary(),
  },
});
