import { Kind, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import { ruleOf } from "../../core/access/enforce.ts";
import type { GuardedOperation } from "../../core/guard/index.ts";
import type { Operation } from "../../core/subscriptions/operation.ts";
import { SAME_FOR_ALL, SHARED } from "./sameForAll.ts";

/** How the subscriptions of an operation are shared: its number, and the variables that do not change the result. */
interface Sharing {
  n: number;
  unheeded: ReadonlySet<string>;
}

/** Finds out which subscriptions request exactly the same. It analyzes each operation once. */
export class SharingKeys {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<GuardedOperation, Sharing | null>();
  #count = 0;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** A key that is equal for subscriptions with the same results; undefined when the results depend on the caller. */
  keyOf({ guarded, variables }: Operation): string | undefined {
    let sharing = this.#known.get(guarded);
    if (sharing === undefined) {
      const unheeded = unheededOf(this.#schema, guarded);
      sharing = unheeded ? { n: ++this.#count, unheeded } : null;
      this.#known.set(guarded, sharing);
    }
    if (!sharing) return undefined;
    const { n, unheeded } = sharing;
    const heeded = Object.entries(variables).filter(([variable]) => !unheeded.has(variable));
    return `${n} ${JSON.stringify(heeded.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
  }
}

/**
 * The variables that do not change the result, or undefined when the document may request what differs between callers.
 */
function unheededOf(
  schema: GraphQLSchema,
  { kind, document, node, coordinates }: GuardedOperation,
): ReadonlySet<string> | undefined {
  const [field, another] = node.selectionSet.selections;
  if (kind !== "subscription" || field?.kind !== Kind.FIELD || another) return undefined;
  const root = `Subscription.${field.name.value}`;
  const args = SHARED[field.name.value];
  if (!args || ruleOf(schema, root).who !== "everyone") return undefined;
  if (![...coordinates].every((name) => name === root || isSameForAll(name))) return undefined;

  const named = new Set<string>();
  for (const { name, value } of field.arguments ?? [])
    if (args.includes(name.value) && value.kind === Kind.VARIABLE) named.add(value.name.value);
  for (const variable of named) if (timesUsed(document, variable) !== 1) named.delete(variable);
  return named;
}

function isSameForAll(coordinate: string): boolean {
  const [type = "", field = ""] = coordinate.split(".");
  return field === "__typename" || (SAME_FOR_ALL[type]?.includes(field) ?? false);
}

/** How often a variable is used, its declaration aside. */
function timesUsed(document: DocumentNode, variable: string): number {
  let times = -1;
  visit(document, { Variable: ({ name }) => void (times += Number(name.value === variable)) });
  return times;
}
