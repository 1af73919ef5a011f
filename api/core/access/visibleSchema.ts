import { filterSchema, pruneSchema } from "@graphql-tools/utils";
import {
  getNamedType,
  isObjectType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import type { Context } from "../context.ts";
import { Refused } from "../failures.ts";
import { refuseBeyondScopes, refuseUnlessTheirs, type Rule, type RuleOf } from "./policy.ts";
import { hasRole, type Viewer } from "./viewer.ts";

/** How many schemas of programs are kept, each for a set of scopes: those that were asked for last. */
const KEPT = 32;

interface Kept {
  /** By role, and that of a view. */
  ofPeople: Map<string, GraphQLSchema>;
  /** By scopes, the longest unused first. */
  ofPrograms: Map<string, GraphQLSchema>;
}
const kept = new WeakMap<GraphQLSchema, Kept>();

/**
 * The part of the schema that a caller may use: without the fields of other roles and, for a program, without those
 * beyond its scopes, and without every type that only they lead to. Introspection reads this one. A field whose answer
 * a program could not read is left out, too.
 */
export function visibleSchema(schema: GraphQLSchema, viewer: Viewer): GraphQLSchema {
  const known = kept.get(schema) ?? { ofPeople: new Map(), ofPrograms: new Map() };
  kept.set(schema, known);
  const { credential } = viewer;
  const schemas = credential.kind === "token" ? known.ofPrograms : known.ofPeople;
  const key =
    credential.kind === "token" ? [...credential.scopes].toSorted().join(" ") : kindOf(viewer);
  const visible = schemas.get(key) ?? filtered(schema, viewer);
  schemas.delete(key);
  schemas.set(key, visible);
  if (known.ofPrograms.size > KEPT)
    known.ofPrograms.delete(known.ofPrograms.keys().next().value ?? "");
  return visible;
}

function kindOf(viewer: Viewer): string {
  if (viewer.credential.kind === "viewAs") return "view";
  if (hasRole(viewer, "admin")) return "admin";
  return hasRole(viewer, "moderator") ? "moderator" : "member";
}

type Field = GraphQLFieldConfig<unknown, Context>;

function filtered(schema: GraphQLSchema, viewer: Viewer): GraphQLSchema {
  const actions = schema.getMutationType()?.getFields() ?? {};
  const isCallable = ({ extensions }: Pick<Field, "extensions">) =>
    passes(() => refuseUnlessTheirs(extensions?.["rule"] as RuleOf, viewer, ALWAYS));
  const isReadable = (type: GraphQLType) => {
    const inner = getNamedType(type);
    const scope = isObjectType(inner) && (inner.extensions["scope"] as Rule["scope"] | undefined);
    return !scope || scope === "open" || passes(() => refuseBeyondScopes([scope], viewer));
  };
  const visible = filterSchema({
    schema,
    // What implements an interface would be kept, although no field leads to it.
    typeFilter: (_name, type) => isReadable(type),
    rootFieldFilter: (_operation, _name, field) => isCallable(field) && isReadable(field.type),
    objectFieldFilter: (type, name, field) => {
      // A dry run has the rule of its action.
      const action = type === "DryRun" ? actions[name] : undefined;
      return isReadable(field.type) && (!action || isCallable(action));
    },
  });
  return pruneSchema(visible);
}

/** No credential has expired then: what a caller may use does not depend on the time. */
const ALWAYS = new Date(0);

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
