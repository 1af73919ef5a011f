import type { ApolloClient, OperationVariables } from "@apollo/client";

/**
 * Sends a mutation. Its `update` runs again if an older response arrives after it (see `staleAnswers.ts`), so it must be
 * idempotent.
 */
export function mutateWithReplay<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<TData, TVariables>,
): Promise<ApolloClient.MutateResult<TData>> {
  const { update, fetchPolicy } = options;
  return client.mutate<TData, TVariables>({
    ...options,
    context: { ...options.context, update, fetchPolicy },
  } as ApolloClient.MutateOptions<TData, TVariables>);
}
