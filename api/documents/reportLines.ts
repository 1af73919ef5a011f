import { stringify } from "csv-stringify/sync";
import type { ReportColumnType, ReportFormat } from "../core/graphql/enums.ts";

interface Column {
  name: string;
  type: ReportColumnType;
}

type Row = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null;

const CSV = { escape_formulas: true, record_delimiter: "windows" } as const;

/** What a file begins with: of CSV a byte order mark for spreadsheets and the header. */
export function firstLines(format: ReportFormat, columns: readonly Column[]): string {
  if (format === "jsonl") return "";
  return stringify([columns.map(({ name }) => name)], { ...CSV, bom: true });
}

/**
 * Rows as CSV (RFC 4180) or as one JSON object a line. In CSV a text that begins like a formula gets an apostrophe
 * before it, and what is null is empty; numbers stay numbers.
 */
export function linesOf(
  format: ReportFormat,
  columns: readonly Column[],
  rows: readonly Row[],
): string {
  const records = rows.map((row) => columns.map(({ name, type }) => valueOf(row[name], type)));
  if (format === "csv")
    return stringify(
      records.map((record) =>
        record.map((value) => (typeof value === "boolean" ? String(value) : value)),
      ),
      CSV,
    );
  return records
    .map((record) => {
      const entries = columns.map(({ name }, n) => [name, record[n]] as const);
      return `${JSON.stringify(Object.fromEntries(entries))}\n`;
    })
    .join("");
}

/** A value as the file has it. Throws where the statement answers something else than the column says. */
function valueOf(value: unknown, type: ReportColumnType): Value {
  if (value === null) return null;
  if (type === "time" && (value instanceof Date || typeof value === "string"))
    return new Date(value).toISOString();
  if ((type === "whole_number" || type === "number") && typeof value === "number") return value;
  if (type === "yes_no" && typeof value === "boolean") return value;
  if ((type === "text" || type === "day") && typeof value === "string") return value;
  throw new Error(`a report answers ${typeof value} as ${type}`);
}
