import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { JobFilter } from "../../../gql/graphql.ts";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { Job_job, JobTable } from "./JobTable.tsx";
import { RetryAll } from "./RetryAll.tsx";

const Jobs = graphql(`
  query Jobs($filter: JobFilter!, $first: Int = 50, $after: String) {
    jobs(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...Job_job
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Jobs of the queue, the next ones first. */
export function JobList({ filter }: { filter: JobFilter }) {
  const query = useQuery(Jobs, {
    variables: { filter },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.jobs;
  const jobs = getFragment(Job_job, list?.edges.map(({ node }) => node) ?? []);
  const show = () => void query.refetch().catch(() => undefined);

  return (
    <AdminList noun={`${filter} jobs`} list={list} query={{ ...query, fetchMore }}>
      {filter === "failed" ? <RetryAll jobs={jobs} onDone={show} /> : null}
      <JobTable jobs={jobs} busy={query.data === undefined} onDone={show} />
    </AdminList>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        jobs: withNextPage(before.jobs, next.jobs),
      }),
    });
  }
}
