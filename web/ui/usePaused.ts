import { useEffect, useState } from "react";

/** The value after it has not changed for this long, in ms; `before` the first time. */
export function usePaused<Value>(value: Value, pauseMs: number, before: Value = value): Value {
  const [paused, setPaused] = useState(before);

  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);

  return paused;
}
