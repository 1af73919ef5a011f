import { dim, lit } from "./colour.ts";
import type { Colour } from "./colour.ts";
import type { Finish } from "./paint.ts";
import { group, line, n } from "./shapes.ts";

/** A round bar, cable or strap along a path: a dark edge, the body, and light along its upper left. */
export function tube(d: string, colour: Colour, width: number, finish: Finish = "matte"): string {
  const up = n(-width * 0.12);
  const shine = finish === "matte" ? 0.22 : finish === "gloss" ? 0.5 : 0.75;
  return (
    line(d, dim(colour, 0.5), width) +
    group(line(d, dim(colour, 0.12), width * 0.74), `transform="translate(${up} ${up})"`) +
    group(
      line(d, lit(colour, shine * 0.45), width * 0.42),
      `transform="translate(${n(-width * 0.17)} ${n(-width * 0.17)})"`,
    ) +
    group(
      line(d, lit(colour, shine), width * 0.16),
      `transform="translate(${n(-width * 0.22)} ${n(-width * 0.22)})"`,
    )
  );
}
