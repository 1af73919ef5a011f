import { useEffect, useMemo, useState } from "react";

type BlurOf = (placeholder: string) => string | null;
let blurOf: BlurOf | undefined;

/** What stands in for a photo while it loads. What draws it comes after the first page, and is there at once from then on. */
export function useBlur(placeholder: string | null | undefined): string | null {
  const [draw, setDraw] = useState(() => blurOf);
  const isWanted = Boolean(placeholder) && draw === undefined;
  useEffect(() => {
    if (!isWanted) return;
    import("./blurOf.ts").then(
      (loaded) => {
        blurOf = loaded.blurOf;
        setDraw(() => loaded.blurOf);
      },
      // The photo itself still comes.
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(() => (placeholder && draw ? draw(placeholder) : null), [placeholder, draw]);
}
