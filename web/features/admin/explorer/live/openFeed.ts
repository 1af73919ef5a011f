import { ApolloLink, type ApolloClient } from "@apollo/client";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import { isSessionEnd, waitToRetry } from "../../../../apollo/reconnect.ts";
import { createResumeLink } from "../../../../apollo/resumeLink.ts";
import { openSocket } from "../../../../apollo/socket.ts";

/** Whether events arrive. */
export type LineStatus = "connecting" | "live" | "paused" | "broken";

/** A subscription that goes on from `variables.after`. */
export interface FollowedDocument {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** False where its field takes no cursor: what happens while nobody listens is not heard. */
  isResumable: boolean;
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

/** Follows a subscription on a socket of its own. */
export function openFeed(
  client: ApolloClient,
  { document, variables }: FollowedDocument,
  { onResult, onCursor, onGap, onStatus }: Listener,
): Feed {
  let cursor = variables["after"];
  let isPaused = false;
  const socket = openSocket({
    onOpen: () => onStatus("live"),
    onClosed: () => onStatus(isPaused ? "paused" : "broken"),
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
