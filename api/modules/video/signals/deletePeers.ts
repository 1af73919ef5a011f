import { VIDEO_SIGNALS } from "../../../../schema/limits.ts";
import { systemContext, type Services, type Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { removeGone } from "./peers.ts";

/** Deletes peers that are gone, and signals that nobody fetched. Returns the number of peers. */
export function deletePeers(services: Services): Promise<number> {
  return transact(systemContext(services), forget, null);
}

async function forget(tx: Tx): Promise<number> {
  const minuteAgo = new Date(tx.now.getTime() - VIDEO_SIGNALS.seconds * 1000);
  await rows(tx.em, sql`delete from stream_signals where created_at < ${minuteAgo}`);
  const gone = await removeGone(tx, null);
  // The events of a peer that is gone are of no use to another.
  const forgotten = sql`audience >= 'p' and audience < 'q'
    and not exists (select 1 from stream_peers where 'p' || peer = audience)`;
  await rows(tx.em, sql`delete from event_log where ${forgotten}`);
  await rows(tx.em, sql`delete from event_counters where ${forgotten}`);
  return gone;
}
