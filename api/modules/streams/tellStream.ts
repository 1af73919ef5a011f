import type { Tx } from "../../core/context.ts";
import { MARKET, memberAudience, SERVERS, streamAudience } from "../../core/events/topics.ts";

/** A stream is not what it was: who watches it hears, and who looks at the list of all. */
export function tellStream(tx: Tx, streamId: number): { streamId: number } {
  tx.events.add("streamUpdated", streamAudience(streamId), { streamId });
  tx.events.add("streamsLive", MARKET, { streamId });
  return { streamId };
}

/** What one member alone sees of a stream is another, such as whether they may write in its chat. */
export function tellViewer(tx: Tx, memberId: number, streamId: number): void {
  tx.events.add("viewerStreamUpdated", memberAudience(memberId), { streamId });
}

/** The viewer count is another one: who watches hears, who looks at the list of all, and every server. */
export function tellCount(
  tx: { events: Pick<Tx["events"], "say"> },
  streamId: number,
  viewerCount: number,
): void {
  const counted = { streamId, viewerCount };
  tx.events.say("streamViewerCount", streamAudience(streamId), counted);
  tx.events.say("streamCounted", MARKET, counted);
  tx.events.say("streamCounted", SERVERS, counted);
}
