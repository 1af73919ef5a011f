import type { CaseFilter, QueuedCase_CaseFragment } from "../../../gql/graphql.ts";

/** The parts of the queue, in the order of the filter; the first is shown without a choice. */
export const FILTERS = [
  { value: "open", label: "Open" },
  { value: "mine", label: "Mine" },
  { value: "overdue", label: "Overdue" },
  { value: "appeals", label: "Appeals" },
  { value: "decided", label: "Decided" },
] as const satisfies readonly { value: CaseFilter; label: string }[];

type Clocked = Pick<QueuedCase_CaseFragment, "id" | "dueAt" | "decidedAt">;
type Claimed = {
  claimedBy?: { id: string } | null | undefined;
  claimedUntil?: string | null | undefined;
};
type Filtered = Clocked & Claimed & Pick<QueuedCase_CaseFragment, "kind">;

/** Whether somebody looks after a case at a moment: a claim ends by itself. */
export function isClaimed({ claimedUntil }: Claimed, now: Date): boolean {
  return Boolean(claimedUntil) && Date.parse(claimedUntil ?? "") > now.getTime();
}

/** Whether a case is in this part of the queue at a moment, by the rules of the server. */
export function isIn(
  filter: CaseFilter,
  one: Filtered,
  { viewerId, now }: { viewerId: string | undefined; now: Date },
): boolean {
  const isOpen = !one.decidedAt;
  switch (filter) {
    case "open":
      return isOpen;
    case "mine":
      return isOpen && isClaimed(one, now) && one.claimedBy?.id === viewerId;
    case "overdue":
      return isOpen && Date.parse(one.dueAt) < now.getTime();
    case "appeals":
      return isOpen && one.kind === "appeal";
    case "decided":
      return !isOpen;
  }
}

/** The order of the queue: what is due first; decided cases by the decision, the latest first. */
export function byClock(a: Clocked, b: Clocked): number {
  if (a.decidedAt && b.decidedAt)
    return Date.parse(b.decidedAt) - Date.parse(a.decidedAt) || Number(b.id) - Number(a.id);
  if (a.decidedAt || b.decidedAt) return a.decidedAt ? 1 : -1;
  return Date.parse(a.dueAt) - Date.parse(b.dueAt) || Number(a.id) - Number(b.id);
}
