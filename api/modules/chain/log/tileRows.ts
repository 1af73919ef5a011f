import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../../core/sql/sql.ts";
import { TILE_WIDTH, type ReadHash } from "./merkle.ts";
import { hashesIn, type Tile } from "./tiles.ts";

/** Where a tile is. */
export interface Place {
  level: number;
  index: number;
}

/** Tiles that were read, and what a tree asks them. */
export class TileSet {
  readonly #tiles = new Map<string, readonly Uint8Array[]>();

  set({ level, index, hashes }: Tile): void {
    this.#tiles.set(`${level}/${index}`, hashes);
  }

  get({ level, index }: Place): readonly Uint8Array[] {
    return this.#tiles.get(`${level}/${index}`) ?? [];
  }

  /** Throws where the tile was not read. */
  readonly hash: ReadHash = (level, index) => {
    const tile = this.get({ level, index: Math.floor(index / TILE_WIDTH) });
    const hash = tile[index % TILE_WIDTH];
    if (!hash) throw new Error(`the log has no hash ${index} of level ${level}`);
    return hash;
  };
}

/** The places of the last tile of each level in a tree of this size, from level 0 on. */
export function edgeOf(size: number): Place[] {
  const places: Place[] = [];
  for (let count = size; count > 0; count = Math.floor(count / TILE_WIDTH))
    places.push({ level: places.length, index: Math.floor((count - 1) / TILE_WIDTH) });
  return places;
}

/** Reads tiles; those that are not there are left out. */
export async function readTiles(em: EntityManager, places: readonly Place[]): Promise<TileSet> {
  const found = await rows(
    em,
    sql<{ level: number; index: number; hashes: Uint8Array }>`
      select t.level, t.index, t.hashes
      from unnest(${places.map(({ level }) => level)}::int[], ${places.map(({ index }) => index)}::int[]) w (level, index)
        join public_log_tiles t using (level, index)`,
  );
  const tiles = new TileSet();
  for (const { hashes, ...place } of found) tiles.set({ ...place, hashes: hashesIn(hashes) });
  return tiles;
}

export async function writeTiles(em: EntityManager, tiles: readonly Tile[]): Promise<void> {
  await rows(
    em,
    sql`insert into public_log_tiles (level, index, hashes)
        select * from unnest(${tiles.map(({ level }) => level)}::int[], ${tiles.map(({ index }) => index)}::int[],
          ${tiles.map(({ hashes }) => Buffer.concat(hashes))}::bytea[])
        on conflict (level, index) do update set hashes = excluded.hashes`,
  );
}
