import type { ItemStatus } from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";

/** The statuses that items can be filtered by, with their words and look. */
export const STATUSES: readonly { value: ItemStatus; label: string; tone: StatusTone }[] = [
  { value: "available", label: "Available", tone: "ok" },
  { value: "reserved", label: "Reserved", tone: "pending" },
  { value: "sold", label: "Sold", tone: "info" },
  { value: "traded", label: "Traded", tone: "info" },
  { value: "hidden", label: "Not listed", tone: "closed" },
  { value: "removed", label: "Removed", tone: "closed" },
];
