/** The figures of the market, by day and live. */
export { closeDays } from "./closeDays.ts";
