import { VIDEO_SIGNAL_MAX } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { streamAudience } from "../../../core/events/topics.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import type { StreamSignalInput } from "../video.types.ts";
import { sendToPeer } from "./sendToPeer.ts";

/**
 * Sends a signal to the other browser: from a viewer to the host, or from the host to one viewer. `leave` gives up the
 * seat; the host's ends the direct video for all. Refuses with FORBIDDEN callers without a seat at this stream under
 * that key.
 */
export async function sendStreamSignal(tx: Tx, input: StreamSignalInput): Promise<true> {
  const memberId = viewerOf(tx).id;
  const streamId = idOf(input.streamId, "streamId");
  if (input.kind === "join") throw badField("kind", "The market itself says who joined");
  const isLeave = input.kind === "leave";
  if (input.payload === "" && !isLeave) throw badField("payload", "There is nothing to say");
  if (input.payload.length > VIDEO_SIGNAL_MAX)
    throw badField("payload", `At most ${VIDEO_SIGNAL_MAX} characters`);

  const sender = await row(
    tx.em,
    sql<{ isHost: boolean }>`
      select p.is_host as "isHost" from stream_peers p join live_streams s on s.id = p.stream_id
      where p.peer = ${input.peer} and p.stream_id = ${streamId} and p.member_id = ${memberId}
        and p.until > ${tx.now} and s.is_live`,
  );
  if (!sender) throw new Refused("FORBIDDEN", "You are not part of this stream's video");

  const receivers = await receiversOf(tx, streamId, sender.isHost, input);
  for (const to of receivers)
    await sendToPeer(tx, {
      to,
      from: input.peer,
      kind: input.kind,
      payload: isLeave ? "" : input.payload,
    });
  if (isLeave && !(sender.isHost && input.toPeer)) {
    await rows(tx.em, sql`delete from stream_peers where peer = ${input.peer}`);
    if (sender.isHost) await switchOff(tx, streamId);
  }
  return true;
}

/** Marks the camera as off, because its last segments may still arrive. */
async function switchOff(tx: Tx, streamId: number): Promise<void> {
  await rows(tx.em, sql`update stream_videos set is_off = true where stream_id = ${streamId}`);
  tx.events.publish("streamUpdated", streamAudience(streamId), { streamId });
}

async function receiversOf(
  tx: Tx,
  streamId: number,
  isHost: boolean,
  { toPeer, kind }: StreamSignalInput,
): Promise<string[]> {
  const isLeave = kind === "leave";
  if (isHost && !toPeer && !isLeave) throw badField("toPeer", "Say which viewer this is for");
  const found = await rows(
    tx.em,
    sql<{ peer: string }>`
      select peer from stream_peers
      where stream_id = ${streamId} and is_host = ${!isHost} and until > ${tx.now}
        and (${isHost ? (toPeer ?? null) : null}::text is null or peer = ${toPeer ?? null})
      order by peer`,
  );
  if (found.length === 0 && !isLeave) throw notFound("Peer");
  return found.map(({ peer }) => peer);
}
