/** The edge of the square that is described, in pixels. */
export const EDGE = 96;

const CELLS = 8;
const CELL = EDGE / CELLS;
const ANGLES = 9;
const SHAPE = CELLS * CELLS * ANGLES;

const UNIFORM_PATTERNS = 59;
const QUARTERS = 4;
const TEXTURE = QUARTERS * UNIFORM_PATTERNS;

/** How many bytes describe a photo: its shape, then its texture. */
export const DESCRIPTOR_BYTES = SHAPE + TEXTURE;

const COARSE_CELLS = 4;
/** How many bytes its coarse shape has. */
export const COARSE_BYTES = COARSE_CELLS * COARSE_CELLS * ANGLES;

/** Weaker gradients and differences, in grey values of 256, are noise: of the sensor, or of how a file is compressed. */
const GRADIENT_NOISE = 8;
const TEXTURE_NOISE = 4;

/** The length of each part as a vector. Of so many values, none is above 255. */
const LENGTH = 512;

/**
 * Describes a square of 96 by 96 grey pixels by its shape, a histogram of oriented gradients of 8 by 8 cells and 9
 * angles, and by its texture, uniform local binary patterns of its four quarters. Each part is the square roots of a
 * distribution, so the distance of two photos is the Hellinger distance; one byte a value.
 *
 * Sources: Dalal and Triggs 2005 (HOG), Ojala, Pietikäinen and Mäenpää 2002 (LBP).
 */
export function describeSquare(grey: Uint8Array): Uint8Array {
  const described = new Uint8Array(DESCRIPTOR_BYTES);
  described.set(rooted(gradients(grey)), 0);
  described.set(rooted(patterns(grey)), SHAPE);
  return described;
}

/** The shape of a descriptor in 4 by 4 cells: enough to leave out most photos. */
export function coarseShape(descriptor: Uint8Array): Uint8Array {
  const sums = new Float64Array(COARSE_BYTES);
  for (let at = 0; at < SHAPE; at += 1) {
    const cell = Math.floor(at / ANGLES);
    const row = Math.floor(cell / CELLS / 2);
    const column = Math.floor((cell % CELLS) / 2);
    const value = descriptor[at] ?? 0;
    const coarse = (row * COARSE_CELLS + column) * ANGLES + (at % ANGLES);
    sums[coarse] = (sums[coarse] ?? 0) + value * value;
  }
  return rooted(sums);
}

/** How unlike two photos are: 0 for the same, at most 2. */
export function distance(a: Uint8Array, b: Uint8Array): number {
  return Math.sqrt(squares(a, b)) / LENGTH;
}

/** The sum of the squared differences; of two coarse shapes or two descriptors. */
export function squares(a: Uint8Array, b: Uint8Array, start = 0, end = a.length): number {
  let sum = 0;
  for (let at = start; at < end; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/** The square roots of a distribution, as a vector of a fixed length. */
function rooted(weights: Float64Array): Uint8Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return Uint8Array.from(weights, (weight) =>
    Math.min(255, Math.round(LENGTH * Math.sqrt(weight / total))),
  );
}

/** The gradients of each cell by angle, without their sign; each pixel counts in the four nearest cells and two angles. */
function gradients(grey: Uint8Array): Float64Array {
  const cells = new Float64Array(SHAPE);
  for (let y = 1; y < EDGE - 1; y += 1)
    for (let x = 1; x < EDGE - 1; x += 1) {
      const at = y * EDGE + x;
      const dx = (grey[at + 1] ?? 0) - (grey[at - 1] ?? 0);
      const dy = (grey[at + EDGE] ?? 0) - (grey[at - EDGE] ?? 0);
      const size = Math.sqrt(dx * dx + dy * dy);
      if (size <= GRADIENT_NOISE) continue;
      const turn = ((Math.atan2(dy, dx) / Math.PI + 1) % 1) * ANGLES;
      const angle = Math.floor(turn);
      const column = Math.floor((x + 0.5) / CELL - 0.5);
      const row = Math.floor((y + 0.5) / CELL - 0.5);
      const right = (x + 0.5) / CELL - 0.5 - column;
      const down = (y + 0.5) / CELL - 0.5 - row;
      addTo(cells, row, column, angle, turn - angle, size * (1 - down) * (1 - right));
      addTo(cells, row, column + 1, angle, turn - angle, size * (1 - down) * right);
      addTo(cells, row + 1, column, angle, turn - angle, size * down * (1 - right));
      addTo(cells, row + 1, column + 1, angle, turn - angle, size * down * right);
    }
  return cells;
}

/** Adds to one cell, shared by an angle and the next. Plain numbers: it runs 36,000 times a view. */
function addTo(
  cells: Float64Array,
  row: number,
  column: number,
  angle: number,
  nextShare: number,
  size: number,
): void {
  if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) return;
  const from = (row * CELLS + column) * ANGLES;
  const here = from + (angle % ANGLES);
  const next = from + ((angle + 1) % ANGLES);
  cells[here] = (cells[here] ?? 0) + size * (1 - nextShare);
  cells[next] = (cells[next] ?? 0) + size * nextShare;
}

/** How often each pattern of lighter and darker neighbours is in each quarter. */
function patterns(grey: Uint8Array): Float64Array {
  const counts = new Float64Array(TEXTURE);
  for (let y = 1; y < EDGE - 1; y += 1)
    for (let x = 1; x < EDGE - 1; x += 1) {
      const at = y * EDGE + x;
      const lighter = (grey[at] ?? 0) + TEXTURE_NOISE;
      let code = 0;
      for (let bit = 0; bit < RING.length; bit += 1)
        if ((grey[at + (RING[bit] ?? 0)] ?? 0) >= lighter) code |= 1 << bit;
      const quarter = (y < EDGE / 2 ? 0 : 2) + (x < EDGE / 2 ? 0 : 1);
      const pattern = quarter * UNIFORM_PATTERNS + (NUMBER_OF[code] ?? 0);
      counts[pattern] = (counts[pattern] ?? 0) + 1;
    }
  return counts;
}

const RING = [-EDGE - 1, -EDGE, -EDGE + 1, 1, EDGE + 1, EDGE, EDGE - 1, -1];

/** The number of each pattern: those with at most two changes around the ring have their own, all others share the last. */
const NUMBER_OF = numbered();

function numbered(): Uint8Array {
  let next = 0;
  return Uint8Array.from({ length: 256 }, (_, code) => {
    const turned = ((code << 1) | (code >> 7)) & 255;
    let changes = 0;
    for (let left = code ^ turned; left > 0; left >>= 1) changes += left & 1;
    return changes <= 2 ? next++ : UNIFORM_PATTERNS - 1;
  });
}
