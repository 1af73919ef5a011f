import { useCallback, useEffect, useRef } from "react";

/** Throttles a refetch, so that a burst of events causes one: `run` is called at most once in `everyMs`. */
export function useThrottled(run: () => void, everyMs = 400): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, everyMs);
  }, [everyMs]);
}
