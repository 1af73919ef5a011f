import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../../gql/fragment-masking.ts";
import { Button } from "../../../../ui/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../../ui/LoadingBox.tsx";
import { TimeAgo } from "../../../../ui/TimeAgo.tsx";
import { MemberLink } from "../../MemberLink.tsx";
import type { ChartChoice } from "../chart/chartOf.ts";
import { LastRun, type Shown } from "../LastRun.tsx";
import { useRuns } from "../useRuns.tsx";
import { initialTexts } from "./formValues.ts";
import { QueryForm } from "./QueryForm.tsx";
import { SavedActs } from "./SavedActs.tsx";
import { SavedQuery_query, SavedQueryBySlug, type SavedQuery } from "./savedQuery.ts";

/** /admin/graphql/{slug}: a saved query with its form. Opening it runs nothing. */
export function SavedQueryPage({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(SavedQueryBySlug, {
    variables: { slug },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const query = getFragment(SavedQuery_query, data?.savedQuery);
  const [opened, setOpened] = useState(0);

  return (
    <>
      <p>
        <Link to="/admin/graphql?list=saved">All saved queries</Link>
      </p>
      {error ? (
        <ErrorState
          message="Failed to load the saved query"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!data && !error ? <LoadingBox label="Loading the saved query" height="60vh" /> : null}
      {data && !query ? (
        <EmptyState
          title="No saved query has this address"
          hint="It may have been deleted, or is another administrator's own."
        />
      ) : null}
      {query ? (
        <Opened key={opened} query={query} onShowNew={() => setOpened((count) => count + 1)} />
      ) : null}
    </>
  );
}

interface OpenedProps {
  query: SavedQuery;
  /** Opens it anew, as it is now. */
  onShowNew: () => void;
}

/** Values and an answer stay when somebody else changes the query: its new version is offered. */
function Opened({ query: current, onShowNew }: OpenedProps) {
  const [seen] = useState(current);
  const isChanged = current.version !== seen.version;
  const query = isChanged ? seen : current;
  const { title, folder, visibility, owner, updatedAt, problem, variables, document } = query;
  const [address] = useSearchParams();
  const [initial] = useState(() => initialTexts(variables, address));
  const [texts, setTexts] = useState(initial);
  const runs = useRuns();
  const [shown, setShown] = useState<Shown>(query.chart ? "chart" : "table");
  const [chart, setChart] = useState<ChartChoice | null>(query.chart ?? null);

  async function handleRun(values: Record<string, unknown>) {
    await runs.run({ query: document, variables: values, operationName: query.operationName });
  }

  const errors = runs.answer?.errors ?? [];
  return (
    <Parts>
      <Head>
        <h2>{title}</h2>
        <p>
          {folder === null ? null : <>{folder} · </>}
          {visibility === "staff" ? "For all administrators" : "Only for you"} · changed{" "}
          <TimeAgo date={updatedAt} />
          {owner ? (
            <>
              {" "}
              · saved by <MemberLink member={owner} />
            </>
          ) : null}
        </p>
        <SavedActs query={query} texts={texts} chart={chart} onSaved={onShowNew} />
      </Head>
      {isChanged ? (
        <Changed role="status">
          Somebody has changed this query. <Button onClick={onShowNew}>Show the new version</Button>
        </Changed>
      ) : null}
      {problem === null ? (
        <QueryForm variables={variables} initial={initial} onRun={handleRun} onTexts={setTexts} />
      ) : (
        <p role="alert">It cannot run any more: {problem}. Edit it, or delete it.</p>
      )}
      {errors.length > 0 ? (
        <div role="alert">
          {errors.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ) : null}
      {problem === null ? (
        <LastRun
          runs={runs}
          title={title}
          shown={shown}
          onShow={setShown}
          chart={chart}
          onChart={setChart}
        />
      ) : null}
      {runs.question}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  [role="alert"] {
    color: var(--bad);
    overflow-wrap: anywhere;
  }
`;

const Changed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h2 {
    overflow-wrap: anywhere;
  }

  > p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
