import { lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { face, rod } from "../../kit/paint.ts";
import { disc, line, path, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

const STEEL = "#aeb3b3";

/** Cordless drill. */
export const drill: Subject = {
  name: "cordless drill",
  category: "Tools & Equipment",
  view: "above",
  company: "workshop",
  detail: [-60, -120],
  draw: (_rng, { main }) => {
    const body =
      "M-250 -250Q-250 -290 -206 -292L120 -300Q196 -300 214 -250L226 -190Q226 -128 176 -120L120 -112Q134 20 172 128Q176 152 150 156L20 160Q-4 158 -6 134Q-2 0 -44 -104L-206 -116Q-250 -120 -250 -160Z";
    const vents = [0, 1, 2, 3]
      .map((i) => line(`M${60 + i * 34} -262L${74 + i * 34} -162`, "#11151a", 11, 'opacity="0.75"'))
      .join("");
    return placed(
      formed(path(body, face(main)), { depth: 60 }) +
        path(
          "M-44 -112L120 -112Q134 20 172 128Q176 152 150 156L96 158Q70 20 36 -40Q0 -84 -44 -112Z",
          "#22272d",
        ) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            line(`M${64 + i * 11} ${-50 + i * 34}L${124 + i * 8} ${-56 + i * 34}`, "#3a4148", 9),
          )
          .join("") +
        path("M-38 -98Q8 -70 2 -26Q-14 -2 -22 -26Q-22 -70 -52 -98Z", face("#b7402e")) +
        vents +
        formed(rect(-66, 150, 290, 120, face("#2b3138"), 22), { depth: 34 }) +
        rect(-66, 168, 290, 18, main, 0, 'opacity="0.9"') +
        rect(120, 216, 74, 16, "#11161b", 6) +
        [0, 1, 2].map((i) => disc(134 + i * 22, 224, 5, "#8fd08c")).join("") +
        rect(-300, -280, 66, 160, rod("#33393f"), 10) +
        path(
          "M-300 -270L-386 -246Q-400 -240 -400 -226V-178Q-400 -164 -386 -158L-300 -134Z",
          rod("#30353a", "gloss"),
        ) +
        [0, 1, 2, 3]
          .map((i) => line(`M-386 ${-238 + i * 24}L-304 ${-254 + i * 34}`, "#14181c", 4))
          .join("") +
        rect(-430, -214, 34, 24, rod(STEEL, "metal")) +
        rect(-560, -209, 140, 14, rod(STEEL, "metal"), 3) +
        line(
          "M-550 -206L-528 -198M-522 -206L-500 -198M-494 -206L-472 -198M-466 -206L-444 -198",
          "#565b5e",
          5,
        ) +
        rect(-190, -268, 150, 34, lit(main, 0.4), 8, 'opacity="0.5"') +
        line("M-216 -280L130 -288", "#fff", 7, 'opacity="0.35"'),
      70,
      40,
      -8,
      1.08,
    );
  },
};
