import type { ListSpecimen } from "../../../gallery/specimen.ts";
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

export const lists: readonly ListSpecimen[] = [
  {
    name: "admin-saved-queries",
    title: "Admin: saved queries",
    fields: saved,
    render: () => <SavedList />,
  },
];
