import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { QUERY } from "../../../schema/limits.ts";
import type { Viewer } from "../access/viewer.ts";
import { costOf } from "./cost.ts";
import { isSafeValue, safeTextRule, shapeRule, UNSAFE_TEXT } from "./shape.ts";

export {
  presentError,
  presentErrors,
  statusOf,
  retryAfterOf,
  isUnavailable,
} from "./presentErrors.ts";
export { costOf } from "./cost.ts";

/** The validation rules beside GraphQL's own, the same for HTTP and WebSocket. */
export const RULES = [shapeRule, safeTextRule];

/** Refuses variables with text that cannot be stored. */
export function refuseUnsafeVariables(variables: unknown): void {
  if (!isSafeValue(variables))
    throw new GraphQLError(UNSAFE_TEXT, {
      extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
    });
}

/**
 * Refuses introspection by visitors: only members and partners may read the schema, so that a stranger's probe reveals
 * nothing. Both transports call this.
 */
export function refuseIntrospection(document: DocumentNode, viewer: Viewer | null): void {
  if (viewer) return;
  visit(document, {
    Field: ({ name }) => {
      if (name.value !== "__schema" && name.value !== "__type") return;
      throw new GraphQLError("Please login to read the schema", {
        extensions: { code: "UNAUTHENTICATED", http: { status: 400 } },
      });
    },
  });
}

interface CheckedRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
  viewer: Viewer | null;
  noteCost(cost: number): void;
}

const PARSED_MAX = 1000;

/** A cache of valid documents, by text, so that the same text is parsed and validated once. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #passed = new Map<string, DocumentNode>();

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

  /** The checks of each request: introspection, variables and cost. The plugin of HTTP runs the same. */
  checkRequest({
    document,
    variables,
    operationName,
    viewer,
    noteCost,
  }: CheckedRequest): GraphQLError[] {
    try {
      refuseIntrospection(document, viewer);
      refuseUnsafeVariables(variables);
      noteCost(costOf(this.#schema, document, variables, operationName));
      return [];
    } catch (error) {
      return [
        error instanceof GraphQLError
          ? error
          : new GraphQLError("The query cannot be counted", {
              extensions: { code: "BAD_USER_INPUT" },
            }),
      ];
    }
  }
}
