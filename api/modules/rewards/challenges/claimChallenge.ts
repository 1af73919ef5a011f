import { CHALLENGES } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { alreadyClaimed, payEarning } from "../payEarning.ts";
import type { TpEarned } from "../rewards.types.ts";
import { readChallenges, type OwnChallenge } from "./readChallenges.ts";

/** Claims wait for each other, so that no more than the week's TP are paid. */
const CLAIMS_LOCK = 4247;

/**
 * Pays for a finished challenge of this week, once. Refuses with NOT_FOUND, ALREADY_CLAIMED, NOT_EARNED_YET, and with
 * REWARDS_PAUSED when the week's TP for all members are taken. Source: panels 5
 */
export async function claimChallenge(tx: Tx, challengeId: string): Promise<TpEarned> {
  const id = idOf(challengeId, "challengeId");
  const { id: memberId } = viewerOf(tx);
  const challenges = await readChallenges(tx.em, memberId, tx.now);
  const challenge = challenges.find((one) => one.id === id);
  if (!challenge) throw notFound("Challenge");
  const { progress, target, kind, week, pays, title, description, completed } = challenge;
  if (challenge.claimed) throw alreadyClaimed("Taken. The next challenges begin on Monday.");
  if (!completed)
    throw new Refused("NOT_EARNED_YET", description, { details: { progress, target } });

  await refuseIfPaused(tx, challenge);
  return payEarning(tx, {
    memberId,
    action: `challenge:${kind}`,
    period: week,
    amount: pays,
    description: title,
  });
}

async function refuseIfPaused(tx: Tx, { week, pays }: OwnChallenge): Promise<void> {
  await row(tx.em, sql`select pg_advisory_xact_lock(${CLAIMS_LOCK})`);
  const paid = await row(
    tx.em,
    sql<{ tp: number }>`
      select coalesce(sum(amount), 0)::int as tp from earnings where action like 'challenge:%' and period = ${week}`,
  );
  if ((paid?.tp ?? 0) + pays > CHALLENGES.weeklyTp)
    throw new Refused(
      "REWARDS_PAUSED",
      "This week's TP for challenges are all taken. The next challenges begin on Monday",
    );
}
