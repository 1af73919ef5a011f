import type { DisputeQueueFilter, QueuedDispute_DisputeFragment } from "../../../gql/graphql.ts";

/** The parts of the queue, in the order of the filter; the first is shown without a choice. */
export const FILTERS = [
  { value: "open", label: "Open" },
  { value: "awaiting_answer", label: "Waiting for the answer" },
  { value: "awaiting_decision", label: "Waiting for the decision" },
  { value: "mine", label: "Mine" },
  { value: "overdue", label: "Overdue" },
  { value: "closed", label: "Closed" },
] as const satisfies readonly { value: DisputeQueueFilter; label: string }[];

type Clocked = Pick<QueuedDispute_DisputeFragment, "id" | "deadline" | "resolvedAt">;
type Filtered = Clocked &
  Pick<QueuedDispute_DisputeFragment, "status" | "isOverdue"> & {
    takenBy?: { id: string } | null | undefined;
  };

/** Whether a dispute is in this part of the queue now, by the rules of the server. */
export function isIn(
  filter: DisputeQueueFilter,
  { status, deadline, isOverdue, takenBy }: Filtered,
  viewerId: string | undefined,
): boolean {
  switch (filter) {
    case "open":
      return Boolean(deadline);
    case "awaiting_answer":
      return status === "pending" || status === "awaiting_response";
    case "awaiting_decision":
      return status === "under_review";
    case "mine":
      return Boolean(deadline) && takenBy?.id === viewerId;
    case "overdue":
      return isOverdue;
    case "closed":
      return !deadline;
  }
}

/** The order of the queue: the nearest deadline first, then what ended, the latest first. */
export function byClock(a: Clocked, b: Clocked): number {
  if (a.deadline && b.deadline)
    return Date.parse(a.deadline) - Date.parse(b.deadline) || Number(a.id) - Number(b.id);
  if (a.deadline || b.deadline) return a.deadline ? -1 : 1;
  return (
    Date.parse(b.resolvedAt ?? "") - Date.parse(a.resolvedAt ?? "") || Number(b.id) - Number(a.id)
  );
}
