import type { RawBuilder } from "kysely";
import { sql } from "../sql/sql.ts";
import type { Row } from "./columns.ts";
import type { Page } from "./page.ts";

/** SQL: the id of the member who asks, null for a visitor. */
export const VIEWER_ID = "(select id from viewer)";
export const viewerId = sql<number>`${sql.raw(VIEWER_ID)}`;

/** The JSON text of a value. */
export type Write<T> = (value: T) => string;

/** One GraphQL type, written from values of T. A field that is not here is answered by its resolver, as everywhere else. */
export interface ObjectOf<T> {
  type: string;
  fields: Readonly<Record<string, FieldOf<T>>>;
}

/** Made once for a selection: asks for the columns it reads, and answers what writes the value. */
export type FieldOf<T> = (scope: Scope) => Write<T>;

/** The place of a field in a document. */
export interface Scope {
  /** Asks for a column, an SQL expression. Answers where the row has it. */
  column(expression: string): number;
  /** Asks for a join of the read. */
  join(name: string): void;
  /** What writes an object with the field's own selection. */
  writerOf<T>(object: ObjectOf<T>): Write<T>;
}

/** A root field of Query whose page one statement reads. */
export interface JsonRead {
  field: string;
  answer: ObjectOf<Page>;
  /** A row of it. */
  node: ObjectOf<Row>;
  /** The name its rows have in the expressions. */
  alias: string;
  /** Tables beside the rows. Each finds exactly one row for a row. */
  joins: Readonly<Record<string, string>>;
  /** The rows that the arguments ask for, or so many of them. Refuses what the resolver refuses. */
  rows(args: Record<string, unknown>, size?: number): Rows;
}

export interface Rows {
  /** In their order, one more than the page holds. */
  rows: RawBuilder<unknown>;
  /** The same rows as a table and a condition, where nothing stands between them: the joins come before the limit. */
  flat?: { table: RawBuilder<unknown>; where: RawBuilder<unknown> };
  order: RawBuilder<unknown>;
  /** The sort values of a row with commas between them. */
  place: RawBuilder<unknown>;
  size: number;
  /** Whether one plan is good for every value: only then the database may keep it. */
  isSteady: boolean;
}

/** An object beside the row, from a join of the read. */
export function one<T extends Row>(object: ObjectOf<T>, join: string): FieldOf<T> {
  return (scope) => {
    scope.join(join);
    return scope.writerOf(object);
  };
}
