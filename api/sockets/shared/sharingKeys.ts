import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from "graphql";
import { ruleOf } from "../../core/access/enforce.ts";
import type { Operation } from "../operation.ts";
import { SAME_FOR_ALL, SHARED } from "./sameForAll.ts";

/** How the subscriptions of a document are shared: its number, and the variables that do not change the result. */
interface Sharing {
  n: number;
  unheeded: ReadonlySet<string>;
}

/** Finds out which subscriptions request exactly the same. It analyzes each document once. */
export class SharingKeys {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<DocumentNode, Map<string, Sharing | null>>();
  #count = 0;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** A key that is equal for subscriptions with the same results; undefined when the results depend on the caller. */
  keyOf({ document, operationName, variables }: Operation): string | undefined {
    const operations = this.#known.get(document) ?? new Map<string, Sharing | null>();
    this.#known.set(document, operations);
    const name = operationName ?? "";
    let sharing = operations.get(name);
    if (sharing === undefined) {
      const unheeded = unheededOf(this.#schema, document, operationName);
      sharing = unheeded ? { n: ++this.#count, unheeded } : null;
      operations.set(name, sharing);
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
  document: DocumentNode,
  operationName: string | undefined,
): ReadonlySet<string> | undefined {
  const operation = getOperationAST(document, operationName);
  const [field, another] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return undefined;
  if (field?.kind !== Kind.FIELD || another) return undefined;
  const args = SHARED[field.name.value];
  if (!args || ruleOf(schema, `Subscription.${field.name.value}`).who !== "everyone")
    return undefined;
  if (!isSameForAll(schema, document, field)) return undefined;

  const named = new Set<string>();
  for (const { name, value } of field.arguments ?? [])
    if (args.includes(name.value) && value.kind === Kind.VARIABLE) named.add(value.name.value);
  for (const variable of named) if (timesUsed(document, variable) !== 1) named.delete(variable);
  return named;
}

function isSameForAll(schema: GraphQLSchema, document: DocumentNode, root: FieldNode): boolean {
  const types = new TypeInfo(schema);
  let isSame = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (field) => {
        const type = types.getParentType()?.name ?? "";
        const name = field.name.value;
        if (field !== root && name !== "__typename" && !SAME_FOR_ALL[type]?.includes(name))
          isSame = false;
      },
    }),
  );
  return isSame;
}

/** How often a variable is used, its declaration aside. */
function timesUsed(document: DocumentNode, variable: string): number {
  let times = -1;
  visit(document, { Variable: ({ name }) => void (times += Number(name.value === variable)) });
  return times;
}
