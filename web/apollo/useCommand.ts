import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { Failure, toFailure } from "./failure.ts";
import { mutateWithReplay } from "./mutateWithReplay.ts";

type CommandOptions<TData, TVariables extends OperationVariables> = Omit<
  ApolloClient.MutateOptions<TData, TVariables>,
  "mutation" | "variables"
>;

/** A mutation as a command: `await run(variables)` returns its data or throws a Failure. */
export function useCommand<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
) {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const run = useCallback(
    async (variables: TVariables, options?: CommandOptions<TData, TVariables>): Promise<TData> => {
      setRunning((count) => count + 1);
      try {
        const request = { ...options, mutation, variables } as ApolloClient.MutateOptions<
          TData,
          TVariables
        >;
        const { data } = await mutateWithReplay<TData, TVariables>(client, request);
        if (!data) throw new Failure("UNKNOWN", "The market gave no answer.");
        return data as TData;
      } catch (error) {
        throw toFailure(error);
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [client, mutation],
  );
  return [run, { busy: running > 0 }] as const;
}
