import { ApolloLink, Observable } from "@apollo/client";
import { print } from "@apollo/client/utilities";
import type { FormattedExecutionResult } from "graphql";
import type { Client, SubscribePayload } from "graphql-ws";

type Result = FormattedExecutionResult<Record<string, unknown>, Record<string, unknown>>;

type DurableEvent = { field: string; cursor: string };

type ResumeOptions = {
  socket: Pick<Client, "subscribe">;
  /** Called for every durable event. */
  onEvent: (event: DurableEvent) => void;
  /** Called for every event of a subscription whose context says `repeatable`; `again` delivers it once more. */
  onHeard: (again: () => void) => void;
  /** Called when the server has already deleted missed events: everything on screen must be refetched. */
  onResync: () => void;
  /** True when the session has ended, so that nothing is retried. */
  isSessionEnd: (reason: unknown) => boolean;
  waitToRetry: (attempt: number) => Promise<void>;
};

/**
 * A link for subscriptions that lose no events over a reconnect: each remembers its last cursor and resumes after it.
 * If the cursor is older than the server's log, the server answers RESYNC_REQUIRED: refetch, then resume from the
 * cursor in that error.
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
          // graphql-ws serialises this object again at each reconnect, so the getter gives it the newest cursor.
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
            // A subscription never completes by itself: the server dropped a slow reader, or is shutting down.
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
        /** The server could not load the event now. Resubscribing delivers it again after the last cursor. */
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

/** Whether these errors are temporary, so that the same operation may be retried. */
function passes(errors: Result["errors"]): boolean {
  return errors?.some(({ extensions }) => PASSING.has(String(extensions?.["code"]))) ?? false;
}

/** The field and cursor of a durable payload, `{ field: { cursor } }`; undefined for other payloads. */
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
