import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far outside of the viewport the children are rendered. */
const AHEAD = "600px";

/** Renders its children only when they are near the viewport. */
export function NearView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

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
