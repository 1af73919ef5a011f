import type { EntityManager } from "@mikro-orm/postgresql";
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  GraphQLFloat,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  specifiedRules,
  validate,
  type GraphQLFieldConfig,
} from "graphql";
import { GraphQLJSON } from "graphql-scalars";
import { QUERY } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { JSONObject } from "../../core/graphql/scalars.ts";
import { RULES } from "../../core/guard/index.ts";
import { catalogOf, type Table } from "./catalog.ts";
import { planRun, type PlannedStatement } from "./planRun.ts";
import { runOf } from "./run.ts";
import { tablesType } from "./tablesSchema.ts";

/**
 * The schema of the explorer: the market's, and `Query.tables` with every table, and what reading them would take. It is a schema of its own, so that the
 * contract of members and partners has none of it.
 */
export function explorerSchema(market: GraphQLSchema, tables: Iterable<Table>): GraphQLSchema {
  const config = market.toConfig();
  const query = config.query?.toConfig();
  if (!query) throw new Error("the market has no queries");
  const root = new GraphQLObjectType({
    ...query,
    fields: {
      ...query.fields,
      tables: {
        type: new GraphQLNonNull(tablesType(tables, market)),
        description:
          "Any row of any table. Of what is confidential nothing is here; what is masked shows dots.",
        resolve: () => ({}),
        // What it costs is bounded by the rows that a run may read, not by points.
        extensions: { complexity: () => 1 },
      },
      explain: EXPLAIN,
    },
  });
  const types = config.types.filter((type) => type !== config.query);
  return new GraphQLSchema({ ...config, query: root, types: [...types, root] });
}

const schemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The schema of the explorer, built when it is first needed. Given itself, it is itself. */
export function explorerSchemaOf(
  market: GraphQLSchema,
  em: Pick<EntityManager, "getMetadata">,
): GraphQLSchema {
  const known = schemas.get(market);
  if (known) return known;
  const built = explorerSchema(market, catalogOf(em.getMetadata().getAll().values()).values());
  schemas.set(market, built);
  schemas.set(built, built);
  return built;
}

const PLANNED = new GraphQLObjectType<PlannedStatement, Context>({
  name: "PlannedStatement",
  description: "A statement that a document would run.",
  fields: {
    field: {
      type: new GraphQLNonNull(GraphQLString),
      description: "Where in the answer: `tables.offers.nodes.seller`.",
    },
    rows: {
      type: new GraphQLNonNull(GraphQLFloat),
      description: "How many rows of tables the planner expects it to look at.",
    },
    cost: { type: new GraphQLNonNull(GraphQLFloat), description: "The planner's cost." },
    plan: {
      type: new GraphQLNonNull(GraphQLJSON),
      description: "PostgreSQL's plan, as `explain (format json)` writes it.",
    },
  },
});

const EXPLAIN: GraphQLFieldConfig<unknown, Context> = {
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(PLANNED))),
  description:
    "The statements that a document would run on tables, with their plans. None of them runs.",
  args: {
    document: { type: new GraphQLNonNull(GraphQLString) },
    variables: { type: JSONObject },
    operationName: { type: GraphQLString },
  },
  resolve: (_source, { document: text, variables, operationName }, ctx, { schema }) => {
    const document = parsedDocument(String(text), schema);
    const operation = getOperationAST(document, operationName as string | null);
    if (!operation) throw badDocument("The document has no such operation");
    const { coerced, errors } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      (variables ?? {}) as Record<string, unknown>,
    );
    if (!coerced) throw badDocument(errors[0]?.message ?? "The variables cannot be read");
    const query = schema.getQueryType();
    if (!query || operation.operation !== "query") return [];
    return planRun(runOf(ctx), query, { document, operation, variables: coerced });
  },
};

/** A document that the schema can run. Throws GraphQLError with why it cannot. */
export function parsedDocument(text: string, schema: GraphQLSchema) {
  const document = parse(text, { maxTokens: QUERY.tokens });
  const [error] = validate(schema, document, [...specifiedRules, ...RULES], { maxErrors: 1 });
  if (error) throw badDocument(error.message);
  return document;
}

function badDocument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}
