import { define } from "./defs.ts";
import { group, n, path } from "./shapes.ts";

/** How deep the shading bites, in picture units; how dark; how bright the lit edge. */
export interface Form {
  depth: number;
  shade?: number;
  glow?: number;
}

/**
 * Gives a flat drawing a body: shade gathers inside its lower right edge and light inside its upper
 * left one. Every step of a filter costs a sheet of the whole picture, so the steps are few and a
 * picture affords two or three of these.
 */
export function formed(content: string, { depth, shade = 0.55, glow = 0.35 }: Form): string {
  const step = n(depth * 0.5);
  const id = define(
    `<filter id="ID" x="-0.01" y="-0.01" width="1.02" height="1.02" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth * 0.55)}" result="soft"/>` +
      `<feFlood flood-color="#fff3d8" flood-opacity="${glow}" result="sun"/>` +
      `<feOffset in="soft" dx="${step}" dy="${step}" result="low"/>` +
      `<feComposite operator="out" in="sun" in2="low"/>` +
      `<feComposite operator="atop" in2="SourceGraphic" result="lit"/>` +
      `<feOffset in="soft" dx="-${step}" dy="-${step}" result="high"/>` +
      // Black where the thing is and its raised, blurred copy is not.
      `<feComposite operator="arithmetic" in="SourceAlpha" in2="high" k1="-${shade}" k2="${shade}" k3="0" k4="0"/>` +
      `<feComposite operator="over" in2="lit"/></filter>`,
  );
  return group(content, `filter="url(#${id})"`);
}

/** Blurs a drawing; for things out of focus and for light on a wall. Margin is a share of its box. */
export function blurred(content: string, radius: number, margin = 0.12): string {
  const size = Math.round((1 + 2 * margin) * 100) / 100;
  const id = define(
    `<filter id="ID" x="-${margin}" y="-${margin}" width="${size}" height="${size}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
  );
  return group(content, `filter="url(#${id})"`);
}

/** Shows a drawing only inside an outline. */
export function clipped(content: string, outline: string): string {
  const id = define(`<clipPath id="ID">${path(outline, "#000")}</clipPath>`);
  return group(content, `clip-path="url(#${id})"`);
}
