import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { createHash } from "node:crypto";
import type { Tx } from "../context.ts";
import type { DomainEventType } from "../outbox/domainEvents.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { pipeline } from "../transactions/pipeline.ts";

/** How many rows a transaction has inserted, updated and deleted in a table. */
type RowCounts = [inserted: number, updated: number, deleted: number];

/** What a transaction did, counted before its end. */
export interface Effects {
  /** How often each domain event happened. */
  happened: Partial<Record<DomainEventType, number>>;
  /** The change of each account, in whole TP. A hold lowers what is available, not the balance. */
  tp: { memberId: number | null; account: string; balance: number; available: number }[];
  /** By table; without the tables of events, mails and idempotency keys. */
  rows: Record<string, RowCounts>;
  /** How many members hear of it at once, without the actor. */
  heardBy: number;
  mails: number;
}

/** Where a transaction began. */
export interface EffectsStart {
  entryId: number;
  holdId: number;
  counts: Record<string, RowCounts> | null;
}

/**
 * What the statistics of this connection say of the transaction. They may still have counts of earlier ones, so they
 * are read at its start and at its end.
 */
const counts = sql`(select jsonb_object_agg(relname, jsonb_build_array(n_tup_ins, n_tup_upd, n_tup_del))
  from pg_stat_xact_user_tables where schemaname = 'public' and relname <> 'idempotency_keys'
    and n_tup_ins + n_tup_upd + n_tup_del > 0)`;

/** To be called before the use case. */
export async function effectsStart(em: EntityManager): Promise<EffectsStart> {
  const start = await row(
    em,
    sql<EffectsStart>`
      select coalesce((select max(id) from ledger_entries), 0)::float8 as "entryId",
        coalesce((select max(id) from ledger_holds), 0) as "holdId", ${counts} as counts`,
  );
  if (!start) throw new Error("the effects have no start");
  return start;
}

/** To be called after the use case, before its events are written. */
export async function effectsSince(tx: Tx, start: EffectsStart): Promise<Effects> {
  await pipeline(tx.pending);
  const now = await row(tx.em, sql<Pick<EffectsStart, "counts">>`select ${counts} as counts`);
  return {
    happened: tx.outbox.counts(),
    tp: await movedTp(tx, start),
    rows: difference(now?.counts ?? {}, start.counts ?? {}),
    heardBy: tx.events.toldMembers(tx.viewer?.id).length,
    mails: tx.mails.count,
  };
}

/**
 * The accounts that this transaction changed: by its rows among those that are newer than its start, or resolved at its
 * time.
 */
function movedTp(tx: Tx, { entryId, holdId }: EffectsStart): Promise<Effects["tp"]> {
  return rows(
    tx.em,
    sql<Effects["tp"][number]>`
      select a.user_id as "memberId", a.kind as account, sum(m.balance)::int as balance, sum(m.available)::int as available
      from (
        select e.account_id, e.amount as balance, e.amount as available
          from ledger_entries e where e.id > ${entryId} and ${isMine("e")}
        union all
        select h.account_id, 0, -h.amount from ledger_holds h where h.id > ${holdId} and ${isMine("h")}
        union all
        select h.account_id, 0, h.amount from ledger_holds h where h.resolved_at = ${tx.now} and ${isMine("h")}
      ) m join ledger_accounts a on a.id = m.account_id
      group by a.id having sum(m.balance) <> 0 or sum(m.available) <> 0
      order by a.kind, a.user_id, a.id`,
  );
}

/**
 * Whether this transaction wrote a row: one that can be seen before it is committed is its own. The transaction's number
 * would not find what was written behind a savepoint, which has a number of its own: the demo market's story is played
 * in savepoints.
 */
function isMine(alias: "e" | "h"): RawBuilder<boolean> {
  // A row has the lower half of the number only; its age is the distance to the transaction's.
  const age = sql`age(${sql.ref(`${alias}.xmin`)})`;
  return sql`pg_xact_status((pg_current_xact_id()::text::bigint - ${age})::text::xid8) = 'in progress'`;
}

function difference(
  now: Record<string, RowCounts>,
  start: Record<string, RowCounts>,
): Record<string, RowCounts> {
  const changed = Object.entries(now).flatMap(([table, [inserted, updated, deleted]]) => {
    const [i, u, d] = start[table] ?? [0, 0, 0];
    const counted: RowCounts = [inserted - i, updated - u, deleted - d];
    return counted.some((count) => count > 0) ? [[table, counted] as const] : [];
  });
  return Object.fromEntries(changed);
}

/**
 * The hash of what an administrator has seen and confirms: the subject before, the events, and the TP. Row counts and
 * hearers are left out, because a member who signs in meanwhile changes them.
 */
export function effectsHash(before: unknown, { happened, tp }: Effects): string {
  const events = Object.entries(happened).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const moved = tp.map(({ account, memberId, balance, available }) => [
    account,
    memberId,
    balance,
    available,
  ]);
  const seen = JSON.stringify([before, events, moved]);
  return createHash("sha256").update(seen).digest("base64url").slice(0, 22);
}
