import type { CaseAction, CaseDecision, CaseKind } from "../../../core/graphql/enums.ts";

/** What decides which actions somebody may take on a case. */
export interface CaseState {
  kind: CaseKind;
  isDecided: boolean;
  /** Whether the viewer must leave it to others: their own content, report or decision. */
  isInvolved: boolean;
  /** Whose claim holds now. */
  claim: "none" | "own" | "others";
  /** Whether what was reported is there and can be taken away. */
  isRemovable: boolean;
  /** Whether the member behind it is still there, to be warned or to get anything back. */
  isMemberActive: boolean;
  /** Whether the viewer may suspend the member behind it. */
  isSuspendable: boolean;
}

/** What a viewer may do with a case. */
export function caseActions(state: CaseState): CaseAction[] {
  if (state.isDecided || state.isInvolved || state.claim === "others") return [];
  return [
    ...(state.claim === "own" ? (["release"] as const) : (["claim"] as const)),
    ...decisions(state),
  ];
}

function decisions({
  kind,
  isRemovable,
  isMemberActive,
  isSuspendable,
}: CaseState): CaseDecision[] {
  if (kind === "appeal") return isMemberActive ? ["grant", "refuse"] : ["refuse"];
  return [
    "dismiss",
    ...(isRemovable ? (["remove"] as const) : []),
    ...(isMemberActive ? (["warn"] as const) : []),
    ...(isSuspendable ? (["suspend"] as const) : []),
  ];
}
