import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { TABLES, type TableDecision } from "./tables.ts";

/** What a column holds, which decides its scalar and its operators. */
export type Kind =
  | "int"
  | "bigint"
  | "float"
  | "text"
  | "boolean"
  | "time"
  | "day"
  | "uuid"
  | "json"
  | "bytes"
  | "texts"
  | "ints"
  | "floats";

/** A column as the explorer knows it. */
export interface Column {
  /** The field: the property of the entity, with `Id` where it refers to another table. */
  field: string;
  /** The column of the database. */
  name: string;
  kind: Kind;
  isNullable: boolean;
  /** There, but shown as dots. */
  isMasked: boolean;
  /** Whether an index begins with it, so that a condition over a related table finds its rows. */
  isIndexed: boolean;
}

/** A foreign key, as a field of the table that has it and as one of the table it refers to. */
export interface Reference {
  from: Table;
  column: Column;
  to: Table;
  /** The column that it refers to. */
  toColumn: Column;
  /** On the row that refers: `seller`. */
  field: string;
  /** On the row that is referred to: `itemsBySeller`. */
  backField: string;
}

/** A table as the explorer shows it. */
export interface Table {
  /** In the database: `offer_items`. */
  name: string;
  /** As a field: `offerItems`. */
  field: string;
  /** The beginning of its types' names: `OfferItems`. */
  typeName: string;
  columns: Column[];
  /** What a row is found by. Empty: its key is never shown, so only groups of its rows are. */
  key: Column[];
  /** What `rowKey` names a row by, where columns are masked. */
  rowKey: Column | undefined;
  references: Reference[];
  referredBy: Reference[];
}

/**
 * The tables of the market with what is decided about each column. Throws when nobody decided on a column or a table,
 * and when something is decided that does not exist.
 */
export function catalogOf(
  entities: Iterable<EntityMetadata>,
  decisions: Readonly<Record<string, TableDecision>> = TABLES,
): Map<string, Table> {
  const known = [...entities].filter(({ tableName }) => tableName);
  const tables = new Map(
    known
      .toSorted((a, b) => (a.tableName < b.tableName ? -1 : 1))
      .map((entity) => [entity.tableName, tableOf(entity, decisions[entity.tableName])]),
  );
  for (const name of Object.keys(decisions))
    if (!tables.has(name)) throw new Error(`the explorer decides on ${name}, which is no table`);
  for (const entity of known) linkReferences(entity, tables);
  return tables;
}

function tableOf(entity: EntityMetadata, decision: TableDecision | undefined): Table {
  const { tableName, primaryKeys } = entity;
  if (!decision) throw new Error(`the explorer does not decide on the table ${tableName}`);
  const shown = wordsOf(decision.shown);
  const masked = wordsOf(decision.masked);
  const decided = [...shown, ...masked, ...wordsOf(decision.never)];
  const columns = columnsOf(entity);
  const names = columns.map(({ name }) => String(name));
  for (const name of names)
    if (decided.filter((one) => one === name).length !== 1)
      throw new Error(`the explorer does not decide once on ${tableName}.${name}`);
  for (const name of decided)
    if (!names.includes(name)) throw new Error(`${tableName} has no column of ${name}`);

  const visible = columns.filter(({ name }) => shown.includes(name) || masked.includes(name));
  const found = new Map(
    visible.map((property) => [
      String(property.name),
      columnOf(entity, property, masked.includes(property.name)),
    ]),
  );
  const key = decision.key ? wordsOf(decision.key) : primaryKeys.map(String);
  const isFound = key.every((name) => shown.includes(name));
  const keyColumns = isFound ? key.flatMap((name) => found.get(name) ?? []) : [];
  const field = camelCase(tableName);
  return {
    name: tableName,
    field,
    typeName: field.charAt(0).toUpperCase() + field.slice(1),
    columns: [...found.values()],
    key: keyColumns,
    rowKey: masked.length > 0 ? rowKeyOf(tableName, keyColumns) : undefined,
    references: [],
    referredBy: [],
  };
}

/**
 * The key of a table with masked columns. Throws when it is no number: the audit log keeps it for ever, and a text may
 * be a member's word.
 */
function rowKeyOf(tableName: string, key: readonly Column[]): Column {
  const [column, ...others] = key;
  if (column && others.length === 0 && (column.kind === "int" || column.kind === "bigint"))
    return column;
  throw new Error(`the explorer masks columns of ${tableName}, whose key is no number`);
}

/** The properties that are columns of the table. */
function columnsOf({ props }: EntityMetadata): EntityProperty[] {
  return props.filter(
    ({ persist, fieldNames, kind }) =>
      persist !== false && fieldNames?.length === 1 && kind !== "1:m" && kind !== "m:n",
  );
}

function columnOf(entity: EntityMetadata, property: EntityProperty, isMasked: boolean): Column {
  const [name = ""] = property.fieldNames;
  return {
    field: property.targetMeta ? `${withoutId(property.name)}Id` : property.name,
    name,
    kind: kindOf(property.columnTypes[0] ?? "", `${entity.tableName}.${name}`),
    isNullable: property.nullable === true,
    isMasked,
    isIndexed: isIndexed(entity, property),
  };
}

function isIndexed({ primaryKeys, indexes, uniques }: EntityMetadata, property: EntityProperty) {
  if (primaryKeys[0] === property.name || property.index || property.unique) return true;
  return [...indexes, ...uniques].some((index) => {
    const { properties, columns, where } = index as {
      properties?: string | string[];
      columns?: { name: string }[];
      where?: unknown;
    };
    const first = [properties ?? columns?.map(({ name }) => name) ?? []].flat()[0];
    return where === undefined && first === property.name;
  });
}

function linkReferences(entity: EntityMetadata, tables: Map<string, Table>): void {
  const from = tables.get(entity.tableName);
  for (const property of columnsOf(entity)) {
    const to = property.targetMeta && tables.get(property.targetMeta.tableName);
    const column = from?.columns.find(({ name }) => name === property.fieldNames[0]);
    const toColumn = to?.columns.find(({ name }) => name === property.referencedColumnNames[0]);
    // A key that is never shown leads nowhere.
    if (!from || !to || !column || !toColumn || column.isMasked) continue;
    const field = withoutId(property.name);
    const backField = `${from.field}By${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    const reference: Reference = { from, column, to, toColumn, field, backField };
    from.references.push(reference);
    to.referredBy.push(reference);
  }
}

const KINDS: Readonly<Record<string, Kind>> = {
  int: "int",
  bigint: "bigint",
  "double precision": "float",
  numeric: "float",
  text: "text",
  boolean: "boolean",
  timestamptz: "time",
  date: "day",
  uuid: "uuid",
  jsonb: "json",
  bytea: "bytes",
  "text[]": "texts",
  "int4[]": "ints",
  "float8[]": "floats",
};

function kindOf(columnType: string, name: string): Kind {
  const kind = KINDS[columnType.replace(/\(.*\)/, "")];
  if (!kind) throw new Error(`the explorer does not know the type ${columnType} of ${name}`);
  return kind;
}

function wordsOf(text = ""): string[] {
  return text.split(" ").filter((word) => word !== "");
}

function withoutId(name: string): string {
  return name.replace(/Id$/, "");
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
