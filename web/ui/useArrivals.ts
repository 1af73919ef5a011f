import { useCallback, useEffect, useRef, useState } from "react";

const TOLD_EVERY_MS = 10_000; // design language §7: coalesced to 1 per 10 s

/** Ids that arrived while a list is on screen: the first is added at once, later ones in batches. */
export function useArrivals() {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(function tell() {
    if (waiting.current.size === 0) {
      timer.current = undefined;
      return;
    }
    const arrived = [...waiting.current];
    waiting.current.clear();
    setTold((before) => new Set([...before, ...arrived]));
    timer.current = setTimeout(tell, TOLD_EVERY_MS);
  }, []);

  const add = useCallback(
    (id: string) => {
      waiting.current.add(id);
      if (timer.current === undefined) tell();
    },
    [tell],
  );

  const clear = useCallback(() => {
    waiting.current.clear();
    setTold(new Set());
  }, []);

  const forget = useCallback((ids: ReadonlySet<string>) => {
    setTold((before) => new Set([...before].filter((id) => !ids.has(id))));
  }, []);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return { arrived: told, add, clear, forget };
}
