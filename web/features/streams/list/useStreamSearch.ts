import { useSearchParams } from "react-router-dom";
import { SHOWS, type Show } from "./streamLists.ts";

/** The search text and the selected group, stored in the URL. */
export function useStreamSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get("q")?.trim() ?? "";
  const asked = params.get("show");
  const show = SHOWS.find((each) => each === asked) ?? "all";

  function put(name: "q" | "show", value: string) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      // Replaces the history entry, so that Back leaves the list and does not undo each letter.
      { replace: true, preventScrollReset: true },
    );
  }
  return {
    search,
    show,
    setSearch: (text: string) => put("q", text.trim()),
    setShow: (next: Show) => put("show", next === "all" ? "" : next),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  };
}
