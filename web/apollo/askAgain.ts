import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { PAGE } from "../../schema/limits.ts";

/**
 * Asks every query on the screen again that reads one of these root fields, with all the rows it has loaded, so that
 * nothing moves but what has changed. What fails is asked again with the next event. A list of more rows than one
 * answer may have stays as it is until it is opened anew: it would be cut off under the eyes of who reads far down.
 */
export function askAgain(client: ApolloClient, fields: ReadonlySet<string>): void {
  for (const shown of client.getObservableQueries("active")) {
    const { query } = shown;
    if (shown.options.fetchPolicy === "no-cache") continue;
    if (!rootFieldsOf(query).some((field) => fields.has(field))) continue;
    const first = loadedRows(shown);
    if (first !== undefined && first > PAGE.max) continue;
    const variables = { ...shown.variables, ...(first !== undefined && { first }) };
    client.query({ query, variables, fetchPolicy: "network-only" }).catch((failure: unknown) => {
      // What is refused is not there any more: the screen hears it too.
      if (CombinedGraphQLErrors.is(failure)) shown.refetch().catch(() => undefined);
    });
  }
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((each) => each.kind === "OperationDefinition");
}

function rootFieldsOf(document: DocumentNode): string[] {
  const selections = operationOf(document)?.selectionSet.selections ?? [];
  return selections.flatMap((each) => (each.kind === "Field" ? [each.name.value] : []));
}

/** As many rows as were loaded, where they are more than one page and the query leaves the number open. */
function loadedRows(shown: ObservableQuery): number | undefined {
  const definition = operationOf(shown.query)?.variableDefinitions?.find(
    ({ variable }) => variable.name.value === "first",
  );
  if (definition?.defaultValue?.kind !== "IntValue") return undefined;
  const page = Number(shown.variables["first"] ?? definition.defaultValue.value);
  const loaded = mostEdges(shown.getCurrentResult().data);
  return loaded > page ? loaded : undefined;
}

/** The rows of the longest list of an answer; `depth` lists hang on what the root field answers. */
function mostEdges(data: unknown, depth = 2): number {
  if (typeof data !== "object" || data === null || depth < 0) return 0;
  const values = Object.entries(data);
  return Math.max(
    0,
    ...values.map(([name, value]) =>
      name === "edges" && Array.isArray(value) ? value.length : mostEdges(value, depth - 1),
    ),
  );
}
