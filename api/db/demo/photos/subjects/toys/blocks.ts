import { block, plainFaces } from "../../kit/block.ts";
import { dim, lit, mix } from "../../kit/colour.ts";
import type { Colour } from "../../kit/colour.ts";
import { formed } from "../../kit/form.ts";
import { wooden } from "../../kit/material.ts";
import { ball } from "../../kit/paint.ts";
import { contact } from "../../kit/shadow.ts";
import { disc, path, placed, poly, rect } from "../../kit/shapes.ts";
import { texture } from "../../kit/texture.ts";
import { turned } from "../../kit/turned.ts";
import type { Subject } from "../../subject.ts";

/** Building blocks. */
export const blocks: Subject = {
  name: "building blocks",
  category: "Toys & Games",
  view: "table",
  company: "studio",
  detail: [-60, -230],
  draw: (_rng, { main, second, accent, cloth, wood }) => {
    const cube = (size: number, colour: Colour, mark: string): string => {
      const faces = plainFaces(size, size, size, colour);
      return block({
        width: size,
        depth: size,
        height: size,
        ...faces,
        front:
          faces.front +
          rect(
            12,
            12,
            size - 24,
            size - 24,
            "none",
            8,
            `stroke="${lit(colour, 0.5)}" stroke-width="6" opacity="0.7"`,
          ) +
          placed(mark, size / 2, size / 2),
        top: faces.top,
        side: faces.side + rect(0, 0, size, size, texture("grain", 0.8, 90), 0, 'opacity="0.22"'),
      });
    };
    const paper = lit(cloth, 0.4);
    const star = path(
      poly(
        Array.from(
          { length: 10 },
          (_, i) =>
            [
              Math.cos((i * 36 - 90) * (Math.PI / 180)) * (i % 2 === 0 ? 44 : 19),
              Math.sin((i * 36 - 90) * (Math.PI / 180)) * (i % 2 === 0 ? 44 : 19),
            ] as const,
        ),
      ),
      paper,
    );
    const moon = path("M14 -42A44 44 0 1 0 14 42A34 34 0 1 1 14 -42Z", paper);
    const arch =
      wooden(
        "M-130 0V-120A130 120 0 0 1 130 -120V0H66V-110A66 64 0 0 0 -66 -110V0Z",
        lit(wood, 0.2),
        90,
      ) + path("M-66 0V-110A66 64 0 0 1 66 -110L50 -104A54 54 0 0 0 -46 -104V0Z", dim(wood, 0.45));
    return (
      placed(contact(0, 0, 120) + formed(arch, { depth: 18 }), 300, -30) +
      placed(
        turned({
          profile: [
            [0, 74],
            [-150, 4],
          ],
          colour: second,
          angular: true,
          top: "none",
        }),
        300,
        -252,
      ) +
      placed(cube(170, main, star), -130, 0) +
      placed(cube(170, accent, disc(0, 0, 40, paper)), 70, 14) +
      placed(cube(160, mix(second, paper, 0.15), moon), -40, -190) +
      placed(
        contact(0, 0, 60, 0.7) +
          turned({
            profile: [
              [0, 66],
              [-130, 66],
            ],
            colour: lit(wood, 0.15),
            angular: true,
          }),
        -34,
        -368,
      ) +
      contact(-350, 24, 60) +
      disc(-350, -44, 72, ball(mix(accent, second, 0.5), 0.4))
    );
  },
};
