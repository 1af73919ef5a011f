import { newContext, type Context } from "../../../core/context.ts";
import { encodeCursor } from "../../../core/events/cursor.ts";
import type { Follower } from "../../../core/events/follower.ts";
import { peerAudience, type Topics } from "../../../core/events/topics.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { transact, type UseCase } from "../../../core/transactions/transact.ts";
import { dimPeer, openPeer, renewPeer, RENEWED_MS } from "./peers.ts";

interface Place {
  streamId: string;
  peer: string;
  after?: string | null;
}

/**
 * Takes a browser's place at a stream, keeps it as long as the subscription is held, and answers what it is told there:
 * from the first word, unless the browser has a cursor. A lost socket has a moment to come back.
 */
export async function openSignals(ctx: Context, place: Place): Promise<Follower> {
  const { peer, after } = place;
  await transact(ctx, openPeer, place);

  const fresh = () => newContext(ctx.services, ctx.viewer, ctx.origin);
  const forPeer = <Answer>(useCase: UseCase<string, Answer>) => transact(fresh(), useCase, peer);
  const timer = setInterval(() => {
    // A place that cannot be kept now is kept the next time; one that is gone ends by itself.
    forPeer(renewPeer).catch(() => {});
  }, RENEWED_MS);
  timer.unref();
  const onEnd = () => {
    clearInterval(timer);
    forPeer(dimPeer).catch(() => {});
  };

  const audience = peerAudience(peer);
  try {
    return await ctx.services.bus.follow([audience], {
      topics: ["streamSignal"],
      after: after ?? encodeCursor([[audience, 0]]),
      accepts: (data) => isHeard(fresh(), peer, data as Topics["streamSignal"]),
      onEnd,
    });
  } catch (error) {
    onEnd();
    throw error;
  }
}

/** A word is for who still has the place; that it was lost is for who had it. */
async function isHeard(
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
