import { createHash } from "node:crypto";

// The Merkle tree of RFC 6962, section 2.1, cut into the tiles of C2SP tlog-tiles. Hashes have 32 bytes.

/** How many hashes a full tile has, as of C2SP tlog-tiles. */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;
/** How many bytes a hash has. */
export const HASH_BYTES = 32;

type Hash = Uint8Array;

export function leafHash(entry: Uint8Array): Hash {
  return createHash("sha256").update(Uint8Array.of(0)).update(entry).digest();
}

export function nodeHash(left: Hash, right: Hash): Hash {
  return createHash("sha256").update(Uint8Array.of(1)).update(left).update(right).digest();
}

/** A tree that only grows, of which it remembers no more than its root needs. */
export class MerkleTree {
  /** The roots of the full subtrees, the largest first: one for each binary digit of the size that is 1. */
  readonly #subtrees: Hash[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(leaf: Hash): void {
    let hash = leaf;
    for (let digits = this.#size; digits % 2 === 1; digits = (digits - 1) / 2) {
      const left = this.#subtrees.pop();
      if (left) hash = nodeHash(left, hash);
    }
    this.#subtrees.push(hash);
    this.#size += 1;
  }

  root(): Hash {
    const last = this.#subtrees.at(-1);
    if (!last) return createHash("sha256").digest();
    return this.#subtrees.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
  }
}

/** The root of a tree with these leaves, given by their hashes. */
export function rootOf(leaves: Iterable<Hash>): Hash {
  const tree = new MerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}

/** Answers the hash at a place of a level: 0 has the leaves, each further one the roots of 256 hashes below it. */
export type ReadHash = (level: number, index: number) => Hash;

/** The hashes that prove that a leaf is in a tree, the nearest to the leaf first (RFC 6962, 2.1.1). */
export function inclusionProof(read: ReadHash, index: number, size: number): Hash[] {
  return pathIn(read, index, 0, size);
}

/** The root of the first leaves (RFC 6962, 2.1). */
export function rootAt(read: ReadHash, size: number): Hash {
  return size === 0 ? rootOf([]) : rangeHash(read, 0, size);
}

/** Whether these hashes prove that a leaf is in the tree of that size and root (RFC 9162, 2.1.3.2). */
export function isIncluded(
  leaf: Hash,
  { index, size, root, path }: { index: number; size: number; root: Hash; path: readonly Hash[] },
): boolean {
  if (index >= size) return false;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const other of path) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(other, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else hash = nodeHash(hash, other);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && Buffer.compare(hash, root) === 0;
}

function pathIn(read: ReadHash, index: number, from: number, to: number): Hash[] {
  if (to - from === 1) return [];
  const middle = from + largestPowerBelow(to - from);
  return index < middle
    ? [...pathIn(read, index, from, middle), rangeHash(read, middle, to)]
    : [...pathIn(read, index, middle, to), rangeHash(read, from, middle)];
}

/** The root of the leaves from..to. `from` is a multiple of the largest power of two that fits. */
function rangeHash(read: ReadHash, from: number, to: number): Hash {
  const size = to - from;
  const height = Math.log2(size);
  if (Number.isInteger(height)) return subtreeHash(read, height, from / size);
  const middle = from + largestPowerBelow(size);
  return nodeHash(rangeHash(read, from, middle), rangeHash(read, middle, to));
}

/** The root of the full subtree of 2^height leaves at this place among those of its height. */
function subtreeHash(read: ReadHash, height: number, index: number): Hash {
  const level = Math.floor(height / TILE_HEIGHT);
  const width = 2 ** (height % TILE_HEIGHT);
  return rootOf(Array.from({ length: width }, (_, place) => read(level, index * width + place)));
}

/** The largest power of two that is smaller than a number of at least 2. */
function largestPowerBelow(size: number): number {
  return 2 ** Math.floor(Math.log2(size - 1));
}

const half = (number: number) => Math.floor(number / 2);
