import { lazy, Suspense, useRef } from "react";
import { styled } from "styled-components";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { MessageLog } from "../../../ui/MessageLog.tsx";
import { useLogScroll } from "../../../ui/useLogScroll.ts";
import { ChatDraftLine, ChatLine } from "./ChatLine.tsx";
import type { useStreamChat } from "./useStreamChat.ts";

const ChatMenu = lazy(() => import("./ChatMenu.tsx").then((m) => ({ default: m.ChatMenu })));

interface Props {
  readonly chat: ReturnType<typeof useStreamChat>;
  readonly streamId: string;
  readonly hostId: string;
  /** The members whom the host muted; only the host knows them. */
  readonly mutedIds: readonly string[];
  readonly isLive: boolean;
}

/** The chat messages, latest last. It stays scrolled to the end while the member is there. */
export function ChatLog({ chat, streamId, hostId, mutedIds, isLive }: Props) {
  const { viewer } = useViewer();
  const isHost = viewer?.id === hostId;
  const logRef = useRef<HTMLDivElement>(null);
  const isMine = (line: (typeof chat.lines)[number]) =>
    line.kind === "draft" || line.message.sender.id === viewer?.id;
  const { newBelow, handleScroll, toEnd } = useLogScroll(
    logRef,
    chat.lines.map((line) => ({ key: line.key, isMine: isMine(line) })),
    chat.loadOlder,
  );

  return (
    <MessageLog
      ref={logRef}
      label="Chat messages"
      onScroll={handleScroll}
      older={chat}
      newBelow={newBelow}
      toEnd={toEnd}
      dense
    >
      {chat.isLoading && <LoadingBox label="Loading the chat" height="96px" />}
      {chat.error && <ErrorState message="Failed to load the chat" onRetry={chat.retry} />}
      {!chat.isLoading && !chat.error && chat.lines.length === 0 && (
        <Quiet>{isLive ? "No messages yet. Say hello." : "Nobody has said anything."}</Quiet>
      )}
      {chat.lines.map((line) =>
        line.kind === "draft" ? (
          <ChatDraftLine
            key={line.key}
            draft={line.draft}
            onRetry={() => chat.sayAgain(line.draft)}
            onDiscard={() => chat.discard(line.draft.clientId)}
          />
        ) : (
          <ChatLine
            key={line.key}
            message={line.message}
            isMine={isMine(line)}
            isHost={line.message.sender.id === hostId}
          >
            {(isHost || isMine(line)) && (
              <Suspense>
                <ChatMenu
                  streamId={streamId}
                  message={line.message}
                  canMute={isHost && !isMine(line)}
                  isMuted={mutedIds.includes(line.message.sender.id)}
                  onDeleted={chat.hear}
                />
              </Suspense>
            )}
          </ChatLine>
        ),
      )}
      <OfflineNote />
    </MessageLog>
  );
}

const Quiet = styled.p`
  color: var(--ink3);
`;
