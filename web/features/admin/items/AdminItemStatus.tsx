import type { AdminItem_ItemFragment } from "../../../gql/graphql.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { STATUSES } from "./itemStatusLook.ts";

/** Where an item stands; "Deleted" where an administrator removed it, and not its owner. */
export function AdminItemStatus(props: {
  item: Pick<AdminItem_ItemFragment, "status" | "removalReason">;
}) {
  const { status, removalReason } = props.item;
  const look = STATUSES.find(({ value }) => value === status);
  return (
    <StatusBadge tone={look?.tone ?? "closed"}>
      {removalReason ? "Deleted" : (look?.label ?? status)}
    </StatusBadge>
  );
}
