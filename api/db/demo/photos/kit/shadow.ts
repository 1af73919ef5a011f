import { around } from "./paint.ts";
import { group, oval } from "./shapes.ts";

/** Keeps flat shapes (no groups inside) out of the shadow their subject casts: light, and shade already laid. */
export function unshadowed(shapes: string): string {
  return group(shapes, 'class="unshadowed"');
}

/** The dark where a thing touches the table: a wide soft pool and a tight line of dark. */
export function contact(x: number, y: number, half: number, strength = 1): string {
  const pool = around([
    [0, "#0d1018", 0.6 * strength],
    [0.55, "#0d1018", 0.34 * strength],
    [1, "#0d1018", 0],
  ]);
  const tight = around([
    [0, "#0a0c12", 0.8 * strength],
    [0.75, "#0a0c12", 0.55 * strength],
    [1, "#0a0c12", 0],
  ]);
  // A long thing is no deeper than a short one: past a point its shadow grows in width alone.
  const deep = Math.min(half, 190);
  return unshadowed(
    oval(x + deep * 0.14, y + deep * 0.03, half + deep * 0.32, deep * 0.3 + 12, pool) +
      oval(x + 4, y + deep * 0.1, half * 1.02, deep * 0.12 + 6, tight),
  );
}
