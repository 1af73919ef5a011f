import {
  getNamedType,
  GraphQLString,
  isInputObjectType,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLSchema,
} from "graphql";
import { rulesOf, takesKey, type Policy } from "../core/access/policy.ts";
import type { Context } from "../core/context.ts";
import { IDEMPOTENCY_KEY } from "../core/transactions/idempotency.ts";

const NAME = "idempotencyKey";

/**
 * Lets every mutation that takes an idempotency key have one: as an argument, unless its input has the field already. The
 * resolver does not see it; `transact` does the work once.
 */
export function addIdempotencyKeys(schema: GraphQLSchema, policies: readonly Policy[]): void {
  const fields = schema.getMutationType()?.getFields() as GraphQLFieldMap<unknown, Context>;
  for (const { name, ...rule } of policies.flatMap(({ Mutation = {} }) => rulesOf({ Mutation }))) {
    const field = fields[name.replace("Mutation.", "")];
    if (field && takesKey(rule)) addKey(field);
  }
}

function addKey(field: GraphQLField<unknown, Context>): void {
  const isInInput = hasKey(field);
  if (!isInInput)
    field.args = [
      ...field.args,
      {
        name: NAME,
        description: IDEMPOTENCY_KEY.description,
        type: GraphQLString,
        defaultValue: undefined,
        deprecationReason: undefined,
        extensions: {},
        astNode: undefined,
      },
    ];
  const { resolve, name: useCase } = field;
  field.resolve = async (source, args: Record<string, unknown>, ctx, info) => {
    const { key, input } = isInInput ? withoutKeyOfInput(args) : withoutKey(args);
    ctx.intent = { key: key ?? ctx.idempotencyKey, useCase, input: whatCounts(input) };
    // The next mutation of this request is another intent.
    ctx.idempotencyKey = undefined;
    try {
      return (await resolve?.(source, input, ctx, info)) as unknown;
    } finally {
      ctx.intent = undefined;
    }
  };
}

function hasKey({ args }: GraphQLField<unknown, Context>): boolean {
  const input = args.find(({ name }) => name === "input");
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) && NAME in type.getFields();
}

/** What two requests of one intent have in common: not whether a dry run was confirmed. */
function whatCounts(args: Record<string, unknown>): unknown {
  const counted = Object.entries(args).filter(([name]) => name !== "confirms");
  const isInput = counted.length === 1 && counted[0]?.[0] === "input";
  return isInput ? args["input"] : Object.fromEntries(counted);
}

interface Taken {
  key: string | null | undefined;
  input: Record<string, unknown>;
}

function withoutKey({ [NAME]: key, ...input }: Record<string, unknown>): Taken {
  return { key: key as Taken["key"], input };
}

function withoutKeyOfInput(args: Record<string, unknown>): Taken {
  const { key, input } = withoutKey(args["input"] as Record<string, unknown>);
  return { key, input: { ...args, input } };
}
