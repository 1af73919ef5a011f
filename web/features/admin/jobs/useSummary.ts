import { useApolloClient, useQuery } from "@apollo/client/react";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";

const JobsSummary_summary = graphql(`
  fragment JobsSummary_summary on JobsSummary {
    jobLag
    deadlineLag
    parts {
      part
      count
      mark
    }
    consumers {
      name
      waiting
      lag
    }
  }
`);

const Summary = graphql(`
  query JobsSummary {
    jobsSummary {
      ...JobsSummary_summary
    }
  }
`);

const SummaryMoved = graphql(`
  subscription JobsSummaryMoved {
    jobsSummaryUpdated {
      ...JobsSummary_summary
    }
  }
`);

const LISTS = new Set(["jobs", "deadLetters", "overdueDeadlines"]);

/**
 * The figures of the market's own work, which move by themselves; each event has all of them. The list on the screen is
 * asked for again with each, two seconds apart at least: an event has no rows, and a job is over in a moment.
 */
export function useSummary() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(Summary, {
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  useLive(SummaryMoved, {
    onEvent: ({ jobsSummaryUpdated }) => {
      client.writeQuery({ query: Summary, data: { jobsSummary: jobsSummaryUpdated } });
      refetchFields(client, LISTS);
    },
  });
  const summary = data ? getFragment(JobsSummary_summary, data.jobsSummary) : undefined;
  return { summary, error, refetch };
}
