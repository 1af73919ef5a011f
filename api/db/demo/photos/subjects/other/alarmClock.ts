import { dim, lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { across, along, around, ball, face, round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, oval, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

const BRASS = "#c49a46";

/** Alarm clock. */
export const alarmClock: Subject = {
  name: "alarm clock",
  category: "Other",
  view: "table",
  company: "study",
  detail: [-20, -240],
  draw: (rng, { main, cloth, accent }) => {
    const ticks = Array.from({ length: 12 }, (_, i) =>
      placed(rect(-5, -158, 10, i % 3 === 0 ? 34 : 20, "#2b2f34", 4), 0, 0, i * 30),
    ).join("");
    const hour = rng.between(0, 360);
    const bell = (x: number, turn: number): string =>
      placed(
        path("M-84 0Q-84 -84 0 -88Q84 -84 84 0Q0 18 -84 0Z", round(BRASS, "metal")) +
          oval(0, 2, 84, 15, dim(BRASS, 0.5)) +
          rect(-6, 4, 12, 34, "#8a8d8b") +
          disc(0, -88, 11, ball(BRASS, 0.6)),
        x,
        -446,
        turn,
      );
    return (
      contact(0, 0, 190) +
      tube("M-120 -60L-170 -4", "#9ea3a2", 26, "metal") +
      tube("M120 -60L170 -4", "#9ea3a2", 26, "metal") +
      bell(-124, -30) +
      bell(124, 30) +
      tube("M0 -430V-520", "#9ea3a2", 12, "metal") +
      rect(
        -34,
        -544,
        68,
        30,
        across([
          [0, "#6d7476"],
          [0.3, "#f2f3f0"],
          [1, "#565c5f"],
        ]),
        12,
      ) +
      tube("M-90 -556Q0 -640 90 -556", "#9ea3a2", 13, "metal") +
      formed(disc(0, -236, 226, face(main)), { depth: 44, shade: 0.6, glow: 0.4 }) +
      disc(
        0,
        -236,
        192,
        along(0, 0, 1, 1, [
          [0, "#6d7476"],
          [0.5, "#e9ece9"],
          [1, "#fff"],
        ]),
      ) +
      disc(
        0,
        -236,
        182,
        around([
          [0, lit(cloth, 0.6)],
          [0.86, lit(cloth, 0.4)],
          [1, dim(cloth, 0.18)],
        ]),
      ) +
      placed(
        ticks +
          placed(rect(-8, -96, 16, 120, "#2b2f34", 8), 0, 0, hour) +
          placed(rect(-5, -140, 10, 168, "#2b2f34", 5), 0, 0, hour * 12) +
          placed(rect(-2.5, -120, 5, 150, accent, 2), 0, 0, hour * 3 + 80) +
          disc(0, 0, 12, ball(accent, 0.4)),
        0,
        -236,
      ) +
      path("M-160 -320A180 180 0 0 1 60 -406A250 250 0 0 0 -160 -250Z", "#fff", 'opacity="0.4"')
    );
  },
};
