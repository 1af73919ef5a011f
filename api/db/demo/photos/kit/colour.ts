/** A colour as #rrggbb. */
export type Colour = `#${string}`;

// Light is warm and shade is cool: that, more than anything, makes flat colours look lit.
const SUN: Colour = "#fff6e2";
const SHADE: Colour = "#141a26";

function channel(colour: Colour, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}

/** The colour a part of the way from one to another; 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const blended = [1, 3, 5].map((at) => {
    const value = channel(from, at) + (channel(to, at) - channel(from, at)) * part;
    return Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${blended.join("")}`;
}

/** The colour where more light falls, 0 to 1. */
export function lit(colour: Colour, part: number): Colour {
  return mix(colour, SUN, part);
}

/** The colour in shade, 0 to 1. */
export function dim(colour: Colour, part: number): Colour {
  return mix(colour, SHADE, part);
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: Colour): number {
  return (
    (channel(colour, 1) * 0.299 + channel(colour, 3) * 0.587 + channel(colour, 5) * 0.114) / 255
  );
}
