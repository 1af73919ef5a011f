import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { badField, notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { blockerOf, refusedByBlock } from "../blocks/index.ts";

/**
 * Broadcasts to a member that the viewer is typing or has stopped. Not stored, so only current subscribers receive it.
 * Refuses across a block.
 */
export async function setTyping(
  tx: Tx,
  { toUserId, isTyping }: { toUserId: string; isTyping: boolean },
): Promise<true> {
  const memberId = viewerOf(tx).id;
  const toId = idOf(toUserId, "toUserId");
  if (toId === memberId) throw badField("toUserId", "You cannot message yourself");
  const member = await row(
    tx.em,
    sql<{ blockerId: number | null }>`
      select ${blockerOf(memberId, toId)} as "blockerId" from users where id = ${toId} and is_active`,
  );
  if (!member) throw notFound("Member");
  if (member.blockerId !== null) throw refusedByBlock(member.blockerId, memberId, "write");

  tx.events.broadcast("typing", memberAudience(toId), { memberId, isTyping });
  return true;
}
