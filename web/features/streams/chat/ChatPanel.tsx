import { lazy, type ReactNode, Suspense, useRef } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useLogScroll } from "../../../ui/useLogScroll.ts";
import { OfflineNote } from "../../notifications/OfflineNote.tsx";
import type { Standings } from "../streamStatus.ts";
import { ChatComposer } from "./ChatComposer.tsx";
import { ChatDraftLine, ChatLine } from "./ChatLine.tsx";
import { useStreamChat } from "./useStreamChat.ts";

const ChatSettings = lazy(() =>
  import("./ChatSettings.tsx").then((m) => ({ default: m.ChatSettings })),
);
const ChatMenu = lazy(() => import("./ChatMenu.tsx").then((m) => ({ default: m.ChatMenu })));

export const ChatPanel_stream = graphql(`
  fragment ChatPanel_stream on Stream {
    id
    isHost
    isChatMuted
    slowModeSeconds
    streamer {
      id
    }
    ...ChatSettings_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof ChatPanel_stream>;
  readonly status: Standings;
}

/** What is said while the stream runs. Who comes later reads what was said before. */
export function ChatPanel({ stream: masked, status }: Props) {
  const stream = getFragment(ChatPanel_stream, masked);
  const { viewer } = useViewer();
  const isOver = status === "ended";
  const chat = useStreamChat(stream.id);
  const logRef = useRef<HTMLDivElement>(null);
  const rows = chat.lines.map((line) => ({
    key: line.key,
    isMine: line.kind === "draft" || line.message.sender.id === viewer?.id,
  }));
  const { newBelow, handleScroll, toEnd } = useLogScroll(logRef, rows, chat.loadOlder);

  return (
    <Frame aria-label="Chat">
      <Head>
        <h2>Chat</h2>
        {stream.slowModeSeconds > 0 && <small>Slow mode: {stream.slowModeSeconds} s</small>}
        {stream.isHost && !isOver && (
          <Suspense>
            <ChatSettings stream={stream} />
          </Suspense>
        )}
      </Head>
      {/* A scrolled region must be reachable by keyboard. */}
      <Log ref={logRef} role="log" aria-label="Chat messages" tabIndex={0} onScroll={handleScroll}>
        <Lines>
          {chat.isLoading && <Skeleton $h="96px" />}
          {chat.error && <ErrorState message="Failed to load the chat" onRetry={chat.retry} />}
          {chat.hasOlder && (
            <Earlier>
              <Button $small busy={chat.isLoadingOlder} data-more onClick={chat.loadOlder}>
                {chat.hasOlderFailed ? "Try again" : "Earlier messages"}
              </Button>
            </Earlier>
          )}
          {!chat.isLoading && !chat.error && chat.lines.length === 0 && (
            <Quiet>
              {status === "live" ? "No messages yet. Say hello." : "Nobody has said anything."}
            </Quiet>
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
                isMine={line.message.sender.id === viewer?.id}
                isHost={line.message.sender.id === stream.streamer.id}
              >
                {(stream.isHost || line.message.sender.id === viewer?.id) && (
                  <Suspense>
                    <ChatMenu
                      streamId={stream.id}
                      message={line.message}
                      canMute={stream.isHost && line.message.sender.id !== viewer?.id}
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
      <ChatFoot status={status} isMuted={stream.isChatMuted}>
        <ChatComposer streamId={stream.id} onSay={chat.say} />
      </ChatFoot>
    </Frame>
  );
}

/** The composer, or why there is none. */
function ChatFoot(props: {
  readonly status: Standings;
  readonly isMuted: boolean;
  readonly children: ReactNode;
}) {
  if (props.status === "ended") return <Closed>The chat is closed.</Closed>;
  if (props.status !== "live") return <Closed>The chat opens when the stream goes live.</Closed>;
  if (props.isMuted) return <Closed role="status">The host has muted you in this chat.</Closed>;
  return props.children;
}

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: var(--counter);
  border: 1px solid var(--line);
  border-radius: 10px;
  overflow: clip;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding: 4px 16px;
  border-block-end: 1px solid var(--line);

  h2 {
    flex: 1;
    font-size: 1.0625rem;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Log = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;

  &:focus-visible {
    outline-offset: -3px;
  }
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

const Closed = styled.p`
  max-inline-size: none;
  padding: 16px;
  border-block-start: 1px solid var(--line);
  color: var(--ink3);
`;
