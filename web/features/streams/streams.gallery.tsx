import { styled } from "styled-components";
import type { ListSpecimen } from "../../gallery/specimen.ts";
import { ChatLog } from "./chat/ChatLog.tsx";
import { useStreamChat } from "./chat/useStreamChat.ts";
import { StreamList } from "./list/StreamList.tsx";
import { useStreams } from "./list/useStreams.ts";
import { StreamsPanel } from "./panel/StreamsPanel.tsx";

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const TITLES = ["Kitchen clear-out", "Radios, and how to repair them", "Winter coats"];

const fields = {
  "Stream.title": (n: number) => TITLES[n % TITLES.length],
  "Stream.isLive": (n: number) => n === 0,
  "Stream.isTrending": false,
  "Stream.thumbnailUrl": null,
  "Stream.scheduledAt": (n: number) => (n === 1 ? at(26) : null),
  "Stream.startedAt": (n: number) => (n === 1 ? null : at(-2)),
  "Stream.endedAt": (n: number) => (n === 2 ? at(-1) : null),
  "Stream.viewerCount": 1240,
  "Stream.tags": ["enamel", "vintage"],
  "Stream.streamer": (n: number) => ({ n: n + 1 }),
  "Stream.featuredItems": (n: number) => (n === 2 ? [] : [{ n }, { n: n + 1 }]),
};

function AllStreams() {
  const streams = useStreams("", "all");
  return (
    <StreamList
      streams={streams}
      isNarrowed={false}
      onClear={() => undefined}
      onStart={() => undefined}
    />
  );
}

function Chat() {
  const chat = useStreamChat("gallery-1");
  return (
    <ChatBox>
      <ChatLog chat={chat} streamId="gallery-1" mutedIds={[]} hostId="gallery-2" isLive />
    </ChatBox>
  );
}

export const lists: readonly ListSpecimen[] = [
  { name: "streams", title: "Streams", fields, render: () => <AllStreams /> },
  {
    name: "streams-panel",
    title: "Streams on the home page",
    fields,
    render: () => <StreamsPanel />,
  },
  {
    name: "stream-chat",
    title: "The chat of a stream",
    fields: {
      "StreamMessage.id": (n: number) => String(n + 1),
      "StreamMessage.isDeleted": false,
      "StreamMessage.clientId": null,
      "StreamMessage.sender": (n: number) => ({ n }),
    },
    render: () => <Chat />,
  },
];

/** A box of the size that the stream's page gives its chat. */
const ChatBox = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 320px;
  border: 1px solid var(--line);
  background: var(--counter);
`;
