import {
  getOperationAST,
  Kind,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from "graphql";
import type { FollowedDocument } from "../features/admin/explorer/live/openFeed.ts";

const AFTER = "after";

/** A document of one subscription, whose field takes its cursor from a variable: it can go on from the last event. */
export function withCursor(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): FollowedDocument {
  const operation = getOperationAST(document);
  const [root] = operation?.selectionSet.selections ?? [];
  const taken =
    root?.kind === Kind.FIELD
      ? schema
          .getSubscriptionType()
          ?.getFields()
          [root.name.value]?.args.find(({ name }) => name === AFTER)
      : undefined;
  if (!taken || !operation || root?.kind !== Kind.FIELD)
    return { document, variables: { ...variables }, isResumable: false };

  const given = root.arguments?.find(({ name }) => name.value === AFTER)?.value;
  const named = given?.kind === Kind.VARIABLE ? given.name.value : undefined;
  const start = named === undefined ? valueIn(given) : variables[named];
  const { [named ?? AFTER]: _cursor, ...others } = variables;
  const field: FieldNode = {
    ...root,
    arguments: [...othersOf(root), argument],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      // What is not asked for cannot be gone on from.
      selections: [...(root.selectionSet?.selections ?? []), cursor],
    },
  };
  const changed: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [
      ...(operation.variableDefinitions ?? []).filter(
        ({ variable }) => variable.name.value !== (named ?? AFTER),
      ),
      definition,
    ],
    selectionSet: { ...operation.selectionSet, selections: [field] },
  };
  return {
    document: visit(document, {
      OperationDefinition: (node) => (node === operation ? changed : undefined),
    }),
    variables: start == null ? others : { ...others, [AFTER]: start },
    isResumable: true,
  };
}

function othersOf({ arguments: given = [] }: FieldNode): ArgumentNode[] {
  return given.filter(({ name }) => name.value !== AFTER);
}

function valueIn(given: ArgumentNode["value"] | undefined): string | undefined {
  return given?.kind === Kind.STRING ? given.value : undefined;
}

const name = { kind: Kind.NAME, value: AFTER } as const;
const cursor: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "cursor" } };
const variable = { kind: Kind.VARIABLE, name } as const;
const argument: ArgumentNode = { kind: Kind.ARGUMENT, name, value: variable };
const definition: VariableDefinitionNode = {
  kind: Kind.VARIABLE_DEFINITION,
  variable,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: "Cursor" } },
};
