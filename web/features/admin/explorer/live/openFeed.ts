import { ApolloLink, type ApolloClient } from "@apollo/client";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import { createClient } from "graphql-ws";
import { isSessionEnd, waitToRetry } from "../../../../apollo/reconnect.ts";
import { createResumeLink } from "../../../../apollo/resumeLink.ts";
import { readToken } from "../../../../apollo/session.ts";

/** Whether events arrive. */
export type LineStatus = "connecting" | "live" | "paused" | "broken";

interface Followed {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

interface Listener {
  onResult: (result: FormattedExecutionResult) => void;
  onCursor: (cursor: string) => void;
  /** The log of the market does not reach back to the last cursor: events were missed. */
  onGap: () => void;
  onStatus: (status: LineStatus) => void;
}

/** A subscription on a socket of its own. */
export interface Feed {
  pause(): void;
  /** Goes on after the last event. */
  resume(): void;
  /** Ends the connection as a network failure does. It comes back by itself, after the last event. */
  cut(): void;
  close(): void;
}

/** Follows a subscription that takes its cursor from `variables.after`. */
export function openFeed(
  client: ApolloClient,
  { document, variables }: Followed,
  { onResult, onCursor, onGap, onStatus }: Listener,
): Feed {
  const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
  let cursor = variables["after"];
  let isPaused = false;
  const socket = createClient({
    url: `${scheme}//${window.location.host}/graphql`,
    connectionParams: () => ({ token: readToken() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitToRetry,
    shouldRetry: (reason) => !isSessionEnd(reason),
    on: {
      connected: () => onStatus("live"),
      closed: () => onStatus(isPaused ? "paused" : "broken"),
    },
  });
  const link = createResumeLink({
    socket,
    onEvent: (event) => {
      cursor = event.cursor;
      onCursor(event.cursor);
    },
    onHeard: () => {},
    onResync: onGap,
    isSessionEnd,
    waitToRetry,
  });
  const follow = () =>
    ApolloLink.execute(
      link,
      {
        query: document,
        variables: cursor === undefined ? variables : { ...variables, after: cursor },
      },
      { client },
    ).subscribe({ next: (result) => onResult(result as FormattedExecutionResult) });

  let following = follow();
  return {
    pause: () => {
      isPaused = true;
      following.unsubscribe();
      onStatus("paused");
    },
    resume: () => {
      isPaused = false;
      onStatus("connecting");
      following = follow();
    },
    cut: () => socket.terminate(),
    close: () => {
      following.unsubscribe();
      void socket.dispose();
    },
  };
}
