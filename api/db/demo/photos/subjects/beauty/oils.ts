import { lit } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { glass } from "../../kit/material.ts";
import { round } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, placed } from "../../kit/shapes.ts";
import { turned, wrapped } from "../../kit/turned.ts";
import { sprig } from "../../scene/companions.ts";
import type { Subject } from "../../subject.ts";

/** Essential oils. */
export const oils: Subject = {
  name: "essential oils",
  category: "Health & Beauty",
  view: "table",
  company: "studio",
  detail: [-20, -190],
  draw: (rng, { main, second, accent, cloth }) => {
    const bottle = (mark: Colour, paper: Colour): string => {
      const profile = [
        [0, 80],
        [-10, 88],
        [-170, 88],
        [-214, 66],
        [-236, 36],
        [-250, 36],
      ] as const;
      return (
        contact(0, 0, 88) +
        glass({ profile }, "#6b3a14", -180, "#b5722f") +
        wrapped(88, 72, -150, -42, round(paper)) +
        disc(0, -84, 24, mark) +
        wrapped(88, 40, -58, -52, mark) +
        turned({
          profile: [
            [-246, 42],
            [-296, 40],
          ],
          colour: "#24272b",
          finish: "gloss",
          angular: true,
        }) +
        Array.from({ length: 9 }, (_, i) =>
          line(`M${-36 + i * 9} -246V-290`, "#0d0f12", 2, 'opacity="0.6"'),
        ).join("") +
        turned({
          profile: [
            [-296, 22],
            [-330, 26],
            [-372, 24],
            [-388, 12],
          ],
          colour: "#33373c",
          finish: "gloss",
        })
      );
    };
    return (
      placed(bottle(main, lit(cloth, 0.4)), 0, -60, 0, 1.16) +
      placed(bottle(accent, lit(cloth, 0.4)), -210, 0, 0, 1.1) +
      placed(bottle(second, lit(cloth, 0.4)), 210, 8, 0, 1.1) +
      placed(sprig(rng, 250, "#8a82a8", 44), -330, 60, 66) +
      placed(sprig(rng, 220, "#9489b0", 40), -300, 74, 84)
    );
  },
};
