import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { Button } from "../../../ui/Button.tsx";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { ReportRun_run, RunTable } from "./RunTable.tsx";

const ReportRuns = graphql(`
  query ReportRuns($first: Int = 50, $after: String) {
    reportRuns(first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...ReportRun_run
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ReportRunOf = graphql(`
  query ReportRunOf($id: ID!) {
    reportRun(id: $id) {
      id
      ...ReportRun_run
    }
  }
`);

const ReportRunMoved = graphql(`
  subscription ReportRunMoved($after: Cursor) {
    reportRunUpdated(after: $after) {
      cursor
      run {
        id
        ...ReportRun_run
      }
    }
  }
`);

interface Props {
  /** The one run to show, which a mail named; "" for all. */
  runId: string;
  /** Grows with each request of this screen, whose run is to be shown at once. */
  requested: number;
  onShowAll: () => void;
  /** A run was requested again. */
  onRequested: () => void;
}

/** The runs of reports, the newest first. They move as they are written; those of others wait on the shelf. */
export function RunList({ runId, requested, onShowAll, onRequested }: Props) {
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(ReportRuns, {
    // An answer from the cache has an old cursor, after which all that happened since would come one by one.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const one = useQuery(ReportRunOf, { variables: { id: runId }, skip: runId === "" });
  const list = query.data?.reportRuns;
  const nodes = runId === "" ? list?.edges.map(({ node }) => node) : [one.data?.reportRun];
  const runs = getFragment(
    ReportRun_run,
    (nodes ?? []).filter((node) => node != null),
  );

  // The rows that are here move by themselves, because their objects are in the cache.
  useLive(ReportRunMoved, {
    after: list?.cursor,
    onEvent: ({ reportRunUpdated: { run } }) => {
      if (run) setHeard((before) => (before.has(run.id) ? before : new Set(before).add(run.id)));
    },
  });

  const show = () => void query.refetch().catch(() => undefined);
  const showRequested = useEffectEvent(show);
  useEffect(() => {
    if (requested > 0) showRequested();
  }, [requested]);

  if (runId !== "")
    return (
      <>
        <div>
          <Button $small onClick={onShowAll}>
            Show all runs
          </Button>
        </div>
        {one.data && !one.data.reportRun ? (
          <p>This run was deleted. Runs are kept 30 days.</p>
        ) : null}
        {runs.length > 0 ? <RunTable runs={runs} busy={false} onRequested={onRequested} /> : null}
      </>
    );

  const listed = new Set(list?.edges.map(({ node }) => node.id));
  const newest = Math.max(0, ...[...listed].map(Number));
  const arrived = [...heard].filter((id) => !listed.has(id) && Number(id) > newest).length;
  return (
    <>
      <ArrivalsShelf
        idleText="New runs appear here as they are requested"
        text={arrived === 0 ? null : arrived === 1 ? "1 new run" : `${arrived} new runs`}
        actionLabel="Show"
        onAction={show}
      />
      <AdminList noun="runs" list={list} query={{ ...query, fetchMore }}>
        <RunTable runs={runs} busy={query.data === undefined} onRequested={onRequested} />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        reportRuns: withNextPage(before.reportRuns, next.reportRuns),
      }),
    });
  }
}
