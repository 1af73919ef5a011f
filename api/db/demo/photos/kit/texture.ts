import { define } from "./defs.ts";
import { seededRng } from "./random.ts";
import { line, n, oval, path, rect, through } from "./shapes.ts";
import type { Point } from "./shapes.ts";

/** Which surface a tile imitates. */
export type Texture = "grain" | "linen" | "felt" | "speckle" | "film" | "hide" | "knit";

// Turbulence costs per pixel, so noise is one small stitched tile that the pattern repeats.
function noiseTile(
  size: number,
  frequency: string,
  octaves: number,
  matrix: string,
  type = "fractalNoise",
): string {
  const filter = define(
    `<filter id="ID" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}" color-interpolation-filters="sRGB"><feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="7" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`,
  );
  return rect(0, 0, size, size, "#000", 0, `filter="url(#${filter})"`);
}

/** Noise as the opacity of one colour: contrast times the noise, less a floor. */
function inked(red: number, green: number, blue: number, contrast: number, floor: number): string {
  return `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${contrast} 0 0 0 ${-floor}`;
}

const GRAIN = 480;

/** Wood is drawn, not noise: a noise tile this wide costs 40 ms for every plank. Waves of whole periods meet at the seam. */
function grainTile(): string {
  const rng = seededRng(11);
  let drawn = "";
  for (let i = 0; i < 60; i += 1) {
    const y = (i + rng.between(-0.3, 0.3)) * (GRAIN / 60);
    // The sway changes slowly with the height, so that neighbouring lines flow together and never cross.
    const slow = (y / GRAIN) * Math.PI * 2;
    const points: Point[] = [];
    for (let step = 0; step <= 8; step += 1) {
      const at = (step / 8) * Math.PI * 2;
      points.push([
        (step / 8) * GRAIN,
        y + 7 * Math.sin(at + Math.sin(slow)) + 3 * Math.sin(2 * at + 2 * Math.cos(slow)),
      ]);
    }
    const [start = [0, 0]] = points;
    const d = `M${n(start[0])} ${n(start[1])}${through(points)}`;
    const colour = rng.chance(0.7) ? "#2c1606" : "#ffe9c4";
    drawn += line(d, colour, rng.between(0.8, 4), `opacity="${n(rng.between(0.1, 0.4))}"`);
  }
  return drawn;
}

function speckleTile(): string {
  const rng = seededRng(23);
  let drawn = "";
  for (let i = 0; i < 90; i += 1) {
    const r = rng.between(0.8, 3.4);
    drawn += oval(
      rng.between(4, 296),
      rng.between(4, 296),
      r,
      r * rng.between(0.6, 1),
      rng.chance(0.6) ? "#2a2622" : "#fffaf0",
      `opacity="${n(rng.between(0.2, 0.8))}"`,
    );
  }
  return drawn;
}

const TILES: Readonly<Record<Texture, { size: number; tile: () => string }>> = {
  grain: { size: GRAIN, tile: grainTile },
  speckle: { size: 300, tile: speckleTile },
  felt: {
    size: 128,
    tile: () => noiseTile(128, "0.35 0.35", 2, inked(0.05, 0.04, 0.05, 1.6, 0.6)),
  },
  hide: { size: 160, tile: () => noiseTile(160, "0.09 0.11", 2, inked(0.05, 0.03, 0.02, 2, 0.86)) },
  film: { size: 160, tile: () => noiseTile(160, "0.8 0.8", 1, inked(0.1, 0.09, 0.08, 1.2, 0.5)) },
  linen: {
    size: 8,
    tile: () =>
      path("M0 0h4v4h-4zM4 4h4v4h-4z", "#20160c", 'opacity="0.13"') +
      path("M0 1h4v1h-4zM4 5h4v1h-4zM5 0h1v4h-1zM1 4h1v4h-1z", "#fff", 'opacity="0.26"'),
  },
  knit: {
    size: 20,
    tile: () =>
      path("M0 2L10 12V20L0 10z", "#000", 'opacity="0.13"') +
      path("M20 2L10 12V20L20 10z", "#fff", 'opacity="0.16"') +
      path("M10 12L0 2M10 12L20 2", "none", 'stroke="#000" stroke-opacity="0.22" stroke-width="2"'),
  },
};

/** A paint that lays a texture over whatever is below; scale 1 is a tile at its own size. */
export function texture(name: Texture, scale = 1, turn = 0, shift = 0): string {
  const { size, tile } = TILES[name];
  const id = define(
    `<pattern id="ID" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="translate(${n(shift * 1.7)} ${n(shift)}) rotate(${n(turn)}) scale(${scale})">${tile()}</pattern>`,
  );
  return `url(#${id})`;
}
