import { STREAM_LATE_HOURS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { checked } from "../../core/graphql/validation.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { categoryOf, ownPicture } from "./createStream.ts";
import { lockOpenStream } from "./lockStream.ts";
import { publishStream } from "./publishStream.ts";
import { changeRules } from "./stream.rules.ts";
import type { UpdateStreamInput } from "./stream.types.ts";

interface Change {
  streamId: string;
  input: UpdateStreamInput;
}

/**
 * Changes a stream of the viewer that is not over; its time only before it began. Fields that the input leaves out
 * stay.
 */
export async function updateStream(
  tx: Tx,
  { streamId, input }: Change,
): Promise<{ streamId: number }> {
  const given = checked(changeRules(tx.now), input);
  if (input.title === null) throw badField("title", "Title is required");
  const { id, isLive } = await lockOpenStream(tx, streamId);
  const picture = await ownPicture(tx, given.thumbnailUrl);
  const isMoved = given.scheduledAt !== undefined;
  if (isMoved && isLive) throw badField("scheduledAt", "It is live already");

  const { title, description, category, tags, streamType, thumbnailUrl, streamUrl } = given;
  const scheduledAt = given.scheduledAt ?? null;
  const sets = [
    title !== undefined && sql`title = ${title}`,
    description !== undefined && sql`description = ${description ?? ""}`,
    category !== undefined && sql`category = ${categoryOf(category)}`,
    tags !== undefined && sql`tags = ${tags ?? []}`,
    streamType !== undefined && sql`stream_type = ${streamType ?? "general"}`,
    thumbnailUrl !== undefined && sql`thumbnail_url = ${picture}`,
    streamUrl !== undefined && sql`stream_url = ${streamUrl || null}`,
    isMoved &&
      sql`scheduled_at = ${scheduledAt}::timestamptz, deadline = ${hoursAfter(scheduledAt ?? tx.now, STREAM_LATE_HOURS)}`,
  ].filter((set) => set !== false);
  await rows(
    tx.em,
    sql`update live_streams set ${sql.join([...sets, sql`updated_at = ${tx.now}`])} where id = ${id}`,
  );
  return publishStream(tx, id);
}
