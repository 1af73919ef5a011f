import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type ItemSearch, NO_SEARCH, readSearch, writeSearch } from "./itemSearch.ts";

/** The search of this screen, which is stored in the URL, with functions to change a part of it and to clear it. */
export function useItemSearch() {
  const [params, setParams] = useSearchParams();
  const inUrl = useMemo(() => readSearch(params), [params]);
  // The router changes the URL in a transition, but a choice must show at once.
  const [search, setSearch] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  const latest = useRef(search);

  if (seen !== inUrl) {
    setSeen(inUrl);
    setSearch(inUrl);
  }

  useEffect(() => {
    latest.current = search;
  }, [search]);

  const change = useCallback(
    (part: Partial<ItemSearch>) => {
      latest.current = { ...latest.current, ...part };
      const next = latest.current;
      setSearch(next);
      // Replaces the history entry, so that Back leaves the list and does not undo each letter.
      setParams((now) => writeSearch(now, next), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const clear = useCallback(() => change(NO_SEARCH), [change]);

  return [search, change, clear] as const;
}
