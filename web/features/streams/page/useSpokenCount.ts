import { useEffect, useRef, useState } from "react";

const SPEAK_EVERY_MS = 30_000;

/** The viewer count for screen readers, announced at most every half minute and only when it changed. */
export function useSpokenCount(count: number | null): string {
  const [spoken, setSpoken] = useState<number | null>(null);
  const newest = useRef(count);
  useEffect(() => {
    newest.current = count;
  });

  useEffect(() => {
    const timer = setInterval(() => setSpoken(newest.current), SPEAK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (spoken === null) return "";
  return spoken === 1 ? "1 person is watching" : `${spoken} people are watching`;
}
