import {
  getVariableValues,
  GraphQLError,
  isObjectType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from "graphql";
import { scopeOfField } from "../access/enforce.ts";
import { refuseBeyondScopes, type Rule } from "../access/policy.ts";
import { isViewedAs, type Viewer } from "../access/viewer.ts";
import { Refused } from "../failures.ts";
import { costOf } from "./cost.ts";
import { isSafeValue, UNSAFE_TEXT } from "./shape.ts";

/** How many sets of variables keep their cost: callers choose how many there are. */
const COSTS_MAX = 100;

interface Caller {
  viewer: Viewer | null;
  variables: Record<string, unknown>;
}

/**
 * One operation of a valid document: which fields it names, which scopes these need, and what it costs. Found once for
 * a document; HTTP, sockets, REST and the hot reads all ask this object.
 */
export class GuardedOperation {
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly kind: `${OperationTypeNode}`;
  /** Its name in the document, also where the client sent no operationName. */
  readonly name: string | undefined;
  /** `Type.field` of every field it names, its fragments included. */
  readonly coordinates: ReadonlySet<string>;
  readonly scopes: ReadonlySet<Rule["scope"]>;
  readonly schema: GraphQLSchema;
  /** The variables that the cost depends on. */
  readonly #counted: ReadonlySet<string>;
  readonly #costs = new Map<string, number>();

  constructor(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode) {
    this.schema = schema;
    this.node = node;
    this.document = document;
    this.kind = node.operation;
    this.name = node.name?.value;
    const own = separateOperations(document)[this.name ?? ""] ?? document;
    this.coordinates = coordinatesOf(schema, own);
    this.#counted = countedVariables(own);
    const scopes = [...this.coordinates].map((field) => scopeOfField(schema, field));
    this.scopes = new Set(scopes.filter((scope) => scope !== undefined));
  }

  /**
   * Every check before the execution: introspection by visitors, the scopes of the credential, text and cost. Returns
   * the cost in points. Throws a GraphQLError that says what was refused.
   */
  admit({ viewer, variables }: Caller): number {
    this.refuseBeyondCredential(viewer);
    return this.cost(variables);
  }

  /**
   * Refuses what the caller's credential does not reach, wherever in the document it is named: a token without a scope,
   * an administrator who views as a member, and introspection by visitors, so that a stranger's probe reveals nothing.
   */
  refuseBeyondCredential(viewer: Viewer | null): void {
    if (!viewer && this.readsSchema)
      throw new GraphQLError("Please login to read the schema", {
        extensions: { code: "UNAUTHENTICATED", http: { status: 400 } },
      });
    try {
      // The rules refuse each change in a view, and say that nothing can be changed.
      const isChangeInView = this.kind === "mutation" && isViewedAs(viewer);
      if (viewer && !isChangeInView) refuseBeyondScopes(this.scopes, viewer);
    } catch (error) {
      if (error instanceof Refused)
        throw new GraphQLError(error.message, {
          originalError: error,
          extensions: { http: { status: 400 } },
        });
      throw error;
    }
  }

  /** The variables as the schema reads them. Refuses those of a wrong type, and text that cannot be stored. */
  values(variables: Record<string, unknown>): Record<string, unknown> {
    if (!isSafeValue(variables)) throw badInput(UNSAFE_TEXT);
    const definitions = this.node.variableDefinitions ?? [];
    const { coerced, errors } = getVariableValues(this.schema, definitions, variables);
    if (!coerced) throw badInput(errors[0]?.message ?? "The variables cannot be read");
    return coerced;
  }

  /** The cost in points. Refuses with QUERY_TOO_COMPLEX above the limit, and what `values` refuses. */
  cost(variables: Record<string, unknown>, coerced = this.values(variables)): number {
    const key = JSON.stringify([...this.#counted].map((name) => coerced[name]));
    const known = this.#costs.get(key);
    if (known !== undefined) return known;
    const cost = costOf(this.schema, this.document, variables, this.name);
    if (this.#costs.size < COSTS_MAX) this.#costs.set(key, cost);
    return cost;
  }

  /** Whether it asks for the schema itself. */
  get readsSchema(): boolean {
    return this.coordinates.has("Query.__schema") || this.coordinates.has("Query.__type");
  }
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
  });
}

function coordinatesOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const coordinates = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const type = types.getParentType();
        if (isObjectType(type)) coordinates.add(`${type.name}.${name.value}`);
      },
    }),
  );
  return coordinates;
}

/** The variables of the arguments that are called `first`, and of directives. */
function countedVariables(document: DocumentNode): ReadonlySet<string> {
  const counted = new Set<string>();
  const variablesIn = {
    Variable: ({ name }: { name: { value: string } }) => void counted.add(name.value),
  };
  visit(document, {
    Directive: (directive) => void visit(directive, variablesIn),
    Argument: (argument) => {
      if (argument.name.value === "first") visit(argument, variablesIn);
    },
  });
  return counted;
}
