import type { EntityManager } from "@mikro-orm/postgresql";
import type { Context } from "../../../core/context.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import type { Supply } from "./entries.ts";
import { PublicLog } from "./log.types.ts";
import { HASH_BYTES, TILE_WIDTH } from "./merkle.ts";
import { verifierKeyOf } from "./note.ts";
import { bundleOf, parseTilePlace } from "./tiles.ts";

interface Found {
  name: string;
  publicKey: Uint8Array;
  size: number;
  root: string;
  transfers: number;
  supply: Supply;
  sealedAt: string;
}

/** What the last checkpoint says; null before the first. One statement. */
export async function readPublicLog({ em }: Context): Promise<PublicLog | null> {
  const found = await row(
    em,
    sql<Found>`
      select k.name, k.public_key as "publicKey", c.size, c.root, c.transfers, c.supply, c.sealed_at as "sealedAt"
      from public_log_checkpoints c join signing_keys k on k.purpose = 'log' order by c.size desc limit 1`,
  );
  if (!found) return null;
  const { publicKey, supply, sealedAt, ...checkpoint } = found;
  return Object.assign(new PublicLog(), {
    ...checkpoint,
    verifierKey: verifierKeyOf({ name: found.name, publicKey }),
    sealedAt: new Date(sealedAt),
    supply: Object.entries(supply).map(([account, tp]) => ({ account, tp })),
  });
}

/** The newest checkpoint: its note as it is served. Undefined before the first. */
export function readCheckpoint(
  em: EntityManager,
): Promise<{ size: number; note: string } | undefined> {
  return row(
    em,
    sql<{ size: number; note: string }>`
      select size, note from public_log_checkpoints order by size desc limit 1`,
  );
}

/**
 * A file below `tile/` of the log (C2SP tlog-tiles): hashes of a level, or entries. Undefined when the log has no such
 * file.
 */
export async function readTileFile(
  em: EntityManager,
  path: string,
): Promise<Uint8Array | undefined> {
  const [, kind, place] = /^(entries|[0-9]|[1-5][0-9]|6[0-3])\/(.+)$/.exec(path) ?? [];
  const tile = place === undefined ? undefined : parseTilePlace(place);
  // The log counts in numbers of 32 bits.
  if (!kind || !tile || tile.index >= 2 ** 23) return undefined;
  return kind === "entries" ? readBundle(em, tile) : readHashes(em, Number(kind), tile);
}

interface TilePlace {
  index: number;
  width: number;
}

async function readHashes(
  em: EntityManager,
  level: number,
  { index, width }: TilePlace,
): Promise<Uint8Array | undefined> {
  const found = await row(
    em,
    sql<{ hashes: Uint8Array }>`
      select hashes from public_log_tiles where level = ${level} and index = ${index}`,
  );
  const bytes = found?.hashes.subarray(0, width * HASH_BYTES);
  return bytes?.length === width * HASH_BYTES ? bytes : undefined;
}

async function readBundle(
  em: EntityManager,
  { index, width }: TilePlace,
): Promise<Uint8Array | undefined> {
  const first = index * TILE_WIDTH;
  const found = await rows(
    em,
    sql<{ entry: string }>`
      select entry from public_log_entries where index >= ${first} and index < ${first + width} order by index`,
  );
  return found.length === width
    ? bundleOf(found.map(({ entry }) => Buffer.from(entry)))
    : undefined;
}
