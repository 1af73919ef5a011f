import { DISPUTE_ANSWER_HOURS, DISPUTE_DECISION_HOURS } from "../../../schema/limits.ts";
import type {
  DisputeAction,
  DisputeOutcome,
  DisputeRole,
  DisputeStatus,
} from "../../core/graphql/enums.ts";

interface DisputeState {
  actions: Readonly<Record<DisputeRole, readonly DisputeAction[]>>;
  /** What happens at the deadline, and after how many hours it is; null for a final state. */
  deadline: { hours: number; words: string } | null;
}

const OPEN = {
  reporter: ["answer", "withdraw"],
  reported: ["answer", "concede"],
  admin: ["take", "ask", "decide"],
} as const;
const OVER: DisputeState = {
  actions: { reporter: [], reported: [], admin: [] },
  deadline: null,
};
const TO_REVIEW = "It is reviewed without an answer";

/** The state machine of disputes: what each role may do in each state. Source: C35 */
export const DISPUTE_STATES: Readonly<Record<DisputeStatus, DisputeState>> = {
  pending: { actions: OPEN, deadline: { hours: DISPUTE_ANSWER_HOURS, words: TO_REVIEW } },
  awaiting_response: { actions: OPEN, deadline: { hours: DISPUTE_ANSWER_HOURS, words: TO_REVIEW } },
  under_review: {
    actions: OPEN,
    deadline: {
      hours: DISPUTE_DECISION_HOURS,
      words: "Who filed it is right if the other side never answered; otherwise the deal stands",
    },
  },
  resolved: OVER,
  rejected: OVER,
  withdrawn: OVER,
};

/** What a role may do in this state; clients show the buttons it names. */
export function actionsOf(status: DisputeStatus, role: DisputeRole): readonly DisputeAction[] {
  return DISPUTE_STATES[status].actions[role];
}

interface Sides {
  reporterId: number;
  reportedUserId: number;
  payerId: number;
  amount: number;
}

/** The outcome that gives the reporter all of the TP. */
export function inFavourOfReporter({ reporterId, payerId, amount }: Sides): DisputeOutcome {
  return reporterId === payerId && amount > 0 ? "refund" : "release";
}

/** The reported member, if the reporter gained by the outcome; otherwise null. Source: C26 "no lost dispute" */
export function loserOf(sides: Sides, outcome: DisputeOutcome): number | null {
  const { reporterId, reportedUserId, payerId, amount } = sides;
  const isReportersWin =
    amount === 0 || outcome === "split" || (outcome === "refund") === (reporterId === payerId);
  return isReportersWin ? reportedUserId : null;
}
