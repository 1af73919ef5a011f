import {
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldMap,
} from "graphql";
import type { Policy } from "../core/access/policy.ts";
import { DryRunEnd } from "../core/audit/auditLog.ts";
import { newContext, type Context } from "../core/context.ts";

type Fields = GraphQLFieldMap<unknown, Context>;

const CONFIRMS: GraphQLArgument = {
  name: "confirms",
  description:
    "`confirms` of a dry run: refuses with EFFECTS_CHANGED when the effects are not the same any more.",
  type: GraphQLString,
  defaultValue: undefined,
  deprecationReason: undefined,
  extensions: {},
  astNode: undefined,
};

/**
 * Adds `Mutation.dryRun`, which has a field for each administrator's action: the same resolver, whose transaction is
 * rolled back, and which answers the effects that were counted. Each action gets the argument `confirms`.
 */
export function withDryRuns(schema: GraphQLSchema, policies: readonly Policy[]): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() as Fields | undefined;
  const effects = schema.getType("ActionEffects");
  if (!mutations || !(effects instanceof GraphQLObjectType)) throw new Error("no actions");
  const names = policies.flatMap(({ Mutation = {} }) =>
    Object.entries(Mutation).flatMap(([name, rule]) => (rule.action ? [name] : [])),
  );
  const actions = names.toSorted().flatMap((name) => mutations[name] ?? []);
  const dryRuns = actions.map((action) => [action.name, dryRunOf(action, effects)] as const);
  for (const action of actions) action.args = [...action.args, CONFIRMS];

  const type = new GraphQLObjectType<unknown, Context>({
    name: "DryRun",
    description: "Each administrator's action as a dry run: it is done and rolled back.",
    fields: Object.fromEntries(dryRuns),
  });
  const config = schema.toConfig();
  const root = new GraphQLObjectType({
    ...(config.mutation?.toConfig() ?? { name: "Mutation" }),
    fields: {
      ...config.mutation?.toConfig().fields,
      dryRun: {
        type: new GraphQLNonNull(type),
        description:
          "What an administrator's action would do now: nothing is changed, and nobody is told. For administrators and, for what they may do, moderators.",
        resolve: () => ({}),
      },
    },
  });
  const types = config.types.filter((one) => one !== config.mutation);
  return new GraphQLSchema({ ...config, mutation: root, types: [...types, root] });
}

function dryRunOf(
  action: GraphQLField<unknown, Context>,
  effects: GraphQLObjectType,
): GraphQLFieldConfig<unknown, Context> {
  const args: GraphQLFieldConfigArgumentMap = Object.fromEntries(
    action.args.map(({ name, ...arg }) => [name, arg]),
  );
  return {
    type: new GraphQLNonNull(effects),
    description: action.description,
    args,
    resolve: async (source, given, ctx, info) => {
      const field = info.schema.getMutationType()?.getFields()[action.name];
      // Fields below a root field run at the same time: each has a context of its own.
      const own = newContext(ctx.services, ctx.viewer, ctx.origin);
      try {
        await field?.resolve?.(source, given, own, info);
      } catch (error) {
        // An error as a value would be an error of the field.
        if (error instanceof DryRunEnd) return { ...error };
        throw error;
      }
      throw new Error(`a dry run of ${action.name} was not rolled back`);
    },
  };
}
