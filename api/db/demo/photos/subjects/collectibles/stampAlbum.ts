import { lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { across, along, face } from "../../kit/paint.ts";
import { disc, line, oval, path, placed, rect } from "../../kit/shapes.ts";
import { tube } from "../../kit/tube.ts";
import type { Subject } from "../../subject.ts";

function stamp(w: number, h: number, ground: Colour, ink: Colour, kind: number): string {
  let edge = "";
  for (let x = 0; x <= w; x += 12) edge += disc(x, 0, 3.6, "#4d4334") + disc(x, h, 3.6, "#4d4334");
  for (let y = 0; y <= h; y += 12) edge += disc(0, y, 3.6, "#4d4334") + disc(w, y, 3.6, "#4d4334");
  const motif =
    [
      path(
        `M12 ${h - 24}L${w * 0.35} ${h * 0.4}L${w * 0.55} ${h * 0.66}L${w * 0.72} ${h * 0.5}L${w - 12} ${h - 24}Z`,
        ink,
      ) + disc(w * 0.7, h * 0.3, w * 0.11, lit(ink, 0.5)),
      disc(w / 2, h * 0.44, w * 0.27, ink) +
        path(`M${w * 0.24} ${h - 24}Q${w / 2} ${h * 0.56} ${w * 0.76} ${h - 24}Z`, ink) +
        disc(w / 2, h * 0.4, w * 0.13, lit(ground, 0.3)),
      path(`M${w / 2} 20V${h - 26}L${w * 0.2} ${h - 40}Z`, ink) +
        path(`M${w / 2 + 4} 30Q${w * 0.86} ${h * 0.5} ${w / 2 + 4} ${h - 40}Z`, lit(ink, 0.4)) +
        path(`M14 ${h - 34}H${w - 14}L${w * 0.74} ${h - 16}H${w * 0.26}Z`, ink),
      [0, 72, 144, 216, 288]
        .map((a) => placed(oval(0, -w * 0.17, w * 0.1, w * 0.17, ink), w / 2, h * 0.42, a))
        .join("") +
        disc(w / 2, h * 0.42, w * 0.08, lit(ink, 0.6)) +
        line(`M${w / 2} ${h * 0.6}V${h - 20}`, ink, 4),
    ][kind % 4] ?? "";
  return (
    rect(2, 3, w, h, "#1a150d", 0, 'opacity="0.3"') +
    rect(0, 0, w, h, "#f8f3e6") +
    edge +
    rect(
      9,
      9,
      w - 18,
      h - 18,
      along(0, 0, 1, 1, [
        [0, lit(ground, 0.3)],
        [1, ground],
      ]),
    ) +
    motif
  );
}

/** Stamp album. */
export const stampAlbum: Subject = {
  name: "stamp album",
  category: "Collectibles",
  view: "above",
  company: "study",
  detail: [-220, -60],
  draw: (rng, { main, second, accent, wall }) => {
    const inks: readonly [Colour, ...Colour[]] = [
      main,
      accent,
      second,
      "#7a3b46",
      "#2f5f5a",
      "#3c4f7c",
      "#a3622c",
    ];
    let stamps = "";
    for (const left of [-424, 36]) {
      for (let row = 0; row < 4; row += 1) {
        for (let column = 0; column < 3; column += 1) {
          if (rng.chance(0.08)) continue;
          const ink = rng.pick(inks);
          stamps += placed(
            stamp(108, 126, mix(lit(ink, 0.62), wall, 0.15), ink, Math.floor(rng.between(0, 4))),
            left + column * 132,
            -280 + row * 144,
            rng.between(-1.4, 1.4),
          );
        }
        stamps += rect(left - 14, -280 + row * 144 + 104, 408, 30, "#fffdf4", 0, 'opacity="0.34"');
      }
    }
    const page = (x: number): string =>
      rect(
        x,
        -320,
        456,
        640,
        across(
          x < 0
            ? [
                [0, "#3a3631"],
                [0.9, "#2d2a26"],
                [1, "#171513"],
              ]
            : [
                [0, "#171513"],
                [0.1, "#2d2a26"],
                [1, "#3a3631"],
              ],
        ),
        6,
      );
    return (
      rect(-480, -338, 960, 684, face(main), 14) +
      rect(-466, -322, 932, 650, "#d9cfb8", 6) +
      page(-458) +
      page(2) +
      stamps +
      tube("M0 -326V326", "#1d1a17", 7) +
      placed(
        tube("M-150 0L60 -12Q90 -14 96 0", "#b9bdbb", 10, "metal") +
          tube("M-150 0L60 14Q90 14 96 2", "#9ea3a2", 10, "metal"),
        330,
        300,
        -34,
      )
    );
  },
};
