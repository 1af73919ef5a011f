/** A list of an answer as a table: what it is called, its columns, and its values row by row. */
export interface AnswerTable {
  /** Where in the answer: `tables.offers`. */
  path: string;
  columns: string[];
  rows: Readonly<Record<string, unknown>>[];
}

/**
 * The lists of an answer as tables, those inside of rows left out: they are counted in their row. Values that are in no
 * list are one more table, field by field.
 */
export function tablesOf(data: unknown): AnswerTable[] {
  const values = isObject(data) ? valuesIn(data) : [];
  const rows = values.map(([field, value]) => ({ field, value }));
  const others = { path: "values", columns: ["field", "value"], rows };
  return [...listsIn(data), ...(rows.length > 0 ? [others] : [])];
}

/** The values outside of lists, without those that say where a page ends. */
function valuesIn(data: Readonly<Record<string, unknown>>, prefix = ""): [string, unknown][] {
  return Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (name === "pageInfo" || (Array.isArray(value) && isOfObjects(value))) return [];
    if (isObject(value)) return valuesIn(value, `${prefix}${name}.`);
    return Array.isArray(value) && value.length === 0 ? [] : [[`${prefix}${name}`, value]];
  });
}

function listsIn(data: unknown, path = ""): AnswerTable[] {
  if (Array.isArray(data)) return isOfObjects(data) ? [tableOf(data, path)] : [];
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    // A page is called by its field.
    listsIn(
      value,
      name === "nodes" || name === "edges" ? path : path === "" ? name : `${path}.${name}`,
    ),
  );
}

function tableOf(list: readonly Readonly<Record<string, unknown>>[], path: string): AnswerTable {
  const rows = list.map((row) => flat(row));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { path, columns, rows };
}

/** The values of an event as one row, without the name of its field. */
export function rowOf(data: unknown): Record<string, unknown> {
  const values = isObject(data) ? Object.values(data) : [];
  const [only] = values;
  if (values.length === 1 && isObject(only)) return flat(only);
  return isObject(data) ? flat(data) : { value: data };
}

/** A row with the values of the objects in it: `seller.username`. */
function flat(row: Readonly<Record<string, unknown>>, prefix = ""): Record<string, unknown> {
  const values = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const list = listIn(value);
    if (list) return [[`${prefix}${name}`, `${list.length} ${list.length === 1 ? "row" : "rows"}`]];
    if (!isObject(value)) return [[`${prefix}${name}`, value]];
    // The node of an edge is the row itself.
    return Object.entries(flat(value, name === "node" ? prefix : `${prefix}${name}.`));
  });
  return Object.fromEntries(values);
}

function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return isOfObjects(value) ? value : undefined;
  if (!isObject(value)) return undefined;
  const list = value["nodes"] ?? value["edges"];
  return Array.isArray(list) ? list : undefined;
}

function isOfObjects(list: readonly unknown[]): list is Readonly<Record<string, unknown>>[] {
  return list.length > 0 && list.every(isObject);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value in a cell. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What is shown of a masked value. */
export const DOTS = "•••";

/** A masked value: the key of its row, and its column. */
export interface MaskedCell {
  rowKey: string;
  column: string;
}

/** The masked value of a cell, if it shows dots and its own row says its `rowKey`: of `user.phone` that is `user.rowKey`. */
export function maskedCellOf(
  row: Readonly<Record<string, unknown>>,
  name: string,
): MaskedCell | undefined {
  if (row[name] !== DOTS) return undefined;
  const start = name.lastIndexOf(".") + 1;
  const rowKey = row[`${name.slice(0, start)}rowKey`];
  return typeof rowKey === "string" ? { rowKey, column: name.slice(start) } : undefined;
}

/** Whether a value shows dots whose row has no `rowKey` to reveal it by. */
export function lacksRowKey({ columns, rows }: AnswerTable): boolean {
  return rows.some((row) => columns.some((name) => row[name] === DOTS && !maskedCellOf(row, name)));
}
