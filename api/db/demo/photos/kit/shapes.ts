/** A point in the picture's units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal: short files, and no trace of float noise in the bytes. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/**
 * Opacity of a whole element makes the renderer draw it on a sheet of its own, 10 ms each. A single shape needs none:
 * its paints can be see-through instead.
 */
function thin(attributes: string): string {
  return attributes.replace(/(?<![-\w])opacity="([^"]*)"/, 'fill-opacity="$1" stroke-opacity="$1"');
}

/** A filled path. */
export function path(d: string, fill: string, attributes = ""): string {
  return `<path d="${d}" fill="${fill}" ${thin(attributes)}/>`;
}

/** A line without fill, round at its ends. */
export function line(d: string, colour: string, width: number, attributes = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${thin(attributes)}/>`;
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  attributes = "",
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${thin(attributes)}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: string, attributes = ""): string {
  return oval(cx, cy, r, r, fill, attributes);
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  attributes = "",
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${thin(attributes)}/>`;
}

/** The outline of a rectangle with round corners, for the parts that take a path. */
export function rectPath(x: number, y: number, w: number, h: number, r = 0): string {
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}z`;
}

/** The outline of an ellipse, for the parts that take a path. */
export function ovalPath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;
}

export function group(content: string, attributes = ""): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Moves, turns and scales a drawing, in that order of writing. */
export function placed(content: string, x: number, y: number, turn = 0, scale = 1): string {
  const turned = turn === 0 ? "" : ` rotate(${n(turn)})`;
  const scaled = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${content}</g>`;
}

/** A smooth line through points (Catmull-Rom as cubic curves), without the first move. */
export function through(points: readonly Point[]): string {
  let d = "";
  for (let i = 0; i < points.length - 1; i += 1) {
    const here = points[i] ?? [0, 0];
    const there = points[i + 1] ?? here;
    const before = points[i - 1] ?? here;
    const after = points[i + 2] ?? there;
    const first: Point = [
      here[0] + (there[0] - before[0]) / 6,
      here[1] + (there[1] - before[1]) / 6,
    ];
    const second: Point = [
      there[0] - (after[0] - here[0]) / 6,
      there[1] - (after[1] - here[1]) / 6,
    ];
    d += `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(there[0])} ${n(there[1])}`;
  }
  return d;
}

/** A smooth closed outline through points. */
export function blob(points: readonly Point[]): string {
  const [first, second, third] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || third === undefined || last === undefined)
    return "";

  const wrapped = through([last, ...points, first, second]);
  const curves = wrapped.split("C").slice(2, -1);
  return `M${n(first[0])} ${n(first[1])}C${curves.join("C")}Z`;
}

/** A polygon's outline. */
export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}
