import { filterSchema, pruneSchema } from "@graphql-tools/utils";
import {
  getNamedType,
  isObjectType,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import type { Context } from "../context.ts";
import { roleFor, type Rule, type RuleOf } from "./policy.ts";
import { hasRole, type Viewer } from "./viewer.ts";

/** How many schemas are kept: three are of sessions, the others of the sets of scopes that were asked for last. */
const KEPT = 16;
const kept = new WeakMap<GraphQLSchema, Map<string, GraphQLSchema>>();

/**
 * The part of the schema that a caller may use: without the fields of other roles and, for a program, without those
 * beyond its scopes, and without every type that only they lead to. Introspection reads this one.
 */
export function visibleSchema(schema: GraphQLSchema, viewer: Viewer): GraphQLSchema {
  const schemas = kept.get(schema) ?? new Map<string, GraphQLSchema>();
  kept.set(schema, schemas);
  const key = keyOf(viewer);
  const visible = schemas.get(key) ?? filtered(schema, viewer);
  // Put to the end: the first one is that which was not asked for the longest.
  schemas.delete(key);
  schemas.set(key, visible);
  if (schemas.size > KEPT) schemas.delete(schemas.keys().next().value ?? "");
  return visible;
}

function keyOf(viewer: Viewer): string {
  const { credential } = viewer;
  if (credential.kind === "token") return [...credential.scopes].toSorted().join(" ");
  return ["admin", "moderator"].find((role) => hasRole(viewer, role as "admin")) ?? "member";
}

function filtered(schema: GraphQLSchema, viewer: Viewer): GraphQLSchema {
  const { credential } = viewer;
  const isInScope = (scope: Rule["scope"] | undefined) =>
    credential.kind !== "token" ||
    scope === undefined ||
    scope === "open" ||
    (scope !== "session" && credential.scopes.has(scope));
  const isCallable = (field: GraphQLFieldConfig<unknown, Context>) => {
    const rule = field.extensions?.["rule"] as RuleOf;
    const role = roleFor(rule);
    return (!role || hasRole(viewer, role)) && isInScope(rule.scope);
  };
  const isReadable = ({ type }: { type: GraphQLType }) => {
    const inner = getNamedType(type);
    return !isObjectType(inner) || isInScope(scopeOf(inner));
  };
  const visible = filterSchema({
    schema,
    rootFieldFilter: (_operation, _name, field) => isCallable(field) && isReadable(field),
    objectFieldFilter: (_type, _name, field) => isReadable(field),
  });
  return pruneSchema(visible);
}

function scopeOf(type: GraphQLObjectType): Rule["scope"] | undefined {
  return type.extensions["scope"] as Rule["scope"] | undefined;
}
