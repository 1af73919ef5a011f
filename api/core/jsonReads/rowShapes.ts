import {
  getArgumentValues,
  getVariableValues,
  Kind,
  parse,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { ruleOf } from "../access/enforce.ts";
import { refuseUnlessAllowed } from "../access/policy.ts";
import type { Context, Services } from "../context.ts";
import { sql } from "../sql/sql.ts";
import type { Row } from "./columns.ts";
import { columnCollector, inSql, type Plan, type Wanted } from "./compile.ts";
import { cut, endCursorOf, type Page } from "./page.ts";
import type { JsonRead, ObjectOf, Write } from "./read.ts";
import { VISITOR_LOOKUP, Statements } from "./statements.ts";

/** The shape of a row that differs from GraphQL's: each JSON name, with the path of its field from the row's type. */
export interface RowShape {
  readonly [name: string]: string | RowShape;
}

/** A list whose rows have the shape of a Form. */
export interface FormedList {
  /** The page that `$first` requests, or without it the maximum of the list. Refuses what the resolvers refuse. */
  read(ctx: Context, variables: Record<string, unknown>): Promise<FormedPage>;
}

interface FormedPage {
  json: string;
  /** The cursor after which the list goes on, if there is more. */
  nextCursor: string | undefined;
}

interface Options {
  services: Services;
  schema: GraphQLSchema;
  reads: readonly JsonRead[];
}

/** Lists for routes whose JSON differs from GraphQL's: the same statement, with another writer for its rows. */
export class Forms {
  readonly #options: Options;
  readonly #statements: Statements;

  constructor(options: Options) {
    this.#options = options;
    this.#statements = new Statements(options.services);
  }

  /** The list that a document requests. Throws when no read describes its root field or a field of the form. */
  list(document: string, form: RowShape, atMost: number): FormedList {
    const { operation, field } = rootOf(document);
    const read = this.#options.reads.find((one) => one.field === field.name.value);
    const definition = this.#options.schema.getQueryType()?.getFields()[field.name.value];
    if (!read || !definition) throw new Error(`no read writes ${field.name.value}`);
    const wanted: Wanted = { columns: [], joins: new Set() };
    const write = formWriter(read.node, form, wanted);
    const plan = { read, ...inSql(wanted, read) };

    return {
      read: async (ctx, variables) => {
        const definitions = operation.variableDefinitions ?? [];
        const { coerced, errors } = getVariableValues(this.#options.schema, definitions, variables);
        if (!coerced) throw errors[0];
        const args = getArgumentValues(definition, field, coerced);
        const size = variables["first"] === undefined ? atMost : undefined;
        const page = await this.#page(ctx, plan, { args, size });
        return {
          json: `[${page.rows.map(write).join(",")}]`,
          nextCursor: page.hasNextPage ? (JSON.parse(endCursorOf(page)) as string) : undefined,
        };
      },
    };
  }

  async #page(
    ctx: Context,
    plan: Pick<Plan, "read" | "columns" | "joins">,
    { args, size }: { args: Record<string, unknown>; size: number | undefined },
  ): Promise<Page> {
    const rule = ruleOf(this.#options.schema, `Query.${plan.read.field}`);
    refuseUnlessAllowed(rule, ctx.viewer, ctx.services);
    const rows = plan.read.rows(args, size);
    const viewer = ctx.viewer
      ? sql`select ${ctx.viewer.id}::int as id, null as said`
      : VISITOR_LOOKUP;
    return cut(await this.#statements.page(plan, rows, viewer), rows);
  }
}

function rootOf(document: string): { operation: OperationDefinitionNode; field: FieldNode } {
  const operation = parse(document).definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  const [field, ...others] = operation?.selectionSet.selections ?? [];
  if (!operation || field?.kind !== Kind.FIELD || others.length > 0)
    throw new Error("a list has one root field");
  return { operation, field };
}

function formWriter(row: ObjectOf<Row>, form: RowShape, wanted: Wanted): Write<Row> {
  const members = Object.entries(form).map(([name, from], at) => ({
    name: `${at === 0 ? "" : ","}"${name}":`,
    write:
      typeof from === "string"
        ? pathWriter(row, from.split("."), wanted)
        : formWriter(row, from, wanted),
    isId: name === "id" || name.endsWith("Id"),
  }));
  return (value) => {
    let json = "{";
    for (const { name, write, isId } of members) {
      const text = write(value);
      // Ids are strings in GraphQL and the same numbers in REST. Source: C45
      json += name + (isId && text.startsWith('"') ? text.slice(1, -1) : text);
    }
    return `${json}}`;
  };
}

function pathWriter<T>(
  object: ObjectOf<T>,
  [name = "", ...deeper]: string[],
  wanted: Wanted,
): Write<T> {
  const field = Object.hasOwn(object.fields, name) ? object.fields[name] : undefined;
  if (!field) throw new Error(`SQL does not write ${object.type}.${name}`);
  return field({
    ...columnCollector(wanted),
    writerOf: (inner) => pathWriter(inner, deeper, wanted),
  });
}
