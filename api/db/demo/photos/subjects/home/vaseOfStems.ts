import { dim, lit, mix } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { line, n, oval, path, placed, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { turned, turnedOutline } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Vase with dried stems. */
export const vaseOfStems: Subject = {
  name: "vase with dried stems",
  category: "Home & Garden",
  view: "table",
  company: "studio",
  detail: [0, -230],
  draw: (rng, { cloth, main, second }) => {
    let stems = "";
    for (let i = 0; i < 9; i += 1) {
      const turn = -34 + i * 8.4 + rng.between(-3, 3);
      const length = rng.between(300, 380);
      let plume = "";
      for (let k = 0; k < 16; k += 1)
        plume += placed(
          oval(
            0,
            -16,
            6 - k * 0.2,
            20,
            lit(mix("#d9bd8b", second, 0.12), rng.between(0, 0.5)),
            'opacity="0.85"',
          ),
          0,
          -length + k * 9,
          (k % 2 === 0 ? 1 : -1) * (10 + k * 2),
        );
      stems += placed(line(`M0 0V${n(-length + 20)}`, "#a98b5c", 4) + plume, 0, 0, turn);
    }
    const profile = [
      [0, 84],
      [-18, 92],
      [-90, 138],
      [-180, 140],
      [-260, 84],
      [-300, 44],
      [-336, 52],
    ] as const;
    return (
      contact(0, 0, 110) +
      placed(stems, 0, -280, 0, 0.86) +
      turned({ profile, colour: mix(main, cloth, 0.25), inside: dim(main, 0.4) }) +
      clipped(
        path("M-200 -150Q0 -90 200 -150V40H-200Z", round(lit(cloth, 0.3))) +
          path("M-200 -150Q0 -90 200 -150V-140Q0 -80 -200 -140Z", dim(main, 0.3), 'opacity="0.4"'),
        turnedOutline(profile),
      ) +
      clipped(rect(-200, -400, 400, 420, texture("speckle", 0.8)), turnedOutline(profile))
    );
  },
};
