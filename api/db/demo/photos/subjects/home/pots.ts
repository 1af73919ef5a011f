import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, n, placed } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import { turned } from "../../kit/turned.ts";
import { leaf, sprig } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

function clayPot(r: number, h: number, colour: Colour): string {
  return (
    contact(0, 0, r * 0.8) +
    turned({
      profile: [
        [0, r * 0.7],
        [-h * 0.78, r * 0.92],
      ],
      colour,
      angular: true,
      top: "none",
    }) +
    turned({
      profile: [
        [-h * 0.76, r * 1.02],
        [-h, r * 1.05],
      ],
      colour: lit(colour, 0.06),
      angular: true,
      inside: "#3a2a20",
    })
  );
}

/** Terracotta pots with plant. */
export const pots: Subject = {
  name: "terracotta pots with plant",
  category: "Home & Garden",
  view: "table",
  company: "garden",
  detail: [-90, -330],
  draw: (rng, { accent }) => {
    const clay = mix("#b5643f", accent, 0.12);
    let fern = "";
    for (let i = 0; i < 13; i += 1) {
      const turn = -74 + i * 12.2 + rng.between(-5, 5);
      const length = rng.between(250, 330);
      const green = rng.pick<Colour>(["#57784f", "#6b8a58", "#486848", "#7d9966"]);
      fern += placed(
        tube(`M0 0V${n(-length * 0.5)}`, dim(green, 0.3), 6) +
          placed(leaf(length * 0.62, green, 0.24), 0, -length * 0.42, -90),
        0,
        0,
        turn,
      );
    }
    return (
      placed(sprig(rng, 240, "#8aa393", 56), 250, -150, 12) +
      placed(sprig(rng, 200, "#7d9686", 56), 250, -150, -20) +
      placed(sprig(rng, 180, "#93aa98", 50), 250, -150, 38) +
      placed(clayPot(112, 170, dim(clay, 0.06)), 250, -14) +
      placed(fern, -80, -220) +
      placed(clayPot(172, 250, clay), -80, 6) +
      placed(clayPot(82, 110, lit(clay, 0.1)), 130, 34) +
      placed(
        disc(0, 0, 52, ball("#6d8a5c", 0.35)) +
          Array.from({ length: 22 }, (_, i) =>
            line(
              `M${n(Math.cos(i * 2.4) * (10 + i * 1.7))} ${n(Math.sin(i * 2.4) * (10 + i * 1.7))}l${n(Math.cos(i * 2.4) * 10)} ${n(Math.sin(i * 2.4) * 10)}`,
              "#e9e3c8",
              2.4,
            ),
          ).join(""),
        130,
        -104,
      )
    );
  },
};
