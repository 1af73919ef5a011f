import { defineEntity, p } from "@mikro-orm/core";

// The public log of the books, which only grows. Source: C40

export const LogEntryEntity = defineEntity({
  name: "PublicLogEntry",
  tableName: "public_log_entries",
  properties: {
    index: p.integer().primary().autoincrement(false),
    /** Null for a supply. */
    transferId: p.bigint("number").nullable().unique("public_log_entries_transfer_key"),
    /** What opens the commitment; deleted when nobody is there whose transfer it is. */
    salt: p.blob().nullable(),
    entry: p.text(),
  },
});

export const LogTileEntity = defineEntity({
  name: "PublicLogTile",
  tableName: "public_log_tiles",
  properties: {
    level: p.integer().primary(),
    index: p.integer().primary(),
    /** At most 256 hashes of 32 bytes. */
    hashes: p.blob(),
  },
});

export const LogCheckpointEntity = defineEntity({
  name: "PublicLogCheckpoint",
  tableName: "public_log_checkpoints",
  indexes: [{ name: "public_log_checkpoints_sealed_index", properties: ["sealedAt"] }],
  properties: {
    size: p.integer().primary().autoincrement(false),
    /** Base64. */
    root: p.text(),
    /** As it is served. */
    note: p.text(),
    supply: p.json<Record<string, number>>(),
    transfers: p.integer(),
    /** The highest id of a transfer in the log. */
    lastTransfer: p.bigint("number"),
    sealedAt: p.datetime().length(3),
  },
});
