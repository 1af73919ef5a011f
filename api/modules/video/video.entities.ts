import { defineEntity, p } from "@mikro-orm/core";
import { LiveStreamEntity } from "../streams/streams.entities.ts";

// The video of a stream: peers with a direct connection, and recordings.

export const StreamPeerEntity = defineEntity({
  name: "StreamPeer",
  tableName: "stream_peers",
  uniques: [
    {
      name: "stream_peers_one_host_key",
      where: "is_host",
      properties: ["stream"],
    },
  ],
  checks: [
    {
      name: "stream_peers_peer_check",
      expression: "(char_length(peer) >= 16) AND (char_length(peer) <= 64)",
    },
  ],
  properties: {
    peer: p.text().primary(),
    stream: () => p.manyToOne(LiveStreamEntity).ref().deleteRule("cascade").index(true),
    memberId: p.integer(),
    isHost: p.boolean(),
    until: p.datetime().length(3),
  },
});

export const StreamRecordingEntity = defineEntity({
  name: "StreamRecording",
  tableName: "stream_recordings",
  uniques: [
    {
      name: "stream_recordings_stream_id_client_key_key",
      properties: ["stream", "clientKey"],
    },
  ],
  checks: [
    {
      name: "stream_recordings_client_key_check",
      expression: "(char_length(client_key) >= 16) AND (char_length(client_key) <= 64)",
    },
  ],
  properties: {
    stream: () =>
      p
        .manyToOne(StreamVideoEntity)
        .primary()
        .ref()
        .name("stream_id")
        .updateRule("no action")
        .deleteRule("cascade"),
    recording: p.integer().primary(),
    clientKey: p.text(),
    track: p.json(),
    lastN: p.integer().default(0),
    totalMs: p.bigint("number").defaultRaw(`0`),
    begunAt: p.datetime().length(3),
  },
});

export const StreamSegmentEntity = defineEntity({
  name: "StreamSegment",
  tableName: "stream_segments",
  indexes: [
    {
      name: "stream_segments_rolling_index",
      where: "NOT is_recorded",
      properties: ["stream", "seq"],
    },
  ],
  checks: [
    { name: "stream_segments_bytes_check", expression: "bytes > 0" },
    { name: "stream_segments_duration_ms_check", expression: "duration_ms > 0" },
  ],
  properties: {
    stream: () =>
      p
        .manyToOne(StreamVideoEntity)
        .primary()
        .ref()
        .name("stream_id")
        .updateRule("no action")
        .deleteRule("cascade"),
    seq: p.integer().primary(),
    recording: p.integer(),
    n: p.integer(),
    durationMs: p.integer(),
    bytes: p.integer(),
    breaks: p.integer(),
    isRecorded: p.boolean(),
    createdAt: p.datetime().length(3),
  },
});

export const StreamSignalEntity = defineEntity({
  name: "StreamSignal",
  tableName: "stream_signals",
  indexes: [{ name: "stream_signals_peer_index", properties: ["peer", "id"] }],
  checks: [
    {
      name: "stream_signals_payload_check",
      expression: "char_length(payload) <= 16384",
    },
  ],
  properties: {
    id: p.bigint("number").primary().generated("by default as identity"),
    peer: () => p.manyToOne(StreamPeerEntity).ref().joinColumn("peer").deleteRule("cascade"),
    payload: p.text(),
    createdAt: p.datetime().length(3),
  },
});

export const StreamVideoEntity = defineEntity({
  name: "StreamVideo",
  tableName: "stream_videos",
  properties: {
    stream: () => p.oneToOne(LiveStreamEntity).primary().ref().updateRule("no action"),
    key: p.uuid().defaultRaw(`gen_random_uuid()`).unique("stream_videos_key_key"),
    recordings: p.integer().default(0),
    lastRecording: p.integer().default(0),
    segments: p.integer().default(0),
    breaks: p.integer().default(0),
    recordedMs: p.bigint("number").defaultRaw(`0`),
    recordedBytes: p.bigint("number").defaultRaw(`0`),
    freshAt: p.datetime().length(3),
    isOff: p.boolean().default(false),
  },
});
