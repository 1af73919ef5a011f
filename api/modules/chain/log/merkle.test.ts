import { describe, expect, it } from "vitest";
import { inclusionProof, isIncluded, leafHash, MerkleTree, rootAt, rootOf } from "./merkle.ts";
import { TileSet } from "./tileRows.ts";
import { bundleOf, entriesIn, grow, parseTilePlace, tilePlace } from "./tiles.ts";

/** The leaves and roots that Certificate Transparency's own tests use (RFC 6962, section 2.1). */
const LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657"].concat(
  "606162636465666768696a6b6c6d6e6f",
);
const ROOTS = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const leafOf = (n: number) => leafHash(Buffer.from(`leaf ${n}`));
const leaves = (count: number) => Array.from({ length: count }, (_, n) => leafOf(n));

/** The tiles of a tree that grew by these steps, as the database would keep them. */
function grown(steps: readonly number[]): TileSet {
  const tiles = new TileSet();
  let size = 0;
  for (const step of steps) {
    const edge = new Map(
      [0, 1, 2].map((level) => [
        level,
        tiles.get({ level, index: Math.floor(size / 256 ** (level + 1)) }),
      ]),
    );
    const added = leaves(size + step).slice(size);
    for (const tile of grow(edge, size, added)) tiles.set(tile);
    size += step;
  }
  return tiles;
}

describe("the tree of the log", () => {
  it("has the roots of RFC 6962's own examples", () => {
    const tree = new MerkleTree();
    expect([hex(tree.root())]).toEqual(ROOTS.slice(0, 1));
    for (const [at, leaf] of LEAVES.entries()) {
      tree.add(leafHash(Buffer.from(leaf, "hex")));
      expect([tree.size, hex(tree.root())]).toEqual([at + 1, ROOTS[at + 1]]);
    }
  });

  it("has the same root from its tiles, however it grew", () => {
    for (const steps of [
      [1],
      [256],
      [257],
      [3, 252, 1, 1],
      [300, 300, 1000],
      [70_000, 1, 255, 256],
    ]) {
      const size = steps.reduce((sum, step) => sum + step, 0);
      expect(hex(rootAt(grown(steps).hash, size)), steps.join()).toBe(hex(rootOf(leaves(size))));
    }
  });

  it("proves each leaf, and no other at its place", () => {
    for (const size of [1, 2, 3, 255, 256, 257, 600]) {
      const tiles = grown([size]);
      const root = rootOf(leaves(size));
      for (const index of new Set([0, 1, 100, 255, 256, size - 2, size - 1])) {
        if (index < 0 || index >= size) continue;
        const proof = { index, size, root, path: inclusionProof(tiles.hash, index, size) };
        expect(isIncluded(leafOf(index), proof), `${index} of ${size}`).toBe(true);
        expect(isIncluded(leafOf(index + 1), proof)).toBe(false);
        expect(isIncluded(leafOf(index), { ...proof, index: index + 1 })).toBe(false);
        expect(isIncluded(leafOf(index), { ...proof, path: [...proof.path, root] })).toBe(false);
        if (size > 1)
          expect(isIncluded(leafOf(index), { ...proof, path: proof.path.slice(1) })).toBe(false);
      }
    }
  });
});

describe("the files of the log", () => {
  it("have the paths of C2SP tlog-tiles", () => {
    const places: [string, number, number][] = [
      ["000", 0, 256],
      ["067.p/2", 67, 2],
      ["x001/x234/067", 1_234_067, 256],
    ];
    for (const [path, index, width] of places) {
      expect(tilePlace(index, width)).toBe(path);
      expect(parseTilePlace(path)).toEqual({ index, width });
    }
    for (const none of ["", "0", "0000", "x000/001", "001.p/0", "001.p/256", "001.p/257", "../1"])
      expect(parseTilePlace(none), none).toBeUndefined();
  });

  it("have entries after their lengths, and say when they are cut", () => {
    const entries = ["", "a", "x".repeat(300)].map((text) => Buffer.from(text));
    const bundle = bundleOf(entries);
    expect([...bundle.subarray(0, 5)]).toEqual([0, 0, 0, 1, 97]);
    expect(entriesIn(bundle)?.map(hex)).toEqual(entries.map(hex));
    expect(entriesIn(bundle.subarray(0, -1))).toBeUndefined();
  });
});
