import { PAGE, SEARCH_TEXT_MAX } from "../../../../schema/limits.ts";
import type { ItemSort, ItemsQueryVariables } from "../../../gql/graphql.ts";

/** The search and filters of a list. They are stored in the URL, so that Back, reload and a shared link keep them. */
export interface ItemSearch {
  q: string;
  /** A label of the screen's filter list; "" means all. */
  category: string;
  minTP: number | null;
  maxTP: number | null;
  /** null: newest first, or best match while searching. */
  sort: ItemSort | null;
}

export const NO_SEARCH: ItemSearch = { q: "", category: "", minTP: null, maxTP: null, sort: null };

export const SORT_WORDS: Readonly<Record<ItemSort, string>> = {
  newest: "Newest first",
  price_low: "Lowest TP first",
  price_high: "Highest TP first",
  most_viewed: "Most viewed first",
  relevance: "Best match first",
};

const isSort = (text: string | null): text is ItemSort => text !== null && text in SORT_WORDS;

/** Parses whole, not negative TP from a text; null if it is something else. Source: S1 §5 "TP bounds numeric". */
export function readTp(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}

/** Reads the search from the URL; invalid values count as absent. */
export function readSearch(params: URLSearchParams): ItemSearch {
  const sort = params.get("sort");

  return {
    q: (params.get("q") ?? "").slice(0, SEARCH_TEXT_MAX),
    category: params.get("category") ?? "",
    minTP: readTp(params.get("minTP")),
    maxTP: readTp(params.get("maxTP")),
    sort: isSort(sort) ? sort : null,
  };
}

/** Writes the search into URL parameters; other parameters stay, empty parts are left out. */
export function writeSearch(params: URLSearchParams, search: ItemSearch): URLSearchParams {
  const next = new URLSearchParams(params);

  for (const [name, value] of Object.entries(search)) {
    const text = value === null ? "" : String(value).trim();
    if (text === "" || text === "All") next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** Whether anything filters the list. The order alone does not. */
export function isNarrowed({ q, category, minTP, maxTP }: ItemSearch): boolean {
  return q.trim() !== "" || category !== "" || minTP !== null || maxTP !== null;
}

/** Whether the lowest price is above the highest. Then the form says so and sends no query. */
export function boundsCross({ minTP, maxTP }: ItemSearch): boolean {
  return minTP !== null && maxTP !== null && minTP > maxTP;
}

/** The order that applies. */
export const sortOf = ({ sort, q }: ItemSearch): ItemSort =>
  sort ?? (q.trim() === "" ? "newest" : "relevance");

/** The variables of the first page. Source: S1 §5 "Category omitted from search when All". */
export function toVariables(search: ItemSearch): ItemsQueryVariables {
  const { q, category, minTP, maxTP } = search;
  const filter = {
    ...(q.trim() !== "" && { q: q.trim() }),
    ...(category !== "" && { category }),
    ...(minTP !== null && { minTP }),
    ...(maxTP !== null && !boundsCross(search) && { maxTP }),
  };

  return { filter, sort: sortOf(search), first: PAGE.default };
}
