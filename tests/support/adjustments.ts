import type { Person } from "./people.ts";

const FIELDS = `id amount reason notes status failure isAlone decisionNote deadline createdAt endedAt viewerActions
  member { id displayName } requestedBy { id } decidedBy { id }`;
export const REQUEST_ADJUSTMENT = `mutation ($input: AdjustmentInput!) { requestAdjustment(input: $input) { ${FIELDS} } }`;
export const APPROVE = `mutation ($id: ID!) { approveAdjustment(id: $id) { ${FIELDS} } }`;
export const REJECT = `mutation ($id: ID!, $reason: String!) { rejectAdjustment(id: $id, reason: $reason) { ${FIELDS} } }`;
export const WITHDRAW_ADJUSTMENT = `mutation ($id: ID!) { withdrawAdjustment(id: $id) { ${FIELDS} } }`;
export const ADJUSTMENT = `query ($id: ID!) { adjustment(id: $id) { ${FIELDS} } }`;
export const ADJUSTMENTS = `query ($filter: AdjustmentFilter, $first: Int, $after: String) {
  adjustments(filter: $filter, first: $first, after: $after) {
    cursor pageInfo { hasNextPage endCursor } edges { cursor node { ${FIELDS} } } } }`;
export const TERMS = `query ($memberId: ID) { adjustmentTerms(memberId: $memberId) { leftToday approvers } }`;
export const HEAR_ADJUSTMENTS = `subscription ($after: Cursor) {
  adjustmentUpdated(after: $after) { cursor adjustment { ${FIELDS} } } }`;
export const WHY = "The parcel of the market's own stall never came";

export interface Adjustment {
  id: string;
  amount: number;
  reason: string;
  notes: string | null;
  status: string;
  failure: string | null;
  isAlone: boolean;
  decisionNote: string | null;
  deadline: string | null;
  createdAt: string;
  endedAt: string | null;
  viewerActions: string[];
  member: { id: string; displayName: string };
  requestedBy: { id: string };
  decidedBy: { id: string } | null;
}

/** What an administrator asks for: 50 TP for the member. */
export async function anAdjustment(
  by: Person,
  member: Person,
  more: object = {},
): Promise<Adjustment> {
  const input = { memberId: member.id, amount: 50, reason: WHY, ...more };
  return (await by.gql(REQUEST_ADJUSTMENT, { input })).requestAdjustment;
}

/** An adjustment as an administrator sees it. */
export async function adjustmentAs(by: Person, { id }: { id: string }): Promise<Adjustment> {
  return (await by.gql(ADJUSTMENT, { id })).adjustment;
}
