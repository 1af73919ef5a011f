import { NetworkStatus } from "@apollo/client";
import type { ReactNode } from "react";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";

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
  /** The table of the rows. */
  children: ReactNode;
}

/** A list of the administrator's area in each of its states. */
export function AdminList({ noun, list, query, children }: Props) {
  const { error, networkStatus, refetch, fetchMore } = query;
  return (
    <>
      {error ? (
        <ErrorState
          message={`Failed to load ${noun}`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!list && !error ? <LoadingBox label={`Loading ${noun}`} height="60vh" /> : null}
      {list?.edges.length === 0 ? <EmptyState title={`No ${noun} found`} /> : null}
      {list && list.edges.length > 0 ? children : null}
      <LoadMore
        hasMore={list?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </>
  );
}
