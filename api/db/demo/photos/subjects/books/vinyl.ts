import { dim, lit } from "../../kit/colour.ts";
import { clipped } from "../../kit/form.ts";
import { across, along, down, face } from "../../kit/paint.ts";
import { disc, n, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Vinyl record. */
export const vinyl: Subject = {
  name: "vinyl record",
  category: "Books & Media",
  view: "above",
  company: "study",
  detail: [120, -20],
  draw: (rng, { main, second, accent, cloth }) => {
    const grooves = Array.from({ length: 26 }, (_, i) =>
      disc(
        0,
        0,
        124 + i * 7.4,
        "none",
        `stroke="#fff" stroke-width="1.4" opacity="${n(i % 7 === 0 ? 0.28 : 0.1)}"`,
      ),
    ).join("");
    const shine = [-38, 142]
      .map((turn) =>
        placed(
          path(
            "M0 0L318 -74A326 326 0 0 1 318 74Z",
            across([
              [0.3, "#ffffff", 0],
              [0.7, "#ffffff", 0.28],
              [1, "#ffffff", 0.12],
            ]),
          ),
          0,
          0,
          turn,
        ),
      )
      .join("");
    const record =
      disc(0, 0, 326, "#17181b") +
      grooves +
      shine +
      disc(0, 0, 326, "none", 'stroke="#3a3c41" stroke-width="5"') +
      disc(0, 0, 112, face(accent)) +
      disc(0, 0, 92, "none", `stroke="${lit(accent, 0.5)}" stroke-width="3"`) +
      rect(-52, -60, 104, 14, lit(cloth, 0.4), 4) +
      rect(-36, 44, 72, 9, lit(cloth, 0.4), 4) +
      disc(0, 0, 11, "#e8e1d2") +
      disc(1, 1, 8, "#24262a");
    const hills = rng.between(-30, 30);
    const art =
      rect(
        -330,
        -330,
        660,
        660,
        down([
          [0, lit(main, 0.1)],
          [1, dim(main, 0.15)],
        ]),
        6,
      ) +
      disc(80, -70, 150, second) +
      clipped(
        path(`M-340 ${n(60 + hills)}Q-160 -60 20 80Q160 180 340 20V340H-340Z`, accent) +
          path(`M-340 170Q-120 60 60 190Q200 270 340 170V340H-340Z`, lit(cloth, 0.3)) +
          path("M-340 270Q-60 190 340 290V340H-340Z", dim(main, 0.3)),
        rectPath(-330, -330, 660, 660, 6),
      ) +
      path(
        rectPath(-330, -330, 660, 660, 6),
        along(0, 0, 1, 1, [
          [0, "#fff", 0.22],
          [0.5, "#fff", 0],
          [1, "#10131c", 0.25],
        ]),
      ) +
      path(rectPath(-330, -330, 660, 660, 6), texture("felt"), 'opacity="0.2"');
    return (
      placed(record, 190, 0) +
      path(
        "M128 -330h26v660h-26z",
        across([
          [0, "#0b0d12", 0.5],
          [1, "#0b0d12", 0],
        ]),
      ) +
      placed(art, -190, 0)
    );
  },
};
