import { formed } from "../../kit/form.ts";
import { metallic, wooden } from "../../kit/material.ts";
import { around } from "../../kit/paint.ts";
import { disc, line, n, path, placed } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** Hand saw. */
export const saw: Subject = {
  name: "hand saw",
  category: "Tools & Equipment",
  view: "above",
  company: "workshop",
  detail: [220, 20],
  draw: (_rng, { wood }) => {
    let teeth = "";
    for (let x = -530; x < 190; x += 20)
      teeth += `L${x + 12} ${n(86 + (x + 530) * 0.12)}L${x + 20} ${n(72 + (x + 530) * 0.12)}`;
    const blade = `M-530 -6L170 -130L220 -120V160L190 160L190 ${n(72 + 720 * 0.12)}L-530 72Z`;
    return placed(
      metallic(blade, "#b9bfbf") +
        path(`M-530 66${teeth}L190 140L-530 60Z`, "#9aa0a1") +
        path("M-530 -6L170 -130L170 -122L-530 2Z", "#ffffff", 'opacity="0.6"') +
        `<g fill-rule="evenodd">${formed(wooden("M150 -150Q240 -176 300 -158Q372 -190 430 -150Q470 -120 448 -72Q420 -40 430 10Q446 70 470 100Q490 150 440 176Q390 190 352 168Q290 196 230 178Q186 190 160 150Q130 40 150 -150ZM278 -84Q240 -30 256 60Q270 112 320 106Q372 98 364 30Q352 -50 340 -78Q310 -104 278 -84Z", wood, 20), { depth: 30, shade: 0.5 })}</g>` +
        [
          [206, -96],
          [214, 14],
          [222, 120],
        ]
          .map(
            ([x = 0, y = 0]) =>
              disc(
                x,
                y,
                17,
                around([
                  [0, "#f5e3ae"],
                  [0.6, "#b9924b"],
                  [1, "#6d5222"],
                ]),
              ) + line(`M${x - 9} ${y - 5}L${x + 9} ${y + 5}`, "#5d451c", 4),
          )
          .join(""),
      20,
      0,
      -14,
      1.02,
    );
  },
};
