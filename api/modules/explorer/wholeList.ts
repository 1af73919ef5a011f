import { getArgumentValues, GraphQLError, isObjectType, type SelectionSetNode } from "graphql";
import type { RawBuilder } from "kysely";
import type { Services } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import type { ReportColumnType } from "../../core/graphql/enums.ts";
import { sql } from "../../core/sql/sql.ts";
import type { Kind, Table } from "./catalog.ts";
import {
  badDocument,
  fieldsIn,
  fragmentsOf,
  operationIn,
  type Operation,
  type SentDocument,
} from "./documents.ts";
import { explorerSchemaOf } from "./explorerSchema.ts";
import type { Reading } from "./planRun.ts";
import { groupingOf, orderOf, type GroupArgs, type ListArgs } from "./readTable.ts";
import { isList } from "./scalars.ts";
import { groupStatement, MASKED, orderedBy } from "./statements.ts";
import { columnOf, conditionOf } from "./where.ts";

/** All rows of one list of a query: its columns, and the statement that answers them. */
export interface WholeList {
  columns: { name: string; type: ReportColumnType; description: string }[];
  statement: RawBuilder<unknown>;
}

interface ListField {
  /** In the answer: `tables.offers`. */
  path: string;
  table: Table;
  isGrouped: boolean;
  args: Record<string, unknown>;
  nodes: Parameters<typeof groupingOf>[2]["fieldNodes"];
}

/**
 * All rows of a list of a query, however many: the page that it asks for does not count, and lists within its rows are
 * left out. `path` is its place in the answer, such as `tables.offers`; the first one without it. Refuses with
 * BAD_USER_INPUT.
 */
export function wholeList(
  { schema, orm }: Pick<Services, "schema" | "orm">,
  sent: SentDocument,
  path: string | null,
): WholeList {
  try {
    const explorer = explorerSchemaOf(schema, orm.em);
    const given = operationIn(explorer, sent);
    const tables = explorer.getType("Tables");
    if (given.operation.operation !== "query" || !isObjectType(tables))
      throw badDocument("Only a query has rows to write");
    const lists = listsIn(given, (name) => tables.getFields()[name]);
    const list = path === null ? lists[0] : lists.find((each) => each.path === path);
    if (!list)
      throw badDocument(
        path === null
          ? "The query has no list of `tables` to write"
          : `The query has no list ${path}`,
      );
    return list.isGrouped ? groupsOf(list, given) : rowsOf(list, given);
  } catch (error) {
    if (error instanceof GraphQLError) throw badField("query", error.message);
    throw error;
  }
}

type FieldCalled = (name: string) => Parameters<typeof getArgumentValues>[0] | undefined;

function listsIn(given: Operation, fieldCalled: FieldCalled): ListField[] {
  const roots = [...fieldsIn([given.operation.selectionSet], "Query", given)].filter(
    ([, [node]]) => node.name.value === "tables",
  );
  return roots.flatMap(([rootKey, rootNodes]) =>
    [...fieldsIn(setsOf(rootNodes), "Tables", given)].flatMap(([key, nodes]): ListField[] => {
      const definition = fieldCalled(nodes[0].name.value);
      const { list } = (definition?.extensions["reading"] ?? {}) as Partial<Reading>;
      if (!definition || !list) return [];
      const args = getArgumentValues(definition, nodes[0], given.variables);
      return [{ path: `${rootKey}.${key}`, ...list, args, nodes }];
    }),
  );
}

interface Written {
  name: string;
  description: string;
  value: RawBuilder<unknown>;
  type: ReportColumnType;
}

function rowsOf({ table, args, nodes }: ListField, given: Operation): WholeList {
  const joins: RawBuilder<unknown>[] = [];
  const pages = fieldsIn(setsOf(nodes), `${table.typeName}Page`, given);
  const rows = [...pages.values()].filter(([node]) => node.name.value === "nodes").flat();
  const written = columnsOf({ table, alias: "t", sets: setsOf(rows), prefix: "" }, given, joins);
  const { where } = args as unknown as ListArgs;
  const order = orderOf(table, args as unknown as ListArgs);
  return wholeOf(
    written,
    sql`${sql.table(table.name)} as t ${sql.join(joins, sql` `)}
      where ${conditionOf(table, where, "t")} order by ${orderedBy(order)}`,
  );
}

interface Place {
  table: Table;
  alias: string;
  sets: readonly SelectionSetNode[];
  prefix: string;
}

/** The columns that are asked of a row, and of the rows that it refers to, which are joined. */
function columnsOf(
  { table, alias, sets, prefix }: Place,
  given: Operation,
  joins: RawBuilder<unknown>[],
): Written[] {
  return [...fieldsIn(sets, `${table.typeName}Row`, given)].flatMap(([key, nodes]): Written[] => {
    const name = `${prefix}${key}`;
    const asked = nodes[0].name.value;
    const column = table.columns.find(({ field }) => field === asked);
    if (column) {
      const description = `${table.name}.${column.name}`;
      if (column.isMasked) return [{ name, description, value: MASKED, type: "text" }];
      return [{ name, description, ...writtenAs(columnOf(alias, column), column.kind) }];
    }
    const reference = table.references.find(({ field }) => field === asked);
    if (!reference) return [];
    const { to, toColumn } = reference;
    const joined = `j${joins.length + 1}`;
    joins.push(
      sql`left join ${sql.table(to.name)} as ${sql.ref(joined)} on ${columnOf(joined, toColumn)} = ${columnOf(alias, reference.column)}`,
    );
    const below = { table: to, alias: joined, sets: setsOf(nodes), prefix: `${name}.` };
    return columnsOf(below, given, joins);
  });
}

function groupsOf({ table, args, nodes }: ListField, given: Operation): WholeList {
  const asked = { fieldNodes: nodes, fragments: fragmentsOf(given.document) };
  const groups = groupStatement({
    ...groupingOf(table, args as unknown as GroupArgs, asked),
    limit: null,
  });
  const parts = [...fieldsIn(setsOf(nodes), `${table.typeName}Group`, given)];
  const written = parts.flatMap(([key, [first, ...more]]): Written[] => {
    const part = first.name.value;
    if (part === "count")
      return [{ name: key, description: "Rows", ...writtenAs(sql`g.count`, "bigint") }];
    const isNumbers = part === "sum" || part === "avg";
    const type = `${table.typeName}${isNumbers ? "Numbers" : "Values"}`;
    return [...fieldsIn(setsOf([first, ...more]), type, given)].flatMap(([name, [node]]) => {
      const column = table.columns.find(({ field }) => field === node.name.value);
      if (!column) return [];
      const value = sql`g.${sql.id(`${part}.${column.field}`)}`;
      return [
        {
          name: `${key}.${name}`,
          description: `${part} of ${table.name}.${column.name}`,
          ...writtenAs(value, isNumbers ? "float" : column.kind),
        },
      ];
    });
  });
  return wholeOf(written, sql`(${groups}) as g`);
}

function wholeOf(written: readonly Written[], from: RawBuilder<unknown>): WholeList {
  if (written.length === 0)
    throw badDocument("The list has no column to write. Ask for some of its rows");
  const values = written.map(({ name, value }) => sql`${value} as ${sql.id(name)}`);
  return {
    columns: written.map(({ name, type, description }) => ({ name, type, description })),
    statement: sql`select ${sql.join(values)} from ${from}`,
  };
}

const WRITTEN_AS: Readonly<Record<Kind, ReportColumnType>> = {
  int: "whole_number",
  bigint: "whole_number",
  float: "number",
  text: "text",
  boolean: "yes_no",
  time: "time",
  day: "day",
  uuid: "text",
  json: "text",
  bytes: "text",
  texts: "text",
  ints: "text",
  floats: "text",
};

/** A value as a file has it: lists and objects as JSON. */
function writtenAs(
  value: RawBuilder<unknown>,
  kind: Kind,
): { value: RawBuilder<unknown>; type: ReportColumnType } {
  const type = WRITTEN_AS[kind];
  if (kind === "bigint" || kind === "float") return { value: sql`${value}::float8`, type };
  if (kind === "bytes") return { value: sql`encode(${value}, 'hex')`, type };
  if (isList(kind)) return { value: sql`array_to_json(${value})::text`, type };
  if (kind === "day" || kind === "uuid" || kind === "json")
    return { value: sql`${value}::text`, type };
  return { value, type };
}

function setsOf(nodes: readonly { selectionSet?: SelectionSetNode | undefined }[]) {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}
