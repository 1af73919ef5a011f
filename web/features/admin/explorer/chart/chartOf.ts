import { SAVED_QUERIES } from "../../../../../schema/limits.ts";
import {
  axisDay,
  utcDayText,
  type ChartColor,
  type ChartPoint,
  type ChartSeries,
} from "../../../../ui/chart/chartSeries.ts";
import { utcTimestampText } from "../../../../ui/dayText.ts";
import { cellText, type AnswerTable } from "../tablesOf.ts";

/** How a list of an answer is drawn. */
export interface ChartChoice {
  kind: "bars" | "line";
  /** The list: `tables.offersAggregate`. */
  list: string;
  /** The column below the chart. */
  x: string;
  /** The columns of numbers. */
  y: string[];
}

const COLORS: readonly ChartColor[] = ["c5", "c4", "c1", "c6"];
const SHORT = 10;

/** The columns that have numbers and nothing else. */
export function numberColumns({ columns, rows }: AnswerTable): string[] {
  return columns.filter((name) => {
    const values = rows.map((row) => row[name]).filter((value) => value != null);
    return values.length > 0 && values.every((value) => typeof value === "number");
  });
}

/** The lists that can be drawn: with rows, a column of numbers, and one more. */
export function drawable(tables: readonly AnswerTable[]): AnswerTable[] {
  return tables.filter(
    (table) => table.columns.length > 1 && table.rows.length > 0 && numberColumns(table).length > 0,
  );
}

/** A chart of a list that fits what is in it. */
export function suggestedFor(table: AnswerTable): ChartChoice {
  const numbers = numberColumns(table);
  const x = table.columns.find((name) => !numbers.includes(name)) ?? table.columns[0] ?? "";
  const y = numbers.filter((name) => name !== x && name !== "id").slice(0, 1);
  return {
    kind: isOrdered(valuesOf(table, x)) ? "line" : "bars",
    list: table.path,
    x,
    y: y.length > 0 ? y : numbers.filter((name) => name !== x).slice(0, 1),
  };
}

/** The chart as it was chosen, where the answer still has its list and its columns; else one that fits. */
export function fitting(
  tables: readonly AnswerTable[],
  choice: ChartChoice | null | undefined,
): ChartChoice | undefined {
  const lists = drawable(tables);
  const table = lists.find(({ path }) => path === choice?.list);
  if (!choice || !table) return lists[0] && suggestedFor(lists[0]);
  const numbers = numberColumns(table);
  const y = choice.y.filter((name) => numbers.includes(name)).slice(0, SAVED_QUERIES.seriesMax);
  return y.length > 0 && table.columns.includes(choice.x)
    ? { ...choice, y }
    : { ...suggestedFor(table), kind: choice.kind };
}

/**
 * What a chart shows. Rows with times or numbers below the chart are in their order, others as the answer has them. Bars
 * of days have an empty place for each day without a row, so that time passes evenly.
 */
export function chartData(
  table: AnswerTable,
  { kind, x, y }: ChartChoice,
): { points: ChartPoint[]; series: ChartSeries[] } {
  const ordered = isOrdered(valuesOf(table, x))
    ? table.rows.toSorted((a, b) => placeOf(a[x]) - placeOf(b[x]))
    : table.rows;
  const rows = kind === "bars" ? withEmptyDays(ordered, x) : ordered;
  return {
    points: rows.map((row) => pointOf(row[x])),
    series: y.map((name, n) => ({
      label: name,
      color: COLORS[n % COLORS.length] ?? "c5",
      mark: kind,
      values: rows.map((row) => (typeof row[name] === "number" ? row[name] : null)),
    })),
  };
}

const DAY_MS = 86_400_000;
/** Beyond that a chart has no room for empty places. */
const DAYS_MAX = 400;

/** Rows of different days with an empty row for each day between them; others as they are. */
function withEmptyDays(rows: AnswerTable["rows"], x: string): AnswerTable["rows"] {
  const places = rows.map((row) => placeOf(row[x]) / DAY_MS);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const isDaily =
    rows.every((row) => typeof row[x] === "string") &&
    places.every(Number.isInteger) &&
    new Set(places).size === places.length &&
    places.some((place, n) => place - (places[n - 1] ?? place) === 1) &&
    last - first <= DAYS_MAX;
  if (!isDaily) return rows;
  const known = new Map(rows.map((row, n) => [places[n], row]));
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const place = first + n;
    return known.get(place) ?? { [x]: new Date(place * DAY_MS).toISOString() };
  });
}

const valuesOf = ({ rows }: AnswerTable, name: string) => rows.map((row) => row[name]);

const TIME = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/;

/** Whether there is an order in it: all are times, or all are numbers. */
function isOrdered(values: readonly unknown[]): boolean {
  return (
    values.every((value) => typeof value === "number") ||
    values.every((value) => typeof value === "string" && TIME.test(value))
  );
}

function placeOf(value: unknown): number {
  return typeof value === "number" ? value : Date.parse(String(value));
}

function pointOf(value: unknown): ChartPoint {
  if (typeof value === "string" && TIME.test(value)) {
    const isDay = Date.parse(value) % DAY_MS === 0;
    return { short: axisDay(value), long: isDay ? utcDayText(value) : utcTimestampText(value) };
  }
  const text = cellText(value);
  return { short: text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text, long: text };
}
