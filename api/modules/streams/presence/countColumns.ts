import type { EntityManager } from "@mikro-orm/postgresql";
import type { StreamCounts } from "../../../core/events/topics.ts";
import { row, sql } from "../../../core/sql/sql.ts";

/** The columns of StreamCounts, of `live_streams`. */
export const countColumns = sql`id as "streamId", viewer_count as "viewerCount", peak_viewers as "peakViewers",
  unique_viewers as "uniqueViewers", like_count as likes`;

/** The counts of one stream, which must exist. */
export async function countsOf(em: EntityManager, streamId: number): Promise<StreamCounts> {
  const counts = await row(
    em,
    sql<StreamCounts>`select ${countColumns} from live_streams where id = ${streamId}`,
  );
  if (!counts) throw new Error(`stream ${streamId} is gone`);
  return counts;
}
