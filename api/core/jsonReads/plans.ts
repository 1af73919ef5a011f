import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { costOf, refuseUnsafeVariables, type Documents } from "../guard/index.ts";
import { compile, type Plan } from "./compile.ts";
import type { JsonRead } from "./read.ts";

/** A GraphQL request, as read from the body. */
export interface ReadRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A plan, the arguments of its root field, and the cost. */
export interface Planned {
  plan: Plan;
  args: Record<string, unknown>;
  cost: number;
}

interface Options {
  schema: GraphQLSchema;
  documents: Documents;
  reads: readonly JsonRead[];
}

/** How many page sizes keep their cost, and how many plans a document keeps: callers choose how many there are. */
const COSTS_MAX = 100;
const PLANS_MAX = 32;

/** The cache of a document: the variables of its @skip and @include, and a plan (or none) for each of their values. */
interface Known {
  switches: string[];
  plans: Map<string, Plan | undefined>;
}

/** Caches the plans of a document as long as the document itself is cached. */
export class Plans {
  readonly #options: Options;
  readonly #known = new WeakMap<DocumentNode, Known>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The plan of a request that passes every check of the guard. Undefined = one statement cannot answer it, or it is
   * refused. Throws what the checks throw. Either way the ordinary execution gives the response.
   */
  find({ query, variables, operationName }: ReadRequest): Planned | undefined {
    const { schema, documents } = this.#options;
    const checked = documents.check(query);
    if ("errors" in checked) return undefined;
    const { document } = checked;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== "query") return undefined;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!coerced) return undefined;

    const plan = this.#planOf({ document, variables: coerced }, operationName);
    const field = plan && schema.getQueryType()?.getFields()[plan.read.field];
    if (!field) return undefined;
    refuseUnsafeVariables(variables);
    const args = getArgumentValues(field, plan.node, coerced);
    let cost = plan.costs.get(args["first"]);
    if (cost === undefined) {
      cost = costOf(schema, document, variables, operationName);
      if (plan.costs.size < COSTS_MAX) plan.costs.set(args["first"], cost);
    }
    return { plan, args, cost };
  }

  #planOf(
    given: { document: DocumentNode; variables: Record<string, unknown> },
    operationName: string | undefined,
  ): Plan | undefined {
    const { document, variables } = given;
    let known = this.#known.get(document);
    if (!known) {
      known = { switches: switchesOf(document), plans: new Map() };
      this.#known.set(document, known);
    }
    const truths = known.switches.map((name) => variables[name]);
    const key = JSON.stringify([operationName, truths]);
    if (known.plans.has(key)) return known.plans.get(key);
    const operation = getOperationAST(document, operationName);
    const plan = operation ? compile(operation, this.#options.reads, given) : undefined;
    if (known.plans.size >= PLANS_MAX) known.plans.clear();
    known.plans.set(key, plan);
    return plan;
  }
}

/** The variables of @skip and @include. */
function switchesOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: args }) => {
      for (const { value } of args ?? [])
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
