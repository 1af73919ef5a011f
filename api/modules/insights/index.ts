/** What the market's own data says: prices, with their working shown. */
export { learnPricesNightly, learnPricesNow } from "./prices/learnPricesNightly.ts";
