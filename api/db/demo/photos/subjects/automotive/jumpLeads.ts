import { dim } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { metallic } from "../../kit/material.ts";
import { ball, face } from "../../kit/paint.ts";
import { disc, line, path, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

/** Jump leads. */
export const jumpLeads: Subject = {
  name: "jump leads",
  category: "Automotive",
  view: "above",
  company: "workshop",
  detail: [-200, 100],
  draw: () => {
    const clamp = (colour: `#${string}`): string =>
      formed(metallic("M-6 -30L120 -44Q150 -44 156 -12L150 -2H-6Z", "#b5783f"), { depth: 12 }) +
      formed(metallic("M-6 30L120 44Q150 44 156 12L150 2H-6Z", "#b5783f"), { depth: 12 }) +
      Array.from({ length: 7 }, (_, i) => path(`M${64 + i * 12} -4l6 8l6 -8z`, "#5d3a1a")).join(
        "",
      ) +
      formed(
        path(
          "M-180 -74Q-190 -40 -150 -34L20 -46Q50 -50 40 -64L-150 -92Q-176 -96 -180 -74Z",
          face(colour),
        ),
        { depth: 20 },
      ) +
      formed(
        path("M-180 74Q-190 40 -150 34L20 46Q50 50 40 64L-150 92Q-176 96 -180 74Z", face(colour)),
        { depth: 20 },
      ) +
      disc(-6, 0, 22, ball("#9ea3a3", 0.6)) +
      Array.from({ length: 6 }, (_, i) =>
        line(`M${-140 + i * 22} ${-84 + i * 3}l-6 36`, dim(colour, 0.4), 5, 'opacity="0.6"'),
      ).join("");
    const coil = (r: number, dx: number, dy: number, colour: `#${string}`): string =>
      tube(
        `M${dx - r} ${dy}A${r} ${r * 0.82} 0 1 1 ${dx + r} ${dy}A${r} ${r * 0.82} 0 1 1 ${dx - r} ${dy}`,
        colour,
        26,
        "gloss",
      );
    const red = "#b23a2e";
    const black = "#2b2e33";
    return (
      coil(300, 20, -70, black) +
      coil(276, 36, -60, red) +
      coil(250, 10, -84, black) +
      coil(238, 40, -50, red) +
      tube("M-200 80Q-320 180 -330 230", red, 26, "gloss") +
      tube("M-120 130Q-160 230 -120 280", black, 26, "gloss") +
      tube("M240 60Q340 120 320 200", red, 26, "gloss") +
      tube("M190 130Q230 210 160 280", black, 26, "gloss") +
      placed(clamp(red), -400, 300, 122, 0.86) +
      placed(clamp(black), -110, 360, 84, 0.86) +
      placed(clamp(red), 344, 300, 64, 0.86) +
      placed(clamp(black), 130, 370, 104, 0.86)
    );
  },
};
