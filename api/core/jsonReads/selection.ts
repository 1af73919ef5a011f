import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Thrown while a document is compiled that the ordinary execution must answer. */
export class NotCompilable extends Error {}

/** A document, and the variables that decide its @skip and @include. */
export interface DocumentInput {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** The fields of some selections on one object type by response key, in the order of the answer. */
export function fieldsOf(
  sets: readonly SelectionSetNode[],
  type: string,
  given: DocumentInput,
): Map<string, [FieldNode, ...FieldNode[]]> {
  const found = new Map<string, [FieldNode, ...FieldNode[]]>();
  const spread = new Set<string>();

  function look({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (!isIncluded(selection, given)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const nodes = found.get(key);
        if (nodes) nodes.push(selection);
        else found.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(selection.name.value)) continue;
        spread.add(selection.name.value);
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragmentOf(selection.name.value, given.document)
          : selection;
      const condition = fragment.typeCondition?.name.value ?? type;
      if (condition !== type) throw new NotCompilable();
      look(fragment.selectionSet);
    }
  }
  for (const set of sets) look(set);
  return found;
}

function fragmentOf(name: string, { definitions }: DocumentNode): FragmentDefinitionNode {
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name)
      return definition;
  throw new NotCompilable();
}

function isIncluded(node: SelectionNode, { variables }: DocumentInput): boolean {
  if (!node.directives?.every(isKnown)) throw new NotCompilable();
  if (node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] !== false;
}

function isKnown({ name }: DirectiveNode): boolean {
  return name.value === "skip" || name.value === "include";
}
