import { styled } from "styled-components";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { statusOf } from "../streamStatus.ts";
import { StreamCard } from "./StreamCard.tsx";
import { StreamsSkeleton } from "./StreamSkeleton.tsx";
import { StreamTracks } from "./StreamTracks.tsx";
import type { useStreams } from "./useStreams.ts";

const GROUPS = [
  ["live", "Live Now"],
  ["upcoming", "Upcoming"],
  ["recent", "Recent"],
] as const;

interface Props {
  readonly streams: ReturnType<typeof useStreams>;
  /** Whether a search or a group is selected. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly onStart: () => void;
}

/** The streams in their groups: live, upcoming, and recently ended. */
export function StreamList({ streams, isNarrowed, onClear, onStart }: Props) {
  const { groups, now, error, isLoading } = streams;
  const isEmpty = GROUPS.every(([group]) => groups[group].length === 0);

  return (
    <Stack aria-busy={streams.isStale}>
      {error && (
        <ErrorState
          message="Failed to fetch streams"
          onRetry={() => void streams.reload().catch(() => undefined)}
        />
      )}
      {isLoading && <StreamsSkeleton />}
      {!isLoading &&
        !error &&
        isEmpty &&
        (isNarrowed ? (
          <EmptyState title="No streams found" hint="Try another word or show all of them.">
            <Button $kind="act" onClick={onClear}>
              Show all streams
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title="No streams yet" hint="Be the first to start streaming">
            <Button $kind="act" onClick={onStart}>
              Start Streaming
            </Button>
          </EmptyState>
        ))}
      {GROUPS.map(([group, title]) =>
        groups[group].length === 0 ? null : (
          <Group key={group} aria-label={title}>
            <h2>{title}</h2>
            <StreamTracks>
              {groups[group].map((stream) => (
                <li key={stream.id}>
                  <StreamCard stream={stream} status={statusOf(stream, now)} />
                </li>
              ))}
            </StreamTracks>
          </Group>
        ),
      )}
      <LoadMore
        hasMore={streams.hasMore}
        loading={streams.isLoadingMore}
        onMore={streams.loadMore}
      />
      <OfflineNote />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  &[aria-busy="true"] {
    opacity: 0.6;
    transition: opacity var(--quick) 150ms;
  }
`;

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
