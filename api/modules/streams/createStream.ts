import { STREAM_LATE_HOURS } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { checked } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { categoriesOf } from "../items/index.ts";
import { ownItems } from "./ownItems.ts";
import { publishStream } from "./publishStream.ts";
import { streamRules } from "./stream.rules.ts";
import type { CreateStreamInput } from "./stream.types.ts";
import { LiveStreamEntity } from "./streams.entities.ts";

/** Schedules a stream, or prepares one that starts now. Refuses bad fields by name. Source: S2 §5, C31 */
export async function createStream(
  tx: Tx,
  input: CreateStreamInput,
): Promise<{ streamId: number }> {
  const viewer = viewerOf(tx);
  const stream = checked(streamRules(tx.now), input);
  const scheduledAt = stream.scheduledAt ?? null;
  const items = await ownItems(tx, stream.itemIds ?? []);
  const picture = await ownPicture(tx, stream.thumbnailUrl);

  const id = await tx.em.insert(LiveStreamEntity, {
    user: viewer.id,
    title: stream.title,
    description: stream.description ?? "",
    category: categoryOf(stream.category),
    tags: stream.tags ?? [],
    streamType: stream.streamType ?? "general",
    thumbnailUrl: picture,
    streamUrl: stream.streamUrl || null,
    featuredItems: items,
    scheduledAt,
    deadline: hoursAfter(scheduledAt ?? tx.now, STREAM_LATE_HOURS),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return publishStream(tx, id);
}

/** The canonical category of a label. */
export function categoryOf(label: string | null | undefined): string {
  return categoriesOf(label ?? "")[0] ?? "Other";
}

/** The path of the host's own upload. A picture on another host would reveal viewers to that host, so it is refused. */
export async function ownPicture(tx: Tx, url: string | null | undefined): Promise<string | null> {
  if (!url) return null;
  const { publicUrl } = tx.services.env;
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const own = await row(
    tx.em,
    sql`select 1 from uploads where user_id = ${viewerOf(tx).id} and path = ${path}`,
  );
  if (!own) throw badField("thumbnailUrl", "A picture must be uploaded first");
  return path;
}
