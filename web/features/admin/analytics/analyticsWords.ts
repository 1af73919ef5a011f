import { greatest } from "d3-array";
import type { SalesAnalyticsQuery, UsersAnalyticsQuery } from "../../../gql/graphql.ts";
import { utcDayText } from "../../../ui/chart/chartSeries.ts";
import { tpText } from "../../../ui/Tp.tsx";

type Sales = SalesAnalyticsQuery["adminSalesAnalytics"];
type UsersPoint = UsersAnalyticsQuery["adminUsersAnalytics"]["points"][number];

const plain = new Intl.NumberFormat("en");

/** A figure in a chart that names what it counts. */
export function countText(count: number): string {
  return plain.format(count);
}

/** "1 item", "12 items". */
function itemsText(items: number): string {
  return `${plain.format(items)} ${items === 1 ? "item" : "items"}`;
}

/** "1 member", "12 members". */
export function membersText(members: number): string {
  return `${plain.format(members)} ${members === 1 ? "member" : "members"}`;
}

/** What the chart of the revenue shows. */
export function revenueSentence({ points, totals, previous }: Sales, days: number): string {
  const before = `${tpText(previous.revenue)} in the ${days} days before`;
  const best = greatest(points, ({ revenue }) => revenue);
  const sum = `Revenue was ${tpText(totals.revenue)}, against ${before}`;
  if (!best || best.revenue <= 0) return `${sum}.`;
  return `${sum}; the best day was ${utcDayText(best.date)} with ${tpText(best.revenue)}.`;
}

/** What the chart of the items that changed hands shows. */
export function transactionsSentence(points: Sales["points"]): string {
  const busy = points.filter(({ transactions }) => transactions > 0).length;
  const best = greatest(points, ({ transactions }) => transactions);
  if (!best || best.transactions === 0) return "Nothing changed hands in these days.";
  const most = `${itemsText(best.transactions)} on ${utcDayText(best.date)}`;
  return `Items changed hands on ${busy} of ${points.length} days, at most ${most}.`;
}

/** What the chart of the members shows. */
export function usersSentence(points: readonly UsersPoint[]): string {
  const joined = points.reduce((sum, { newUsers }) => sum + newUsers, 0);
  const best = greatest(points, ({ activeUsers }) => activeUsers ?? 0);
  const who = `${membersText(joined)} joined in these ${points.length} days`;
  if (!best?.activeUsers) return `${who}; visits were not counted yet.`;
  return `${who}; most visited on ${utcDayText(best.date)}: ${plain.format(best.activeUsers)}.`;
}
