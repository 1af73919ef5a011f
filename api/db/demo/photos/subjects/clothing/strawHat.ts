import { dim, lit } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { around, face } from "../../kit/paint.ts";
import { blob, disc, group, line, n, path } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Straw hat. */
export const strawHat: Subject = {
  name: "straw hat",
  category: "Clothing & Accessories",
  view: "above",
  company: "garden",
  detail: [0, -30],
  draw: (rng, { main }) => {
    const straw = "#dcb873";
    const wobble = (r: number): string =>
      blob(
        Array.from({ length: 14 }, (_, i): Point => {
          const a = (i / 14) * Math.PI * 2;
          const far = r * (1 + 0.02 * Math.sin(i * 2.3));
          return [Math.cos(a) * far * 1.14, Math.sin(a) * far];
        }),
      );
    let weave = "";
    for (let r = 385; r > 180; r -= 13)
      weave +=
        line(wobble(r), r % 2 === 0 ? "#8a6427" : "#7a561e", 3, 'opacity="0.55"') +
        line(wobble(r - 5), "#fff0c4", 3, 'opacity="0.5"');
    let crown = "";
    for (let r = 172; r > 8; r -= 13)
      crown +=
        line(wobble(r), "#8a6427", 3, 'opacity="0.5"') +
        line(wobble(r - 5), "#fff0c4", 3, 'opacity="0.5"');
    let stray = "";
    for (let i = 0; i < 60; i += 1) {
      const a = rng.between(0, 6.28);
      const r = rng.between(190, 380);
      stray += line(
        `M${n(Math.cos(a) * r * 1.14)} ${n(Math.sin(a) * r)}l${n(rng.between(-16, 16))} ${n(rng.between(-16, 16))}`,
        "#f4dda2",
        3,
        'opacity="0.7"',
      );
    }
    return (
      formed(path(wobble(392), face(straw)) + weave + stray, { depth: 30, shade: 0.4 }) +
      group(
        disc(
          22,
          26,
          226,
          around([
            [0.7, "#1a1206", 0.6],
            [1, "#1a1206", 0],
          ]),
        ),
      ) +
      path(wobble(200), face(main, 1.6)) +
      line(wobble(196), lit(main, 0.3), 4) +
      path("M214 30Q300 60 312 130L262 112L240 160Q210 90 190 60Z", face(dim(main, 0.08))) +
      formed(path(wobble(176), face(lit(straw, 0.1))) + crown, {
        depth: 74,
        shade: 0.5,
        glow: 0.4,
      }) +
      path("M-120 -16Q0 -70 120 -20Q0 10 -120 -16Z", "#5d4316", 'opacity="0.28"')
    );
  },
};
