import { newContext, type Context } from "../../../core/context.ts";
import { encodeCursor } from "../../../core/events/cursor.ts";
import type { Follower } from "../../../core/events/follower.ts";
import { peerAudience, type Topics } from "../../../core/events/topics.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { transact, type UseCase } from "../../../core/transactions/transact.ts";
import { shortenPeer, openPeer, renewPeer, RENEWED_MS } from "./peers.ts";

interface Place {
  streamId: string;
  peer: string;
  after?: string | null;
}

/**
 * Takes a seat for a browser at a stream, keeps it while the subscription lasts, and delivers the signals sent to it:
 * all of them, unless the browser has a cursor. After a lost socket the seat is kept for a short time.
 */
export async function openSignals(ctx: Context, place: Place): Promise<Follower> {
  const { peer, after } = place;
  await transact(ctx, openPeer, place);

  const fresh = () => newContext(ctx.services, ctx.viewer, ctx.origin);
  const forPeer = <Answer>(useCase: UseCase<string, Answer>) => transact(fresh(), useCase, peer);
  const timer = setInterval(() => {
    // If a renewal fails, the next one may succeed; a seat that is gone needs none.
    forPeer(renewPeer).catch(() => {});
  }, RENEWED_MS);
  timer.unref();
  const onEnd = () => {
    clearInterval(timer);
    forPeer(shortenPeer).catch(() => {});
  };

  const audience = peerAudience(peer);
  try {
    return await ctx.services.bus.follow([audience], {
      topics: ["streamSignal"],
      after: after ?? encodeCursor([[audience, 0]]),
      accepts: (data) => isDeliverable(fresh(), peer, data as Topics["streamSignal"]),
      onEnd,
    });
  } catch (error) {
    onEnd();
    throw error;
  }
}

/**
 * Whether a signal is delivered: only to a peer that still has its seat, except that a lost seat is always reported.
 */
async function isDeliverable(
  { em }: Context,
  peer: string,
  { kind, signalId }: Topics["streamSignal"],
): Promise<boolean> {
  if (kind === "leave") return true;
  const found = await row(
    em,
    sql`select 1 from stream_peers p where p.peer = ${peer} and (${signalId}::bigint is null
          or exists (select 1 from stream_signals g where g.id = ${signalId}))`,
  );
  return found !== undefined;
}
