import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate, publishMembers } from "../../../core/events/invalidation.ts";
import { User } from "../user.entity.ts";
import type { UpdatePrivacyInput } from "./privacy.types.ts";

/** Sets who may see the viewer's place, presence, wanted items and place on the leaderboard. It holds for the next read and the next live event. */
export async function updatePrivacy(
  tx: Tx,
  { location, online, wantedItems, leaderboard }: UpdatePrivacyInput,
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
      updatedAt: tx.now,
    },
  );
  invalidate(tx, id, "viewer", "leaderboard", "gamificationStats");
  publishMembers(tx, [id]);
}
