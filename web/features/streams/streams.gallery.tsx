import type { ListSpecimen } from "../../gallery/specimen.ts";
import { StreamList } from "./StreamList.tsx";
import { StreamsPanel } from "./StreamsPanel.tsx";
import { useStreams } from "./useStreams.ts";

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

export const lists: readonly ListSpecimen[] = [
  { name: "streams", title: "Streams", fields, render: () => <AllStreams /> },
  {
    name: "streams-panel",
    title: "Streams on the home page",
    fields,
    render: () => <StreamsPanel />,
  },
];
