import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  GraphQLScalarType,
  type GraphQLInputType,
} from "graphql";
import { GraphQLJSON, GraphQLLocalDate, GraphQLSafeInt, GraphQLUUID } from "graphql-scalars";
import { GraphQLISODateTime } from "type-graphql";
import { relativeTime, type RelativeTime } from "../../../schema/relativeTime.ts";
import type { Kind } from "./catalog.ts";

const SCALARS: Readonly<Record<Kind, GraphQLScalarType>> = {
  int: GraphQLInt,
  bigint: GraphQLSafeInt,
  float: GraphQLFloat,
  text: GraphQLString,
  boolean: GraphQLBoolean,
  time: GraphQLISODateTime,
  day: GraphQLLocalDate,
  uuid: GraphQLUUID,
  json: GraphQLJSON,
  bytes: GraphQLString,
  texts: GraphQLString,
  ints: GraphQLInt,
  floats: GraphQLFloat,
};

/** A time that a column is compared with. It may depend on when the query runs. */
export const MOMENT = relativeScalar(
  "Moment",
  "A time as ISO 8601, such as 2026-11-26T10:00:00Z or 2026-11-26, or one that depends on when the query runs: now, now-2h, today (00:00 UTC), today-30d; with m, h, d or w.",
  () => true,
  GraphQLISODateTime,
);

/** A day that a column is compared with. */
export const CALENDAR_DAY = relativeScalar(
  "CalendarDay",
  "A UTC day, YYYY-MM-DD, or one that depends on when the query runs: today, today-30d, today-4w.",
  ({ isDay }) => isDay,
  GraphQLLocalDate,
);

function relativeScalar(
  name: string,
  description: string,
  fits: (time: RelativeTime) => boolean,
  absolute: GraphQLScalarType,
): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    description,
    parseValue(value) {
      const relative = typeof value === "string" ? relativeTime(value) : undefined;
      return relative && fits(relative) ? relative : absolute.parseValue(value);
    },
  });
}

/** What a value is compared with. */
function operandOf(kind: Kind): GraphQLScalarType {
  if (kind === "time") return MOMENT;
  return kind === "day" ? CALENDAR_DAY : SCALARS[kind];
}

/** The type of a value of this kind. */
export function typeOf(
  kind: Kind,
): GraphQLScalarType | GraphQLList<GraphQLNonNull<GraphQLScalarType>> {
  const scalar = SCALARS[kind];
  return isList(kind) ? new GraphQLList(new GraphQLNonNull(scalar)) : scalar;
}

export function isList(kind: Kind): boolean {
  return kind === "texts" || kind === "ints" || kind === "floats";
}

/** Whether rows can be sorted and grouped by it, and its least and largest value be asked. */
export function isSortable(kind: Kind): boolean {
  return !isList(kind) && kind !== "json" && kind !== "bytes";
}

/** Whether it can be summed. */
export function isNumber(kind: Kind): boolean {
  return kind === "int" || kind === "bigint" || kind === "float";
}

/** The value of a row in the form that its scalar takes. */
export function valueOf(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === "bigint" || kind === "float") return Number(value);
  return kind === "time" ? new Date(value as string) : value;
}

/** Whether text from a cursor is a value of this kind, so that the database can compare with it. */
export function isValue(kind: Kind, value: unknown): boolean {
  if (value === null) return true;
  if (kind === "boolean") return typeof value === "boolean";
  if (kind === "int") return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (kind === "bigint") return Number.isSafeInteger(value);
  if (kind === "float") return typeof value === "number";
  if (typeof value !== "string") return false;
  if (kind === "time")
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
  if (kind === "day") return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return kind !== "uuid" || /^[0-9a-f-]{36}$/.test(value);
}

/** How many values `in` takes. */
export const IN_MAX = 500;

/** The operators on a value of this kind. */
export function operatorsOf(kind: Kind): GraphQLInputObjectType {
  return (OPERATORS[kind] ??= newOperators(kind));
}

const OPERATORS: Partial<Record<Kind, GraphQLInputObjectType>> = {};

function newOperators(kind: Kind): GraphQLInputObjectType {
  const scalar = operandOf(kind);
  const fields: Record<string, { type: GraphQLInputType; description?: string }> = {
    isNull: { type: GraphQLBoolean, description: "Whether no value is there." },
  };
  if (isList(kind)) fields["has"] = { type: scalar, description: "A value that is in the list." };
  if (isSortable(kind)) {
    for (const name of ["eq", "ne"]) fields[name] = { type: scalar };
    fields["in"] = {
      type: new GraphQLList(new GraphQLNonNull(scalar)),
      description: `One of these, at most ${IN_MAX}.`,
    };
    if (kind !== "boolean" && kind !== "uuid")
      for (const name of ["lt", "lte", "gt", "gte"]) fields[name] = { type: scalar };
  }
  if (kind === "text")
    for (const name of ["startsWith", "contains"])
      fields[name] = { type: scalar, description: "In upper or lower case." };
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Where`;
  return new GraphQLInputObjectType({
    name,
    description: "What a value is compared with; all of it must be true.",
    fields,
  });
}

/** The direction of an order. */
export const DIRECTION = new GraphQLEnumType({
  name: "RowDirection",
  description: "Nulls are last in both.",
  values: { asc: {}, desc: {} },
});

/** The spans that times are grouped by. */
export const SPAN = new GraphQLEnumType({
  name: "RowSpan",
  description: "A day, a week from Monday, or a month, in UTC.",
  values: { day: {}, week: {}, month: {} },
});
