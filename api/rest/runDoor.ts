import {
  execute,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type VariableDefinitionNode,
} from "graphql";
import { PAGE, REST_LIST_MAX } from "../../schema/limits.ts";
import { ruleOf } from "../core/access/enforce.ts";
import { refuseUnlessAllowed, type Rule, type RuleOf } from "../core/access/policy.ts";
import type { Context } from "../core/context.ts";
import { Refused } from "../core/failures.ts";
import { atOneMoment } from "../core/snapshot.ts";
import type { FormedList, Forms } from "../core/jsonReads/forms.ts";
import type { Ask, Asked, Door, Page } from "./door.ts";
import { numericIds } from "./numericIds.ts";
import { readInput } from "./readInput.ts";

/** An answer that is JSON already. */
export class Written {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

interface Compiled {
  document: DocumentNode;
  operation: `${OperationTypeNode}`;
  definitions: readonly VariableDefinitionNode[];
}

/** Parses and checks the documents of the doors once, and runs them in process on the same schema. */
export class DoorRunner {
  readonly #schema: GraphQLSchema;
  readonly #compiled = new Map<string, Compiled>();
  readonly #rules = new Map<Door, RuleOf[]>();
  readonly #lists = new Map<Door, FormedList>();

  /** Refuses to start with a document that does not fit the schema. With `forms`, SQL writes the lists that have one. */
  constructor(schema: GraphQLSchema, doors: readonly Door[], forms: Forms | undefined) {
    this.#schema = schema;
    for (const door of doors) {
      this.#compile(door.document);
      this.#rules.set(door, rulesOfDoor(schema, door));
      if (forms && door.form)
        this.#lists.set(door, forms.list(door.document, door.form, REST_LIST_MAX));
    }
  }

  /** What the door answers to this viewer. Throws what the schema refuses. */
  async run(door: Door, ctx: Context, asked: () => Asked): Promise<unknown> {
    const { operation, definitions } = this.#compile(door.document);
    this.#refuseUnlessAllowed(door, ctx, asked);

    const request = asked();
    const given = { ...(door.pagesOf && { first: PAGE.max }), ...door.variables?.(request) };
    const variables = readInput(this.#schema, definitions, given);
    const list = this.#lists.get(door);
    if (list) return new Written(await list.text(ctx, variables));

    const ask: Ask = (document, values) => this.#ask(document, values, ctx);
    const data = await atOneMoment(ctx, operation, () =>
      door.gather ? door.gather(ask, variables) : readPages(door, ask, variables),
    );
    const reply = await door.reply(data, request);
    return door.file ? reply : numericIds(reply);
  }

  /** Who may not ask at all need not hear what is wrong with the request. */
  #refuseUnlessAllowed(door: Door, { viewer, services }: Context, asked: () => Asked): void {
    const rules = this.#rules.get(door) ?? [];
    if (!viewer && door.visitorIsTold && rules.some(({ who }) => who !== "everyone"))
      throw new Refused("UNAUTHENTICATED", door.visitorIsTold(asked()));
    for (const rule of rules) refuseUnlessAllowed(rule, viewer, services.clock.now());
  }

  async #ask<Data>(
    text: string,
    variableValues: Record<string, unknown>,
    contextValue: Context,
  ): Promise<Data> {
    const { document } = this.#compile(text);
    const { data, errors } = await execute({
      schema: this.#schema,
      document,
      variableValues,
      contextValue,
    });
    if (errors?.[0]) throw errors[0];
    return data as Data;
  }

  #compile(text: string): Compiled {
    const known = this.#compiled.get(text);
    if (known) return known;
    const document = parse(text);
    const [problem] = validate(this.#schema, document);
    if (problem)
      throw new Error(`A REST document does not fit the schema: ${problem.message}\n${text}`);

    const operation = operationOf(document);
    const compiled: Compiled = {
      document,
      operation: operation?.operation ?? "query",
      definitions: operation?.variableDefinitions ?? [],
    };
    this.#compiled.set(text, compiled);
    return compiled;
  }
}

/** The rules that are in front of a door: its own, and those of its documents' root fields. */
export function rulesOfDoor(schema: GraphQLSchema, door: Door): RuleOf[] {
  const documents = [door.document, ...(door.alsoAsks ?? [])];
  const ofFields = documents.flatMap((text) => rulesOfDocument(schema, text));
  const changes = ofFields.some((rule) => rule.changes);
  const name = `${door.method} ${door.path}`;
  return door.rule ? [{ ...door.rule, name, changes, points: 0 }, ...ofFields] : ofFields;
}

function rulesOfDocument(schema: GraphQLSchema, text: string): RuleOf[] {
  const operation = operationOf(parse(text));
  const type = operation?.operation === "mutation" ? "Mutation" : "Query";
  return (operation?.selectionSet.selections ?? []).flatMap((node) =>
    node.kind === Kind.FIELD ? [ruleOf(schema, `${type}.${node.name.value}`)] : [],
  );
}

/** Who a door answers to. */
export function whoMayAsk(schema: GraphQLSchema, door: Door): Rule["who"] {
  const whos = new Set(rulesOfDoor(schema, door).map(({ who }) => who));
  return whos.has("admin") ? "admin" : whos.has("member") ? "member" : "everyone";
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Reads the list of a door page by page, up to the cap, into the connection of the first answer. */
async function readPages(
  door: Door,
  ask: Ask,
  variables: Record<string, unknown>,
): Promise<unknown> {
  const data = await ask<unknown>(door.document, variables);
  const list = door.pagesOf?.(data);
  if (!list) return data;

  let { pageInfo } = list;
  while (pageInfo.hasNextPage && list.edges.length < REST_LIST_MAX) {
    const first = Math.min(PAGE.max, REST_LIST_MAX - list.edges.length);
    const more: Page | undefined = door.pagesOf?.(
      await ask(door.document, { ...variables, first, after: pageInfo.endCursor }),
    );
    if (!more) break;
    list.edges.push(...more.edges);
    pageInfo = more.pageInfo;
  }
  return data;
}
