import { VIDEO_SIGNALS } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { peerAudience } from "../../../core/events/topics.ts";
import type { StreamSignalKind } from "../../../core/graphql/enums.ts";
import { tooMany } from "../../../core/limits/tooMany.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";

interface PeerMessage {
  to: string;
  from: string;
  kind: StreamSignalKind;
  payload?: string;
}

/**
 * Publishes a signal to a peer. Its payload is stored in a table for a minute, because events carry only ids.
 * Refuses with RATE_LIMITED when too many payloads of the last minute are stored.
 */
export async function sendToPeer(
  tx: Tx,
  { to, from, kind, payload = "" }: PeerMessage,
): Promise<void> {
  const signalId = payload === "" ? null : await keepText(tx, to, payload);
  tx.events.publish("streamSignal", peerAudience(to), { kind, fromPeer: from, signalId });
}

async function keepText(tx: Tx, peer: string, payload: string): Promise<number | null> {
  const minuteAgo = new Date(tx.now.getTime() - VIDEO_SIGNALS.seconds * 1000);
  await rows(
    tx.em,
    sql`delete from stream_signals where peer = ${peer} and created_at < ${minuteAgo}`,
  );
  const kept = await row(
    tx.em,
    sql<{ count: number }>`select count(*)::int as count from stream_signals where peer = ${peer}`,
  );
  if ((kept?.count ?? 0) >= VIDEO_SIGNALS.max) throw tooMany(5000);
  const signal = await row(
    tx.em,
    sql<{ id: number }>`
      insert into stream_signals (peer, payload, created_at)
      select peer, ${payload}, ${tx.now} from stream_peers where peer = ${peer} for key share
      returning id::float8 as id`,
  );
  return signal?.id ?? null;
}
