import { dim, lit } from "../../kit/colour.ts";
import { around } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, line, n, path, placed, poly } from "../../kit/shapes.ts";
import type { Point } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import type { Subject } from "../../subject.ts";

/** Football. */
export const football: Subject = {
  name: "football",
  category: "Sports & Outdoors",
  view: "table",
  company: "studio",
  detail: [-40, -250],
  draw: (_rng, { main, cloth }) => {
    const R = 244;
    const white = lit(cloth, 0.45);
    const at = (lon: number, lat: number): Point => {
      const a = (lon * Math.PI) / 180;
      const b = (lat * Math.PI) / 180;
      return [Math.sin(a) * Math.cos(b) * R, -Math.sin(b) * R];
    };
    const patch = (lon: number, lat: number, size: number): string =>
      poly(
        [0, 1, 2, 3, 4].map((i) =>
          at(
            lon +
              (Math.cos((i * 72 - 90) * (Math.PI / 180)) * size) /
                Math.max(0.45, Math.cos((lat * Math.PI) / 180)),
            lat - Math.sin((i * 72 - 90) * (Math.PI / 180)) * size,
          ),
        ),
      );
    const patches = [
      [-8, 14],
      [-62, 38],
      [44, 46],
      [66, -8],
      [-46, -34],
      [24, -44],
      [-86, -10],
      [-6, 80],
    ]
      .map(
        ([lon = 0, lat = 0]) =>
          path(patch(lon, lat, 19), main) +
          path(
            patch(lon, lat, 19),
            "none",
            `stroke="${dim(main, 0.4)}" stroke-width="4" stroke-linejoin="round"`,
          ),
      )
      .join("");
    const seams = [
      [-8, 34, -30, 60],
      [10, 20, 30, 34],
      [4, -2, 14, -28],
      [-19, -2, -34, -18],
      [-26, 20, -46, 30],
      [-50, 20, -52, -14],
      [-28, -40, 4, -46],
      [44, -34, 58, -22],
      [60, 12, 56, 30],
      [30, 60, 10, 70],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) => {
        const [x1, y1] = at(a, b);
        const [x2, y2] = at(c, d);
        return line(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, dim(white, 0.4), 5, 'opacity="0.7"');
      })
      .join("");
    return (
      contact(0, -4, 130) +
      placed(
        disc(0, 0, R, white) +
          seams +
          patches +
          disc(0, 0, R, texture("felt"), 'opacity="0.25"') +
          disc(
            0,
            0,
            R,
            around(
              [
                [0, "#fffaf0", 0.5],
                [0.3, "#fffaf0", 0.05],
                [0.6, "#0e1220", 0.12],
                [0.88, "#0e1220", 0.55],
                [1, "#0e1220", 0.42],
              ],
              0.34,
              0.28,
              0.78,
            ),
          ),
        0,
        -R + 2,
        0,
        1,
      )
    );
  },
};
