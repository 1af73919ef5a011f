import { randomBytes } from "node:crypto";
import { LOG_SEALED_AT_ONCE } from "../../../../schema/limits.ts";
import { hoursAfter } from "../../../core/clock.ts";
import { systemContext, type Services, type Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { lockSigningKey } from "../signing/signingKeys.ts";
import {
  commitmentOf,
  SALT_BYTES,
  supplyEntry,
  transferEntry,
  type LoggedTransfer,
  type Supply,
} from "./entries.ts";
import { leafHash, rootAt } from "./merkle.ts";
import { base64, signCheckpoint } from "./note.ts";
import { edgeOf, readTiles, writeTiles } from "./tileRows.ts";
import { grow } from "./tiles.ts";

/** Transactions of servers end after seconds (`api/db/orm.ts`): of what is older, nothing comes to light any more. */
const LATEST_COMMIT_HOURS = 1;

interface Last {
  size: number;
  root: string;
  supply: Supply;
  transfers: number;
  lastTransfer: number;
}

const NOTHING: Last = { size: 0, root: "", supply: {}, transfers: 0, lastTransfer: 0 };

interface Booked extends LoggedTransfer {
  fromKind: string;
  toKind: string;
  /** Whose TP it moved, without members who have left. */
  members: number[];
}

interface NewEntry {
  transferId: number | null;
  salt: Uint8Array | null;
  entry: string;
}

/**
 * Appends transfers that are in the books and not yet in the public log, and signs a checkpoint over them. Answers how
 * many there were. Source: C40
 */
export function sealLog(services: Services): Promise<number> {
  return transact(systemContext(services), seal, undefined);
}

async function seal(tx: Tx): Promise<number> {
  const key = await lockSigningKey(tx, "log");
  const last = await readLast(tx);
  const booked = await readBooked(tx);
  if (booked.length === 0) return 0;

  const supply = supplyAfter(last.supply, booked);
  const transfers = last.transfers + booked.length;
  const entries = [
    ...booked.map(toEntry),
    {
      transferId: null,
      salt: null,
      entry: supplyEntry({
        at: tx.now.toISOString(),
        last: last.size > 0 ? { root: last.root, size: last.size } : null,
        supply,
        transfers,
      }),
    },
  ];
  const size = last.size + entries.length;
  const root = await append(tx, last.size, entries);
  const note = signCheckpoint({ origin: key.name, size, root }, key, key.secret);
  const lastTransfer = Math.max(last.lastTransfer, ...booked.map(({ id }) => id));
  await rows(
    tx.em,
    sql`insert into public_log_checkpoints (size, root, note, supply, transfers, last_transfer, sealed_at)
        values (${size}, ${base64(root)}, ${note}, ${JSON.stringify(supply)}::jsonb, ${transfers},
          ${lastTransfer}, ${tx.now})`,
  );
  for (const memberId of new Set(booked.flatMap(({ members }) => members)))
    invalidate(tx, memberId, "chainTransactions");
  return booked.length;
}

async function readLast(tx: Tx): Promise<Last> {
  const last = await row(
    tx.em,
    sql<Last>`
      select size, root, supply, transfers, last_transfer::float8 as "lastTransfer"
      from public_log_checkpoints order by size desc limit 1`,
  );
  return last ?? NOTHING;
}

/** The oldest transfers that are not in the log. One that is committed late has a number below that of others. */
async function readBooked({ em, now }: Tx): Promise<Booked[]> {
  const found = await rows(
    em,
    sql<Booked>`
      select t.id::float8 as id, t.from_account_id as "from", t.to_account_id as "to", t.amount, t.reason,
        t.created_at as at, payer.kind as "fromKind", payee.kind as "toKind",
        array(select m.id from unnest(array[payer.user_id, payer.holder_id, payee.user_id, payee.holder_id]) m (id)
          where m.id is not null and not exists (select 1 from erasures x where x.user_id = m.id)) as members
      from ledger_transfers t
        join ledger_accounts payer on payer.id = t.from_account_id
        join ledger_accounts payee on payee.id = t.to_account_id
      where t.id > coalesce((
          select max(last_transfer) from public_log_checkpoints
          where sealed_at < ${hoursAfter(now, -LATEST_COMMIT_HOURS)}), 0)
        and not exists (select 1 from public_log_entries e where e.transfer_id = t.id)
      order by t.id limit ${LOG_SEALED_AT_ONCE}`,
  );
  return found.map((booked) => ({ ...booked, at: new Date(booked.at).toISOString() }));
}

function supplyAfter(supply: Supply, booked: readonly Booked[]): Supply {
  const after: Record<string, number> = { ...supply };
  for (const { amount, fromKind, toKind } of booked) {
    after[fromKind] = (after[fromKind] ?? 0) - amount;
    after[toKind] = (after[toKind] ?? 0) + amount;
  }
  return after;
}

/** Where nobody is there whose transfer it is, the salt is not kept, so that nobody can open the commitment. */
function toEntry({ members, ...transfer }: Booked): NewEntry {
  const salt = randomBytes(SALT_BYTES);
  return {
    transferId: transfer.id,
    salt: members.length > 0 ? salt : null,
    entry: transferEntry(commitmentOf(salt, transfer)),
  };
}

/** Appends entries to a log of this size. Answers the new root. */
async function append(tx: Tx, size: number, entries: readonly NewEntry[]): Promise<Uint8Array> {
  const edge = edgeOf(size);
  const tiles = await readTiles(tx.em, edge);
  const added = grow(
    new Map(edge.map((place) => [place.level, tiles.get(place)])),
    size,
    entries.map(({ entry }) => leafHash(Buffer.from(entry))),
  );
  for (const tile of added) tiles.set(tile);
  await writeTiles(tx.em, added);
  await rows(
    tx.em,
    sql`insert into public_log_entries (index, transfer_id, salt, entry)
        select * from unnest(${entries.map((_, at) => size + at)}::int[],
          ${entries.map(({ transferId }) => transferId)}::bigint[], ${entries.map(({ salt }) => salt)}::bytea[],
          ${entries.map(({ entry }) => entry)}::text[])`,
  );
  return rootAt(tiles.hash, size + entries.length);
}
