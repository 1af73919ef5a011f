import { Observable } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import type { Feed, FollowedDocument, LineStatus } from "./openFeed.ts";

/** How many events stay on the screen. */
const KEPT = 200;

/** An event as it arrived. */
export interface HeardEvent {
  n: number;
  at: Date;
  data: unknown;
}

/** A subscription that is followed, or was. */
export interface FeedShown {
  status: LineStatus | "over";
  /** The newest first, at most 200. */
  events: readonly HeardEvent[];
  /** How many came altogether. */
  count: number;
  cursor: string | undefined;
  isResumable: boolean;
  /** Whether events were missed, because the log no longer had them. */
  hasGap: boolean;
}

/** Follows one subscription after the other. */
export function useFeed() {
  const client = useApolloClient();
  const [shown, setShown] = useState<FeedShown>();
  const feed = useRef<Feed>(undefined);
  const change = (changed: (now: FeedShown) => Partial<FeedShown>) =>
    setShown((now) => now && { ...now, ...changed(now) });

  /** Follows a subscription while somebody is subscribed to what it answers. */
  function follow(followed: FollowedDocument): Observable<object> {
    return new Observable((observer) => {
      let isOver = false;
      setShown({
        status: "connecting",
        events: [],
        count: 0,
        cursor: undefined,
        isResumable: followed.isResumable,
        hasGap: false,
      });
      import("./openFeed.ts").then(
        ({ openFeed }) => {
          if (isOver) return;
          feed.current = openFeed(client, followed, {
            onResult: (result) => {
              observer.next(result);
              // An answer without data is a refusal.
              if (!result.data) return observer.complete();
              change(({ events, count }) => ({
                events: [{ n: count + 1, at: new Date(), data: result.data }, ...events].slice(
                  0,
                  KEPT,
                ),
                count: count + 1,
              }));
            },
            onCursor: (cursor) => change(() => ({ cursor })),
            onGap: () => change(() => ({ hasGap: true })),
            onStatus: (status) => change(() => (isOver ? {} : { status })),
          });
        },
        (reason: unknown) => observer.error(reason),
      );
      return () => {
        isOver = true;
        feed.current?.close();
        feed.current = undefined;
        change(() => ({ status: "over" }));
      };
    });
  }

  return {
    shown,
    follow,
    pause: () => feed.current?.pause(),
    resume: () => feed.current?.resume(),
    cut: () => feed.current?.cut(),
  };
}
