import type DataLoader from "dataloader";
import type { RawBuilder } from "kysely";
import type { Context, Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { keyedRows, row, sql } from "../../core/sql/sql.ts";

/**
 * SQL: the id of the one of two members who blocked the other (the caller is passed first); null when nobody did. It
 * takes a lock: a block that arrives meanwhile waits until this transaction ends, so that nothing is written after the
 * block has returned.
 */
export const blockerOf = (askerId: number, otherId: number | RawBuilder<unknown>) =>
  sql<number | null>`blocker_of(${askerId}::int, ${otherId}::int)`;

/** What a block prevents, with the message for the member who blocked and for the one who was blocked. */
const WORDS = {
  write: {
    blocker: "You blocked this member. Unblock to write",
    blocked: "You cannot write to this member",
  },
  offer: {
    blocker: "You blocked this member. Unblock to make an offer",
    blocked: "You cannot make offers to this member",
  },
  buy: {
    blocker: "You blocked this member. Unblock to buy from them",
    blocked: "You cannot buy from this member",
  },
} as const;

/**
 * The refusal for a caller who wants to reach a member across a block. A caller who was blocked learns no more than
 * that.
 */
export function refusedByBlock(
  blockerId: number,
  askerId: number,
  act: keyof typeof WORDS,
): Refused {
  const { blocker, blocked } = WORDS[act];
  return new Refused("FORBIDDEN", blockerId === askerId ? blocker : blocked);
}

/**
 * SQL: whether neither of two members blocked the other. It takes no lock, so it is for reads only; writes use
 * blockerOf().
 */
export const noBlockBetween = (one: number | RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`(
    not exists (select 1 from member_blocks x where x.user_id = ${one} and x.blocked_user_id = ${other})
    and not exists (select 1 from member_blocks x where x.user_id = ${other} and x.blocked_user_id = ${one}))`;

/** Refuses an offer between two members if either has blocked the other. */
export async function refuseIfBlocked(tx: Tx, askerId: number, otherId: number): Promise<void> {
  const found = await row(
    tx.em,
    sql<{ blockerId: number | null }>`select ${blockerOf(askerId, otherId)} as "blockerId"`,
  );
  if (typeof found?.blockerId === "number") throw refusedByBlock(found.blockerId, askerId, "offer");
}

/** Whether the viewer blocked a member, and whether that member blocked the viewer. */
export interface Block {
  byViewer: boolean;
  byMember: boolean;
}

const NONE: Block = { byViewer: false, byMember: false };

/** SQL: the columns of a Block between the viewer and a member. */
export const blockColumns = (viewerId: number, memberId: RawBuilder<unknown>) => sql<Block>`
  exists (select 1 from member_blocks x where x.user_id = ${viewerId} and x.blocked_user_id = ${memberId}) as "byViewer",
  exists (select 1 from member_blocks x where x.user_id = ${memberId} and x.blocked_user_id = ${viewerId}) as "byMember"`;

/** The blocks between the viewer and some members, in one statement. Use it only to decide what the viewer may do. */
export function blockLoader(ctx: Context, viewerId: number): DataLoader<number, Block> {
  return batched<number, Block>(
    ctx,
    "blocks",
    async (ids) => {
      const found = await keyedRows(
        ctx.em,
        sql<Block & { id: number }>`
          select m.id, ${blockColumns(viewerId, sql`m.id`)} from unnest(${[...ids]}::int[]) m (id)`,
      );
      return new Map(found.map((block) => [block.id, block]));
    },
    NONE,
  );
}
