import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far ahead of the view it is drawn. */
const AHEAD = "600px";

/** Draws what is far down the page only when the member comes near it. */
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
