import { NetworkStatus } from "@apollo/client";
import type { ReactNode } from "react";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ArrivalsShelf } from "../../ui/ArrivalsShelf.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import type { Held } from "./useHeldRows.ts";

interface Props {
  /** What it lists, in the plural: "users". */
  noun: string;
  /** The loaded pages; undefined until the first one is here. */
  list:
    | {
        edges: readonly unknown[];
        pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
      }
    | undefined;
  query: {
    error?: unknown;
    networkStatus: NetworkStatus;
    refetch: () => Promise<unknown>;
    fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
  };
  /** Of a live list: its rows on screen, and what waits. */
  held?: Held<{ id: string }> | undefined;
  /** The table of the rows. */
  children: ReactNode;
}

/** A list of the administrator's area in each of its states. */
export function AdminList({ noun, list, query, held, children }: Props) {
  const { error, networkStatus, refetch, fetchMore } = query;
  const rows = held?.rows ?? list?.edges ?? [];
  return (
    <>
      {held ? (
        <ArrivalsShelf
          idleText={`New ${noun} appear here as they come`}
          text={waitingText(noun, held)}
          onAction={held.show}
        />
      ) : null}
      {error ? (
        <ErrorState
          message={`Failed to load ${noun}`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!list && !error ? <LoadingBox label={`Loading ${noun}`} height="60vh" /> : null}
      {list && rows.length === 0 ? <EmptyState title={`No ${noun} found`} /> : null}
      {list && rows.length > 0 ? children : null}
      <LoadMore
        hasMore={list?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </>
  );
}

function waitingText(noun: string, { arrived, isMoved }: Held<{ id: string }>): string | null {
  if (arrived > 0)
    return arrived === 1
      ? `1 new ${noun.replace(/ies$/, "y").replace(/s$/, "")}`
      : `${arrived} new ${noun}`;
  return isMoved ? "Some of these stand elsewhere now" : null;
}
