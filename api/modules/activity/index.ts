/** A member's own activity, read from what is written down anyway. */
export { ActivityResolver } from "./activity.resolver.ts";
