import type { FieldOf } from "./read.ts";

/** A column value in PostgreSQL's text format. */
export type Raw = string | null;
/** A row, its columns in the order of the statement. */
export type Row = readonly Raw[];

/** Matches what JSON may have to escape: quotation marks, backslashes, controls, and halves of surrogate pairs. */
const SPECIAL = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** JSON.stringify of a text; most texts need only their quotation marks. */
export function jsonText(raw: string): string {
  return SPECIAL.test(raw) ? JSON.stringify(raw) : `"${raw}"`;
}

function columnField(column: string, write: (raw: string) => string): FieldOf<Row> {
  return ({ column: ask }) => {
    const at = ask(column);
    return (row) => {
      const raw = row[at];
      return raw == null ? "null" : write(raw);
    };
  };
}

/** An ID, or a value of an enum: needs no escaping. */
export const unescaped = (column: string) => columnField(column, (raw) => `"${raw}"`);

/** A whole number. */
export const whole = (column: string) => columnField(column, (raw) => raw);

export const float = (column: string) => columnField(column, (raw) => JSON.stringify(Number(raw)));

export const text = (column: string) => columnField(column, jsonText);

/** An array of text. */
export const texts = (column: string) =>
  columnField(column, (raw) => JSON.stringify(elementsOf(raw)));

/** An instant. */
export const time = (column: string) => columnField(column, (raw) => `"${isoOf(raw)}"`);

/** A boolean expression; null is false. */
export function truth(condition: string): FieldOf<Row> {
  return ({ column }) => {
    const at = column(condition);
    return (row) => (row[at] === "t" ? "true" : "false");
  };
}

const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** A timestamptz as Date.toISOString() writes it. Where the session is in UTC, no Date is created. */
export function isoOf(instant: string): string {
  const [, day, clock, fraction = ""] = UTC.exec(instant) ?? [];
  if (day === undefined) return new Date(instant).toISOString();
  return `${day}T${clock}.${fraction.padEnd(3, "0")}Z`;
}

/** The elements of a text[] as PostgreSQL writes it: {a,"b c",NULL}. */
export function elementsOf(array: string): Raw[] {
  const inside = array.slice(1, -1);
  if (inside === "") return [];
  // PostgreSQL quotes an element with a comma, a backslash or the word NULL in it.
  if (!inside.includes('"'))
    return inside.split(",").map((element) => (element === "NULL" ? null : element));
  const elements = inside.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs);
  return [...elements].map(([, quoted, plain]) => {
    if (quoted !== undefined) return quoted.replaceAll(/\\(.)/gs, "$1");
    return plain === undefined || plain.toUpperCase() === "NULL" ? null : plain;
  });
}

export function base64url(words: string): string {
  return `"${Buffer.from(words).toString("base64url")}"`;
}
