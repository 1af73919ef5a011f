import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { Standings } from "../streamStatus.ts";
import { ChatComposer } from "./ChatComposer.tsx";
import { ChatLog } from "./ChatLog.tsx";
import { useStreamChat } from "./useStreamChat.ts";

const ChatSettings = lazy(() =>
  import("./ChatSettings.tsx").then((m) => ({ default: m.ChatSettings })),
);

export const ChatPanel_stream = graphql(`
  fragment ChatPanel_stream on Stream {
    id
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
  readonly mine: {
    readonly isHost: boolean;
    readonly isChatMuted: boolean;
    readonly mutedWords: readonly string[] | null;
    readonly mutedMembers: readonly { readonly id: string }[] | null;
  };
}

/** The chat of a stream, with what was written before the viewer came. */
export function ChatPanel({ stream: masked, status, mine }: Props) {
  const stream = getFragment(ChatPanel_stream, masked);
  const chat = useStreamChat(stream.id);
  const closed = closedWords(status, mine.isChatMuted);

  return (
    <Frame aria-label="Chat">
      <Head>
        <h2>Chat</h2>
        {stream.slowModeSeconds > 0 && <small>Slow mode: {stream.slowModeSeconds} s</small>}
        {mine.isHost && status !== "ended" && (
          <Suspense>
            <ChatSettings stream={stream} mutedWords={mine.mutedWords ?? []} />
          </Suspense>
        )}
      </Head>
      <ChatLog
        chat={chat}
        streamId={stream.id}
        hostId={stream.streamer.id}
        mutedIds={(mine.mutedMembers ?? []).map(({ id }) => id)}
        isLive={status === "live"}
      />
      {closed ? (
        <Closed role="status">{closed}</Closed>
      ) : (
        <ChatComposer streamId={stream.id} onSay={chat.say} />
      )}
    </Frame>
  );
}

/** Why nobody can write now; null if they can. */
function closedWords(status: Standings, isMuted: boolean): string | null {
  if (status === "ended") return "The chat is closed.";
  if (status !== "live") return "The chat opens when the stream goes live.";
  return isMuted ? "The host has muted you in this chat." : null;
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

const Closed = styled.p`
  max-inline-size: none;
  padding: 16px;
  border-block-start: 1px solid var(--line);
  color: var(--ink3);
`;
