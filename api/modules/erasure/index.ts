/** Everything about a member in one file, and the end of an account. */
export { exportText } from "./readExport.ts";
export { sweepErasures } from "./sweepErasures.ts";
