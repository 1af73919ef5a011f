import { dim, mix } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { across, along, around, down, face } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, n, oval, path, placed, rect } from "../../kit/shapes.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

const GOLD = "#c39a45";

/** Snow globe. */
export const snowGlobe: Subject = {
  name: "snow globe",
  category: "Collectibles",
  view: "table",
  company: "studio",
  detail: [0, -330],
  draw: (rng, { wood, accent, main }) => {
    const R = 210;
    let flakes = "";
    for (let i = 0; i < 70; i += 1) {
      const a = rng.between(0, 6.28);
      const r = Math.sqrt(rng.next()) * 190;
      flakes += disc(
        Math.cos(a) * r,
        Math.sin(a) * r,
        rng.between(2, 5.5),
        "#ffffff",
        `opacity="${n(rng.between(0.5, 1))}"`,
      );
    }
    const fir = (x: number, y: number, s: number): string =>
      placed(
        [0, 1, 2]
          .map(
            (i) =>
              path(
                `M0 ${-150 + i * 42}L${-34 - i * 16} ${-80 + i * 42}H${34 + i * 16}Z`,
                across([
                  [0, "#3f7259"],
                  [1, "#1f4536"],
                ]),
              ) +
              path(
                `M0 ${-150 + i * 42}L${-20 - i * 6} ${-110 + i * 42}Q0 ${-122 + i * 42} ${16 + i * 6} ${-116 + i * 42}Z`,
                "#f4f7f5",
              ),
          )
          .join("") + rect(-9, 0, 18, 26, "#5d4028"),
        x,
        y,
        0,
        s,
      );
    const house =
      rect(-64, 10, 128, 90, face(accent)) +
      path("M-84 14L0 -62L84 14Z", "#f7f9f8") +
      path("M-84 14L0 -62L0 -46L-66 14Z", "#d5dfe2") +
      rect(-18, 46, 36, 54, dim(accent, 0.6), 4) +
      rect(26, 34, 26, 26, "#ffd97a", 3) +
      rect(-54, 34, 26, 26, "#ffd97a", 3) +
      rect(30, -56, 20, 42, dim(accent, 0.35)) +
      rect(27, -62, 26, 10, "#f7f9f8", 3);
    const globe = `M${-R} 0a${R} ${R} 0 1 1 ${2 * R} 0a${R} ${R} 0 1 1 ${-2 * R} 0z`;
    return (
      contact(0, 0, 180) +
      turned({
        profile: [
          [0, 186],
          [-26, 190],
          [-44, 168],
          [-104, 150],
          [-122, 160],
          [-136, 160],
        ],
        colour: mix(wood, "#4a2c1a", 0.5),
        finish: "gloss",
        top: dim(wood, 0.4),
      }) +
      rect(
        -56,
        -92,
        112,
        34,
        along(0, 0, 1, 1, [
          [0, "#f3dd9d"],
          [0.5, GOLD],
          [1, "#7d5c22"],
        ]),
        6,
      ) +
      placed(
        clipped(
          disc(
            0,
            0,
            R,
            around(
              [
                [0, "#e9f3f4"],
                [0.6, mix("#b6d0d8", main, 0.2)],
                [1, mix("#6f97a6", main, 0.3)],
              ],
              0.4,
              0.35,
              0.75,
            ),
          ) +
            path("M-220 110Q-90 60 10 96T220 100V220H-220Z", "#f6f9f9") +
            fir(-104, 96, 1.06) +
            fir(112, 104, 0.86) +
            placed(house, 4, 24) +
            path(
              "M-220 150Q-60 100 60 134T220 140V220H-220Z",
              down([
                [0, "#ffffff"],
                [1, "#c9d8de"],
              ]),
            ) +
            flakes,
          globe,
        ) +
          path(
            globe,
            around([
              [0.7, "#0f1f2c", 0],
              [0.93, "#0f1f2c", 0.22],
              [1, "#0f1f2c", 0.5],
            ]),
          ) +
          path(
            "M-150 -110Q-110 -180 -30 -188Q-90 -140 -112 -60Q-150 -50 -150 -110Z",
            "#fff",
            'opacity="0.55"',
          ) +
          oval(120, 110, 34, 60, "#fff", 'opacity="0.16" transform="rotate(40 120 110)"'),
        0,
        -316,
      )
    );
  },
};
