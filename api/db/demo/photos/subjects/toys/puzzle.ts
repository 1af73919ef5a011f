import { lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { along, face } from "../../kit/paint.ts";
import { disc, group, line, path, placed, rect } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

function scenery(main: Colour, second: Colour, accent: Colour, cloth: Colour): string {
  return (
    rect(
      -416,
      -260,
      832,
      520,
      along(0, 0, 0, 1, [
        [0, lit(main, 0.25)],
        [1, lit(cloth, 0.2)],
      ]),
    ) +
    disc(150, -110, 80, lit(accent, 0.3)) +
    path("M-416 20L-220 -150L-60 0L120 -120L416 60V260H-416Z", mix(main, second, 0.5)) +
    path("M-416 100Q-160 0 60 110T416 90V260H-416Z", second) +
    path("M-416 190Q-60 110 416 200V260H-416Z", accent) +
    path("M-220 -150L-262 -112L-226 -120L-200 -104L-182 -116Z", lit(cloth, 0.4))
  );
}

/** Jigsaw puzzle. */
export const puzzle: Subject = {
  name: "jigsaw puzzle",
  category: "Toys & Games",
  view: "above",
  company: "study",
  detail: [0, -30],
  draw: (rng, { main, second, accent, cloth }) => {
    const size = 104;
    const piece = (column: number, row: number): string => {
      const x = -416 + column * size;
      const y = -260 + row * size;
      return `M${x} ${y}h34c-14 -34 50 -34 36 0h34v34c34 -14 34 50 0 36v34h-34c14 34 -50 34 -36 0h-34v-34c-34 14 -34 -50 0 -36z`;
    };
    const picture = scenery(main, second, accent, cloth);
    let cuts = "";
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        const open = (column === 6 && row > 2) || (column === 7 && row > 1);
        if (!open)
          cuts += `M${-416 + column * size} ${-260 + row * size}h34c-14 -30 50 -30 36 0h34v34c30 -14 30 50 0 36v34`;
      }
    }
    const area = "M-416 -260H416V-52H312V52H208V260H-416Z";
    const loose = [
      [330, 130, 24],
      [400, 250, -36],
      [268, 236, 60],
    ]
      .map(([x = 0, y = 0, turn = 0], i) =>
        placed(
          formed(placed(path(piece(4, 2), face([accent, main, second][i] ?? main)), 0, 0), {
            depth: 10,
            shade: 0.4,
          }),
          x,
          y,
          turn + rng.between(-8, 8),
        ),
      )
      .join("");
    return (
      clipped(picture, area) +
      line(cuts, "#12151c", 3, 'opacity="0.4"') +
      group(line(cuts, "#fff", 2, 'opacity="0.4"'), 'transform="translate(2 2)"') +
      line(area, "#12151c", 3, 'opacity="0.35"') +
      loose
    );
  },
};
