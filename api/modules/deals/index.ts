/** Deals between two members, for reviews and disputes. */
export { dealOfPart, dealTitle, lockDeal } from "./dealForUpdate.ts";
export { actionsOf, otherOf, titleOf, type DealRow } from "./deal.rows.ts";
export { Deal } from "./deal.types.ts";
