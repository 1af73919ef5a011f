import { dim, lit } from "../../kit/colour.ts";
import { clipped, formed } from "../../kit/form.ts";
import { ball, face } from "../../kit/paint.ts";
import { disc, line, path, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";
import { draped } from "./draped.ts";

function hanger(y: number): string {
  return (
    line(`M0 ${y - 30}q-26 -6 -22 -34q8 -28 36 -16`, "#6d7274", 8) +
    tube(`M-190 ${y + 74}Q0 ${y - 70} 190 ${y + 74}`, "#b98a58", 26)
  );
}

/** Denim jacket. */
export const jacket: Subject = {
  name: "denim jacket",
  category: "Clothing & Accessories",
  view: "wall",
  company: "studio",
  detail: [-60, -140],
  draw: () => {
    const denim = "#4b6b8c";
    const body =
      "M-100 -320L-214 -276Q-256 -254 -270 -200L-352 160Q-356 184 -332 190L-262 204L-196 -20L-206 290Q-206 306 -190 308H190Q206 306 206 290L196 -20L262 204L332 190Q356 184 352 160L270 -200Q256 -254 214 -276L100 -320Z";
    const thread = 'stroke-dasharray="9 6" opacity="0.9"';
    const pocket = (x: number): string =>
      path(`M${x - 62} -120h124v26l-62 34l-62 -34z`, face(lit(denim, 0.12))) +
      line(`M${x - 56} -114h112v18l-56 32l-56 -32z`, "#d3a052", 3, thread) +
      disc(x, -84, 9, ball("#c78d4b", 0.6)) +
      line(`M${x - 46} -62l24 200h44l24 -200`, "#d3a052", 3, thread);
    return (
      hanger(-330) +
      formed(
        path(body, face(denim)) +
          path(body, texture("linen", 0.9, 45), 'opacity="0.9"') +
          clipped(
            draped(
              [
                "M-216 -160Q-200 -60 -198 0",
                "M216 -160Q200 -60 198 0",
                "M-110 100Q-120 220 -104 300",
                "M110 60Q120 200 108 300",
                "M-300 40L-246 20",
                "M-316 110L-256 90",
                "M300 40L246 20",
                "M312 120L262 96",
              ],
              28,
            ),
            body,
          ),
        { depth: 48, shade: 0.45, glow: 0.34 },
      ) +
      line("M-206 250H206M-206 242H206", "#d3a052", 3, thread) +
      line("M-200 -150Q0 -128 200 -150", "#d3a052", 3, thread) +
      pocket(-108) +
      pocket(108) +
      line("M-14 -296V306M14 -296V306", "#d3a052", 3, thread) +
      line("M0 -290V308", dim(denim, 0.5), 4) +
      [-220, -130, -40, 50, 140, 230, 280]
        .map((y) => disc(0, y, 11, ball("#c78d4b", 0.6)))
        .join("") +
      formed(
        path(
          "M-100 -322Q-40 -282 0 -282L-62 -196Q-120 -236 -140 -308Q-130 -330 -100 -322Z",
          face(lit(denim, 0.08)),
        ) +
          path(
            "M100 -322Q40 -282 0 -282L62 -196Q120 -236 140 -308Q130 -330 100 -322Z",
            face(lit(denim, 0.02)),
          ),
        { depth: 20 },
      ) +
      path("M-98 -324Q0 -272 98 -324Q60 -348 0 -348Q-60 -348 -98 -324Z", dim(denim, 0.5)) +
      rect(-22, -332, 44, 20, "#efe6d2", 3) +
      line("M-344 140L-268 158M344 140L268 158", "#d3a052", 3, thread)
    );
  },
};
