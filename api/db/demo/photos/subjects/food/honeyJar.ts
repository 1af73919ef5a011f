import { ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { oval, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { jar } from "./jar.ts";

/** Honey jar. */
export const honeyJar: Subject = {
  name: "honey jar",
  category: "Food & Drinks",
  view: "table",
  company: "kitchen",
  detail: [-20, -190],
  draw: (_rng, { main }) =>
    placed(jar("#d98a1c", "#c9a24a", "#f3ead6", main), -40, 0, 0, 1.5) +
    contact(330, 16, 120) +
    tube("M250 2L420 -64", "#b5824e", 20) +
    placed(
      [0, 1, 2, 3, 4]
        .map((i) => oval(-i * 19, 0, 11, 42 - Math.abs(i - 2) * 7, ball("#b07a42", 0.4)))
        .join(""),
      262,
      -4,
      -21,
    ),
};
