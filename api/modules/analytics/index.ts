/** The figures of the market, by day and live. */
export { closeDays, closeDaysOf } from "./closeDays.ts";
export { interestedMembers } from "./countDays.ts";
