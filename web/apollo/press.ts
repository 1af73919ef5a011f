import type { ApolloClient, OperationVariables } from "@apollo/client";

/**
 * Sends a mutation. What its `update` makes of the answer is made once more when an older answer comes after it (`overtaken.ts`),
 * so it must change nothing the second time.
 */
export function press<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<TData, TVariables>,
): Promise<ApolloClient.MutateResult<TData>> {
  return client.mutate<TData, TVariables>({
    ...options,
    context: { ...options.context, update: options.update },
  } as ApolloClient.MutateOptions<TData, TVariables>);
}
