import type { ItemStatus } from "../../../gql/graphql.ts";

/** The word stamped on an item that cannot be had now; null for one that can. */
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
