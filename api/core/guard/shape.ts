import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import { QUERY } from "../../../schema/limits.ts";

/** Standard introspection nests ofType this deep; it is finite, so it has its own bound. */
const INTROSPECTION_DEPTH = 20;

interface Shape {
  depth: number;
  introspectionDepth: number;
}

/** Refuses documents that are deeper, or have more root fields, aliases or directives, than any honest client needs. */
export function shapeRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  const fragments = new Map<string, Shape>();
  const rootFields = new Map<string, number>();

  function refuse(message: string): void {
    context.reportError(new GraphQLError(message, { extensions: { code: "QUERY_TOO_COMPLEX" } }));
  }

  function shapeOf(set: SelectionSetNode | undefined, path: ReadonlySet<string>): Shape {
    let depth = 0;
    let introspectionDepth = 0;
    for (const selection of set?.selections ?? []) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? shapeOfFragment(selection.name.value, path)
          : shapeOf(selection.selectionSet, path);
      if (selection.kind !== Kind.FIELD) {
        depth = Math.max(depth, inner.depth);
        introspectionDepth = Math.max(introspectionDepth, inner.introspectionDepth);
      } else if (selection.name.value.startsWith("__")) {
        introspectionDepth = Math.max(introspectionDepth, inner.depth + 1);
      } else {
        depth = Math.max(depth, inner.depth + 1);
        introspectionDepth = Math.max(introspectionDepth, inner.introspectionDepth);
      }
    }
    return { depth, introspectionDepth };
  }

  function shapeOfFragment(name: string, path: ReadonlySet<string>): Shape {
    const known = fragments.get(name);
    if (known) return known;
    // A cycle is refused by another rule; here it only must not loop.
    const fragment = path.has(name) ? undefined : context.getFragment(name);
    const shape = shapeOf(fragment?.selectionSet, new Set([...path, name]));
    fragments.set(name, shape);
    return shape;
  }

  function rootFieldsOf(set: SelectionSetNode | undefined, path: ReadonlySet<string>): number {
    let fields = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) fields++;
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        fields += rootFieldsOf(selection.selectionSet, path);
      else fields += rootFieldsOfFragment(selection.name.value, path);
      if (fields > QUERY.rootFields) return fields;
    }
    return fields;
  }

  // Counted once per fragment: fragments that spread each other would otherwise be walked along every path.
  function rootFieldsOfFragment(name: string, path: ReadonlySet<string>): number {
    const known = rootFields.get(name);
    if (known !== undefined || path.has(name)) return known ?? 0;
    const fields = rootFieldsOf(context.getFragment(name)?.selectionSet, new Set([...path, name]));
    rootFields.set(name, fields);
    return fields;
  }

  return {
    Field: (node) => {
      if (node.alias && ++aliases === QUERY.aliases + 1)
        refuse(`The query has more than ${QUERY.aliases} aliases`);
    },
    Directive: () => {
      if (++directives === QUERY.directives + 1)
        refuse(`The query has more than ${QUERY.directives} directives`);
    },
    OperationDefinition: (node: OperationDefinitionNode) => {
      const shape = shapeOf(node.selectionSet, new Set());
      if (shape.depth > QUERY.depth) refuse(`The query is deeper than ${QUERY.depth} levels`);
      if (shape.introspectionDepth > INTROSPECTION_DEPTH)
        refuse("The introspection query is too deep");
      const fields = rootFieldsOf(node.selectionSet, new Set());
      if (fields > QUERY.rootFields)
        refuse(`The query has more than ${QUERY.rootFields} root fields`);
      else if (node.operation === OperationTypeNode.MUTATION && fields > QUERY.mutations)
        refuse(`The request has more than ${QUERY.mutations} mutations`);
    },
  };
}

/** Refuses text that PostgreSQL cannot store: NUL and lone surrogates. */
export function safeTextRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue: (node) => {
      if (isSafeText(node.value)) return;
      context.reportError(
        new GraphQLError(UNSAFE_TEXT, { nodes: node, extensions: { code: "BAD_USER_INPUT" } }),
      );
    },
  };
}

export const UNSAFE_TEXT =
  "Text must not hold NUL or half a surrogate pair, and values must not nest deeper than 12";

function isSafeText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** No input of the contract nests deeper than this. */
const VALUE_DEPTH = 12;

/** Whether every text in a JSON value, keys included, can be stored, and the value is not nested too deep. */
export function isSafeValue(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isSafeText(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= VALUE_DEPTH) return false;
  if (Array.isArray(value)) return value.every((inner) => isSafeValue(inner, depth + 1));
  return Object.entries(value).every(
    ([key, inner]) => isSafeText(key) && isSafeValue(inner, depth + 1),
  );
}
