import { useSearchParams } from "react-router-dom";

/**
 * The tab that the URL names in one of its parameters, or the first one (or `otherwise`), and what opens another: the history gets no
 * entry, and the page does not scroll.
 */
export function useTabInUrl<Name extends string>(
  parameter: string,
  tabs: readonly [readonly [Name, string], ...(readonly [Name, string])[]],
  otherwise: Name = tabs[0][0],
): [Name, (name: string) => void] {
  const [params, setParams] = useSearchParams();
  const [name = otherwise] = tabs.find(([each]) => each === params.get(parameter)) ?? [];
  const open = (next: string) =>
    setParams(
      (now) => {
        now.set(parameter, next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [name, open];
}
