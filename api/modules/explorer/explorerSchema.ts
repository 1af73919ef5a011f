import type { EntityManager } from "@mikro-orm/postgresql";
import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
} from "graphql";
import { GraphQLJSON } from "graphql-scalars";
import { QUERY } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { costOf } from "../../core/guard/index.ts";
import { catalogOf, type Table } from "./catalog.ts";
import { dryRunMutation } from "./changes/dryRunMutation.ts";
import { operationIn, parsedDocument, SENT_DOCUMENT, sentDocument } from "./documents.ts";
import { planRun, type PlannedStatement } from "./planRun.ts";
import { runOf } from "./run.ts";
import { tablesType } from "./tablesSchema.ts";

/**
 * The schema of the explorer: the market's, with every table in `Query.tables`, what reading them would take, and what
 * a mutation would do. It is a schema of its own, so that the contract of members and partners has none of it.
 */
export function explorerSchema(
  market: GraphQLSchema,
  tables: ReadonlyMap<string, Table>,
): GraphQLSchema {
  const config = market.toConfig();
  const query = config.query?.toConfig();
  const mutation = config.mutation?.toConfig();
  if (!query || !mutation) throw new Error("the market has no queries and mutations");
  const root = new GraphQLObjectType({
    ...query,
    fields: {
      ...query.fields,
      tables: {
        type: new GraphQLNonNull(tablesType(tables.values(), market)),
        description:
          "Any row of any table. Of what is confidential nothing is here; what is masked shows dots.",
        resolve: () => ({}),
        // What it costs is bounded by the rows that a run may read, not by points.
        extensions: { complexity: () => 1 },
      },
      explain: EXPLAIN,
      documentCost: DOCUMENT_COST,
    },
  });
  const changing = new GraphQLObjectType({
    ...mutation,
    fields: { ...mutation.fields, dryRunMutation: dryRunMutation(market, tables) },
  });
  const types = config.types.filter((type) => type !== config.query && type !== config.mutation);
  return new GraphQLSchema({
    ...config,
    query: root,
    mutation: changing,
    types: [...types, root, changing],
  });
}

const schemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The schema of the explorer, built when it is first needed. Given itself, it is itself. */
export function explorerSchemaOf(
  market: GraphQLSchema,
  em: Pick<EntityManager, "getMetadata">,
): GraphQLSchema {
  const known = schemas.get(market);
  if (known) return known;
  const built = explorerSchema(market, catalogOf(em.getMetadata().getAll().values()));
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
  args: SENT_DOCUMENT,
  resolve: (_source, args, ctx, { schema }) => {
    const given = operationIn(schema, sentDocument(args));
    const query = schema.getQueryType();
    return query && given.operation.operation === "query" ? planRun(runOf(ctx), query, given) : [];
  },
};

const DOCUMENT_COST: GraphQLFieldConfig<unknown, Context> = {
  type: new GraphQLNonNull(GraphQLInt),
  description: `What a document would cost in points; more than ${QUERY.cost} are refused. It does not run.`,
  args: SENT_DOCUMENT,
  resolve: (_source, args, _ctx, { schema }) => {
    const { text, operationName, variables } = sentDocument(args);
    return costOf(schema, parsedDocument(text, schema), variables, operationName ?? undefined);
  },
};
