import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { Failure, toFailure } from "./failure.ts";
import { heard } from "./heard.ts";

type CommandOptions<TData, TVariables extends OperationVariables> = Omit<
  ApolloClient.MutateOptions<TData, TVariables>,
  "mutation" | "variables"
>;

/** What is new can be answered by somebody else before its own answer is here. A new offer's input carries a key. */
function makesAnOffer(variables: OperationVariables): boolean {
  const input: unknown = variables["input"];
  return typeof input === "object" && input !== null && "idempotencyKey" in input;
}

/** A mutation as a command: `await run(variables)` gives its data or throws a Failure. */
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
        const before = heard.count();
        const { data } = await client.mutate<TData, TVariables>(request);
        // The answer tells of the moment it was made; an event that came meanwhile may tell of a later one.
        if (makesAnOffer(variables) && heard.count() !== before) {
          await client.refetchQueries({ include: "active" });
        }
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
