import { VIDEO_SEATS } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { streamAudience } from "../../../core/events/topics.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { blockerOf } from "../../blocks/index.ts";
import { sendToPeer } from "./sendToPeer.ts";

/** How long a peer stays seated after its server last renewed it. */
const ALIVE_MS = 30_000;
/** How often its server renews it. */
export const RENEWED_MS = 10_000;
/** How long the seat is kept after a lost socket, which may reconnect: the WebRTC connection does not depend on it. */
const GRACE_MS = 5000;
/** The class of this kind of advisory lock. */
const SEATS_LOCK = 0x766964;

const PEER = /^[\w-]{16,64}$/;

interface FoundStream {
  id: number;
  hostId: number;
  isLive: boolean;
}

/**
 * Takes a browser's seat at a stream: the host's, or one of the viewers'. A browser that returns keeps its seat.
 * Refuses with STREAM_NOT_LIVE, with STREAM_FULL (the client then uses the playlist), and with FORBIDDEN across a
 * block.
 */
export async function openPeer(
  tx: Tx,
  { streamId, peer }: { streamId: string; peer: string },
): Promise<void> {
  const memberId = viewerOf(tx).id;
  if (!PEER.test(peer)) throw badField("peer", "peer must be 16 to 64 letters, digits, - and _");
  const stream = await findStream(tx, idOf(streamId, "streamId"));
  if (!stream.isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");
  if (stream.hostId !== memberId) await refuseIfBlocked(tx, memberId, stream.hostId);

  // Seats are counted under an advisory lock, because the stream's row is often locked by its viewer count.
  await rows(tx.em, sql`select pg_advisory_xact_lock(${SEATS_LOCK}, ${stream.id})`);
  await removeGone(tx, stream.id);
  const known = await row(
    tx.em,
    sql<{ streamId: number; memberId: number }>`
      select stream_id as "streamId", member_id as "memberId" from stream_peers where peer = ${peer}`,
  );
  if (known && (known.streamId !== stream.id || known.memberId !== memberId))
    throw badField("peer", "This key is somebody else's");
  if (known) await renewPeer(tx, peer);
  else if (stream.hostId === memberId) await seatHost(tx, stream.id, memberId, peer);
  else await seatViewer(tx, stream.id, memberId, peer);
}

async function findStream(tx: Tx, id: number): Promise<FoundStream> {
  const stream = await row(
    tx.em,
    sql<FoundStream>`
      select id, user_id as "hostId", is_live as "isLive" from live_streams where id = ${id}`,
  );
  if (!stream) throw notFound("Stream");
  return stream;
}

/**
 * Removes peers that were silent for too long, of one stream or of all, and publishes this to their hosts: a connection
 * that a host keeps for them would take the place of the next viewer. Returns the number of removed peers.
 */
export async function removeGone(tx: Tx, streamId: number | null): Promise<number> {
  const gone = await rows(
    tx.em,
    sql<{ peer: string; host: string | null }>`
      with gone as (
        delete from stream_peers
        where until <= ${tx.now} and (${streamId}::int is null or stream_id = ${streamId})
        returning peer, stream_id, is_host)
      select g.peer, h.peer as host from gone g
      left join stream_peers h
        on h.stream_id = g.stream_id and h.is_host and h.until > ${tx.now} and not g.is_host
      order by g.peer`,
  );
  for (const { peer, host } of gone)
    if (host) await sendToPeer(tx, { to: host, from: peer, kind: "leave" });
  return gone.length;
}

/** Refuses a direct connection across a block; the playlist remains available to everybody. */
async function refuseIfBlocked(tx: Tx, memberId: number, hostId: number): Promise<void> {
  const found = await row(
    tx.em,
    sql<{ blockerId: number | null }>`select ${blockerOf(memberId, hostId)} as "blockerId"`,
  );
  if (typeof found?.blockerId === "number")
    throw new Refused("FORBIDDEN", "You cannot join this stream's direct picture");
}

/** Makes this peer the host's. The camera that was switched on last wins. */
async function seatHost(tx: Tx, streamId: number, memberId: number, peer: string): Promise<void> {
  const before = await rows(
    tx.em,
    sql<{ peer: string }>`
      delete from stream_peers where stream_id = ${streamId} and is_host returning peer`,
  );
  for (const other of before) await sendToPeer(tx, { to: other.peer, from: peer, kind: "leave" });
  await insertPeer(tx, { streamId, memberId, peer, isHost: true });
  const viewers = await rows(
    tx.em,
    sql<{ peer: string }>`
      select peer from stream_peers where stream_id = ${streamId} and not is_host order by peer`,
  );
  for (const viewer of viewers) await sendToPeer(tx, { to: peer, from: viewer.peer, kind: "join" });
  tx.events.publish("streamUpdated", streamAudience(streamId), { streamId });
}

async function seatViewer(tx: Tx, streamId: number, memberId: number, peer: string): Promise<void> {
  const found = await row(
    tx.em,
    sql<{ seated: number; host: string | null }>`
      select count(*) filter (where not is_host)::int as seated, max(peer) filter (where is_host) as host
      from stream_peers where stream_id = ${streamId}`,
  );
  if (!found || found.seated >= VIDEO_SEATS)
    throw new Refused("STREAM_FULL", "All seats for the direct picture are taken");

  await insertPeer(tx, { streamId, memberId, peer, isHost: false });
  if (found.host) await sendToPeer(tx, { to: found.host, from: peer, kind: "join" });
}

async function insertPeer(
  tx: Tx,
  peer: { streamId: number; memberId: number; peer: string; isHost: boolean },
): Promise<void> {
  await rows(
    tx.em,
    sql`insert into stream_peers (peer, stream_id, member_id, is_host, until)
        values (${peer.peer}, ${peer.streamId}, ${peer.memberId}, ${peer.isHost}, ${later(tx, ALIVE_MS)})`,
  );
}

/** Renews the peer. Does nothing if its seat was given away or its stream is over. */
export async function renewPeer(tx: Tx, peer: string): Promise<void> {
  await rows(
    tx.em,
    sql`update stream_peers p set until = ${later(tx, ALIVE_MS)} from live_streams s
        where p.peer = ${peer} and s.id = p.stream_id and s.is_live`,
  );
}

/** Shortens the lifetime of a peer without a subscription to the grace period. */
export async function shortenPeer(tx: Tx, peer: string): Promise<void> {
  await rows(
    tx.em,
    sql`update stream_peers set until = least(until, ${later(tx, GRACE_MS)}) where peer = ${peer}`,
  );
}

function later(tx: Tx, ms: number): Date {
  return new Date(tx.now.getTime() + ms);
}
