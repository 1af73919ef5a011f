import { useQuery } from "@apollo/client/react";
import { PALETTE_ITEMS, SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import { graphql } from "../../gql/gql.ts";
import { usePaused } from "../../ui/usePaused.ts";

const PALETTE_SEARCH = graphql(`
  query PaletteItems($q: String!, $first: Int!) {
    items(filter: { q: $q }, sort: relevance, first: $first) {
      edges {
        node {
          id
          title
          tpValue
        }
      }
    }
  }
`);

const PAUSE_MS = 200;
const WORTH_ASKING = 2;

/**
 * The items that match the typed text, searched after a short pause in typing. The previous results stay until the new
 * ones are loaded.
 */
export function useFoundItems(typed: string) {
  const wanted = typed.trim().slice(0, SEARCH_TEXT_MAX);
  const q = usePaused(wanted, PAUSE_MS, "");

  const skip = wanted.length < WORTH_ASKING || q.length < WORTH_ASKING;
  const { data, previousData, error } = useQuery(PALETTE_SEARCH, {
    variables: { q, first: PALETTE_ITEMS },
    skip,
  });
  const found = skip ? [] : ((data ?? previousData)?.items.edges.map((edge) => edge.node) ?? []);
  return {
    items: found,
    isSearching: wanted.length >= WORTH_ASKING && !error && (q !== wanted || data === undefined),
    failed: !skip && error !== undefined,
  };
}
