import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { ChatLine_MessageFragment } from "../../../gql/graphql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ChatHeard, ChatHistory, ChatLine_message, SendChat } from "./chatDocuments.ts";
import { type ChatDraft, chatLines } from "./chatLines.ts";

/** How many of the newest messages stay on screen; earlier ones are loaded by page. */
const KEPT = 400;

/** The chat of a stream: earlier messages, live messages, and the member's drafts. */
export function useStreamChat(streamId: string) {
  const toast = useToast();
  const [send] = useCommand(SendChat);
  const [heard, setHeard] = useState<readonly ChatLine_MessageFragment[]>([]);
  const [older, setOlder] = useState<{
    rows: readonly ChatLine_MessageFragment[];
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  }>();
  const [drafts, setDrafts] = useState<readonly ChatDraft[]>([]);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [hasOlderFailed, setOlderFailed] = useState(false);
  const { data, error, refetch, client } = useQuery(ChatHistory, {
    variables: { streamId },
    // Not cached, because the live cursor must be the one that came with these messages.
    fetchPolicy: "no-cache",
  });
  const page = data?.streamMessages;
  const pageInfo = older?.pageInfo ?? page?.pageInfo;
  const hasOlder = pageInfo?.hasNextPage ?? false;
  const newest = page?.edges.map(({ node }) => getFragment(ChatLine_message, node)) ?? [];

  const hear = (message: ChatLine_MessageFragment) =>
    setHeard((before) => [...before.filter(({ id }) => id !== message.id), message].slice(-KEPT));

  useLive(ChatHeard, {
    variables: { streamId },
    after: page?.cursor,
    onEvent: ({ streamChatMessage }) =>
      hear(getFragment(ChatLine_message, streamChatMessage.message)),
  });

  async function say(draft: ChatDraft) {
    setDrafts((before) => [
      ...before.filter(({ clientId }) => clientId !== draft.clientId),
      { ...draft, hasFailed: false },
    ]);
    try {
      const { sendStreamMessage } = await send({
        streamId,
        content: draft.content,
        clientId: draft.clientId,
      });
      hear(getFragment(ChatLine_message, sendStreamMessage.message));
      discard(draft.clientId);
    } catch (failure) {
      const { code, message } = failure as Failure;
      toast({
        title: "Error",
        description: code === "NETWORK" ? "Failed to send message" : message,
        destructive: true,
      });
      setDrafts((before) =>
        before.map((each) =>
          each.clientId === draft.clientId ? { ...each, hasFailed: true } : each,
        ),
      );
    }
  }
  const discard = (clientId: string) =>
    setDrafts((before) => before.filter((draft) => draft.clientId !== clientId));

  async function loadOlder() {
    if (!hasOlder || isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      const answer = await client.query({
        query: ChatHistory,
        variables: { streamId, after: pageInfo?.endCursor ?? null },
        fetchPolicy: "no-cache",
      });
      const next = answer.data?.streamMessages;
      const rows = next?.edges.map(({ node }) => getFragment(ChatLine_message, node)) ?? [];
      setOlder((before) => ({
        rows: [...(before?.rows ?? []), ...rows],
        pageInfo: next?.pageInfo ?? { hasNextPage: false },
      }));
      setOlderFailed(false);
    } catch {
      setOlderFailed(true);
    } finally {
      setLoadingOlder(false);
    }
  }

  return {
    lines: chatLines([...(older?.rows ?? []), ...newest, ...heard], drafts),
    isLoading: data === undefined && error === undefined,
    error: data ? undefined : error,
    hasOlder,
    hasOlderFailed,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
    retry: () => void refetch().catch(() => undefined),
    say: (content: string) =>
      void say({ clientId: crypto.randomUUID(), content, hasFailed: false }),
    sayAgain: (draft: ChatDraft) => void say(draft),
    discard,
    hear,
  };
}
