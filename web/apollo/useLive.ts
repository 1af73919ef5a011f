import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";

type LiveOptions<TData, TVariables extends OperationVariables> = {
  variables?: Omit<TVariables, "after"> | undefined;
  /** The cursor of the query whose data this keeps fresh. Given but still empty: waits for it, so that nothing in between is lost. */
  after?: string | null | undefined;
  skip?: boolean | undefined;
  /** Each is a moment and not a state (a heart): it is told once only. */
  isMomentary?: boolean;
  onEvent?: (data: TData) => void;
};

/**
 * Subscribes once while the component is on screen. The payload is written to the cache before `onEvent` hears of it.
 * What is told may be told twice (`overtaken.ts`), and the second time must change nothing that is right.
 */
export function useLive<TData, TVariables extends OperationVariables>(
  subscription: TypedDocumentNode<TData, TVariables>,
  options: LiveOptions<TData, TVariables>,
): void {
  const client = useApolloClient();
  const handleEvent = useEffectEvent((data: TData) => options.onEvent?.(data));

  const waits = "after" in options && !options.after;
  const skip = options.skip === true || waits;
  const repeatable = options.isMomentary !== true;
  // A refetch brings a newer cursor; the running subscription is already further.
  const start = useRef<string | null | undefined>(undefined);
  start.current = options.after;
  const others = JSON.stringify(options.variables ?? {});

  useEffect(() => {
    if (skip) return;
    const after = start.current ? { after: start.current } : {};
    const variables = { ...(JSON.parse(others) as object), ...after } as TVariables;
    const live = client
      .subscribe<TData, TVariables>({
        query: subscription,
        variables,
        context: { repeatable },
      } as never)
      .subscribe({
        next: ({ data }) => {
          if (data) handleEvent(data as TData);
        },
      });
    return () => live.unsubscribe();
  }, [client, subscription, others, skip, repeatable]);
}
