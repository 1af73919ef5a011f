import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { QUERY } from "../../../schema/limits.ts";
import { GuardedOperation } from "./operation.ts";
import { safeTextRule, shapeRule } from "./shape.ts";

/** The validation rules beside GraphQL's own, the same for HTTP and WebSocket. */
export const RULES = [shapeRule, safeTextRule];

const PARSED_MAX = 1000;

/** A cache of valid documents by text, and of their operations: each is parsed, validated and looked through once. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #passed = new Map<string, DocumentNode>();
  readonly #operations = new WeakMap<OperationDefinitionNode, GuardedOperation>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Parses and validates. Returns the document or its errors; never throws. */
  check(text: string): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
    const known = this.#passed.get(text);
    if (known) return { document: known };
    try {
      const document = parse(text, { maxTokens: QUERY.tokens });
      const errors = validate(this.#schema, document, [...specifiedRules, ...RULES], {
        maxErrors: 5,
      });
      if (errors.length > 0) return { errors };
      if (this.#passed.size >= PARSED_MAX) this.#passed.clear();
      this.#passed.set(text, document);
      return { document };
    } catch (error) {
      return {
        errors: [
          error instanceof GraphQLError ? error : new GraphQLError("The query cannot be read"),
        ],
      };
    }
  }

  /** An operation of a valid document. Undefined = it has none of this name, or several and no name was given. */
  operation(document: DocumentNode, name?: string | null): GuardedOperation | undefined {
    const node = getOperationAST(document, name);
    if (!node) return undefined;
    const known = this.#operations.get(node) ?? new GuardedOperation(this.#schema, document, node);
    this.#operations.set(node, known);
    return known;
  }
}
