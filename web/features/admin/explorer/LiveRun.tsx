import { useCallback, useEffect, useRef } from "react";
import { useMarketEvents } from "../useMarketEvents.ts";

const EVERY_MS = 1000;

/**
 * Runs something again when it begins, and whenever something has happened in the market since, once a second at most.
 * The first run comes after the place that the events are followed from, so none is missed in between.
 */
export function LiveRun({ onRun }: { onRun: () => void }) {
  const runSoon = useSpaced(onRun, EVERY_MS);
  const after = useMarketEvents(runSoon);

  useEffect(() => {
    if (after) runSoon();
  }, [after, runSoon]);
  return null;
}

/** Calls `run` at once, or when `spaceMs` have passed since its last call. */
function useSpaced(run: () => void, spaceMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const nextAt = useRef(0);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    const waitMs = Math.max(0, nextAt.current - performance.now());
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      nextAt.current = performance.now() + spaceMs;
      latest.current();
    }, waitMs);
  }, [spaceMs]);
}
