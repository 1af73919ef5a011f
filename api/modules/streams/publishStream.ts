import { PAGE } from "../../../schema/limits.ts";
import type { StreamCounts } from "../../core/events/topics.ts";
import type { Tx } from "../../core/context.ts";
import { MARKET, memberAudience, SERVERS, streamAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql/sql.ts";

/** A stream is not what it was: who watches it hears, and who looks at the list of all. */
export function publishStream(tx: Tx, streamId: number): { streamId: number } {
  tx.events.publish("streamUpdated", streamAudience(streamId), { streamId });
  tx.events.publish("streamsLive", MARKET, { streamId });
  return { streamId };
}

/** What cards show of a host is another: on the newest of their streams. */
export async function publishStreamsOf(tx: Tx, hostId: number): Promise<void> {
  const newest = await rows(
    tx.em,
    sql<{
      id: number;
    }>`select id from live_streams where user_id = ${hostId} order by id desc limit ${PAGE.default}`,
  );
  for (const { id } of newest) publishStream(tx, id);
}

/** What one member alone sees of a stream is another, such as whether they may write in its chat. */
export function publishToViewer(tx: Tx, memberId: number, streamId: number): void {
  tx.events.publish("viewerStreamUpdated", memberAudience(memberId), { streamId });
}

/** The counts are others: who watches hears, who looks at the list of all, and every server. */
export function broadcastCounts(
  tx: { events: Pick<Tx["events"], "broadcast"> },
  counted: StreamCounts,
): void {
  tx.events.broadcast("streamViewerCount", streamAudience(counted.streamId), counted);
  tx.events.broadcast("streamCounted", MARKET, counted);
  tx.events.broadcast("streamCounted", SERVERS, counted);
}
