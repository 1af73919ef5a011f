import type { Colour } from "../../kit/colour.ts";

/** The colours of a paint box, from yellow round to black. */
export const PANS: readonly Colour[] = [
  "#d9a521",
  "#e08a2b",
  "#c2452d",
  "#9e2f4a",
  "#6c3a6e",
  "#2f4a86",
  "#2f7fa0",
  "#2c7a68",
  "#5c8a3c",
  "#8d8a3a",
  "#8a5a32",
  "#3a2c28",
];
