import {
  commitmentOf,
  parseEntry,
  SALT_BYTES,
  transferEntry,
  type LoggedTransfer,
  type Supply,
  type SupplyEntry,
} from "./entries.ts";
import { isIncluded, leafHash, MerkleTree, rootOf, TILE_WIDTH } from "./merkle.ts";
import { base64, openCheckpoint, type Checkpoint, type LogKey } from "./note.ts";
import { entriesIn, grow, hashesIn, tilePlace } from "./tiles.ts";

// Checks a log with what its reader has: Node's own functions and a way to read its files. It trusts nothing of the
// market but the key.

/** Reads a file of the log: `checkpoint`, `tile/…`. Throws when there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** A member's own transfers, opened. */
export interface Statement {
  checkpoint: string;
  /** What the member has as of the checkpoint, in whole TP. */
  accounts: readonly { id: number; kind: string; balance: number }[];
  transfers: readonly {
    index: number;
    /** Base64, as all bytes here. */
    salt: string;
    transfer: LoggedTransfer;
    path: readonly string[];
  }[];
}

export interface Verified {
  checkpoint: Checkpoint;
  /** How many moves of TP are in the log. */
  transfers: number;
  /** How often the supply is in it. */
  supplies: number;
  /** The last supply: null in an empty log. */
  supply: SupplyEntry | null;
}

/** Something in the log or the statement that is not as it is said to be. */
export class NotVerified extends Error {}

const READ_AT_ONCE = 8;

/**
 * Reads a whole log and checks it: its signature, all entries against the signed root, the tiles, that each supply is 0
 * in sum and names the checkpoint before it, and that a checkpoint which somebody has kept is a part of it. Throws
 * NotVerified.
 */
export async function verifyLog(
  read: ReadFile,
  key: LogKey,
  { kept, statement }: { kept?: string | undefined; statement?: Statement | undefined } = {},
): Promise<Verified> {
  const checkpoint = opened("The checkpoint", textOf(await read("checkpoint")), key);
  const entries = await readEntries(read, checkpoint.size);
  const hashes = entries.map(leafHash);
  if (!isSame(rootOf(hashes), checkpoint.root))
    throw new NotVerified("The entries do not give the root that was signed");
  await checkTiles(read, hashes);
  const told = checkEntries(entries, hashes);

  if (kept !== undefined)
    isPart("The kept checkpoint", opened("The kept checkpoint", kept, key), hashes);
  if (statement) isPart("The statement's checkpoint", verifyStatement(statement, key), hashes);
  return { checkpoint, ...told };
}

/**
 * Checks a statement against its own checkpoint, without the log: each transfer is in the tree that was signed, and they
 * add up to what the member has. Throws NotVerified.
 */
export function verifyStatement(
  { checkpoint, accounts, transfers }: Statement,
  key: LogKey,
): Checkpoint {
  const { size, root, origin } = opened("The statement's checkpoint", checkpoint, key);
  const balances = new Map(accounts.map(({ id }) => [id, 0]));
  const move = (id: number, amount: number) => {
    const balance = balances.get(id);
    if (balance !== undefined) balances.set(id, balance + amount);
  };
  if (new Set(transfers.map(({ index }) => index)).size < transfers.length)
    throw new NotVerified("A transfer is in the statement twice");
  for (const { index, salt, transfer, path } of transfers) {
    const entry = entryOf(salt, transfer);
    const proof = { index, size, root, path: path.map((hash) => Buffer.from(hash, "base64")) };
    if (!isIncluded(leafHash(Buffer.from(entry)), proof))
      throw new NotVerified(`Transfer ${transfer.id} is not in the tree that was signed`);
    move(transfer.from, -transfer.amount);
    move(transfer.to, transfer.amount);
  }
  for (const { id, kind, balance } of accounts)
    if (balances.get(id) !== balance)
      throw new NotVerified(
        `The transfers of account ${id} (${kind}) add up to ${balances.get(id)} TP, and the statement says ${balance} TP`,
      );
  return { size, root, origin };
}

function entryOf(salt: string, transfer: LoggedTransfer): string {
  const bytes = Buffer.from(salt, "base64");
  if (bytes.length !== SALT_BYTES)
    throw new NotVerified(`Transfer ${transfer.id} has no salt of ${SALT_BYTES} bytes`);
  return transferEntry(commitmentOf(bytes, transfer));
}

function opened(what: string, note: string, key: LogKey): Checkpoint {
  const checkpoint = openCheckpoint(note, key);
  if (!checkpoint) throw new NotVerified(`${what} is not signed by ${key.name} with this key`);
  return checkpoint;
}

function isPart(what: string, { size, root }: Checkpoint, hashes: readonly Uint8Array[]): void {
  if (size > hashes.length)
    throw new NotVerified(`${what} has ${size} entries, and the log has only ${hashes.length}`);
  if (!isSame(rootOf(hashes.slice(0, size)), root))
    throw new NotVerified(`${what} is not a part of this log: there are two histories`);
}

async function readEntries(read: ReadFile, size: number): Promise<Uint8Array[]> {
  const bundles = Array.from({ length: Math.ceil(size / TILE_WIDTH) }, (_, index) => ({
    index,
    width: Math.min(TILE_WIDTH, size - index * TILE_WIDTH),
  }));
  const found = await inTurns(bundles, async ({ index, width }) => {
    const path = `tile/entries/${tilePlace(index, width)}`;
    const entries = entriesIn(await read(path));
    if (entries?.length !== width) throw new NotVerified(`${path} has not ${width} entries`);
    return entries;
  });
  return found.flat();
}

async function checkTiles(read: ReadFile, hashes: readonly Uint8Array[]): Promise<void> {
  await inTurns(grow(new Map(), 0, hashes), async (tile) => {
    const path = `tile/${tile.level}/${tilePlace(tile.index, tile.hashes.length)}`;
    const found = hashesIn(await read(path));
    if (!isSame(Buffer.concat(found), Buffer.concat(tile.hashes)))
      throw new NotVerified(`${path} has other hashes than the entries`);
  });
}

function checkEntries(
  entries: readonly Uint8Array[],
  hashes: readonly Uint8Array[],
): Omit<Verified, "checkpoint"> {
  const tree = new MerkleTree();
  let [transfers, supplies] = [0, 0];
  let last: SupplyEntry["last"] = null;
  let supply: SupplyEntry | null = null;
  for (const [index, hash] of hashes.entries()) {
    tree.add(hash);
    const entry = parseEntry(textOf(entries[index]));
    if (!entry) throw new NotVerified(`Entry ${index} is no entry of this log`);
    if ("commitment" in entry) {
      transfers += 1;
      continue;
    }
    ({ supply } = entry);
    if (JSON.stringify(supply.last) !== JSON.stringify(last))
      throw new NotVerified(`Entry ${index} does not name the checkpoint before it`);
    if (supply.transfers !== transfers)
      throw new NotVerified(
        `Entry ${index} says that there are ${supply.transfers} transfers until here; there are ${transfers}`,
      );
    if (sumOf(supply.supply) !== 0)
      throw new NotVerified(
        `The supply of entry ${index} is ${sumOf(supply.supply)} in sum, not 0`,
      );
    supplies += 1;
    last = { root: base64(tree.root()), size: tree.size };
  }
  if ((last?.size ?? 0) !== entries.length)
    throw new NotVerified("The log does not end with the supply");
  return { transfers, supplies, supply };
}

function sumOf(supply: Supply): number {
  return Object.values(supply).reduce((sum, tp) => sum + tp, 0);
}

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += READ_AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + READ_AT_ONCE).map(work))));
  return done;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

function textOf(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString("utf8");
}
