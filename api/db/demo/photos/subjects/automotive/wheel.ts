import { formed } from "../../kit/form.ts";
import { along, around, ball, face } from "../../kit/paint.ts";
import { disc, line, path, placed } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Alloy wheel. */
export const wheel: Subject = {
  name: "alloy wheel",
  category: "Automotive",
  view: "above",
  company: "workshop",
  detail: [-60, -60],
  draw: () => {
    const spokes = Array.from({ length: 5 }, (_, i) =>
      placed(
        path(
          "M-38 -60L-84 -250Q0 -282 84 -250L38 -60Q0 -40 -38 -60Z",
          along(0, 0, 1, 0.5, [
            [0, "#dfe2e0"],
            [0.4, "#a9afaf"],
            [1, "#777e81"],
          ]),
        ) +
          path("M-14 -84L-34 -230Q0 -246 34 -230L14 -84Z", "#23272b") +
          line("M-38 -60L-84 -250", "#ffffff", 4, 'opacity="0.6"'),
        0,
        0,
        i * 72,
      ),
    ).join("");
    const tread = Array.from({ length: 64 }, (_, i) =>
      placed(path("M-9 -392h18l-3 34h-12z", "#0e0f11"), 0, 0, i * 5.625),
    ).join("");
    return (
      disc(
        0,
        0,
        392,
        around([
          [0.7, "#33363a"],
          [0.8, "#1f2124"],
          [0.88, "#3c4044"],
          [0.93, "#232528"],
          [1, "#141517"],
        ]),
      ) +
      tread +
      disc(0, 0, 392, texture("felt"), 'opacity="0.4"') +
      line("M-250 -210A330 330 0 0 1 60 -322", "#fff", 9, 'opacity="0.14"') +
      disc(
        0,
        0,
        292,
        along(0, 0, 1, 1, [
          [0, "#f4f5f2"],
          [0.4, "#8f9698"],
          [0.6, "#d3d7d5"],
          [1, "#5a6063"],
        ]),
      ) +
      disc(0, 0, 276, "#17191c") +
      disc(0, 0, 150, "none", 'stroke="#3a3e42" stroke-width="40"') +
      spokes +
      disc(0, 0, 276, "none", 'stroke="#c9cdcb" stroke-width="10"') +
      formed(disc(0, 0, 92, face("#b9bfbf")), { depth: 22 }) +
      Array.from({ length: 5 }, (_, i) =>
        placed(disc(0, -62, 13, ball("#3a3e42", 0.6)), 0, 0, 36 + i * 72),
      ).join("") +
      disc(0, 0, 36, face("#2c3034")) +
      disc(
        0,
        0,
        24,
        along(0, 0, 1, 1, [
          [0, "#fff"],
          [1, "#6d7476"],
        ]),
      )
    );
  },
};
