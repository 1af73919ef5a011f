/** The sides of an item, in millimetres. */
export interface Size {
  widthMm: number;
  heightMm: number;
  depthMm: number;
}

/** The sides of an item where all are known. */
export function sizeOf(item: { [Side in keyof Size]: number | null }): Size | null {
  const { widthMm, heightMm, depthMm } = item;
  return widthMm === null || heightMm === null || depthMm === null
    ? null
    : { widthMm, heightMm, depthMm };
}

const figure = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** "60 × 75.5 × 40 cm": width, height, depth. */
export function sizeText({ widthMm, heightMm, depthMm }: Size): string {
  return `${[widthMm, heightMm, depthMm].map((mm) => figure.format(mm / 10)).join("\u00a0×\u00a0")}\u00a0cm`;
}
