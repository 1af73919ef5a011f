import { type ReactNode, useEffect, useRef, useState } from "react";

/** What a reader does who wants to be elsewhere. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
/** How far outside of the viewport the children are rendered. */
const AHEAD = "600px";

interface Props {
  readonly children: ReactNode;
  /** The page was opened for them: they are rendered at once, and scrolled to. */
  readonly isWanted?: boolean;
}

/** Renders its children only when they are near the viewport. */
export function NearView({ children, isWanted = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isWantedFirst] = useState(isWanted);
  const [isNear, setNear] = useState(isWanted);

  useEffect(() => (isWantedFirst ? keepInView(place.current) : undefined), [isWantedFirst]);

  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return <div ref={place}>{isNear && children}</div>;
}

/** Scrolls to an element again when what is above it grows, until the reader does something. */
function keepInView(element: HTMLElement | null): () => void {
  const growth = new ResizeObserver(() => element?.scrollIntoView());
  growth.observe(document.body);
  const stop = () => {
    growth.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
