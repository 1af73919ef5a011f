import { PAGE } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { StreamCounts } from "../../core/events/topics.ts";
import { MARKET, memberAudience, SERVERS, streamAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql/sql.ts";

/** Publishes a change of a stream to those who watch it and to lists of streams. */
export function publishStream(tx: Tx, streamId: number): { streamId: number } {
  tx.events.publish("streamUpdated", streamAudience(streamId), { streamId });
  tx.events.publish("streamsLive", MARKET, { streamId });
  return { streamId };
}

/** Publishes a change of what cards show of a host, for the newest of their streams. */
export async function publishStreamsOf(tx: Tx, hostId: number): Promise<void> {
  const newest = await rows(
    tx.em,
    sql<{
      id: number;
    }>`select id from live_streams where user_id = ${hostId} order by id desc limit ${PAGE.default}`,
  );
  for (const { id } of newest) publishStream(tx, id);
}

/** Publishes a change that only one member sees of a stream, such as whether they may write in its chat. */
export function publishToViewer(tx: Tx, memberId: number, streamId: number): void {
  tx.events.publish("viewerStreamUpdated", memberAudience(memberId), { streamId });
}

/** Broadcasts the counts of a stream to those who watch it, to lists of streams, and to all servers. */
export function broadcastCounts(
  tx: { events: Pick<Tx["events"], "broadcast"> },
  counted: StreamCounts,
): void {
  tx.events.broadcast("streamViewerCount", streamAudience(counted.streamId), counted);
  tx.events.broadcast("streamCounted", MARKET, counted);
  tx.events.broadcast("streamCounted", SERVERS, counted);
}
