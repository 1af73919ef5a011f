import {
  execute,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  isObjectType,
  type GraphQLFieldConfig,
  type GraphQLScalarType,
  type GraphQLSchema,
} from "graphql";
import { GraphQLISODateTime } from "type-graphql";
import { EXPLORER_CHANGES } from "../../../../schema/limits.ts";
import { DryRunEnd } from "../../../core/audit/auditLog.ts";
import type { Effects } from "../../../core/audit/effects.ts";
import { newContext, type Context } from "../../../core/context.ts";
import { JSONObject } from "../../../core/graphql/scalars.ts";
import { memberById } from "../../accounts/index.ts";
import type { Table } from "../catalog.ts";
import {
  badDocument,
  operationIn,
  SENT_DOCUMENT,
  sentDocument,
  type SentDocument,
} from "../documents.ts";
import { changeIn, confirmationOf, refuseUnlessProven } from "./change.ts";
import { changesOf, type RowChange } from "./rowChanges.ts";
import { DryRun, type WouldDo } from "./watches.ts";

interface Shown {
  effects: { effects: Effects; confirms: string };
  changes: RowChange[];
  notShown: string[];
  hearerIds: number[];
  until: Date;
}

/** `Mutation.dryRunMutation`: what a mutation would do, by doing it and rolling it back. */
export function dryRunMutation(
  market: GraphQLSchema,
  tables: ReadonlyMap<string, Table>,
): GraphQLFieldConfig<unknown, Context> {
  return {
    type: new GraphQLNonNull(shownType(market)),
    description: `Does the one mutation of a document and rolls it back: nothing is changed, and nobody is told. Needs a proof of identity of the last ${EXPLORER_CHANGES.proofMinutes} minutes. The same document, sent with \`extensions: {confirms}\`, then does exactly that, once.`,
    args: SENT_DOCUMENT,
    resolve: async (_source, args, ctx, { schema }): Promise<Shown> => {
      const sent = sentDocument(args);
      await refuseUnlessProven(ctx);
      const { hash, effects, written, hearerIds } = await tryOut(ctx, schema, tables, sent);
      ctx.snapshot?.begin();
      const { confirms, until } = confirmationOf(ctx, sent, hash);
      return {
        effects: { effects, confirms },
        changes: await changesOf(ctx.em, written),
        notShown: written.notShown,
        hearerIds: hearerIds.slice(0, EXPLORER_CHANGES.hearersShown),
        until,
      };
    },
  };
}

/** Refuses as the mutation itself would. */
async function tryOut(
  { services, viewer, origin }: Context,
  schema: GraphQLSchema,
  tables: ReadonlyMap<string, Table>,
  sent: SentDocument,
): Promise<WouldDo> {
  const given = operationIn(schema, sent);
  if (given.operation.operation !== "mutation")
    throw badDocument("Only a mutation can be tried out; a query changes nothing");
  if (changeIn(schema, given) === null) throw badDocument("This mutation is a dry run already");

  const watch = new DryRun(tables);
  const contextValue: Context = { ...newContext(services, viewer, origin), watch };
  const answer = await execute({
    schema,
    document: given.document,
    operationName: sent.operationName,
    variableValues: sent.variables,
    contextValue,
  });
  const [error] = answer.errors ?? [];
  const reason = error?.originalError ?? error;
  if (watch.found && reason instanceof DryRunEnd) return watch.found;
  throw reason ?? new Error("a mutation was not rolled back");
}

function shownType(market: GraphQLSchema): GraphQLObjectType<Shown, Context> {
  const known = (name: string) => {
    const type = market.getType(name);
    if (!isObjectType(type)) throw new Error(`the market has no type ${name}`);
    return type;
  };
  return new GraphQLObjectType<Shown, Context>({
    name: "MutationDryRun",
    description: "What a mutation would do now.",
    fields: {
      effects: {
        type: new GraphQLNonNull(known("ActionEffects")),
        description: "What it would do, counted. `confirms` goes into the extensions of a request.",
      },
      changes: {
        type: listOf(ROW_CHANGE),
        description: `The rows that it would insert, update and delete, at most ${EXPLORER_CHANGES.rowsShown} of each table.`,
      },
      notShown: {
        type: listOf(GraphQLString),
        description:
          "The tables whose rows are counted only: too large to look through, or without a key that is shown.",
      },
      hearers: {
        type: listOf(known("User")),
        description: `Who would hear of it at once, at most ${EXPLORER_CHANGES.hearersShown} of them.`,
        resolve: ({ hearerIds }, _args, ctx) => hearerIds.map((id) => memberById(ctx, id)),
      },
      until: {
        type: new GraphQLNonNull(GraphQLISODateTime),
        description: "Until when it can be confirmed.",
      },
    },
  });
}

function listOf(type: GraphQLObjectType | GraphQLScalarType) {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}

const ROW_CHANGE = new GraphQLObjectType<RowChange, Context>({
  name: "RowChange",
  description: "A row that a mutation would write, in the columns that it would change.",
  fields: {
    table: {
      type: new GraphQLNonNull(GraphQLString),
      description: "As the rows are counted by: `offer_items`.",
    },
    key: { type: new GraphQLNonNull(JSONObject), description: "What the row is found by." },
    before: { type: JSONObject, description: "Null of a row that would be inserted." },
    after: { type: JSONObject, description: "Null of a row that would be deleted." },
  },
});
