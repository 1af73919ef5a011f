import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter, utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import type { EarnAction } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { creditGuide } from "../guides/index.ts";
import { ONCE } from "./actions.ts";
import { alreadyClaimed, payEarning } from "./payEarning.ts";
import { readEarnings } from "./readEarnings.ts";
import type { Earnings, EarnOption, TpEarned } from "./rewards.types.ts";
import { startOfMonth } from "./xp/weeks.ts";

/**
 * Pays for one of the four actions if the member has done it: verify_profile once ever, the others once per UTC day.
 * The market chooses which community task it pays. Refuses with ALREADY_CLAIMED, and with NOT_EARNED_YET and what is
 * missing. Source: S1 §7 earn-tp, C25
 */
export async function earnTp(tx: Tx, action: EarnAction): Promise<TpEarned> {
  const { id: memberId } = viewerOf(tx);
  const earnings = await readEarnings(tx.em, memberId, tx.now);
  const option = earnings.actions.find((candidate) => candidate.action === action);
  if (!option) throw new Error(`no action ${action}`);
  if (option.state === "claimed") throw alreadyClaimed(option.hint);
  if (option.state === "locked") throw new Refused("NOT_EARNED_YET", option.hint);

  const period = action === "verify_profile" ? ONCE : utcDay(tx.now);
  const more = await moreOf(tx, memberId, option, earnings);
  const earned = await payEarning(tx, { memberId, action, period, amount: option.amount, ...more });
  if (more.task === "guide")
    await creditGuide(tx, { memberId, since: startOfMonth(tx.now), amount: option.amount });
  return earned;
}

async function moreOf(
  tx: Tx,
  memberId: number,
  { action, title }: EarnOption,
  { tasks }: Earnings,
): Promise<{ description: string; task?: string; streak?: number }> {
  if (action === "community_task" && tasks[0])
    return { description: tasks[0].title, task: tasks[0].task };
  if (action !== "daily_login") return { description: title };
  const streak = 1 + (await streakUntil(tx, memberId, utcDay(hoursAfter(tx.now, -24))));
  return { description: streak > 1 ? `Daily login, day ${streak} in a row` : title, streak };
}

async function streakUntil(tx: Tx, memberId: number, day: string): Promise<number> {
  const found = await row(
    tx.em,
    sql<{ streak: number | null }>`
      select streak from earnings where user_id = ${memberId} and action = 'daily_login' and period = ${day}`,
  );
  return found?.streak ?? 0;
}
