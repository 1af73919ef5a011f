import { define } from "./defs.ts";
import { group, n, path } from "./shapes.ts";

/** How deep the shading bites, in picture units; how dark; how bright the lit edge. */
export interface Form {
  depth: number;
  shade?: number;
  glow?: number;
}

/**
 * Gives a flat drawing a body: shade gathers inside its lower right edge and light inside its upper left one.
 * It blurs, so a picture affords two or three of these on large groups.
 */
export function formed(
  content: string,
  { depth, shade = 0.55, glow = 0.35 }: Form,
  attributes = "",
): string {
  const blur = n(depth * 0.55);
  const step = n(depth * 0.5);
  const id = define(
    `<filter id="ID" x="-0.02" y="-0.02" width="1.04" height="1.04" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="soft"/>` +
      `<feOffset in="soft" dx="-${step}" dy="-${step}" result="up"/>` +
      `<feFlood flood-color="#10131f" flood-opacity="${shade}"/><feComposite operator="out" in2="up"/><feComposite operator="in" in2="SourceAlpha" result="shade"/>` +
      `<feOffset in="soft" dx="${step}" dy="${step}" result="low"/>` +
      `<feFlood flood-color="#fff3d8" flood-opacity="${glow}"/><feComposite operator="out" in2="low"/><feComposite operator="in" in2="SourceAlpha" result="glow"/>` +
      `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="glow"/><feMergeNode in="shade"/></feMerge></filter>`,
  );
  return group(content, `filter="url(#${id})" ${attributes}`);
}

/** Blurs a drawing; for things out of focus and for light on a wall. */
export function blurred(content: string, radius: number, attributes = ""): string {
  const id = define(
    `<filter id="ID" x="-0.15" y="-0.15" width="1.3" height="1.3" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
  );
  return group(content, `filter="url(#${id})" ${attributes}`);
}

/** Shows a drawing only inside an outline. */
export function clipped(content: string, outline: string): string {
  const id = define(`<clipPath id="ID">${path(outline, "#000")}</clipPath>`);
  return group(content, `clip-path="url(#${id})"`);
}
