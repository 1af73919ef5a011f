import type { Tx } from "../../core/context.ts";
import { MARKET, streamAudience } from "../../core/events/topics.ts";

/** A stream is not what it was: who watches it hears, and who looks at the list of all. */
export function tellStream(tx: Tx, streamId: number): { streamId: number } {
  tx.events.add("streamUpdated", streamAudience(streamId), { streamId });
  tx.events.add("streamsLive", MARKET, { streamId });
  return { streamId };
}
