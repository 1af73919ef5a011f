/** Guides of members for members. */
export { bestGuides, type LinkedGuide } from "./bestGuides.ts";
export { creditGuide } from "./creditGuide.ts";
export { Guide } from "./guide.types.ts";
export { countsSince, guideVisibleTo } from "./guide.rows.ts";
export { hideGuide } from "./hideGuide.ts";
export { broadcastOwnGuide, publishGuidesOf } from "./oneGuide.ts";
