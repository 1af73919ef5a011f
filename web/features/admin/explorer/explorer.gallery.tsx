import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { HistoryList } from "./history/HistoryList.tsx";
import { SavedList } from "./saved/SavedList.tsx";

const saved = {
  "SavedQuery.title": (n: number) =>
    ["Offers by state", "Deals by day", "Items for sale that nobody looked at"][n % 3],
  "SavedQuery.slug": (n: number) => `query-${n}`,
  "SavedQuery.folder": (n: number) => [null, "Trade", "Items"][n % 3],
  "SavedQuery.visibility": (n: number) => ["private", "staff", "staff"][n % 3],
  "SavedQuery.pinnedAt": (n: number) => [null, "2026-11-02T06:00:00.000Z", null][n % 3],
  "SavedQuery.owner": (n: number) => (n === 2 ? null : { n: n + 1 }),
};

const OFFERS = `query Newest($first: Int!) {
  tables { offers(first: $first) { nodes { id tpDelta buyer { username } } } }
}`;

const history = {
  "ExplorerRun.document": (n: number) =>
    [OFFERS, "{ tables { itemsAggregate { count } } }", "{ tables { offers { nodes { name } } } }"][
      n % 3
    ],
  "ExplorerRun.operationName": (n: number) => (n === 0 ? "Newest" : null),
  "ExplorerRun.variables": (n: number) => (n === 0 ? { first: 20 } : {}),
  "ExplorerRun.ms": (n: number) => [12, 1840, 0][n % 3],
  "ExplorerRun.rows": (n: number) => [20, 1, 0][n % 3],
  "ExplorerRun.error": (n: number) => (n === 2 ? "BAD_USER_INPUT" : null),
};

export const lists: readonly ListSpecimen[] = [
  {
    name: "admin-saved-queries",
    title: "Admin: saved queries",
    fields: saved,
    render: () => <SavedList />,
  },
  {
    name: "admin-explorer-history",
    title: "Admin: history of the explorer",
    fields: history,
    render: () => <HistoryList onOpen={() => undefined} />,
  },
];
