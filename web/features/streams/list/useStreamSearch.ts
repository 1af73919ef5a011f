import { useSearchParams } from "react-router-dom";
import { SHOWS, type Show } from "./streamLists.ts";

/** What is looked for and which group is shown, kept in the address. */
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
      // Replaced, not pushed: Back leaves the list instead of undoing each letter.
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
