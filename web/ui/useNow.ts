import { useEffect, useState } from "react";

/** The current time, updated every `everyMs` while the page is visible. Null stops the updates. */
export function useNow(everyMs: number | null): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (everyMs === null) return;
    const renew = () => setNow(new Date());
    const timer = setInterval(() => document.visibilityState === "visible" && renew(), everyMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [everyMs]);
  return now;
}
