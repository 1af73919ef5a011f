import type { ApiTokenStatus } from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";

/** How each status is shown. */
export const STATUS: Readonly<Record<ApiTokenStatus, { word: string; tone: StatusTone }>> = {
  active: { word: "Active", tone: "ok" },
  expired: { word: "Expired", tone: "closed" },
  revoked: { word: "Revoked", tone: "closed" },
};

/** "1 day", "90 days". */
export function daysWords(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

interface Spending {
  status: ApiTokenStatus;
  tpPerDay: number;
  tpPromisedToday: number;
}

/** What a token may promise: "May promise 200 TP a day, 40 TP today so far". */
export function spendingWords({ status, tpPerDay, tpPromisedToday: today }: Spending): string {
  const may = status === "active" ? "May" : "Could";
  if (tpPerDay === 0) return `${may} not promise TP`;
  const words = `${may} promise ${tpText(tpPerDay)} a day`;
  return status === "active" ? `${words}, ${tpText(today)} promised today` : words;
}

/** Where a token may be used from: "From anywhere", "From 203.0.113.0/24 or 192.0.2.7". */
export function networkWords(networks: readonly string[]): string {
  if (networks.length === 0) return "From anywhere";
  const plain = networks.map((network) =>
    network.replace(/^([\d.]+)\/32$|^([\da-f:.]+)\/128$/i, "$1$2"),
  );
  return `From ${new Intl.ListFormat("en", { type: "disjunction" }).format(plain)}`;
}
