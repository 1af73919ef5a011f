import { dim } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { across, along, around, ball } from "../../kit/paint.ts";
import { disc, line, oval, path, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

const GOLD = "#c39a45";

/** Pocket watch. */
export const pocketWatch: Subject = {
  name: "pocket watch",
  category: "Collectibles",
  view: "above",
  company: "study",
  detail: [-20, 40],
  draw: (rng) => {
    const gilt = along(0, 0, 1, 1, [
      [0, "#fff1c4"],
      [0.3, GOLD],
      [0.5, "#f0d48c"],
      [0.75, "#8a6526"],
      [1, "#d9b566"],
    ]);
    const marks = Array.from({ length: 60 }, (_, i) =>
      placed(
        line(i % 5 === 0 ? "M0 -208V-180" : "M0 -208V-200", "#2b2620", i % 5 === 0 ? 8 : 2.5),
        0,
        0,
        i * 6,
      ),
    ).join("");
    const hand = (length: number, turn: number, width: number): string =>
      placed(
        path(`M${-width} 30L0 ${-length}L${width} 30Q0 44 ${-width} 30Z`, "#22324a"),
        0,
        0,
        turn,
      );
    let chain = "";
    for (let i = 0; i < 30; i += 1) {
      const t = i / 29;
      const x = 20 + 430 * t * (1 - t) * 2.1 + t * 330;
      const y = -352 + 520 * t - Math.sin(t * Math.PI * 1.6) * 190;
      chain += placed(
        oval(
          0,
          0,
          21,
          i % 2 === 0 ? 12 : 6,
          "none",
          `stroke="${i % 2 === 0 ? GOLD : dim(GOLD, 0.3)}" stroke-width="7"`,
        ) +
          oval(
            -2,
            -3,
            20,
            i % 2 === 0 ? 11 : 5,
            "none",
            'stroke="#ffeebb" stroke-width="2" opacity="0.7"',
          ),
        x,
        y,
        40 + t * 90,
      );
    }
    const hour = rng.between(0, 360);
    return placed(
      chain +
        line("M-40 -330a44 50 0 1 1 80 0", GOLD, 17) +
        line("M-38 -334a42 48 0 1 1 70 -14", "#ffedb8", 5) +
        rect(
          -24,
          -318,
          48,
          50,
          across([
            [0, "#7a5a22"],
            [0.35, "#f5dc9c"],
            [1, "#6d4f1c"],
          ]),
          8,
        ) +
        formed(disc(0, 0, 280, gilt), { depth: 26, shade: 0.5 }) +
        disc(
          0,
          0,
          246,
          along(1, 1, 0, 0, [
            [0, "#fff1c4"],
            [0.5, GOLD],
            [1, "#6d4f1c"],
          ]),
        ) +
        disc(
          0,
          0,
          230,
          around([
            [0, "#fffdf4"],
            [0.85, "#f3ead3"],
            [1, "#c2b48f"],
          ]),
        ) +
        marks +
        disc(0, 112, 58, "none", 'stroke="#8d8168" stroke-width="3"') +
        placed(line("M0 14V-40", "#22324a", 4), 0, 112, 130) +
        disc(0, 0, 150, "none", 'stroke="#c9bb98" stroke-width="2"') +
        hand(120, hour, 13) +
        hand(186, hour * 12, 9) +
        disc(0, 0, 14, ball(GOLD, 0.5)) +
        path("M-196 -110A226 226 0 0 1 90 -206A300 300 0 0 0 -196 -30Z", "#fff", 'opacity="0.42"'),
      -120,
      50,
      0,
      1.02,
    );
  },
};
