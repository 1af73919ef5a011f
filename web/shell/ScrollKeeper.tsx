import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const GIVE_UP_MS = 3000;
const positions = new Map<string, number>();

/**
 * Scrolls new screens to the top; Back and Forward return to the previous position as soon as the page is long enough.
 */
export function ScrollKeeper() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [key]);

  useLayoutEffect(() => {
    const wanted = type === "POP" ? (positions.get(key) ?? 0) : 0;
    return scrollWhenLongEnough(wanted);
    // A change of only the query (such as a filter) keeps the position.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, type === "POP" ? key : null]);

  return null;
}

function scrollWhenLongEnough(wanted: number): () => void {
  window.scrollTo(0, wanted);
  if (wanted === 0) return () => {};
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) <= 2) stop();
  });
  const timer = setTimeout(stop, GIVE_UP_MS);
  // The member's own scrolling has priority.
  const events = ["wheel", "touchmove", "keydown"] as const;
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  grown.observe(document.body);
  function stop() {
    grown.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  }
  return stop;
}
