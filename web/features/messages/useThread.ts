import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useConnection } from "../../apollo/connection.ts";
import { toFailure } from "../../apollo/failure.ts";
import type { UploadedPhoto } from "../../apollo/rest.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { useToast } from "../../ui/toast.tsx";
import { useNow } from "../../ui/useNow.ts";
import { outboxOf } from "./delivery.ts";
import { Thread, ThreadMessage_message } from "./keepMessages.ts";
import { threadLines } from "./threadLines.ts";

const MINUTE_MS = 60_000;

/** One thread: its lines with those in the outbox, its older pages, and sending. */
export function useThread(memberId: string, viewerId: string) {
  const outbox = outboxOf(viewerId);
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.read);
  const isAway = useConnection().state === "offline";
  const now = useNow(MINUTE_MS);
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    Thread,
    {
      variables: { memberId },
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
    },
  );
  const conversation = (data ?? previousData)?.conversation;
  const pageInfo = conversation?.messages.pageInfo;
  const [hasOlderFailed, setOlderFailed] = useState(false);
  const isLoadingOlder = networkStatus === NetworkStatus.fetchMore;

  return {
    conversation,
    failure: error ? toFailure(error) : null,
    isLoading: loading && !conversation,
    isLoadingOlder,
    hasOlderFailed,
    hasOlder: pageInfo?.hasNextPage ?? false,
    lines: threadLines({
      messages: (conversation?.messages.edges ?? [])
        .map((edge) => getFragment(ThreadMessage_message, edge.node))
        .toReversed(),
      outgoing: outgoing.filter((message) => message.toUserId === memberId),
      viewerId,
      isAway,
      now,
    }),
    loadOlder: () => {
      if (!pageInfo?.hasNextPage || isLoadingOlder) return;
      // A page that failed to load is retried at the next scroll.
      fetchMore({ variables: { after: pageInfo.endCursor ?? null } }).then(
        () => setOlderFailed(false),
        () => setOlderFailed(true),
      );
    },
    retry: () => void refetch(),
    send: (content: string, picture: UploadedPhoto | null) =>
      void outbox.add({
        clientId: crypto.randomUUID(),
        toUserId: memberId,
        content,
        itemId: null,
        picture,
        createdAt: new Date().toISOString(),
      }),
    sendAgain: (clientId: string) => void outbox.retry(clientId),
    discard: outbox.discard,
  };
}

/** Shows a toast when a message could not be sent; one that waits for the connection shows so itself. */
export function useSendingFailures(viewerId: string): void {
  const toast = useToast();
  const isAway = useConnection().state === "offline";

  useEffect(() => {
    if (isAway) return;
    return outboxOf(viewerId).onFailure((failure) => {
      const isRefused = failure.code !== "NETWORK";
      toast({
        title: "Error",
        description: isRefused ? failure.message : "Failed to send message",
        destructive: true,
      });
    });
  }, [viewerId, isAway, toast]);
}
