import type { RawBuilder } from "kysely";
import type { ReportColumnType, ReportName } from "../../core/graphql/enums.ts";

/** A column of a report: a column of its statement with the same name. */
export interface ReportColumn {
  name: string;
  type: ReportColumnType;
  unit: "TP" | null;
  description: string;
}

/** What a run is about, as it is stored. Days are YYYY-MM-DD in UTC, both included. */
export interface ReportParameters {
  from: string | null;
  to: string | null;
  category: string | null;
  status: string | null;
}

/** The same for SQL: `to` is the midnight after the last day. */
export interface StatementParameters {
  from: Date;
  to: Date;
  category: string | null;
  status: string | null;
}

/** A report: what it takes, its columns, and one statement that answers them in a fixed order. */
export interface Report {
  label: string;
  description: string;
  /** Whether it is about some days; otherwise it is about everything, as it is now. */
  takesDays: boolean;
  takesCategory: boolean;
  /** The values of `status` that it can be narrowed to; empty if it cannot. */
  statuses: readonly string[];
  columns: readonly ReportColumn[];
  /** The role of the database that reads it, where it has one. */
  role?: string;
  statement(parameters: StatementParameters): RawBuilder<unknown>;
}

/** A query of the explorer as a report: all rows of one of its lists. */
export interface ReportQuery {
  title: string;
  document: string;
  operationName: string | null;
  variables: Record<string, unknown>;
  /** The list, by its place in the answer: `tables.offers`. Null: the first. */
  list: string | null;
}

/** Which report a run or a schedule is of. */
export interface WhichReport {
  report: ReportName;
  /** Set for the report `query`. */
  query: ReportQuery | null;
}

/** Declares a column. */
export function column(
  name: string,
  type: ReportColumnType,
  description: string,
  unit: ReportColumn["unit"] = null,
): ReportColumn {
  return { name, type, description, unit };
}

/** Declares a column of whole TP; its name ends with `_tp`. */
export function tpColumn(name: `${string}_tp`, description: string): ReportColumn {
  return column(name, "whole_number", description, "TP");
}
