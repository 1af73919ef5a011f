import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { publicKeyOf } from "../signing/ed25519.ts";
import { commitmentOf, supplyEntry, transferEntry, type LoggedTransfer } from "./entries.ts";
import { inclusionProof, leafHash, rootOf } from "./merkle.ts";
import { openCheckpoint, parseVerifierKey, signCheckpoint, verifierKeyOf } from "./note.ts";
import { TileSet } from "./tileRows.ts";
import { bundleOf, grow, tilePlace } from "./tiles.ts";
import { NotVerified, verifyLog, verifyStatement, type Statement } from "./verifyLog.ts";

const SECRET = Buffer.alloc(32, 7);
const KEY = { name: "market.test/log", publicKey: publicKeyOf(SECRET) };
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const TRANSFERS: LoggedTransfer[] = Array.from({ length: 300 }, (_, n) => ({
  amount: n + 1,
  at: "2026-11-28T10:00:00.000Z",
  from: 1,
  id: n + 10,
  reason: "grant",
  to: n % 2 === 0 ? 2 : 3,
}));
const SALTS = TRANSFERS.map(() => randomBytes(32));
const commitments = TRANSFERS.map((transfer, n) =>
  transferEntry(commitmentOf(SALTS[n] ?? Buffer.alloc(0), transfer)),
);

const hashesOf = (entries: readonly string[]) =>
  entries.map((entry) => leafHash(Buffer.from(entry)));
const rootIn = (entries: readonly string[]) => base64(rootOf(hashesOf(entries)));

function supplyOf(before: readonly string[], { transfers, tp }: { transfers: number; tp: number }) {
  const last = before.length > 0 ? { root: rootIn(before), size: before.length } : null;
  return supplyEntry({
    at: "2026-11-28T10:01:00.000Z",
    last,
    supply: { treasury: -tp, wallet: tp },
    transfers,
  });
}

const sum = (count: number) => (count * (count + 1)) / 2;
const FIRST = [...commitments.slice(0, 20), supplyOf([], { transfers: 20, tp: sum(20) })];
/** Two sealings: 20 transfers, and 280 more. */
const ENTRIES = [
  ...FIRST,
  ...commitments.slice(20),
  supplyOf(FIRST, { transfers: 300, tp: sum(300) }),
];

const checkpointOf = (entries: readonly string[]) =>
  signCheckpoint(
    { origin: KEY.name, size: entries.length, root: rootOf(hashesOf(entries)) },
    KEY,
    SECRET,
  );

/** The files that a market with these entries would serve, well signed. */
function filesOf(entries: readonly string[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>([["checkpoint", Buffer.from(checkpointOf(entries))]]);
  for (const { level, index, hashes } of grow(new Map(), 0, hashesOf(entries)))
    files.set(`tile/${level}/${tilePlace(index, hashes.length)}`, Buffer.concat(hashes));
  for (let at = 0; at < entries.length; at += 256) {
    const some = entries.slice(at, at + 256).map((entry) => Buffer.from(entry));
    files.set(`tile/entries/${tilePlace(at / 256, some.length)}`, bundleOf(some));
  }
  return files;
}

function verified(
  entries: readonly string[],
  more: { kept?: string; statement?: Statement } = {},
  files = filesOf(entries),
) {
  return verifyLog(
    (path) => {
      const file = files.get(path);
      return file ? Promise.resolve(file) : Promise.reject(new Error(`no file ${path}`));
    },
    KEY,
    more,
  );
}

/** What account 3 has received, as its member downloads it. */
function statement(): Statement {
  const tiles = new TileSet();
  for (const tile of grow(new Map(), 0, hashesOf(ENTRIES))) tiles.set(tile);
  const own = TRANSFERS.map((transfer, n) => ({ transfer, n })).filter(
    ({ transfer }) => transfer.to === 3,
  );
  return {
    checkpoint: checkpointOf(ENTRIES),
    accounts: [
      { id: 3, kind: "wallet", balance: own.reduce((tp, { transfer }) => tp + transfer.amount, 0) },
    ],
    transfers: own.map(({ transfer, n }) => {
      const index = n < 20 ? n : n + 1;
      const path = inclusionProof(tiles.hash, index, ENTRIES.length).map(base64);
      return { index, salt: base64(SALTS[n] ?? Buffer.alloc(0)), transfer, path };
    }),
  };
}

const changed = (entries: readonly string[], at: number, entry: string) => [
  ...entries.slice(0, at),
  entry,
  ...entries.slice(at + 1),
];

describe("who checks the log", () => {
  it("finds a whole one right, with what was kept of it and a member's statement", async () => {
    const { checkpoint, ...rest } = await verified(ENTRIES, {
      kept: checkpointOf(FIRST),
      statement: statement(),
    });
    expect(checkpoint).toMatchObject({ origin: KEY.name, size: 302 });
    expect(rest).toMatchObject({ transfers: 300, supplies: 2 });
    expect(rest.supply?.supply).toEqual({ treasury: -sum(300), wallet: sum(300) });
  });

  it("finds files that are not what was signed", async () => {
    const signed = filesOf(ENTRIES).get("checkpoint") ?? Buffer.alloc(0);
    const swapped = changed(changed(ENTRIES, 3, ENTRIES[4] ?? ""), 4, ENTRIES[3] ?? "");
    const dropped = [...ENTRIES.slice(0, 5), ...ENTRIES.slice(6), ENTRIES[5] ?? ""];
    for (const entries of [
      changed(ENTRIES, 3, transferEntry(base64(SALTS[3] ?? SECRET))),
      swapped,
      dropped,
    ])
      await expect(
        verified(entries, {}, filesOf(entries).set("checkpoint", signed)),
      ).rejects.toThrow("The entries do not give the root that was signed");

    const cut = filesOf(ENTRIES);
    cut.set("tile/entries/000", (cut.get("tile/entries/000") ?? signed).subarray(0, -1));
    await expect(verified(ENTRIES, {}, cut)).rejects.toThrow("has not 256 entries");
    const tile = filesOf(ENTRIES);
    tile.set("tile/0/000", Buffer.alloc(256 * 32));
    await expect(verified(ENTRIES, {}, tile)).rejects.toThrow("tile/0/000 has other hashes");
    const other = signCheckpoint(
      { origin: KEY.name, size: 302, root: SECRET },
      KEY,
      Buffer.alloc(32, 8),
    );
    await expect(
      verified(ENTRIES, {}, filesOf(ENTRIES).set("checkpoint", Buffer.from(other))),
    ).rejects.toThrow("The checkpoint is not signed by market.test/log with this key");
  });

  it("finds what a market has signed that is false in itself", async () => {
    const end = ENTRIES.length - 1;
    const cases: [string, string[]][] = [
      ["in sum, not 0", changed(ENTRIES, end, (ENTRIES[end] ?? "").replace("-45150", "-45149"))],
      [
        "does not name the checkpoint",
        changed(ENTRIES, end, supplyOf([], { transfers: 300, tp: 9 })),
      ],
      ["there are 300", changed(ENTRIES, end, supplyOf(FIRST, { transfers: 299, tp: sum(300) }))],
      ["does not end with the supply", ENTRIES.slice(0, -1)],
      ["Entry 7 is no entry of this log", changed(ENTRIES, 7, `{ "commitment": "" }`)],
    ];
    for (const [words, entries] of cases) await expect(verified(entries)).rejects.toThrow(words);
  });

  it("finds a second history, by a checkpoint that was kept", async () => {
    const fork = [...commitments.slice(1, 21), supplyOf([], { transfers: 20, tp: sum(20) })];
    await expect(verified(ENTRIES, { kept: checkpointOf(fork) })).rejects.toThrow("two histories");
    await expect(verified(FIRST, { kept: checkpointOf(ENTRIES) })).rejects.toThrow("has only 21");
  });

  it("finds a statement that says something else than the log", async () => {
    const true_ = statement();
    const [first, second, ...rest] = true_.transfers;
    if (!first || !second) throw new Error("there are no transfers");
    const accounts = [{ id: 3, kind: "wallet", balance: 1 }];
    const more = { ...first, transfer: { ...first.transfer, amount: 999 } };
    const cases: [string, Statement][] = [
      ["is not in the tree", { ...true_, transfers: [more, second, ...rest] }],
      ["add up to", { ...true_, transfers: [second, ...rest] }],
      ["add up to", { ...true_, accounts }],
      ["twice", { ...true_, transfers: [first, first, second, ...rest] }],
      ["no salt", { ...true_, transfers: [{ ...first, salt: "" }, second, ...rest] }],
    ];
    expect(verifyStatement(true_, KEY).size).toBe(302);
    for (const [words, said] of cases) {
      expect(() => verifyStatement(said, KEY)).toThrow(NotVerified);
      await expect(verified(ENTRIES, { statement: said })).rejects.toThrow(words);
    }
  });
});

describe("a signed note", () => {
  it("has the keys of others' logs, too", () => {
    for (const text of [
      "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
      "sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8",
    ]) {
      const key = parseVerifierKey(text);
      expect(key && verifierKeyOf(key)).toBe(text);
    }
    const [name, , key] = verifierKeyOf(KEY).split("+");
    for (const none of ["", "a+b", `${name}+00000000+${key}`, "x+c74f20a3+ARpc2QcUPDhMQegw"])
      expect(parseVerifierKey(none), none).toBeUndefined();
  });

  it("is refused when a byte of it is changed, or another has signed", () => {
    const note = checkpointOf(FIRST);
    expect(openCheckpoint(note, KEY)).toMatchObject({ size: 21 });
    for (const other of [
      note.replace("\n21\n", "\n22\n"),
      note.replace("— market", "— marked"),
      note.replace("\n\n", "\n"),
      "",
    ])
      expect(openCheckpoint(other, KEY)).toBeUndefined();
    const name = "other.test/log";
    expect(
      openCheckpoint(signCheckpoint({ origin: name, size: 0, root: SECRET }, KEY, SECRET), KEY),
    ).toBeUndefined();
  });
});
