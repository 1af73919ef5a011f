import {
  execute,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { PAGE, REST_LIST_MAX } from "../../schema/limits.ts";
import { ruleOf } from "../core/access/enforce.ts";
import {
  refuseBeyondScopes,
  refuseFileInView,
  refuseUnlessAllowed,
  takesKey,
  type Rule,
  type RuleOf,
} from "../core/access/policy.ts";
import { isExpired } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { Refused } from "../core/failures.ts";
import type { Documents, GuardedOperation } from "../core/guard/index.ts";
import type { FormedList, Forms } from "../core/jsonReads/rowShapes.ts";
import { withSnapshot } from "../core/transactions/snapshot.ts";
import type { TypedDocumentString } from "./gql/graphql.ts";
import { numericIds } from "./numericIds.ts";
import { readInput } from "./readInput.ts";
import type { AnyDocument, RunDocument, RestRequest, Route } from "./route.ts";

/** What a route answers. */
interface Answer {
  body: unknown;
  /** The cursor after which the list goes on, if there is more. */
  nextCursor?: string | undefined;
}

/** A body that is already JSON text. */
export class RawJson {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

interface Options {
  schema: GraphQLSchema;
  documents: Documents;
  forms: Forms | undefined;
}

/** Parses and checks the documents of the routes once, and runs them in process on the same schema. */
export class RouteRunner {
  readonly #schema: GraphQLSchema;
  readonly #documents: Documents;
  readonly #operations = new Map<string, GuardedOperation>();
  readonly #rules = new Map<Route, RuleOf[]>();
  readonly #lists = new Map<Route, FormedList>();

  /** Throws when a document does not fit the schema. With `forms`, SQL writes the lists of routes that have a form. */
  constructor({ schema, documents, forms }: Options, routes: readonly Route[]) {
    this.#schema = schema;
    this.#documents = documents;
    for (const route of routes) {
      this.#operation(route.document);
      this.#rules.set(route, rulesOfRoute(schema, route));
      if (forms && route.form)
        this.#lists.set(route, forms.list(String(route.document), route.form, REST_LIST_MAX));
    }
  }

  /** The route's answer to this viewer. Throws what the schema refuses. */
  async run(route: Route, ctx: Context, asked: () => RestRequest): Promise<Answer> {
    const { kind, node } = this.#operation(route.document);
    this.#refuseUnlessAllowed(route, ctx, asked);

    const request = asked();
    const given = route.variables?.(request) ?? {};
    const variables = readInput(this.#schema, node.variableDefinitions ?? [], given);
    const list = this.#lists.get(route);
    if (list) {
      const { json, nextCursor } = await list.read(ctx, variables);
      return { body: new RawJson(json), nextCursor };
    }

    const ask: RunDocument = (document, values) => this.#ask(document, values, ctx);
    const data = await withSnapshot(ctx, kind, () =>
      route.fetchData ? route.fetchData(ask, variables) : readPages(route, ask, variables),
    );
    const reply = await route.reply(data, request);
    const { hasNextPage, endCursor } = route.pagesOf?.(data)?.pageInfo ?? {};
    return {
      body: route.file ? reply : numericIds(reply),
      nextCursor: (hasNextPage && endCursor) || undefined,
    };
  }

  /** Whether a request with an Idempotency-Key happens once. */
  takesKey(route: Route): boolean {
    return (this.#rules.get(route) ?? []).some(isKeyed);
  }

  /** Runs before the input is checked: a caller without access learns nothing about the errors of the request. */
  #refuseUnlessAllowed(
    route: Route,
    { viewer, services }: Context,
    asked: () => RestRequest,
  ): void {
    const rules = this.#rules.get(route) ?? [];
    if (!viewer && route.visitorMessage && rules.some(({ who }) => who !== "everyone"))
      throw new Refused("UNAUTHENTICATED", route.visitorMessage(asked()));
    const operations = [route.document, ...(route.otherDocuments ?? [])].map((document) =>
      this.#operation(document),
    );
    // A program is told of all that it lacks.
    if (viewer?.credential.kind === "token" && !isExpired(viewer, services.clock.now()))
      refuseBeyondScopes(new Set([...rules, ...operations].flatMap(scopesOf)), viewer);
    for (const rule of rules) refuseUnlessAllowed(rule, viewer, services);
    if (route.file) refuseFileInView(viewer);
    for (const operation of operations) operation.refuseBeyondCredential(viewer);
  }

  async #ask<Data>(
    typed: TypedDocumentString<Data, never>,
    variableValues: Readonly<Record<string, unknown>>,
    contextValue: Context,
  ): Promise<Data> {
    const { document } = this.#operation(typed);
    const { data, errors } = await execute({
      schema: this.#schema,
      document,
      variableValues,
      contextValue,
    });
    if (errors?.[0]) throw errors[0];
    return data as Data;
  }

  #operation(typed: AnyDocument): GuardedOperation {
    const text = String(typed);
    const known = this.#operations.get(text);
    if (known) return known;
    const document = parse(text);
    const [problem] = validate(this.#schema, document);
    const operation = this.#documents.operation(document);
    if (problem || !operation)
      throw new Error(`A REST document does not fit the schema: ${problem?.message}\n${text}`);
    this.#operations.set(text, operation);
    return operation;
  }
}

/** The access rules of a route: its own, and those of its documents' root fields. */
export function rulesOfRoute(schema: GraphQLSchema, route: Route): RuleOf[] {
  const documents = [route.document, ...(route.otherDocuments ?? [])];
  const ofFields = documents.flatMap((document) => rulesOfDocument(schema, String(document)));
  const changes = ofFields.some((rule) => rule.changes);
  const name = `${route.method} ${route.path}`;
  return route.rule ? [{ ...route.rule, name, changes, points: 0 }, ...ofFields] : ofFields;
}

function rulesOfDocument(schema: GraphQLSchema, text: string): RuleOf[] {
  const operation = operationOf(parse(text));
  const type = operation?.operation === "mutation" ? "Mutation" : "Query";
  return (operation?.selectionSet.selections ?? []).flatMap((node) =>
    node.kind === Kind.FIELD ? [ruleOf(schema, `${type}.${node.name.value}`)] : [],
  );
}

/** Whether a request with an Idempotency-Key happens once, however often it is sent. */
export function takesIdempotencyKey(schema: GraphQLSchema, route: Route): boolean {
  return rulesOfRoute(schema, route).some(isKeyed);
}

function isKeyed(rule: RuleOf): boolean {
  return rule.changes && takesKey(rule);
}

/** Who may call a route. */
export function whoMayAsk(schema: GraphQLSchema, route: Route): Rule["who"] {
  const whos = new Set(rulesOfRoute(schema, route).map(({ who }) => who));
  const narrowest = (["admin", "moderator", "member"] as const).find((who) => whos.has(who));
  return narrowest ?? "everyone";
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Reads the page that `first` requests, or without it up to REST_LIST_MAX rows into the connection of the first answer. */
async function readPages(
  route: Route,
  ask: RunDocument,
  variables: Record<string, unknown>,
): Promise<unknown> {
  if (!route.pagesOf || variables["first"] !== undefined) return ask(route.document, variables);

  const data = await ask(route.document, { ...variables, first: PAGE.max });
  const list = route.pagesOf(data);
  while (list?.pageInfo.hasNextPage && list.edges.length < REST_LIST_MAX) {
    const first = Math.min(PAGE.max, REST_LIST_MAX - list.edges.length);
    const after = list.pageInfo.endCursor;
    const more = route.pagesOf(await ask(route.document, { ...variables, first, after }));
    if (!more) break;
    list.edges.push(...more.edges);
    list.pageInfo = more.pageInfo;
  }
  return data;
}

function scopesOf(one: RuleOf | GuardedOperation): Rule["scope"][] {
  return "scope" in one ? [one.scope] : [...one.scopes];
}
