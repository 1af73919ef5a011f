import { group, line, n } from "../../kit/shapes.ts";

/** Soft folds: each a dark valley beside a lit ridge. */
export function draped(folds: readonly string[], width: number, strength = 1): string {
  return folds
    .map(
      (d) =>
        line(d, "#0e131c", width, `opacity="${0.14 * strength}"`) +
        line(d, "#0e131c", width * 0.4, `opacity="${0.2 * strength}"`) +
        group(
          line(d, "#fff4dc", width * 0.55, `opacity="${0.17 * strength}"`),
          `transform="translate(${n(-width * 0.9)} 0)"`,
        ),
    )
    .join("");
}
