import { useEffect, useRef, useState } from "react";

/** News that come together ask the server once. */
const GATHER_MS = 400;

/** Calls once for everything that comes within a moment. */
export function useGathered(run: () => void): () => void {
  const [asked, ask] = useState(0);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => latest.current(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return () => ask((count) => count + 1);
}
