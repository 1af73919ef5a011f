/** What two members did with each other, as reviews and disputes refer to it. */
export { dealOfPart, dealTitle, lockDeal } from "./dealForUpdate.ts";
export { actionsOf, otherOf, titleOf, type DealRow } from "./deal.rows.ts";
export { Deal } from "./deal.types.ts";
