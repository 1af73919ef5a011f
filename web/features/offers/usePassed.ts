import { useEffect, useState } from "react";

/** Whether this time has passed. It re-renders when it passes. */
export function usePassed(moment: string): boolean {
  const end = Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const left = end - Date.now();
    const timer = setTimeout(() => setNow(Math.max(Date.now(), end)), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [end]);

  return now >= end;
}
