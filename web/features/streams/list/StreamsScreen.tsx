import { Video } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { useLoginRequired } from "../../../shell/useLoginRequired.ts";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Select } from "../../../ui/Select.tsx";
import { media } from "../../../ui/theme.ts";
import { SearchBox } from "../../items/browse/SearchBox.tsx";
import { StreamList } from "./StreamList.tsx";
import { SHOWS, type Show } from "./streamLists.ts";
import { StreamStats } from "./StreamStats.tsx";
import { useStreams } from "./useStreams.ts";
import { useStreamSearch } from "./useStreamSearch.ts";

const CreateStreamDialog = lazy(() =>
  import("../hosting/CreateStreamDialog.tsx").then((m) => ({ default: m.CreateStreamDialog })),
);

const SHOW_WORDS: Readonly<Record<Show, string>> = {
  all: "All",
  live: "Live",
  scheduled: "Scheduled",
  ended: "Ended",
};

/** All streams: live, upcoming and ended. Source: S2 §2 "Streams page" */
export function StreamsScreen() {
  const { search, show, setSearch, setShow, clear } = useStreamSearch();
  const streams = useStreams(search, show);
  const [isCreating, setCreating] = useState(false);
  const requireLogin = useLoginRequired();
  const handleStart = () => requireLogin(() => setCreating(true));

  return (
    <Page
      title="Live Streams"
      actions={
        <Button $kind="act" onClick={handleStart}>
          <Video size={20} aria-hidden />
          Start Streaming
        </Button>
      }
    >
      <StreamStats heard={streams.heard} />
      <Tools>
        <SearchBox
          value={search}
          label="Search streams"
          placeholder="Search streams"
          onSearch={setSearch}
        />
        <Select
          aria-label="Category"
          value={show}
          onChange={({ target }) => setShow(SHOWS.find((each) => each === target.value) ?? "all")}
        >
          {SHOWS.map((each) => (
            <option key={each} value={each}>
              {SHOW_WORDS[each]}
            </option>
          ))}
        </Select>
      </Tools>
      <StreamList
        streams={streams}
        isNarrowed={search !== "" || show !== "all"}
        onClear={clear}
        onStart={handleStart}
      />
      {isCreating && (
        <Suspense>
          <CreateStreamDialog
            streamType="general"
            onClose={() => setCreating(false)}
            onCreated={() => void streams.reload().catch(() => undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) 200px;

    form {
      max-inline-size: none;
    }
  }
`;
