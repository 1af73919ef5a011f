import { useApolloClient, useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { BacklogQueue } from "../../../gql/graphql.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Part } from "./StatsFigures.tsx";

const AdminBacklog_backlog = graphql(`
  fragment AdminBacklog_backlog on AdminBacklog {
    parts {
      queue
      open
      overdue
    }
  }
`);

const Waiting = graphql(`
  query AdminBacklog {
    adminBacklog {
      ...AdminBacklog_backlog
    }
  }
`);

const WaitingMoved = graphql(`
  subscription AdminBacklogMoved {
    adminBacklogUpdated {
      ...AdminBacklog_backlog
    }
  }
`);

const QUEUES: readonly { queue: BacklogQueue; to: string; one: string; several: string }[] = [
  {
    queue: "moderation",
    to: "/admin/moderation",
    one: "case to decide",
    several: "cases to decide",
  },
  { queue: "disputes", to: "/admin/disputes", one: "open dispute", several: "open disputes" },
  {
    queue: "adjustments",
    to: "/admin/adjustments",
    one: "adjustment waits",
    several: "adjustments wait",
  },
  {
    queue: "jobs",
    to: "/admin/jobs",
    one: "job or deadline failed",
    several: "jobs or deadlines failed",
  },
];

/** What waits for administrators, by queue; it moves by itself. Without it, its place. */
export function Backlog() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(Waiting, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  useLive(WaitingMoved, {
    onEvent: ({ adminBacklogUpdated }) =>
      client.writeQuery({ query: Waiting, data: { adminBacklog: adminBacklogUpdated } }),
  });
  const backlog = data ? getFragment(AdminBacklog_backlog, data.adminBacklog) : undefined;

  return (
    <Part aria-labelledby="admin-backlog">
      <h2 id="admin-backlog">Waiting for you</h2>
      {error ? (
        <ErrorState
          message="Failed to load what waits"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {error && !backlog ? null : (
        <Queues aria-busy={!backlog || undefined}>
          {QUEUES.map(({ queue, to, one, several }) => {
            const part = backlog?.parts.find((each) => each.queue === queue);
            return (
              <li key={queue}>
                <Link to={to} data-waits={part && part.open > 0 ? true : undefined}>
                  <strong>{part?.open ?? "–"}</strong> {part?.open === 1 ? one : several}
                  {part && part.overdue > 0 ? <small>{part.overdue} overdue</small> : null}
                </Link>
              </li>
            );
          })}
        </Queues>
      )}
    </Part>
  );
}

const Queues = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 8px;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 8px;
    min-block-size: 44px;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--counter);
    color: var(--ink2);
    font-size: 0.9375rem;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--edge);
  }

  a[data-waits] {
    color: var(--ink);
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--warn);
    font-weight: 600;
  }
`;
