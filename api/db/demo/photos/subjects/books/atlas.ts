import { clipped } from "../../kit/form.ts";
import { across, face } from "../../kit/paint.ts";
import { group, line, n, path, placed, rect, rectPath } from "../../kit/shapes.ts";
import type { Subject } from "../../subject.ts";

/** World atlas. */
export const atlas: Subject = {
  name: "world atlas",
  category: "Books & Media",
  view: "above",
  company: "study",
  detail: [-160, -60],
  draw: (rng, { main, accent }) => {
    const page = (mirror: number): string => {
      const sheet =
        "M0 -300Q120 -330 250 -312Q360 -306 450 -312V296Q360 300 250 306Q120 310 0 322Z";
      const sea = rectPath(44, -262, 366, 520, 4);
      let lands = "";
      for (let i = 0; i < 5; i += 1) {
        const x = rng.between(90, 350);
        const y = rng.between(-220, 200);
        const s = rng.between(40, 100);
        const d = `M${n(x - s)} ${n(y)}q${n(s * 0.2)} ${n(-s * 0.9)} ${n(s * 0.9)} ${n(-s * 0.7)}q${n(s * 0.4)} ${n(-s * 0.3)} ${n(s * 0.8)} ${n(s * 0.3)}q${n(s * 0.1)} ${n(s * 0.5)} ${n(-s * 0.3)} ${n(s * 0.7)}q${n(-s * 0.2)} ${n(s)} ${n(-s * 0.6)} ${n(s * 0.5)}q${n(-s * 0.6)} ${n(s * 0.1)} ${n(-s * 0.8)} ${n(-s * 0.8)}z`;
        lands +=
          path(
            d,
            rng.pick(["#c9b98a", "#a9b886", "#d9c494", "#bfa97a"]),
            'stroke="#7d6f4d" stroke-width="2.5"',
          ) +
          line(
            `M${n(x - s * 0.4)} ${n(y)}q${n(s * 0.4)} ${n(-s * 0.2)} ${n(s * 0.8)} ${n(s * 0.1)}`,
            "#8b7a52",
            2,
            'stroke-dasharray="5 4"',
          );
      }
      const grid = [0, 1, 2, 3, 4]
        .map((i) =>
          line(
            `M44 ${-170 + i * 88}H410M${110 + i * 62} -262V258`,
            "#5f8a92",
            1.5,
            'opacity="0.5"',
          ),
        )
        .join("");
      return group(
        path(
          sheet,
          across([
            [0, "#a99b7e"],
            [0.12, "#e2d7bd"],
            [0.4, "#f5eedd"],
            [1, "#e4d9c0"],
          ]),
        ) +
          group(
            path(sea, "#a8c6c4") +
              grid +
              clipped(lands, sea) +
              path(sea, "none", 'stroke="#7e8f86" stroke-width="3"'),
          ) +
          path(
            sheet,
            across([
              [0, "#1a130a", 0.42],
              [0.1, "#1a130a", 0.1],
              [0.25, "#1a130a", 0],
              [0.8, "#fff", 0.1],
              [1, "#1a130a", 0.1],
            ]),
          ),
        mirror < 0 ? 'transform="scale(-1 1)"' : "",
      );
    };
    return placed(
      rect(-468, -322, 936, 652, face(main), 12) +
        rect(-458, -306, 916, 622, "#cfc4a8", 6) +
        rect(-454, -310, 908, 618, "#ded3b8", 6) +
        page(-1) +
        page(1) +
        path("M-8 -306h18v690l-9 -18l-9 18z", face(accent)) +
        line("M0 -300V320", "#4d422e", 3, 'opacity="0.5"'),
      0,
      0,
    );
  },
};
