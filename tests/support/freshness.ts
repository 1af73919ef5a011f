import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

/** The proof of a member's sessions is over, as after a quarter of an hour. */
export async function proofIsOver(market: Market, member: Person): Promise<void> {
  await market.rows(
    `update sessions set proven_at = proven_at - interval '16 minutes' where user_id = $1`,
    [Number(member.id)],
  );
}
