import type { ItemStatus } from "../../../gql/graphql.ts";

/** The word stamped on an item that is not available; null if it is. */
export const STAMPS: Readonly<Record<ItemStatus, string | null>> = {
  available: null,
  draft: "Draft",
  reserved: "Reserved",
  in_auction: "In auction",
  traded: "Traded",
  sold: "Sold",
  hidden: "Not listed",
  removed: "Removed",
};
