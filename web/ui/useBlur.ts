import { useEffect, useMemo, useState } from "react";

type BlurOf = (placeholder: string) => string | null;
let blurOf: BlurOf | undefined;

/**
 * The blurred placeholder of a photo while it loads. Its code loads after the first page, and is available at once from
 * then on.
 */
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
      // Without it the photo itself still loads.
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(() => (placeholder && draw ? draw(placeholder) : null), [placeholder, draw]);
}
