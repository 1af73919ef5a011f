import { startTransition, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";

/** The filters and the open row of a tab. They are in the URL, so that Back, reload and a shared link keep them. */
export function useAdminUrl() {
  const [inUrl, setInUrl] = useSearchParams();
  // The router changes the URL in a transition, but a choice must show at once.
  const [params, choose] = useOptimistic(inUrl);

  function changed(from: URLSearchParams, name: string, value: string): URLSearchParams {
    const next = new URLSearchParams(from);
    if (value === "") next.delete(name);
    else next.set(name, value);
    return next;
  }

  function put(name: string, value: string) {
    // A search that waited for the end of the typing may come after a click that this render does not know of yet.
    const now = new URLSearchParams(window.location.search);
    const next = changed(now, name, value.trim());
    startTransition(() => {
      choose(next);
      // Replaces the history entry, so that Back leaves the list and does not undo each letter.
      setInUrl(next, { replace: true });
    });
  }
  return {
    read: (name: string) => params.get(name)?.trim() ?? "",
    /** Sets this in the URL; "" removes it. */
    put,
    /** Where a link leads that adds this to the URL. */
    linkTo: (name: string, value: string) => ({
      search: `?${changed(params, name, value).toString()}`,
    }),
  };
}
