import {
  defaultFieldResolver,
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { actionOf, type ActionRule } from "../audit/action.ts";
import { auditRefusal } from "../audit/auditLog.ts";
import type { Context } from "../context.ts";
import { Refused } from "../failures.ts";
import { spend } from "../limits/rateLimits.ts";
import { refuseUnlessFresh } from "./freshness.ts";
import { refuseUnlessAllowed, rulesOf, type Policy, type Rule, type RuleOf } from "./policy.ts";
import { isExpired } from "./viewer.ts";

/**
 * Wraps every root field with its access rule, so that the rule holds on every transport. Throws when a field has no
 * rule or two, or when a rule names no field: a field that nobody decided on must not be reachable.
 */
export function enforce(schema: GraphQLSchema, policies: readonly Policy[]): void {
  const rules = policies.flatMap((policy) => rulesOf({ ...policy, Route: {} }));
  const fields = new Map<string, GraphQLField<unknown, Context>>();
  for (const type of rootTypesOf(schema))
    for (const field of Object.values(type.getFields() as GraphQLFieldMap<unknown, Context>))
      fields.set(`${type.name}.${field.name}`, field);

  for (const rule of rules) {
    const field = fields.get(rule.name);
    if (!field) throw new Error(`${rule.name} is no root field`);
    if (field.extensions["rule"]) throw new Error(`${rule.name} has two rules`);
    // A query may be answered without its resolver (jsonReads), and a subscription is resolved once per event: the
    // points would never be charged, or charged for each event.
    if (rule.points > 0 && !rule.changes)
      throw new Error(`${rule.name} changes nothing, and costs`);
    field.extensions = { ...field.extensions, rule };
    field.resolve = withRule(rule, field.resolve ?? defaultFieldResolver);
    if (field.subscribe) field.subscribe = withRule(rule, field.subscribe);
    if (rule.action) field.resolve = audited(rule.name, rule.action, field);
  }
  for (const [name, { extensions }] of fields)
    if (!extensions["rule"]) throw new Error(`no policy has a rule for ${name}`);
  enforceTypes(schema, policies);
}

/** Notes the scopes of object types. Throws when nobody decided on a type that other types lead to. */
function enforceTypes(schema: GraphQLSchema, policies: readonly Policy[]): void {
  for (const [name, scope] of policies.flatMap(({ Type = {} }) => Object.entries(Type))) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    if (type.extensions["scope"]) throw new Error(`${name} has two scopes`);
    type.extensions = { ...type.extensions, scope };
  }
  const roots = rootTypesOf(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || roots.includes(type)) continue;
    if (type.getInterfaces().length > 0 && !type.extensions["scope"])
      throw new Error(`no policy has a scope for ${type.name}, which an interface leads to`);
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (isObjectType(inner) && !isOfPage(inner) && !inner.extensions["scope"])
        throw new Error(`no policy has a scope for ${inner.name}, to which ${type.name} leads`);
    }
  }
}

/** The types of a page show nothing by themselves. */
function isOfPage({ name }: GraphQLObjectType): boolean {
  return /(Connection|Edge|^PageInfo)$/.test(name);
}

/** The scope that a token needs for a field, by `Type.field`: that of a root field's rule, or of its type. */
export function scopeOfField(schema: GraphQLSchema, name: string): Rule["scope"] | undefined {
  const [typeName = "", fieldName = ""] = name.split(".");
  if (fieldName.startsWith("__")) return undefined;
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return undefined;
  const rule = type.getFields()[fieldName]?.extensions["rule"] as RuleOf | undefined;
  const scope = rule ? rule.scope : (type.extensions["scope"] as Rule["scope"] | undefined);
  return scope === "open" ? undefined : scope;
}

/** The rule of a root field, by `Type.field`. Throws when there is no such field. */
export function ruleOf(schema: GraphQLSchema, name: string): RuleOf {
  const [type = "", field = ""] = name.split(".");
  const fields = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields();
  const rule = fields?.[field]?.extensions["rule"] as RuleOf | undefined;
  if (!rule) throw new Error(`there is no root field ${name}`);
  return rule;
}

/** The rules of all root fields, as they are enforced. */
export function rulesIn(schema: GraphQLSchema): RuleOf[] {
  return rootTypesOf(schema).flatMap((type) =>
    Object.keys(type.getFields()).map((field) => ruleOf(schema, `${type.name}.${field}`)),
  );
}

function rootTypesOf(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}

function withRule(
  rule: RuleOf,
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  const admit = (ctx: Context) => {
    // The snapshot belongs to the answer of the mutation field before this one.
    if (rule.changes) ctx.snapshot?.end();
    refuseUnlessAllowed(rule, ctx.viewer, ctx.services);
    // Where the rule allows visitors, a caller with an expired credential is treated as a visitor.
    if (ctx.viewer && isExpired(ctx.viewer, ctx.services.clock.now())) ctx.viewer = null;
  };
  if (rule.points === 0 && !rule.fresh)
    return (source, args, ctx, info) => {
      admit(ctx);
      return resolve(source, args, ctx, info);
    };
  return async (source, args, ctx, info) => {
    // A refused request costs points too, so that one caller cannot keep the server busy with refusals.
    await spend(ctx, rule.points);
    admit(ctx);
    if (rule.fresh) await refuseUnlessFresh(rule, ctx);
    return resolve(source, args, ctx, info);
  };
}

/**
 * Audits an administrator's action, refused calls too. Its own transaction appends the entry of one that is done; an
 * action without an entry is a bug.
 */
function audited(
  name: string,
  rule: ActionRule,
  { name: short, args: known, resolve }: GraphQLField<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  for (const path of [rule.id, rule.reason])
    if (path !== undefined && !hasPath(known, path)) throw new Error(`${name} has no ${path}`);
  return async (source, args, ctx, info) => {
    const isDryRun = ctx.watch?.isDryRun === true || info.parentType.name !== "Mutation";
    const action = actionOf({ name: short, rule, args, isDryRun });
    ctx.action = action;
    try {
      const answer: unknown = await resolve?.(source, args, ctx, info);
      if (!action.isAudited) throw new Error(`${name} was not audited`);
      return answer;
    } catch (error) {
      if (error instanceof Refused) await auditRefusal(ctx, action, error);
      throw error;
    } finally {
      ctx.action = undefined;
    }
  };
}

function hasPath(args: readonly GraphQLArgument[], path: string): boolean {
  const [first, second] = path.split(".");
  const type = args.find(({ name }) => name === first)?.type;
  if (second === undefined) return type !== undefined;
  const input = type && getNamedType(type);
  return isInputObjectType(input) && second in input.getFields();
}
