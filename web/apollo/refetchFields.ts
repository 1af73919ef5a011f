import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { DocumentNode, OperationDefinitionNode } from "graphql";
import { PAGE } from "../../schema/limits.ts";

/**
 * Refetches every active query that reads one of these root fields, with all the rows it has loaded, so that only what
 * changed moves. A query that fails is refetched with the next event. A list with more rows than one response may have
 * is not refetched until it is opened again: it would be cut off while somebody reads far down.
 */
export function refetchFields(client: ApolloClient, fields: ReadonlySet<string>): void {
  for (const shown of client.getObservableQueries("active")) {
    const { query } = shown;
    if (shown.options.fetchPolicy === "no-cache") continue;
    if (!rootFieldsOf(query).some((field) => fields.has(field))) continue;
    const first = loadedRows(shown);
    if (first !== undefined && first > PAGE.max) continue;
    const variables = { ...shown.variables, ...(first !== undefined && { first }) };
    client.query({ query, variables, fetchPolicy: "network-only" }).catch((failure: unknown) => {
      // The item is gone or no longer visible: refetch the query itself, so that the screen gets the error.
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

/** The number of loaded rows, if it is more than one page and the query does not fix it. */
function loadedRows(shown: ObservableQuery): number | undefined {
  const definition = operationOf(shown.query)?.variableDefinitions?.find(
    ({ variable }) => variable.name.value === "first",
  );
  if (definition?.defaultValue?.kind !== "IntValue") return undefined;
  const page = Number(shown.variables["first"] ?? definition.defaultValue.value);
  const loaded = mostEdges(shown.getCurrentResult().data);
  return loaded > page ? loaded : undefined;
}

/** The length of the longest list in a response, up to `depth` levels below the root fields. */
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
