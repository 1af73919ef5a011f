/** What the market's own data says: prices, with their working shown. */
export { Basis } from "./basis.types.ts";
export { countedBasis } from "./countedBasis.ts";
export { learnPricesNightly, learnPricesNow } from "./prices/learnPricesNightly.ts";
