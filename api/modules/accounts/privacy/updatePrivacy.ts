import { viewerOf } from "../../../core/access/viewer.ts";
import { startOfDay, utcDay } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate, publishMembers } from "../../../core/events/invalidation.ts";
import { User } from "../user.entity.ts";
import { forgetActivity } from "./forgetActivity.ts";
import type { UpdatePrivacyInput } from "./privacy.types.ts";

/** The answers that are made of the viewer's own activity. */
const ABOUT_THE_VIEWER = ["recommendations", "predictions", "personality", "behavior"] as const;

/**
 * Sets who may see the viewer's place, presence, wanted items and place on the leaderboard, and whether their activity
 * is used; off deletes what was recorded of it. It holds for the next read and the next live event.
 */
export async function updatePrivacy(
  tx: Tx,
  { location, online, wantedItems, leaderboard, isActivityUsed }: UpdatePrivacyInput,
): Promise<void> {
  const { id } = viewerOf(tx);
  await tx.em.nativeUpdate(
    User,
    { id },
    {
      ...(location && { locationVisibleTo: location }),
      ...(online && { onlineVisibleTo: online }),
      ...(wantedItems && { wantsVisibleTo: wantedItems }),
      ...(leaderboard && { leaderboardVisibleTo: leaderboard }),
      ...(typeof isActivityUsed === "boolean" && { isActivityUsed }),
      ...(isActivityUsed === false && { activityRecordedFrom: utcDay(startOfDay(tx.now, 1)) }),
      updatedAt: tx.now,
    },
  );
  if (isActivityUsed === false) await forgetActivity(tx, id);
  const told = typeof isActivityUsed === "boolean" ? ABOUT_THE_VIEWER : [];
  invalidate(tx, id, "viewer", "leaderboard", "gamificationStats", ...told);
  publishMembers(tx, [id]);
}
