import { DISPUTE_ANSWER_HOURS, DISPUTE_DECISION_HOURS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
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

/** Before both sides were heard, or their time is over, nobody decides. */
const UNHEARD = {
  reporter: ["answer", "withdraw"],
  reported: ["answer", "concede"],
  admin: ["take", "ask"],
} as const;
const HEARD = { ...UNHEARD, admin: [...UNHEARD.admin, "decide"] } as const;
const OVER: DisputeState = {
  actions: { reporter: [], reported: [], admin: [] },
  deadline: null,
};
const TO_REVIEW = "It is reviewed without an answer";

/** The state machine of disputes: what each role may do in each state. Source: C35 */
export const DISPUTE_STATES = {
  pending: { actions: UNHEARD, deadline: { hours: DISPUTE_ANSWER_HOURS, words: TO_REVIEW } },
  awaiting_response: {
    actions: UNHEARD,
    deadline: { hours: DISPUTE_ANSWER_HOURS, words: TO_REVIEW },
  },
  under_review: {
    actions: HEARD,
    deadline: {
      hours: DISPUTE_DECISION_HOURS,
      words: "Who filed it is right if the other side never answered; otherwise the deal stands",
    },
  },
  resolved: OVER,
  rejected: OVER,
  withdrawn: OVER,
} as const satisfies Readonly<Record<DisputeStatus, DisputeState>>;

/** What a role may do in this state; clients show the buttons it names. */
export function actionsOf(status: DisputeStatus, role: DisputeRole): readonly DisputeAction[] {
  return DISPUTE_STATES[status].actions[role];
}

/** Whether a role may do this at all, now or once the dispute is under review. */
export function mayEver(action: DisputeAction, role: DisputeRole): boolean {
  return actionsOf("under_review", role).includes(action);
}

/** The date the market promises: the time for the decision begins when that for the answer ends. */
export function decisionDue(status: DisputeStatus, deadline: Date): Date {
  return status === "under_review" ? deadline : hoursAfter(deadline, DISPUTE_DECISION_HOURS);
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
