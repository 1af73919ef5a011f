import "reflect-metadata";
import { specifiedDirectives, type GraphQLSchema } from "graphql";
import { readdir } from "node:fs/promises";
import { buildSchema, type NonEmptyArray } from "type-graphql";
import { policies } from "../composition/policies.ts";
import { enforce } from "../core/access/enforce.ts";
import { loadRelations } from "../core/graphql/loadRelations.ts";
import { notePreviousPages } from "../core/graphql/paging.ts";
import { makeRootsNullable, SEMANTIC_NON_NULL } from "../core/graphql/semanticNonNull.ts";
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
  const directives = [...specifiedDirectives, SEMANTIC_NON_NULL];
  const built = await buildSchema({ resolvers, directives, validate: false, pubSub: unusedPubSub });
  const executable = withDryRuns(built, rules);
  makeRootsNullable(executable);
  addIdempotencyKeys(executable, rules);
  enforce(executable, rules);
  loadRelations(executable);
  notePreviousPages(executable);
  return executable;
}
