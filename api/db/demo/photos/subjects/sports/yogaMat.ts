import { dim, lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { down, face, rod } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { oval, path } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

function matEnd(colour: Colour): string {
  return down([
    [0, dim(colour, 0.35)],
    [0.5, colour],
    [1, lit(colour, 0.12)],
  ]);
}

/** Yoga mat. */
export const yogaMat: Subject = {
  name: "yoga mat",
  category: "Sports & Outdoors",
  view: "table",
  company: "studio",
  detail: [180, -110],
  draw: (_rng, { main, accent }) => {
    let spiral = "";
    for (let r = 114; r > 14; r -= 15)
      spiral +=
        oval(
          310 + (114 - r) * 0.06,
          -124,
          r * 0.62,
          r,
          "none",
          `stroke="${dim(main, 0.42)}" stroke-width="4"`,
        ) +
        oval(
          308,
          -126,
          (r - 5) * 0.62,
          r - 5,
          "none",
          `stroke="${lit(main, 0.34)}" stroke-width="4"`,
        );
    return (
      contact(-20, -2, 420) +
      path("M-330 -4H340Q420 2 470 26L-300 34Q-400 24 -330 -4Z", matEnd(main)) +
      path(
        "M-330 -4H340Q420 2 470 26L-300 34Q-400 24 -330 -4Z",
        texture("speckle", 0.6),
        'opacity="0.35"',
      ) +
      path("M-340 -244H310V-4H-340A74 120 0 0 1 -340 -244Z", rod(main)) +
      path(
        "M-340 -244H310V-4H-340A74 120 0 0 1 -340 -244Z",
        texture("speckle", 0.6),
        'opacity="0.35"',
      ) +
      oval(310, -124, 75, 120, face(lit(main, 0.1))) +
      spiral +
      [-220, 140]
        .map((x) => path(`M${x} -246h54a74 122 0 0 1 0 244h-54a74 122 0 0 0 0 -244z`, rod(accent)))
        .join("") +
      tube("M-190 -240Q-180 -350 0 -350Q160 -350 170 -240", accent, 20)
    );
  },
};
