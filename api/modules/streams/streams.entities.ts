import { defineEntity, p } from "@mikro-orm/core";
import { StreamType } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

// Streams, their viewers and their chat.

export const LiveStreamEntity = defineEntity({
  name: "LiveStream",
  tableName: "live_streams",
  indexes: [
    {
      name: "live_streams_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
    {
      name: "live_streams_live_index",
      where: "is_live",
      properties: ["startedAt", "id"],
      columns: [
        { name: "startedAt", sort: "DESC" },
        { name: "id", sort: "DESC" },
      ],
    },
    {
      name: "live_streams_recent_index",
      expression:
        "CREATE INDEX live_streams_recent_index ON public.live_streams USING btree (COALESCE(ended_at, created_at) DESC, id DESC) WHERE ((NOT is_live) AND (cancelled_at IS NULL))",
      columns: [
        { name: "COALESCE(endedAt,CreatedAt)", sort: "DESC" },
        { name: "id", sort: "DESC" },
      ],
    },
    {
      name: "live_streams_scheduled_index",
      where: "(NOT is_live) AND (ended_at IS NULL)",
      properties: ["scheduledAt", "id"],
    },
    { name: "live_streams_search_index", properties: ["search"], type: "gin" },
    { name: "live_streams_user_id_index", properties: ["user", "id"] },
  ],
  uniques: [{ name: "live_streams_one_live_key", where: "is_live", properties: ["user"] }],
  checks: [
    {
      name: "live_streams_check",
      expression: "(NOT is_live) OR ((started_at IS NOT NULL) AND (ended_at IS NULL))",
    },
    {
      name: "live_streams_check1",
      expression: "(deadline IS NULL) OR (ended_at IS NULL)",
    },
    {
      name: "live_streams_description_check",
      expression: "char_length(description) <= 500",
    },
    { name: "live_streams_like_count_check", expression: "like_count >= 0" },
    {
      name: "live_streams_own_picture",
      expression: "thumbnail_url ~~ '/uploads/%'::text",
    },
    {
      name: "live_streams_title_check",
      expression: "(char_length(title) >= 1) AND (char_length(title) <= 100)",
    },
    { name: "live_streams_viewer_count_check", expression: "viewer_count >= 0" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    title: p.text(),
    description: p.text().default(""),
    category: p.text().default("Other"),
    tags: p.array().defaultRaw("'{}'::text[]"),
    streamType: p.enum(() => StreamType).default("general"),
    streamUrl: p.text().nullable(),
    thumbnailUrl: p.text().nullable(),
    isLive: p.boolean().default(false),
    viewerCount: p.integer().default(0),
    peakViewers: p.integer().default(0),
    uniqueViewers: p.integer().default(0),
    likeCount: p.integer().default(0),
    featuredItems: p.array(Number).columnType("int4[]").defaultRaw("'{}'::integer[]"),
    pinnedItem: () =>
      p
        .manyToOne(Item)
        .ref()
        .deleteRule("no action")
        .nullable()
        .index("live_streams_pinned_item_index"),
    slowModeSeconds: p.integer().default(0),
    mutedWords: p.array().defaultRaw("'{}'::text[]"),
    scheduledAt: p.datetime().length(3).nullable(),
    startedAt: p.datetime().length(3).nullable(),
    endedAt: p.datetime().length(3).nullable(),
    cancelledAt: p.datetime().length(3).nullable(),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
    search: p
      .string()
      .columnType("tsvector")
      .generated("stream_words(title, description, category, tags) stored")
      .nullable(),
  },
});

export const StreamLikeEntity = defineEntity({
  name: "StreamLike",
  tableName: "stream_likes",
  properties: {
    stream: () => p.manyToOne(LiveStreamEntity).primary().ref().updateRule("no action"),
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").index(true),
    createdAt: p.datetime().length(3),
  },
});

export const StreamMessageEntity = defineEntity({
  name: "StreamMessage",
  tableName: "stream_messages",
  indexes: [
    { name: "stream_messages_stream_id_index", properties: ["stream", "id"] },
    { name: "stream_messages_user_id_index", properties: ["user", "id"] },
  ],
  uniques: [
    {
      name: "stream_messages_client_id_key",
      where: "client_id IS NOT NULL",
      properties: ["user", "clientId"],
    },
  ],
  checks: [
    {
      name: "stream_messages_client_id_check",
      expression: "(char_length(client_id) >= 1) AND (char_length(client_id) <= 200)",
    },
    {
      name: "stream_messages_content_check",
      expression: "char_length(content) <= 500",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    stream: () => p.manyToOne(LiveStreamEntity).ref().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    content: p.text(),
    clientId: p.text().nullable(),
    deletedAt: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const StreamMuteEntity = defineEntity({
  name: "StreamMute",
  tableName: "stream_mutes",
  properties: {
    stream: () => p.manyToOne(LiveStreamEntity).primary().ref().updateRule("no action"),
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").index(true),
    createdAt: p.datetime().length(3),
  },
});

export const StreamPinEntity = defineEntity({
  name: "StreamPin",
  tableName: "stream_pins",
  indexes: [{ name: "stream_pins_stream_id_index", properties: ["stream", "id"] }],
  uniques: [
    {
      name: "stream_pins_one_open_key",
      where: "unpinned_at IS NULL",
      properties: ["stream"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    stream: () => p.manyToOne(LiveStreamEntity).ref().deleteRule("cascade"),
    item: () => p.manyToOne(Item).ref().index(true),
    pinnedAt: p.datetime().length(3),
    unpinnedAt: p.datetime().length(3).nullable(),
  },
});

export const StreamReminderEntity = defineEntity({
  name: "StreamReminder",
  tableName: "stream_reminders",
  indexes: [
    {
      name: "stream_reminders_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
  ],
  uniques: [
    {
      name: "stream_reminders_stream_id_user_id_key",
      properties: ["stream", "user"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    stream: () => p.manyToOne(LiveStreamEntity).ref().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade").index(true),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const StreamServerEntity = defineEntity({
  name: "StreamServer",
  tableName: "stream_servers",
  properties: {
    id: p.uuid().primary(),
    expiresAt: p.datetime().length(3),
  },
});

export const StreamViewerEntity = defineEntity({
  name: "StreamViewer",
  tableName: "stream_viewers",
  properties: {
    streamId: p.integer().primary(),
    person: p.text().primary(),
    server: () =>
      p
        .manyToOne(StreamServerEntity)
        .primary()
        .ref()
        .updateRule("no action")
        .deleteRule("cascade")
        .index(true),
  },
});

export const StreamVisitEntity = defineEntity({
  name: "StreamVisit",
  tableName: "stream_visits",
  properties: {
    stream: () =>
      p.manyToOne(LiveStreamEntity).primary().ref().updateRule("no action").deleteRule("cascade"),
    person: p.text().primary().index("stream_visits_person_index"),
    createdAt: p.datetime().length(3),
  },
});
