import {
  GraphQLEnumType,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
} from "graphql";
import { GraphQLSafeInt } from "graphql-scalars";
import { TABLES_READ } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import type { Column, Table } from "./catalog.ts";
import type { Reading } from "./planRun.ts";
import {
  groupsStatement,
  pagesStatement,
  pageStatement,
  readGroups,
  readPage,
  readPages,
  readReferred,
  referredStatement,
  type GroupArgs,
  type ListArgs,
} from "./readTable.ts";
import { runOf } from "./run.ts";
import { DIRECTION, isNumber, isSortable, operatorsOf, SPAN, typeOf, valueOf } from "./scalars.ts";
import type { FoundRow } from "./statements.ts";

type RootField = GraphQLFieldConfig<unknown, Context>;
type Field = GraphQLFieldConfig<FoundRow, Context>;

const DEFAULT_PAGE = 50;

/** The type of `Query.tables`: for each table its rows, and groups of them. */
export function tablesType(
  tables: Iterable<Table>,
  schema: GraphQLSchema,
): GraphQLObjectType<unknown, Context> {
  const pageInfo = schema.getType("PageInfo") as GraphQLObjectType;
  const types = new Map([...tables].map((table) => [table, new TableTypes(table, pageInfo)]));
  const fields = [...types.values()].flatMap((each) => each.rootFields());
  for (const each of types.values()) each.link(types);
  return new GraphQLObjectType<unknown, Context>({
    name: "Tables",
    description: "Every table of the market, row by row and in groups.",
    fields: Object.fromEntries(fields),
  });
}

/** The types of one table; those of the tables it refers to are linked when all are there. */
class TableTypes {
  readonly #table: Table;
  readonly #row: GraphQLObjectType<FoundRow, Context>;
  readonly #page: GraphQLObjectType;
  readonly #where: GraphQLInputObjectType;
  readonly #column: GraphQLEnumType;
  #all: ReadonlyMap<Table, TableTypes> = new Map();

  constructor(table: Table, pageInfo: GraphQLObjectType) {
    this.#table = table;
    const { typeName, name } = table;
    this.#row = new GraphQLObjectType<FoundRow, Context>({
      name: `${typeName}Row`,
      description: `A row of ${name}.`,
      fields: () => this.#rowFields(),
    });
    this.#page = new GraphQLObjectType({
      name: `${typeName}Page`,
      description: `A page of ${name}.`,
      fields: {
        nodes: { type: listOf(this.#row) },
        pageInfo: { type: new GraphQLNonNull(pageInfo) },
      },
    });
    this.#where = new GraphQLInputObjectType({
      name: `${typeName}Where`,
      description: `Which rows of ${name}: all that is given must be true. Nested four deep at most.`,
      fields: () => this.#whereFields(),
    });
    const sortable = this.#readable.filter(({ kind }) => isSortable(kind));
    this.#column = new GraphQLEnumType({
      name: `${typeName}Column`,
      description: `A column of ${name} that rows are sorted and grouped by.`,
      values: Object.fromEntries(sortable.map(({ field }) => [field, {}])),
    });
  }

  get #readable(): Column[] {
    return this.#table.columns.filter(({ isMasked }) => !isMasked);
  }

  link(all: ReadonlyMap<Table, TableTypes>): void {
    this.#all = all;
  }

  /** The fields of `Tables`: rows, where the key is shown, and groups. */
  rootFields(): [string, RootField][] {
    const { field, name, key } = this.#table;
    const rows: RootField = {
      type: new GraphQLNonNull(this.#page),
      description: `The rows of ${name}, the newest key first.`,
      args: this.#listArgs(),
      resolve: (_source, args, ctx, info) =>
        readPage(runOf(ctx), this.#table, args as unknown as ListArgs, info),
      extensions: reading({
        list: { table: this.#table, isGrouped: false },
        rowsOf: ({ first }) => Number(first),
        statement: (args, asked) =>
          pageStatement(this.#table, args as unknown as ListArgs, asked, TABLES_READ.rows),
      }),
    };
    const groups: RootField = {
      type: listOf(this.#groupType()),
      description: `How many rows of ${name} there are, and sums of their columns, by group: the largest groups first.`,
      args: this.#groupArgs(),
      resolve: (_source, args, ctx, info) =>
        readGroups(runOf(ctx), this.#table, args as unknown as GroupArgs, info),
      extensions: reading({
        list: { table: this.#table, isGrouped: true },
        rowsOf: ({ first }) => Number(first),
        statement: (args, asked) =>
          groupsStatement(this.#table, args as unknown as GroupArgs, asked),
      }),
    };
    return [
      ...(key.length > 0 ? [[field, rows] as [string, RootField]] : []),
      [`${field}Aggregate`, groups],
    ];
  }

  #rowFields(): Record<string, Field> {
    const columns = this.#table.columns.map((column): [string, Field] => [
      column.field,
      {
        type: column.isMasked ? GraphQLString : nullableUnless(column),
        ...(column.isMasked && {
          description: "Hidden: only dots are shown. `revealValue` shows one, by `rowKey`.",
        }),
        resolve: (row) =>
          column.isMasked ? row[column.field] : valueOf(column.kind, row[column.field]),
      },
    ]);
    const references = this.#table.references.map((reference): [string, Field] => [
      reference.field,
      {
        type: this.#typesOf(reference.to).#row,
        resolve: (row, _args, ctx, info) => readReferred(runOf(ctx), reference, row, info),
        extensions: reading({
          key: reference.toColumn,
          rowsOf: () => 1,
          statement: (_args, asked, keys) => referredStatement(reference, asked, keys),
        }),
      },
    ]);
    const back = this.#listedBack().map((reference): [string, Field] => [
      reference.backField,
      {
        type: new GraphQLNonNull(this.#typesOf(reference.from).#page),
        args: this.#typesOf(reference.from).#listArgs(),
        resolve: (row, args, ctx, info) =>
          readPages(runOf(ctx), reference, row, args as unknown as ListArgs, info),
        extensions: reading({
          key: reference.column,
          rowsOf: ({ first }) => Number(first),
          statement: (args, asked, keys) =>
            pagesStatement(reference, args as unknown as ListArgs, asked, keys, TABLES_READ.rows),
        }),
      },
    ]);
    return Object.fromEntries([...columns, ...this.#rowKey(), ...references, ...back]);
  }

  #rowKey(): [string, Field][] {
    const { name, rowKey } = this.#table;
    if (!rowKey) return [];
    const field: Field = {
      type: new GraphQLNonNull(GraphQLID),
      description: `Names this row for \`revealValue\`: \`${name}/17\`.`,
      resolve: (row) => `${name}/${String(row[rowKey.field])}`,
    };
    return [["rowKey", field]];
  }

  /** The tables that lead here by a key that an index serves: without one each row would cost a scan. */
  #indexedBack() {
    return this.#table.referredBy.filter(({ column }) => column.isIndexed);
  }

  #listedBack() {
    return this.#indexedBack().filter(({ from }) => from.key.length > 0);
  }

  #whereFields(): GraphQLInputFieldConfigMap {
    const self = new GraphQLNonNull(this.#where);
    const columns = this.#readable.map(({ field, kind }) => [field, { type: operatorsOf(kind) }]);
    const references = this.#table.references.map(({ field, to }) => [
      field,
      { type: this.#typesOf(to).#where },
    ]);
    const back = this.#indexedBack().map(({ backField, from }) => [
      backField,
      { type: this.#typesOf(from).#quantified() },
    ]);
    return {
      and: { type: new GraphQLList(self) },
      or: { type: new GraphQLList(self) },
      not: { type: this.#where },
      ...Object.fromEntries([...columns, ...references, ...back]),
    } as GraphQLInputFieldConfigMap;
  }

  #quantifiedType: GraphQLInputObjectType | undefined;

  #quantified(): GraphQLInputObjectType {
    return (this.#quantifiedType ??= new GraphQLInputObjectType({
      name: `${this.#table.typeName}Related`,
      description: `Whether rows of ${this.#table.name} refer to it.`,
      fields: {
        some: { type: this.#where, description: "At least one of these." },
        none: { type: this.#where, description: "None of these." },
      },
    }));
  }

  #listArgs(): GraphQLFieldConfigArgumentMap {
    return {
      where: { type: this.#where },
      orderBy: { type: new GraphQLList(new GraphQLNonNull(this.#orderType())) },
      first: {
        type: new GraphQLNonNull(GraphQLInt),
        defaultValue: DEFAULT_PAGE,
        description: `Rows a page, 1 to ${TABLES_READ.page}.`,
      },
      after: { type: GraphQLString, description: "endCursor of the page before." },
    };
  }

  #order: GraphQLInputObjectType | undefined;

  #orderType(): GraphQLInputObjectType {
    return (this.#order ??= new GraphQLInputObjectType({
      name: `${this.#table.typeName}Order`,
      description: "What rows are sorted by.",
      fields: {
        column: { type: new GraphQLNonNull(this.#column) },
        direction: { type: new GraphQLNonNull(DIRECTION), defaultValue: "desc" },
      },
    }));
  }

  #groupArgs(): GraphQLFieldConfigArgumentMap {
    const by = new GraphQLInputObjectType({
      name: `${this.#table.typeName}GroupBy`,
      description:
        "What rows of a group have in common: a value, or the day, week or month of a time.",
      fields: { column: { type: new GraphQLNonNull(this.#column) }, by: { type: SPAN } },
    });
    return {
      where: { type: this.#where },
      groupBy: { type: new GraphQLList(new GraphQLNonNull(by)) },
      first: {
        type: new GraphQLNonNull(GraphQLInt),
        defaultValue: DEFAULT_PAGE,
        description: `Groups, 1 to ${TABLES_READ.groups}.`,
      },
    };
  }

  #groupType(): GraphQLObjectType<FoundRow, Context> {
    const { typeName, name, key, references } = this.#table;
    const sortable = this.#readable.filter(({ kind }) => isSortable(kind));
    const isKey = (column: Column) =>
      key.includes(column) || references.some((reference) => reference.column === column);
    const numbers = this.#readable.filter((column) => isNumber(column.kind) && !isKey(column));
    const values = partType(`${typeName}Values`, `Values of a group of ${name}.`, sortable);
    const sums = partType(
      `${typeName}Numbers`,
      `Numbers of a group of ${name}.`,
      numbers.map((column) => ({ ...column, kind: "float" })),
    );
    const part = (
      name: GroupPart["name"],
      type: GraphQLObjectType<GroupPart>,
      description: string,
    ) => ({
      [name]: {
        type: new GraphQLNonNull(type),
        description,
        resolve: (group: FoundRow): GroupPart => ({ name, group }),
      },
    });
    return new GraphQLObjectType<FoundRow, Context>({
      name: `${typeName}Group`,
      description: `A group of rows of ${name}.`,
      fields: {
        count: { type: new GraphQLNonNull(GraphQLSafeInt), resolve: ({ count }) => Number(count) },
        ...part("key", values, "What they have in common; null of what they are not grouped by."),
        ...part("min", values, "The least values."),
        ...part("max", values, "The largest values."),
        ...(numbers.length > 0 && {
          ...part("sum", sums, "The sums."),
          ...part("avg", sums, "The averages."),
        }),
      },
    });
  }

  #typesOf(table: Table): TableTypes {
    const types = this.#all.get(table);
    if (!types) throw new Error(`${table.name} has no types`);
    return types;
  }
}

/** The part of a group that a field shows: its values begin with the name of the part. */
interface GroupPart {
  name: "key" | "min" | "max" | "sum" | "avg";
  group: FoundRow;
}

function partType(
  name: string,
  description: string,
  columns: readonly Column[],
): GraphQLObjectType<GroupPart> {
  return new GraphQLObjectType<GroupPart>({
    name,
    description,
    fields: Object.fromEntries(
      columns.map(({ field, kind }) => [
        field,
        {
          type: typeOf(kind),
          resolve: (part: GroupPart) => valueOf(kind, part.group[`${part.name}.${field}`]),
        },
      ]),
    ),
  });
}

function reading(how: Reading): { reading: Reading } {
  return { reading: how };
}

function listOf(type: GraphQLObjectType) {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}

function nullableUnless({ kind, isNullable }: Column) {
  return isNullable ? typeOf(kind) : new GraphQLNonNull(typeOf(kind));
}
