import type { PlanNode } from "./PlanTree.tsx";

/** What an answer of the explorer took: its `extensions.run`. */
export interface RunReport {
  /** By field: rows, ms with the way to the database, and its plan where it was analyzed. */
  statements: { field: string; rows: number; ms: number; plan?: PlanNode }[];
  /** The fields of the market that took a millisecond or more, the slowest first. */
  fields: { field: string; ms: number }[];
  rows: number;
  bytes: number;
  ms: number;
  cut: { field: string; limit: string }[];
  /** Null where the database has no role of its own for the explorer. */
  role: string | null;
}

/** A statement that a document would run. */
export interface PlannedStatement {
  field: string;
  /** How many rows the planner expects it to look at. */
  rows: number;
  cost: number;
}

/** From here on a run asks first. */
export const MANY_ROWS = 1_000_000;

/** How many rows a document would look at. */
export function rowsOf(plan: readonly PlannedStatement[]): number {
  return plan.reduce((sum, { rows }) => sum + rows, 0);
}
