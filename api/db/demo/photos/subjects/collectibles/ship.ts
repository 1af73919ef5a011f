import { dim, lit, mix } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { across, along, down, face, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { line, path, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Ship in a bottle. */
export const ship: Subject = {
  name: "ship in a bottle",
  category: "Collectibles",
  view: "table",
  company: "study",
  detail: [-80, -180],
  draw: (_rng, { wood, accent, cloth, main }) => {
    const bottle =
      "M-380 -170Q-380 -300 -270 -310H100Q190 -306 236 -220Q250 -204 280 -204H370V-134H280Q250 -134 236 -118Q190 -36 100 -32H-270Q-380 -40 -380 -170Z";
    const sail = (x: number, y: number, w: number, h: number): string =>
      path(
        `M${x - w} ${y}Q${x} ${y - 12} ${x + w} ${y}Q${x + w + 18} ${y + h * 0.5} ${x + w + 4} ${y + h}Q${x} ${y + h - 12} ${x - w + 4} ${y + h}Q${x - w + 16} ${y + h * 0.5} ${x - w} ${y}Z`,
        across([
          [0, lit(cloth, 0.5)],
          [0.6, lit(cloth, 0.2)],
          [1, dim(cloth, 0.2)],
        ]),
      );
    const hull =
      path(
        "M-250 -120Q-120 -96 40 -106L110 -136Q86 -76 40 -64H-200Q-240 -84 -250 -120Z",
        along(0, 0, 0, 1, [
          [0, lit(accent, 0.1)],
          [1, dim(accent, 0.5)],
        ]),
      ) + line("M-244 -112Q-110 -88 60 -104", "#f3e3b8", 5);
    const masts = [
      [-170, 1],
      [-76, 1.16],
      [14, 0.94],
    ]
      .map(
        ([x = 0, s = 1]) =>
          rect(x - 3, -112 - 160 * s, 6, 164 * s, "#5d4028") +
          sail(x, -262 * s + 20 * (s - 1), 38 * s, 56 * s) +
          sail(x, -200 * s + 30 * (s - 1), 46 * s, 66 * s),
      )
      .join("");
    return (
      contact(0, 6, 340) +
      [-240, 150]
        .map((x) =>
          formed(
            wooden(
              `M${x - 40} 6Q${x - 60} -60 ${x - 70} -92H${x - 30}Q${x} -24 ${x + 30} -92H${x + 70}Q${x + 60} -60 ${x + 40} 6Z`,
              wood,
              90,
            ),
            { depth: 18 },
          ),
        )
        .join("") +
      rect(
        -230,
        -16,
        380,
        22,
        down([
          [0, lit(wood, 0.1)],
          [1, dim(wood, 0.5)],
        ]),
        4,
      ) +
      path(bottle, "#d8e8e6", 'opacity="0.36"') +
      clipped(
        path(
          "M-400 -76Q-320 -100 -240 -78T-80 -78T80 -78T260 -80V0H-400Z",
          mix("#3f7f92", main, 0.3),
        ) +
          hull +
          masts +
          line("M-170 -270L-250 -118M-76 -300L14 -250L112 -136M-76 -300L-170 -270", "#3a2a1c", 2) +
          path(
            "M-400 -58Q-320 -84 -240 -60T-80 -60T80 -60T260 -62V0H-400Z",
            mix("#2f6a80", main, 0.3),
            'opacity="0.9"',
          ) +
          line("M-360 -64Q-300 -84 -240 -62T-80 -62T80 -62", "#eaf5f5", 4, 'opacity="0.6"'),
        bottle,
      ) +
      path(
        bottle,
        down([
          [0, "#ffffff", 0.4],
          [0.14, "#ffffff", 0.06],
          [0.6, "#0d1820", 0],
          [1, "#0d1820", 0.42],
        ]),
      ) +
      line("M-330 -240Q-310 -288 -250 -290H80", "#fff", 13, 'opacity="0.75"') +
      line("M-352 -150Q-340 -80 -280 -56", "#fff", 6, 'opacity="0.4"') +
      path(bottle, "none", 'stroke="#20343a" stroke-opacity="0.4" stroke-width="4"') +
      rect(
        356,
        -210,
        20,
        82,
        across([
          [0, "#cfe2df", 0.9],
          [1, "#7f9c9b", 0.9],
        ]),
        8,
      ) +
      rect(370, -198, 70, 58, face("#b98d5c"), 8) +
      rect(370, -198, 70, 58, round("#b98d5c"), 8, 'opacity="0.3"')
    );
  },
};
