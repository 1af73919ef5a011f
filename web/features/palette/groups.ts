import type { RecentItem } from "../../shell/recentItems.ts";
import { tpText } from "../../ui/Tp.tsx";
import { type Destination, matches } from "./destinations.ts";
import type { Act } from "./useActs.ts";

interface Choices {
  query: string;
  found: readonly { id: string; title: string; tpValue: number }[];
  recent: readonly RecentItem[];
  destinations: readonly Destination[];
  acts: readonly Act[];
  go: (path: string) => void;
  leave: (then: () => void) => void;
}

/** One entry; `value` is its unique name in the list. */
type Entry = { value: string; label: string; note?: string; choose: () => void };

/** All entries that match the typed text: recent items, screens and actions first, then items of the market. */
export function groupsOf(choices: Choices): readonly { heading: string; entries: Entry[] }[] {
  const { query, found, recent, destinations, acts, go, leave } = choices;
  const fits = (each: { label: string; also: string }) =>
    matches(`${each.label} ${each.also}`, query);

  const recents = recent.map(({ id, title }) => ({
    value: `recent ${id}`,
    label: title,
    choose: () => go(`/buy/${id}`),
  }));
  const places = destinations.filter(fits).map(({ path, label }) => ({
    value: `go ${path}`,
    label,
    choose: () => go(path),
  }));
  const deeds = acts.filter(fits).map(({ label, act }) => ({
    value: `do ${label}`,
    label,
    choose: () => leave(act),
  }));
  const items = found.map(({ id, title, tpValue }) => ({
    value: `item ${id}`,
    label: title,
    note: tpText(tpValue),
    choose: () => go(`/buy/${id}`),
  }));
  const search = {
    value: "search",
    label: `Search all items for “${query}”`,
    choose: () => go(`/?${new URLSearchParams({ q: query }).toString()}`),
  };

  return [
    { heading: "Recent items", entries: recents },
    { heading: "Go to", entries: places },
    { heading: "Do", entries: deeds },
    { heading: "Items", entries: query === "" ? [] : [...items, search] },
  ].filter(({ entries }) => entries.length > 0);
}
