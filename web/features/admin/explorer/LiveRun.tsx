import { useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";

const LogEnd = graphql(`
  query LogEnd {
    adminEventLog(first: 1) {
      cursor
    }
  }
`);

const MarketTouched = graphql(`
  subscription MarketTouched($after: Cursor) {
    adminEvents(after: $after) {
      cursor
    }
  }
`);

const EVERY_MS = 1000;

/**
 * Runs something again when it begins, and whenever something has happened in the market since, once a second at most.
 * The first run comes after the place that the events are followed from, so none is missed in between.
 */
export function LiveRun({ onRun }: { onRun: () => void }) {
  const { data } = useQuery(LogEnd, { fetchPolicy: "no-cache" });
  const after = data?.adminEventLog.cursor;
  const runSoon = useSpaced(onRun, EVERY_MS);

  useEffect(() => {
    if (after) runSoon();
  }, [after, runSoon]);
  useLive(MarketTouched, { after, onEvent: runSoon });
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
