import { clipped, formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { across, around } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { blob, disc, line, n, ovalPath, path } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Sourdough loaf. */
export const sourdough: Subject = {
  name: "sourdough loaf",
  category: "Food & Drinks",
  view: "table",
  company: "kitchen",
  detail: [-40, -190],
  draw: (rng) => {
    const loaf = blob([
      [-345, -90],
      [-320, -210],
      [-200, -300],
      [0, -330],
      [210, -294],
      [325, -205],
      [348, -90],
      [250, -24],
      [0, -8],
      [-250, -24],
    ]);
    const crust = formed(
      path(
        loaf,
        around(
          [
            [0, "#d59a55"],
            [0.5, "#b9753a"],
            [1, "#7d4319"],
          ],
          0.42,
          0.3,
          0.75,
        ),
      ) + path(loaf, texture("hide", 1.6), 'opacity="0.28"'),
      { depth: 120, shade: 0.6, glow: 0.28 },
    );
    const scores = [-215, -85, 45, 175]
      .map((x) => {
        const d = `M${x - 34} -92Q${x - 46} -220 ${x + 66} -282Q${x + 44} -180 ${x + 30} -84Q${x} -66 ${x - 34} -92Z`;
        return (
          path(
            d,
            across([
              [0, "#74401a"],
              [0.22, "#c98f52"],
              [0.4, "#f3dcae"],
              [0.8, "#e6c48c"],
              [1, "#a66f36"],
            ]),
          ) + line(`M${x - 30} -94Q${x - 40} -216 ${x + 64} -280`, "#5d3012", 7, 'opacity="0.6"')
        );
      })
      .join("");
    let flour = "";
    for (let i = 0; i < 170; i += 1) {
      flour += disc(
        rng.between(-330, 330),
        rng.between(-300, -70),
        rng.between(1.5, 4.5),
        "#fff4df",
        `opacity="${n(rng.between(0.15, 0.6))}"`,
      );
    }
    const board =
      wooden("M-440 -34V2A440 46 0 0 0 440 2V-34Z", "#8a5a34") +
      wooden(ovalPath(0, -34, 440, 46), "#c08c5b");
    return (
      contact(0, 14, 430, 0.8) +
      board +
      contact(14, -26, 320, 0.8) +
      crust +
      clipped(scores + flour, loaf)
    );
  },
};
