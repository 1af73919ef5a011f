import { ADJUSTMENT } from "../../../schema/limits.ts";
import type { AdjustmentAction, AdjustmentStatus } from "../../core/graphql/enums.ts";

/** How an administrator stands to an adjustment. */
export type AdjustmentRole = "requester" | "member" | "other";

type Actions = Readonly<Record<AdjustmentRole, readonly AdjustmentAction[]>>;

const OVER: Actions = { requester: [], member: [], other: [] };

/** The state machine of adjustments: what each administrator may do in each state. */
const ACTIONS: Readonly<Record<AdjustmentStatus, Actions>> = {
  requested: { requester: ["withdraw"], member: [], other: ["approve", "reject"] },
  posted: OVER,
  rejected: OVER,
  withdrawn: OVER,
  expired: OVER,
  failed: OVER,
};

interface Standing {
  status: AdjustmentStatus;
  deadline: Date | null;
  memberId: number;
  requestedById: number;
}

/** The role of an administrator. Nobody has a say about the own wallet. */
export function roleIn({ memberId, requestedById }: Standing, adminId: number): AdjustmentRole {
  if (adminId === memberId) return "member";
  return adminId === requestedById ? "requester" : "other";
}

/** Whether it waits: not from its deadline on, even if the clock that ends it comes a second later. */
export function isWaiting({ status, deadline }: Standing, now: Date): boolean {
  return status === "requested" && deadline !== null && deadline > now;
}

/** What an administrator may do now; clients show the buttons it names. */
export function actionsOf(
  adjustment: Standing,
  adminId: number,
  now: Date,
): readonly AdjustmentAction[] {
  if (!isWaiting(adjustment, now)) return [];
  return ACTIONS[adjustment.status][roleIn(adjustment, adminId)];
}

/** How long it waits, in hours. Alone it is posted then, otherwise it ends. */
export function waitingHours(isAlone: boolean): number {
  return isAlone ? ADJUSTMENT.aloneHours : ADJUSTMENT.approvalHours;
}
