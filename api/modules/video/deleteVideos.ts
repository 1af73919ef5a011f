import type { EntityManager } from "@mikro-orm/postgresql";
import { VIDEO } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { keysOnDisk, removeDrafts, removeSegments, removeVideo } from "./recording/videoFiles.ts";

const AT_ONCE = 50;
const MB = 1024 * 1024;

/**
 * Limits the disk space of videos. Deletes replays that are older than the operator keeps them, then the oldest ones
 * while the total is too large, then the rolling segments of streams that are over, and folders without a stream.
 * Returns how much it removed.
 */
export async function deleteVideos(services: Services, now: Date): Promise<number> {
  const em = services.orm.em.fork() as EntityManager;
  const old = await deleteOld(services, em, now);
  const tooMuch = await deleteBeyondBound(services, em);
  const rolled = await deleteRolled(services, em, now);
  const ownerless = await deleteOrphans(services, em);
  return old + tooMuch + rolled + ownerless;
}

async function deleteOld(services: Services, em: EntityManager, now: Date): Promise<number> {
  const oldest = hoursAfter(now, -24 * services.env.videoKeptDays);
  const gone = await rows(
    em,
    sql<{ key: string }>`
      delete from stream_videos where stream_id in (
        select s.id from live_streams s join stream_videos v on v.stream_id = s.id
        where not s.is_live and coalesce(s.ended_at, v.fresh_at) < ${oldest} limit ${AT_ONCE})
      returning key`,
  );
  for (const { key } of gone) await removeVideo(services.env, key);
  return gone.length;
}

/** Deletes one at a time, until the rest fits. */
async function deleteBeyondBound(services: Services, em: EntityManager): Promise<number> {
  const gone = await row(
    em,
    sql<{ key: string }>`
      delete from stream_videos where stream_id = (
        select v.stream_id from stream_videos v join live_streams s on s.id = v.stream_id
        where not s.is_live and v.recorded_bytes > 0
          and (select sum(recorded_bytes) from stream_videos) > ${services.env.videoTotalMb * MB}
        order by s.ended_at nulls first, s.id limit 1)
      returning key`,
  );
  if (gone) await removeVideo(services.env, gone.key);
  return gone ? 1 : 0;
}

async function deleteRolled(services: Services, em: EntityManager, now: Date): Promise<number> {
  const settled = new Date(now.getTime() - VIDEO.endedSeconds * 1000);
  const gone = await rows(
    em,
    sql<{ key: string; recording: number; n: number }>`
      delete from stream_segments g using stream_videos v, live_streams s
      where v.stream_id = g.stream_id and s.id = g.stream_id and not g.is_recorded and not s.is_live
        and v.fresh_at < ${settled}
      returning v.key, g.recording, g.n`,
  );
  for (const segment of gone) await removeSegments(services.env, segment.key, [segment]);
  return gone.length;
}

/** A row is committed before its folder is made, so a folder without a row has lost its row. */
async function deleteOrphans(services: Services, em: EntityManager): Promise<number> {
  await removeDrafts(services.env);
  const keys = await keysOnDisk(services.env);
  if (keys.length === 0) return 0;
  const gone = await rows(
    em,
    sql<{ key: string }>`
      select k.key from unnest(${keys}::uuid[]) k (key)
      where not exists (select 1 from stream_videos v where v.key = k.key) limit ${AT_ONCE}`,
  );
  for (const { key } of gone) await removeVideo(services.env, key);
  return gone.length;
}
