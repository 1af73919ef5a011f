import { weekdayWord } from "../hours/weekWords.ts";
import { DAYS_NEEDED } from "./forecasts.ts";
import type { CategoryDemand } from "./learnDemand.ts";

/** What can be done about the demand for a category, by its figures. Pure. */
export function actionsFor(demand: CategoryDemand): string[] {
  const { members, supply, sold, demandLevel, competitionLevel, busiest, forecasts } = demand;
  const actions: string[] = [];
  const offered = counted(supply, "item is", "items are");
  if (demandLevel === "high")
    actions.push(
      `Offer something here: ${counted(members, "member was", "members were")} interested in ${DAYS_NEEDED} days, and ${offered} on the market.`,
    );
  if (competitionLevel === "high" && supply > sold)
    actions.push(
      `Ask for a price in the lower half of what such things sell for: ${offered} on the market, and ${sold} changed hands in ${DAYS_NEEDED} days.`,
    );
  if (competitionLevel === "low" && sold > supply)
    actions.push(
      `Do not ask for less than such things sell for: ${sold} changed hands in ${DAYS_NEEDED} days, and ${offered} left.`,
    );
  if (busiest)
    actions.push(
      `Be there to answer on ${weekdayWord(busiest.weekday)}: ${percentMore(busiest.factor)} % more members are interested than on a mean day.`,
    );
  if (forecasts.d7?.trend === "down" && demandLevel !== "high")
    actions.push("Do not wait for more interest: less is expected in the next 7 days.");
  return actions;
}

function percentMore(factor: number): number {
  return Math.round(100 * (factor - 1));
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
