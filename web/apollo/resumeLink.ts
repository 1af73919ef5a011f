import { ApolloLink, Observable } from "@apollo/client";
import { print } from "@apollo/client/utilities";
import type { FormattedExecutionResult } from "graphql";
import type { Client, SubscribePayload } from "graphql-ws";

type Result = FormattedExecutionResult<Record<string, unknown>, Record<string, unknown>>;

type DurableEvent = { field: string; cursor: string };

type ResumeOptions = {
  socket: Pick<Client, "subscribe">;
  /** A durable event passes through. */
  onEvent: (event: DurableEvent) => void;
  /** Something passes through a subscription whose context says `repeatable`; `again` tells it once more. */
  onHeard: (again: () => void) => void;
  /** The server no longer keeps what was missed: everything on screen must be fetched again. */
  onResync: () => void;
  /** True when the session is over, so that nothing is retried. */
  isSessionEnd: (reason: unknown) => boolean;
  waitToRetry: (attempt: number) => Promise<void>;
};

/**
 * Subscriptions that lose nothing over a reconnect: each remembers the last cursor it saw and asks for what came after it.
 * A cursor older than the server's log is answered with RESYNC_REQUIRED: refetch, then go on from the cursor that comes with it.
 */
export function createResumeLink(options: ResumeOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        let cursor: string | undefined;
        let attempt = 0;
        let over = false;
        let stop = () => {};

        const payload: SubscribePayload = {
          operationName: operation.operationName ?? null,
          query: print(operation.query),
          // graphql-ws writes this object out anew at each reconnect, so the getter gives it the newest cursor.
          get variables() {
            return cursor === undefined
              ? operation.variables
              : { ...operation.variables, after: cursor };
          },
        };

        function subscribe() {
          stop = options.socket.subscribe<Record<string, unknown>>(payload, {
            next: (result) => handleResult(result as Result),
            error: handleError,
            // A subscription has no end of its own: the server let go of a slow reader, or is going away.
            complete: () => void retry(),
          });
        }
        async function retry() {
          if (over) return;
          await options.waitToRetry(attempt++);
          if (!over) subscribe();
        }
        function handleResult(result: Result) {
          const fresh = resyncCursor(result.errors);
          if (fresh !== undefined) return resync(fresh);
          if (passes(result.errors)) return again();
          attempt = 0;
          const event = eventIn(result.data);
          if (event) {
            cursor = event.cursor;
            options.onEvent(event);
          }
          if (operation.getContext()["repeatable"])
            options.onHeard(() => void (over || observer.next(result)));
          observer.next(result);
        }
        function resync(fresh: string) {
          stop();
          cursor = fresh;
          options.onResync();
          void retry();
        }
        function handleError(reason: unknown) {
          const errors = Array.isArray(reason) ? (reason as Result["errors"]) : undefined;
          const fresh = resyncCursor(errors);
          if (fresh !== undefined) return resync(fresh);
          if (options.isSessionEnd(reason)) return;
          if (errors && !passes(errors)) return observer.next({ data: null, errors });
          void retry();
        }
        /** The event could not be loaded now: it comes again after the last cursor that was seen. */
        function again() {
          stop();
          void retry();
        }

        subscribe();
        return () => {
          over = true;
          stop();
        };
      }),
  );
}

const PASSING = new Set(["UNAVAILABLE", "RATE_LIMITED", "INTERNAL_SERVER_ERROR"]);

/** Whether these errors are of the moment, so that the same question may be asked again. */
function passes(errors: Result["errors"]): boolean {
  return errors?.some(({ extensions }) => PASSING.has(String(extensions?.["code"]))) ?? false;
}

/** The field and cursor of a durable payload, `{ field: { cursor } }`; nothing for the others. */
export function eventIn(
  data: Record<string, unknown> | null | undefined,
): DurableEvent | undefined {
  const [field = "", event] = Object.entries(data ?? {})[0] ?? [];
  const cursor =
    typeof event === "object" && event !== null && "cursor" in event ? event.cursor : undefined;
  return typeof cursor === "string" ? { field, cursor } : undefined;
}

function resyncCursor(errors: Result["errors"]): string | undefined {
  const extensions = errors?.find(
    (error) => error.extensions?.["code"] === "RESYNC_REQUIRED",
  )?.extensions;
  const cursor = extensions?.["cursor"];
  return typeof cursor === "string" ? cursor : undefined;
}
