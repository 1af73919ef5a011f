import { lazy, Suspense, useRef } from "react";
import { styled } from "styled-components";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { logScroll, useLogScroll } from "../../../ui/useLogScroll.ts";
import { OfflineNote } from "../../notifications/OfflineNote.tsx";
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
    <>
      {/* A scrollable region must be reachable by keyboard. */}
      <Log ref={logRef} role="log" aria-label="Chat messages" tabIndex={0} onScroll={handleScroll}>
        <Lines>
          {chat.isLoading && <LoadingBox label="Loading the chat" height="96px" />}
          {chat.error && <ErrorState message="Failed to load the chat" onRetry={chat.retry} />}
          {chat.hasOlder && (
            <Earlier>
              <p role="status">
                {chat.hasOlderFailed && "The earlier messages could not be loaded."}
              </p>
              <Button $small busy={chat.isLoadingOlder} data-more onClick={chat.loadOlder}>
                {chat.hasOlderFailed ? "Try again" : "Earlier messages"}
              </Button>
            </Earlier>
          )}
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
        </Lines>
      </Log>
      {newBelow > 0 && (
        <Below>
          <Pill type="button" onClick={toEnd}>
            {newBelow === 1 ? "1 new message" : `${newBelow} new messages`}
          </Pill>
        </Below>
      )}
    </>
  );
}

const Log = styled.div`
  ${logScroll}
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: end;
  gap: 4px;
  min-block-size: 100%;
  padding: 12px 16px;
`;

const Earlier = styled.div`
  display: grid;
  justify-items: center;

  p {
    color: var(--bad);
    font-size: 0.9375rem;
  }
`;

const Quiet = styled.p`
  color: var(--ink3);
`;

const Below = styled.div`
  position: relative;
`;

const Pill = styled.button`
  position: absolute;
  inset-block-end: 8px;
  inset-inline: 0;
  margin-inline: auto;
  inline-size: max-content;
  min-block-size: 44px;
  padding-inline: 20px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--raised);
  box-shadow: 0 4px 12px rgb(9 15 13 / 0.18);
  font-weight: 600;
`;
