import type DataLoader from "dataloader";
import type { Context, Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { batched } from "../../core/loaders.ts";
import { row, rows, sql } from "../../core/sql.ts";

/**
 * SQL: who of two members blocked the other, the asker first; null when nobody did. A block that comes now waits for
 * this transaction's end, so that nothing follows its answer.
 */
export const blockerOf = (askerId: number, otherId: number) =>
  sql<number | null>`blocker_of(${askerId}::int, ${otherId}::int)`;

/** The refusal of who wants to reach a member across a block. The one who was blocked learns no more than that. */
export function refusedByBlock(
  blockerId: number,
  askerId: number,
  act: "write" | "offer",
): Refused {
  if (blockerId === askerId) {
    return new Refused(
      "FORBIDDEN",
      act === "write"
        ? "You blocked this member. Unblock to write"
        : "You blocked this member. Unblock to make an offer",
    );
  }
  return new Refused(
    "FORBIDDEN",
    act === "write" ? "You cannot write to this member" : "You cannot make offers to this member",
  );
}

/** Refuses an offer between two members of whom one blocked the other. */
export async function refuseIfBlocked(tx: Tx, askerId: number, otherId: number): Promise<void> {
  const found = await row(
    tx.em,
    sql<{ blockerId: number | null }>`select ${blockerOf(askerId, otherId)} as "blockerId"`,
  );
  if (typeof found?.blockerId === "number") throw refusedByBlock(found.blockerId, askerId, "offer");
}

/** How a block stands between the viewer and a member. */
export interface Block {
  byViewer: boolean;
  byMember: boolean;
}

const NONE: Block = { byViewer: false, byMember: false };

/** The blocks between the viewer and some members, in one statement. Only for the viewer's own decisions. */
export function blockLoader(ctx: Context, viewerId: number): DataLoader<number, Block> {
  return batched<number, Block>(
    ctx,
    "blocks",
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<Block & { id: number }>`
          select m.id, a.user_id is not null as "byViewer", b.user_id is not null as "byMember"
          from unnest(${[...ids]}::int[]) m (id)
          left join member_blocks a on a.user_id = ${viewerId} and a.blocked_user_id = m.id
          left join member_blocks b on b.user_id = m.id and b.blocked_user_id = ${viewerId}`,
      );
      return new Map(found.map((block) => [block.id, block]));
    },
    NONE,
  );
}
