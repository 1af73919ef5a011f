import "reflect-metadata";
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { readdir } from "node:fs/promises";
import { buildSchema, type NonEmptyArray } from "type-graphql";
import { policies } from "../composition/policies.ts";
import { enforce } from "../core/access/enforce.ts";
import { loadRelations } from "../core/graphql/loadRelations.ts";
import { withDryRuns } from "./dryRuns.ts";
import { addIdempotencyKeys } from "./idempotencyKeys.ts";

const MODULES = new URL("../modules/", import.meta.url);
/** Files with resolver classes: `.resolver` for root fields, `.fields` for type fields, `.live` for subscriptions. */
const RESOLVERS = /\.(resolver|fields|live)\.[jt]s$/;

/** The resolver classes of all modules: every export of those files whose name ends with Resolver. */
async function findResolvers(): Promise<NonEmptyArray<new () => object>> {
  const files = await readdir(MODULES, { recursive: true });
  const found = await Promise.all(
    files
      .filter((file) => RESOLVERS.test(file))
      .toSorted()
      .map((file) => import(new URL(file, MODULES).href) as Promise<Record<string, unknown>>),
  );
  return found.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (name.endsWith("Resolver") ? [value] : [])),
  ) as unknown as NonEmptyArray<new () => object>;
}

/** type-graphql requires a pubSub, but every subscription here brings its own source, core/events. */
const unusedPubSub = {
  publish: () => {
    throw new Error("events go through tx.events");
  },
  subscribe: () => {
    throw new Error("subscriptions follow the bus");
  },
};

let built: Promise<GraphQLSchema> | undefined;

/** The executable schema, built once per process: access rules guard its root fields, and relations load themselves. */
export function schema(): Promise<GraphQLSchema> {
  built ??= build();
  return built;
}

async function build(): Promise<GraphQLSchema> {
  const resolvers = await findResolvers();
  const rules = Object.values(policies);
  const built = await buildSchema({ resolvers, validate: false, pubSub: unusedPubSub });
  const executable = withDryRuns(built, rules);
  addIdempotencyKeys(executable, rules);
  enforce(executable, rules);
  loadRelations(executable);
  return executable;
}

/** The contract as text, sorted, so that its diff reads well. */
export async function schemaText(): Promise<string> {
  const header = "# The contract of the market. Emitted by `npm run schema`; do not edit.\n\n";
  return `${header}${printSchema(lexicographicSortSchema(await schema()))}\n`;
}
