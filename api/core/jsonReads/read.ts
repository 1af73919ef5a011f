import type { RawBuilder } from "kysely";
import { sql } from "../sql/sql.ts";
import type { Row } from "./columns.ts";
import type { Page } from "./page.ts";

/** SQL: the id of the calling member, null for a visitor. */
export const VIEWER_ID = "(select id from viewer)";
export const viewerId = sql<number>`${sql.raw(VIEWER_ID)}`;

/** The JSON text of a value. */
export type Write<T> = (value: T) => string;

/** One GraphQL type, written from values of T. A request for a field that is not here is answered by the resolvers. */
export interface ObjectOf<T> {
  type: string;
  fields: Readonly<Record<string, FieldOf<T>>>;
}

/**
 * Called once for a selection: requests the columns that the field reads, and returns the function that writes the
 * value.
 */
export type FieldOf<T> = (scope: Scope) => Write<T>;

/** What a field can request when its selection is compiled. */
export interface Scope {
  /** Requests a column, an SQL expression. Returns its index in the row. */
  column(expression: string): number;
  /** Requests a join of the read. */
  join(name: string): void;
  /** The function that writes an object with the selection below the field. */
  writerOf<T>(object: ObjectOf<T>): Write<T>;
}

/** A root field of Query whose page one statement reads. */
export interface JsonRead {
  field: string;
  answer: ObjectOf<Page>;
  /** The type of a row. */
  node: ObjectOf<Row>;
  /** The table alias of the rows in SQL expressions. */
  alias: string;
  /** Joined tables. Each finds exactly one row for a row. */
  joins: Readonly<Record<string, string>>;
  /** The rows for the arguments; `size` replaces the page size. Refuses what the resolver refuses. */
  rows(args: Record<string, unknown>, size?: number): Rows;
}

export interface Rows {
  /** In their order, one more than the page holds. */
  rows: RawBuilder<unknown>;
  /** The same rows as a table and a condition, where no subquery is needed: then the joins come before the limit. */
  flat?: { table: RawBuilder<unknown>; where: RawBuilder<unknown> };
  order: RawBuilder<unknown>;
  /** The sort values of a row with commas between them. */
  place: RawBuilder<unknown>;
  size: number;
  /** Whether one query plan is good for every value: only then the statement is prepared. */
  isSteady: boolean;
}

/** An object below the row, from a join of the read. */
export function nestedObject<T extends Row>(object: ObjectOf<T>, join: string): FieldOf<T> {
  return (scope) => {
    scope.join(join);
    return scope.writerOf(object);
  };
}
