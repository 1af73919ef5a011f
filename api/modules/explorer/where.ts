import type { RawBuilder } from "kysely";
import { RelativeTime } from "../../../schema/relativeTime.ts";
import { badField } from "../../core/failures.ts";
import { sql } from "../../core/sql/sql.ts";
import type { Column, Kind, Reference, Table } from "./catalog.ts";
import { IN_MAX } from "./scalars.ts";

/** How deep conditions may be nested: `and`, `or`, `not` and those of related tables. */
const DEPTH_MAX = 4;

/** A condition as GraphQL gives it: by column its operators, by relation a condition of that table. */
export type Where = Readonly<Record<string, unknown>>;

type Condition = RawBuilder<unknown>;

/** A column of a table that has an alias. */
export function columnOf(alias: string, { name }: Column): RawBuilder<unknown> {
  return sql.ref(`${alias}.${name}`);
}

/** The condition in SQL. Refuses what is nested too deep, and a comparison with null. */
export function conditionOf(
  table: Table,
  where: Where | null | undefined,
  alias: string,
  depth = 1,
): Condition {
  const parts = Object.entries(where ?? {}).map(([name, given]) => {
    if (depth > DEPTH_MAX)
      throw badField("where", `Conditions may be nested ${DEPTH_MAX} levels deep at most`);
    if (given === null)
      throw badField(name, `${name} is null; leave it out, or ask isNull of a column`);
    if (name === "and" || name === "or")
      return joined(
        name,
        (given as Where[]).map((one) => conditionOf(table, one, alias, depth + 1)),
      );
    if (name === "not") return sql`not ${conditionOf(table, given as Where, alias, depth + 1)}`;
    const column = table.columns.find(({ field }) => field === name);
    if (column) return comparisonsOf(column, given as Where, alias);
    return relatedOf(table, name, given as Where, alias, depth + 1);
  });
  return joined("and", parts);
}

/** All or any of the conditions. None: true for all, false for any. */
function joined(how: "and" | "or", parts: readonly Condition[]): Condition {
  if (parts.length === 0) return how === "and" ? sql`true` : sql`false`;
  return sql`(${sql.join(parts, how === "and" ? sql` and ` : sql` or `)})`;
}

function relatedOf(
  table: Table,
  name: string,
  given: Where,
  alias: string,
  depth: number,
): Condition {
  const forward = table.references.find(({ field }) => field === name);
  if (forward) return existsIn(forward.to, joinOf(forward, alias, depth), given, depth);
  const back = table.referredBy.find(({ backField }) => backField === name);
  if (!back) throw new Error(`${table.name} has no condition ${name}`);
  const join = sql`${columnOf(aliasAt(depth), back.column)} = ${columnOf(alias, back.toColumn)}`;
  const quantified = Object.entries(given).map(([quantifier, where]) => {
    const found = existsIn(back.from, join, (where ?? {}) as Where, depth);
    return quantifier === "none" ? sql`not ${found}` : found;
  });
  return joined("and", quantified);
}

function joinOf({ column, toColumn }: Reference, alias: string, depth: number): Condition {
  return sql`${columnOf(aliasAt(depth), toColumn)} = ${columnOf(alias, column)}`;
}

function existsIn(table: Table, join: Condition, where: Where, depth: number): Condition {
  const alias = aliasAt(depth);
  return sql`exists (select 1 from ${sql.table(table.name)} as ${sql.ref(alias)} where ${join} and ${conditionOf(table, where, alias, depth)})`;
}

function aliasAt(depth: number): string {
  return `r${depth}`;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  eq: "=",
  ne: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
};

function comparisonsOf(column: Column, operators: Where, alias: string): Condition {
  const value = columnOf(alias, column);
  const parts = Object.entries(operators).map(([operator, given]): Condition => {
    if (given === null)
      throw badField(column.field, `${operator} is null; ask with isNull whether a value is there`);
    if (operator === "isNull")
      return given === true ? sql`${value} is null` : sql`${value} is not null`;
    if (operator === "in" && (given as unknown[]).length > IN_MAX)
      throw badField(column.field, `in takes ${IN_MAX} values at most`);
    if (operator === "in") return isOneOf(value, column.kind, given as unknown[]);
    if (operator === "has") return sql`${given} = any(${value})`;
    if (operator === "startsWith") return sql`starts_with(lower(${value}), lower(${given}))`;
    if (operator === "contains") return sql`position(lower(${given}) in lower(${value})) > 0`;
    return sql`${value} ${sql.raw(COMPARISONS[operator] ?? "=")} ${operand(column.kind, given)}`;
  });
  return joined("and", parts);
}

function isOneOf(value: RawBuilder<unknown>, kind: Kind, given: readonly unknown[]): Condition {
  if (!given.some((each) => each instanceof RelativeTime)) return sql`${value} = any(${given})`;
  return sql`${value} in (${sql.join(given.map((each) => operand(kind, each)))})`;
}

/** What a value is compared with, in SQL. `now` is the moment of the run: the start of its transaction. */
function operand(kind: Kind, given: unknown): RawBuilder<unknown> {
  if (!(given instanceof RelativeTime)) return sql`${given}`;
  const { from, minutes } = given;
  const start = from === "now" ? sql`now()` : sql`date_trunc('day', now(), 'UTC')`;
  const moment = sql`(${start} + make_interval(mins => ${minutes}::int))`;
  return kind === "day" ? sql`(${moment} at time zone 'UTC')::date` : moment;
}
