import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { CircleEntity } from "../circles/circles.entities.ts";
import { Item } from "../items/item.entity.ts";

// Posts, the reactions of members to them, and follows.

export const SocialPostEntity = defineEntity({
  name: "SocialPost",
  tableName: "social_posts",
  indexes: [
    {
      name: "social_posts_circle_index",
      where: "circle_id IS NOT NULL",
      properties: ["circle", "id"],
    },
    {
      name: "social_posts_item_index",
      where: "item_id IS NOT NULL",
      properties: ["item"],
    },
    {
      name: "social_posts_newest_index",
      where: "circle_id IS NULL",
      properties: ["id"],
      columns: [{ name: "id", sort: "DESC" }],
    },
    {
      name: "social_posts_trending_index",
      where: "(circle_id IS NULL) AND (((likes + comments) + shares) > 0)",
      properties: ["createdAt"],
    },
    { name: "social_posts_user_index", properties: ["user", "id"] },
  ],
  checks: [
    { name: "social_posts_comments_check", expression: "comments >= 0" },
    {
      name: "social_posts_content_check",
      expression: "(char_length(content) >= 1) AND (char_length(content) <= 1000)",
    },
    { name: "social_posts_likes_check", expression: "likes >= 0" },
    {
      name: "social_posts_media_urls_check",
      expression: "cardinality(media_urls) <= 10",
    },
    { name: "social_posts_shares_check", expression: "shares >= 0" },
    { name: "social_posts_tags_check", expression: "cardinality(tags) <= 5" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    content: p.text(),
    mediaUrls: p.array().defaultRaw("'{}'::text[]"),
    placeholders: p.array().defaultRaw("'{}'::text[]"),
    tags: p.array().defaultRaw("'{}'::text[]"),
    item: () => p.manyToOne(Item).ref().nullable(),
    circle: () => p.manyToOne(CircleEntity).ref().deleteRule("cascade").nullable(),
    postType: p.enum(["general", "listing", "trade", "review", "achievement"]).default("general"),
    likes: p.integer().default(0),
    shares: p.integer().default(0),
    comments: p.integer().default(0),
    isPromoted: p.boolean().default(false),
    sourceKey: p.text().nullable().unique("social_posts_source_key_key"),
    removedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const SocialCommentEntity = defineEntity({
  name: "SocialComment",
  tableName: "social_comments",
  indexes: [{ name: "social_comments_post_index", properties: ["post", "id"] }],
  checks: [
    {
      name: "social_comments_content_check",
      expression: "(char_length(content) >= 1) AND (char_length(content) <= 500)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    post: () => p.manyToOne(SocialPostEntity).ref().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index("social_comments_user_index"),
    content: p.text(),
    removedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const SocialPostBookmarkEntity = defineEntity({
  name: "SocialPostBookmark",
  tableName: "social_post_bookmarks",
  indexes: [{ name: "social_post_bookmarks_user_index", properties: ["user", "id"] }],
  uniques: [
    {
      name: "social_post_bookmarks_post_id_user_id_key",
      properties: ["post", "user"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    post: () => p.manyToOne(SocialPostEntity).ref().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    createdAt: p.datetime().length(3),
  },
});

export const SocialPostLikeEntity = defineEntity({
  name: "SocialPostLike",
  tableName: "social_post_likes",
  indexes: [{ name: "social_post_likes_user_index", properties: ["user", "id"] }],
  uniques: [
    {
      name: "social_post_likes_post_id_user_id_key",
      properties: ["post", "user"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    post: () => p.manyToOne(SocialPostEntity).ref().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    createdAt: p.datetime().length(3),
  },
});

export const SocialPostShareEntity = defineEntity({
  name: "SocialPostShare",
  tableName: "social_post_shares",
  properties: {
    post: () =>
      p.manyToOne(SocialPostEntity).primary().ref().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p
        .manyToOne(User)
        .primary()
        .ref()
        .updateRule("no action")
        .deleteRule("cascade")
        .index("social_post_shares_user_index"),
    day: p.date().primary(),
  },
});

export const UserFollowEntity = defineEntity({
  name: "UserFollow",
  tableName: "user_follows",
  indexes: [{ name: "user_follows_following_index", properties: ["following", "id"] }],
  uniques: [
    {
      name: "user_follows_follower_id_following_id_key",
      properties: ["follower", "following"],
    },
  ],
  checks: [{ name: "user_follows_check", expression: "follower_id <> following_id" }],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    follower: () => p.manyToOne(User).ref().deleteRule("cascade"),
    following: () => p.manyToOne(User).ref().deleteRule("cascade"),
    createdAt: p.datetime().length(3),
  },
});
