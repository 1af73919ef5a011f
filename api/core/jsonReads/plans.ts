import { getArgumentValues, Kind, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Documents, GuardedOperation } from "../guard/index.ts";
import { compile, type Plan } from "./compile.ts";
import type { JsonRead } from "./read.ts";

/** A GraphQL request, as read from the body. */
export interface ReadRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A plan, the arguments of its root field, the operation, and its cost. */
export interface Planned {
  plan: Plan;
  args: Record<string, unknown>;
  guarded: GuardedOperation;
  cost: number;
}

interface Options {
  schema: GraphQLSchema;
  documents: Documents;
  reads: readonly JsonRead[];
}

/** How many plans an operation keeps: callers choose how many there are. */
const PLANS_MAX = 32;

/** The cache of an operation: the variables of its @skip and @include, and a plan (or none) for each of their values. */
interface Known {
  switches: string[];
  plans: Map<string, Plan | undefined>;
}

/** Caches the plans of an operation as long as its document is cached. */
export class Plans {
  readonly #options: Options;
  readonly #known = new WeakMap<GuardedOperation, Known>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The plan of a request that passes the checks of the guard which need no viewer. Undefined = one statement cannot
   * answer it, or it is refused. Throws what the checks throw. Either way the ordinary execution gives the response.
   */
  find({ query, variables, operationName }: ReadRequest): Planned | undefined {
    const { schema, documents } = this.#options;
    const checked = documents.check(query);
    if ("errors" in checked) return undefined;
    const guarded = documents.operation(checked.document, operationName);
    if (guarded?.kind !== "query") return undefined;

    const coerced = guarded.values(variables);
    const plan = this.#planOf(guarded, coerced);
    const field = plan && schema.getQueryType()?.getFields()[plan.read.field];
    if (!field) return undefined;
    const cost = guarded.cost(variables, coerced);
    return { plan, args: getArgumentValues(field, plan.node, coerced), guarded, cost };
  }

  #planOf(guarded: GuardedOperation, variables: Record<string, unknown>): Plan | undefined {
    const { document, node } = guarded;
    let known = this.#known.get(guarded);
    if (!known) {
      known = { switches: switchesOf(document), plans: new Map() };
      this.#known.set(guarded, known);
    }
    const key = JSON.stringify(known.switches.map((name) => variables[name]));
    if (known.plans.has(key)) return known.plans.get(key);
    const plan = compile(node, this.#options.reads, { document, variables });
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
