export { catalogOf, type Table } from "./catalog.ts";
export { changeIn, confirmedBy, refuseUnlessProven } from "./changes/change.ts";
export { History, isKept } from "./history/history.ts";
export { explorerSchema, explorerSchemaOf } from "./explorerSchema.ts";
export { QUERY_RULES } from "./queryRules.ts";
export { grantReads } from "./readerRole.ts";
export { beginRun, fieldOf, type Run } from "./run.ts";
export { wholeList } from "./wholeList.ts";
