import { EARN_TP } from "../../../schema/limits.ts";
import type { ClaimState, EarnAction } from "../../core/graphql/enums.ts";
import type { Claim, MemberStats } from "./memberStats.ts";
import type { CommunityTask, EarnOption } from "./rewards.types.ts";

export const ONCE = "once";
const TOMORROW = "Taken for today. It comes back at midnight UTC.";

/** Days in a row with a daily claim: up to today, or up to yesterday while today's is still open. */
export function streakOf(claims: readonly Claim[]): number {
  const days = claims.filter(({ action }) => action === "daily_login");
  return days.toSorted((a, b) => b.period.localeCompare(a.period))[0]?.streak ?? 0;
}

/** The four documented actions, with their state for this member today. Source: S1 §7 earn-tp, C25 */
export function actionsOf(
  stats: MemberStats,
  claims: readonly Claim[],
  tasks: readonly CommunityTask[],
  day: string,
): EarnOption[] {
  const isTaken = (action: EarnAction, period: string) =>
    claims.some((claim) => claim.action === action && claim.period === period);
  const option = (
    action: EarnAction,
    { title, amount, period, isReached, hint, taken = TOMORROW }: Standing,
  ): EarnOption => {
    const isClaimed = isTaken(action, period);
    const state: ClaimState = isClaimed ? "claimed" : isReached ? "ready" : "locked";
    return { action, title, amount, state, hint: isClaimed ? taken : hint };
  };
  const [next] = tasks;

  return [
    option("verify_profile", {
      title: "Verify profile",
      amount: EARN_TP.verify_profile,
      period: ONCE,
      isReached: stats.emailVerified || stats.phoneVerified,
      hint:
        stats.emailVerified || stats.phoneVerified
          ? "Your account is verified."
          : "Verify your e-mail or phone first",
      taken: "Taken. This is given once.",
    }),
    option("community_task", {
      title: "Community task",
      amount: next?.amount ?? 0,
      period: day,
      isReached: next?.state === "ready",
      hint: hintOf(next),
    }),
    option("daily_login", {
      title: "Daily login",
      amount: EARN_TP.daily_login,
      period: day,
      isReached: true,
      hint: "You are here today.",
    }),
    option("social_share", {
      title: "Social share",
      amount: EARN_TP.social_share,
      period: day,
      isReached: stats.sharedToday,
      hint: stats.sharedToday ? "You shared an item today." : "Share an item first",
    }),
  ];
}

interface Standing {
  title: string;
  amount: number;
  period: string;
  isReached: boolean;
  hint: string;
  taken?: string;
}

function hintOf(next: CommunityTask | undefined): string {
  if (!next || next.state === "claimed") return "All tasks of this month are done.";
  if (next.state === "ready") return `Done: ${next.title}`;
  return `${next.title} (${next.progress} of ${next.target})`;
}
