import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";

type LiveOptions<TData, TVariables extends OperationVariables> = {
  variables?: Omit<TVariables, "after"> | undefined;
  /**
   * The cursor of the query whose data this keeps up to date. If it is given but empty, the subscription waits for it,
   * so that no event is lost in between.
   */
  after?: string | null | undefined;
  skip?: boolean | undefined;
  /** Set it for events that are not a state (such as a heart): they are delivered only once. */
  isMomentary?: boolean;
  onEvent?: (data: TData) => void;
};

/**
 * Subscribes while the component is on screen. The payload is in the cache before `onEvent` is called. An event may be
 * delivered twice (see `staleAnswers.ts`), so handling it must be idempotent.
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
  // A refetch brings a newer cursor, but the running subscription is already further.
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
