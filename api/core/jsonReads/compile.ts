import type { FieldNode, OperationDefinitionNode } from "graphql";
import { PLACE_AT, type Page } from "./page.ts";
import type { JsonRead, ObjectOf, Scope, Write } from "./read.ts";
import { fieldsOf, NotCompilable, type DocumentInput } from "./selection.ts";

/** An operation that one statement answers. */
export interface Plan {
  read: JsonRead;
  /** The name the client gave the operation. */
  operation: string | undefined;
  /** The root field with its arguments. */
  node: FieldNode;
  /** SQL: the columns from the third on, and the joins that they read. */
  columns: string;
  joins: string;
  /** The text of `{"data":…}`, without the last brace. */
  write: Write<Page>;
}

/** The columns and joins that a selection needs. */
export interface Wanted {
  columns: string[];
  joins: Set<string>;
}

/**
 * The plan of an operation. Undefined = one statement cannot answer it: it is no query, has another root field, or
 * selects a field that no read describes.
 */
export function compile(
  operation: OperationDefinitionNode,
  reads: readonly JsonRead[],
  given: DocumentInput,
): Plan | undefined {
  try {
    return planOf(operation, reads, given);
  } catch (error) {
    if (error instanceof NotCompilable) return undefined;
    throw error;
  }
}

function planOf(
  { operation, name, directives, selectionSet }: OperationDefinitionNode,
  reads: readonly JsonRead[],
  given: DocumentInput,
): Plan {
  if (operation !== "query" || directives?.length) throw new NotCompilable();
  const [root, ...others] = fieldsOf([selectionSet], "Query", given);
  const read = reads.find(({ field }) => field === root?.[1][0].name.value);
  if (!root || !read || others.length > 0) throw new NotCompilable();

  const [key, nodes] = root;
  const wanted: Wanted = { columns: [], joins: new Set() };
  const writeField = writerOf(read.answer, nodes, { given, wanted });
  return {
    read,
    operation: name?.value,
    node: nodes[0],
    ...inSql(wanted, read),
    write: (page) => `{"data":{"${key}":${writeField(page)}}`,
  };
}

interface Making {
  given: DocumentInput;
  wanted: Wanted;
}

function writerOf<T>(object: ObjectOf<T>, nodes: readonly FieldNode[], making: Making): Write<T> {
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const members = [...fieldsOf(sets, object.type, making.given)].map(([key, same], at) => ({
    name: `${at === 0 ? "" : ","}"${key}":`,
    write: fieldWriter(object, same, making),
  }));
  return (value) => {
    let json = "{";
    for (const { name, write } of members) json += name + write(value);
    return `${json}}`;
  };
}

function fieldWriter<T>(
  { type, fields }: ObjectOf<T>,
  nodes: [FieldNode, ...FieldNode[]],
  making: Making,
): Write<T> {
  const [{ name, arguments: args }] = nodes;
  if (name.value === "__typename") return () => `"${type}"`;
  const field = Object.hasOwn(fields, name.value) ? fields[name.value] : undefined;
  if (!field || args?.length) throw new NotCompilable();

  return field({
    ...columnCollector(making.wanted),
    writerOf: (object) => writerOf(object, nodes, making),
  });
}

/** Collects the columns and joins that fields request. */
export function columnCollector({ columns, joins }: Wanted): Pick<Scope, "column" | "join"> {
  return {
    column: (expression) => {
      const known = columns.indexOf(expression);
      return PLACE_AT + (known === -1 ? columns.push(expression) : known + 1);
    },
    join: (wanted) => void joins.add(wanted),
  };
}

/** SQL: the columns from the third on, and the joins that they read. */
export function inSql({ columns, joins }: Wanted, read: JsonRead) {
  return {
    columns: columns.map((column) => `, ${column}`).join(""),
    joins: [...joins].map((name) => read.joins[name]).join(" "),
  };
}
