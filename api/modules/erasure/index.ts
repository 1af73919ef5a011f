/** The export of everything about a member, and the deletion of accounts. */
export { exportText } from "./readExport.ts";
export { sweepErasures } from "./sweepErasures.ts";
