/** Everything about a member in one file, and the end of an account. */
export { ErasureResolver } from "./erasure.resolver.ts";
export { exportText } from "./readExport.ts";
export { sweepErasures } from "./sweepErasures.ts";
