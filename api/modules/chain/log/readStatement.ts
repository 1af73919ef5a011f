import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../../core/sql/sql.ts";
import { readSigningKey } from "../signing/signingKeys.ts";
import type { LoggedTransfer } from "./entries.ts";
import { inclusionProof, TILE_WIDTH } from "./merkle.ts";
import { base64, verifierKeyOf } from "./note.ts";
import { readCheckpoint } from "./readLog.ts";
import { edgeOf, readTiles, type Place } from "./tileRows.ts";
import type { Statement } from "./verifyLog.ts";

interface Opened extends LoggedTransfer {
  index: number;
  salt: Uint8Array;
}

/** A statement with what is not in it yet. */
export interface SignedStatement extends Statement {
  /** What checks the log's signatures. */
  key: string;
  /** How many transfers wait for the next checkpoint; the accounts are without them. */
  pending: number;
}

/**
 * All transfers of a member that are in the public log, opened, each with its proof, and what the member has by them.
 * Everybody to whom the member gives it can check it. Null before the first checkpoint. `em` reads one snapshot.
 * Source: C40
 */
export async function readStatement(
  em: EntityManager,
  memberId: number,
): Promise<SignedStatement | null> {
  const [key, last] = [await readSigningKey(em, "log"), await readCheckpoint(em)];
  if (!key || !last) return null;
  const { accounts, pending } = await readAccounts(em, memberId);
  const transfers = await readOpened(em, memberId);
  const tiles = await readTiles(em, placesFor(transfers, last.size));
  return {
    key: verifierKeyOf(key),
    checkpoint: last.note,
    accounts,
    pending,
    transfers: transfers.map(({ index, salt, ...transfer }) => ({
      index,
      salt: base64(salt),
      transfer: { ...transfer, at: new Date(transfer.at).toISOString() },
      path: inclusionProof(tiles.hash, index, last.size).map(base64),
    })),
  };
}

/** What the member's accounts had with the last checkpoint: without what was posted since. */
async function readAccounts(
  em: EntityManager,
  memberId: number,
): Promise<{ accounts: Statement["accounts"]; pending: number }> {
  const found = await rows(
    em,
    sql<{ id: number; kind: string; balance: number; pending: number }>`
      select a.id, a.kind, (a.balance - coalesce(sum(e.amount), 0))::int as balance, count(e.id)::int as pending
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
        and not exists (select 1 from public_log_entries l where l.transfer_id = e.transfer_id)
      where a.user_id = ${memberId} or a.holder_id = ${memberId} group by a.id order by a.id`,
  );
  const wallet = found.find(({ kind }) => kind === "wallet");
  return {
    accounts: found.map(({ id, kind, balance }) => ({ id, kind, balance })),
    pending: wallet?.pending ?? 0,
  };
}

function readOpened(em: EntityManager, memberId: number): Promise<Opened[]> {
  return rows(
    em,
    sql<Opened>`
      select l.index, l.salt, t.amount, t.created_at as at, t.from_account_id as "from", t.id::float8 as id, t.reason,
        t.to_account_id as "to"
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        join public_log_entries l on l.transfer_id = t.id
      where e.account_id = ledger_account_of(${memberId}) and l.salt is not null order by l.index`,
  );
}

/** The tiles that the proofs of these entries read: theirs, all above them, and the right edge. */
function placesFor(entries: readonly { index: number }[], size: number): Place[] {
  const edge = edgeOf(size);
  const above = edge
    .filter(({ level }) => level > 0)
    .flatMap(({ level, index }) =>
      Array.from({ length: index }, (_, at) => ({ level, index: at })),
    );
  const own = entries.map(({ index }) => ({ level: 0, index: Math.floor(index / TILE_WIDTH) }));
  const all = [...edge, ...above, ...own];
  return [...new Map(all.map((place) => [`${place.level}/${place.index}`, place])).values()];
}
