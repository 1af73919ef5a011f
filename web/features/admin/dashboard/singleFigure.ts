import type { AnswerTable } from "../explorer/tablesOf.ts";

/** The number that an answer is, if it is nothing else: one row with one number, or one value. */
export function singleFigure(tables: readonly AnswerTable[]): number | undefined {
  const [table, other] = tables;
  const [row, next] = table?.rows ?? [];
  if (!table || other || !row || next) return undefined;
  const values = table.path === "values" ? [row["value"]] : Object.values(row);
  return values.length === 1 && typeof values[0] === "number" ? values[0] : undefined;
}
