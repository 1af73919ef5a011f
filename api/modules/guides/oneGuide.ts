import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { FEED, memberAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { guideVisibleTo } from "./guide.rows.ts";

export interface FoundGuide {
  id: number;
  authorId: number;
  isPublished: boolean;
}

/** A guide that the viewer may see. Refuses with NOT_FOUND. */
export async function visibleGuide(tx: Tx, guideId: string): Promise<FoundGuide> {
  const guide = await row(
    tx.em,
    sql<FoundGuide>`
      select g.id, g.user_id as "authorId", g.is_published as "isPublished"
      from content g join users u on u.id = g.user_id
      where g.id = ${idOf(guideId, "guideId")} and ${guideVisibleTo(viewerOf(tx))}`,
  );
  if (!guide) throw notFound("Guide");
  return guide;
}

/** Locks a guide of the viewer's own, so that its changes run one after the other. Refuses with NOT_FOUND. */
export async function lockOwnGuide(tx: Tx, guideId: string): Promise<FoundGuide> {
  const guide = await row(
    tx.em,
    sql<FoundGuide>`
      select id, user_id as "authorId", is_published as "isPublished" from content
      where id = ${idOf(guideId, "guideId")} and user_id = ${viewerOf(tx).id} and removed_at is null for no key update`,
  );
  if (!guide) throw notFound("Guide");
  return guide;
}

/**
 * Publishes that a guide was written or changed, or that it is gone; of a draft, to its author alone. What its author can
 * earn by it may be another then.
 */
export function publishGuide(tx: Tx, { id, authorId, isPublished }: FoundGuide): void {
  const audience = isPublished ? FEED : memberAudience(authorId);
  tx.events.publish("guideUpdated", audience, { guideId: id });
  invalidate(tx, authorId, "earnings");
}

/** The same of all guides of an author: what they show of the author changed, or they are no longer visible. */
export async function publishGuidesOf(tx: Tx, authorId: number): Promise<void> {
  const one = await row(
    tx.em,
    sql`select 1 from content where user_id = ${authorId} and is_published limit 1`,
  );
  if (one) tx.events.publish("guideUpdated", FEED, { guideId: null });
}

/** Broadcasts that the counts of a guide changed. They are not worth storing in the event log. */
export function broadcastCounts(tx: Tx, { id, authorId, isPublished }: FoundGuide): void {
  const audience = isPublished ? FEED : memberAudience(authorId);
  tx.events.broadcast("guideTouched", audience, { guideId: id });
}

/** Broadcasts what only this member sees of a guide to all of their devices. */
export function broadcastOwnGuide(tx: Tx, memberId: number, guideId: number): void {
  tx.events.broadcast("guideTouched", memberAudience(memberId), { guideId });
}
