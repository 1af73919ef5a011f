import { HASH_BYTES, rootOf, TILE_WIDTH } from "./merkle.ts";

// Where tiles are (C2SP tlog-tiles). A tile has up to 256 hashes, one after the other.

export interface Tile {
  level: number;
  index: number;
  /** At most 256. */
  hashes: Uint8Array[];
}

/**
 * The tiles that change when leaves are added to a tree of this size. `edge` has the tiles at its right edge that are
 * not full, by level.
 */
export function grow(
  edge: ReadonlyMap<number, readonly Uint8Array[]>,
  size: number,
  leaves: readonly Uint8Array[],
): Tile[] {
  const tiles: Tile[] = [];
  let [level, count, added] = [0, size, leaves];
  while (added.length > 0) {
    const begun = count % TILE_WIDTH;
    const hashes = [...(begun > 0 ? (edge.get(level) ?? []) : []), ...added];
    const first = Math.floor(count / TILE_WIDTH);
    const roots: Uint8Array[] = [];
    for (let at = 0; at < hashes.length; at += TILE_WIDTH) {
      const tile = hashes.slice(at, at + TILE_WIDTH);
      tiles.push({ level, index: first + at / TILE_WIDTH, hashes: tile });
      if (tile.length === TILE_WIDTH) roots.push(rootOf(tile));
    }
    [level, count, added] = [level + 1, first, roots];
  }
  return tiles;
}

/** The hashes of a tile's bytes. */
export function hashesIn(bytes: Uint8Array): Uint8Array[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, place) =>
    bytes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
  );
}

/** The end of a tile's path: `x001/x234/067`, with `.p/W` where it has W entries and is not full. */
export function tilePlace(index: number, width: number): string {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, "0");
  const parts = digits.match(/\d{3}/g) ?? [];
  const path = parts.map((part, at) => (at < parts.length - 1 ? `x${part}` : part)).join("/");
  return width === TILE_WIDTH ? path : `${path}.p/${width}`;
}

/** What `tilePlace` wrote; undefined when it is none. */
export function parseTilePlace(place: string): { index: number; width: number } | undefined {
  const [, path, partial] = /^((?:x\d{3}\/){0,3}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(place) ?? [];
  if (!path) return undefined;
  const index = Number(path.replaceAll(/[x/]/g, ""));
  const width = partial === undefined ? TILE_WIDTH : Number(partial);
  return width <= TILE_WIDTH && tilePlace(index, width) === place ? { index, width } : undefined;
}

/** Entries as a bundle has them: each after its length in two bytes, the greater first. */
export function bundleOf(entries: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]),
  );
}

/** The entries of a bundle; undefined when it is cut. */
export function entriesIn(bundle: Uint8Array): Uint8Array[] | undefined {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bundle.length;) {
    const end = at + 2 + (((bundle[at] ?? 0) << 8) | (bundle[at + 1] ?? 0));
    if (end > bundle.length) return undefined;
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
