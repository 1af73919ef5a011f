import { hoursAfter } from "../../core/clock.ts";
import { systemContext, type Services, type Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { unlockAchievements } from "./achievements/unlockAchievements.ts";
import { setChallenges } from "./challenges/setChallenges.ts";
import { countDeeds, type Deeds } from "./xp/countDeeds.ts";
import { sumXp } from "./xp/sumXp.ts";

/** Whoever counts waits for the other: the limits of a day hold, and nothing is counted twice. */
const COUNTING_LOCK = 4246;
/** Everything that a member did is counted again after so many days, should something have been missed. */
const RECOUNT_DAYS = 7;
const MEMBERS_AT_ONCE = 50;

/** What was just done, and by whom; who wrote a review or has a dispute is known from these. */
export interface Did extends Deeds {
  memberIds: readonly number[];
}

/** Counts what members have just done, unlocks what they reached by it, and tells them. */
export async function countRewards(tx: Tx, { memberIds, ...deeds }: Did): Promise<void> {
  await beginCounting(tx);
  const active = await rows(
    tx.em,
    sql<{ id: number }>`
      select id from users where is_active and id in (
        select unnest(${[...memberIds]}::int[])
        union select reviewer_id from reviews where id = any(${[...deeds.reviewIds]}::int[])
        union select unnest(array[reporter_id, reported_user_id]) from disputes where id = any(${[...deeds.disputeIds]}::int[]))
      order by id`,
  );
  const ids = active.map(({ id }) => id);
  await count(tx, ids, deeds);
  for (const id of ids) tellOf(tx, id);
}

/**
 * Counts everything that some members ever did: those who were not counted for a week, or never. Answers how many there
 * were.
 */
export function recountRewards(services: Services, now: Date): Promise<number> {
  return transact(systemContext(services), recountStale, hoursAfter(now, -24 * RECOUNT_DAYS));
}

/** Counts everything that every member ever did, of a market whose story is played in one transaction. */
export async function recountAll(tx: Tx): Promise<void> {
  while ((await recountStale(tx, tx.now)) > 0);
}

async function recountStale(tx: Tx, before: Date): Promise<number> {
  await beginCounting(tx);
  const stale = await rows(
    tx.em,
    sql<{ id: number }>`
      select u.id from users u left join member_xp m on m.user_id = u.id
      where u.is_active and (m.counted_at is null or m.counted_at < ${before})
      order by m.counted_at nulls first, u.id limit ${MEMBERS_AT_ONCE}`,
  );
  const changed = await count(
    tx,
    stale.map(({ id }) => id),
  );
  for (const id of changed) tellOf(tx, id);
  return stale.length;
}

async function beginCounting(tx: Tx): Promise<void> {
  await rows(tx.em, sql`select pg_advisory_xact_lock(${COUNTING_LOCK})`);
  await setChallenges(tx.em, tx.now);
}

/** Answers whose XP changed. */
async function count(tx: Tx, ids: readonly number[], deeds?: Deeds): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const counted = await countDeeds(tx.em, ids, deeds);
  const unlocked = await unlockAchievements(tx, ids);
  await sumXp(tx.em, ids, { now: tx.now, isWhole: !deeds });
  return new Set([...counted, ...unlocked]);
}

function tellOf(tx: Tx, memberId: number): void {
  invalidate(
    tx,
    memberId,
    "achievements",
    "certificates",
    "challenges",
    "gamificationStats",
    "leaderboard",
  );
}
