import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { type ItemSearch, NO_SEARCH, readSearch, writeSearch } from "./itemSearch.ts";

/** The search of this screen, kept in the URL, how to change a part of it, and how to clear it. */
export function useItemSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);

  const change = useCallback(
    (part: Partial<ItemSearch>) =>
      // Replaced, not pushed: Back leaves the list instead of undoing each letter.
      setParams((now) => writeSearch(now, { ...readSearch(now), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const clear = useCallback(() => change(NO_SEARCH), [change]);

  return [search, change, clear] as const;
}
