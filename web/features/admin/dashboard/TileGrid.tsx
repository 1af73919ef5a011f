import { RefreshCw } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { clockText } from "../../../ui/dayText.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { AnswerGrid } from "../explorer/AnswerTables.tsx";
import { fitting } from "../explorer/chart/chartOf.ts";
import { askExplorer, type ExplorerAnswer } from "../explorer/explorerApi.ts";
import { savedPath } from "../explorer/links.ts";
import { tablesOf, type AnswerTable } from "../explorer/tablesOf.ts";
import { singleFigure } from "./singleFigure.ts";
import type { TileQuery } from "./tileQuery.ts";

const DrawnTable = lazy(() =>
  import("../explorer/chart/AnswerChart.tsx").then((m) => ({ default: m.DrawnTable })),
);

const ROWS = 8;
const exact = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** Saved queries as tiles. Each runs when the dashboard opens, one after the other: few questions run at once. */
export function TileGrid({ queries }: { queries: readonly TileQuery[] }) {
  const [turns] = useState(() => new Turns());
  return (
    <Grid>
      {queries.map((query) => (
        // Another version asks something else.
        <Tile key={`${query.id} ${query.version}`} query={query} turns={turns} />
      ))}
    </Grid>
  );
}

/** Lets one thing run at a time. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  next<Value>(run: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(run);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

interface Read {
  answer: ExplorerAnswer;
  at: Date;
}

function Tile({ query: current, turns }: { query: TileQuery; turns: Turns }) {
  // What another pin brings anew is the same query.
  const [query] = useState(current);
  const { slug, title, document, operationName, defaults } = query;
  const [read, setRead] = useState<Read>();
  const [asked, setAsked] = useState(0);
  const [isBusy, setBusy] = useState(true);

  useEffect(() => {
    let isGone = false;
    void turns.next(async () => {
      if (isGone) return;
      setBusy(true);
      const answer = await askExplorer({
        query: document,
        operationName,
        variables: defaults,
        extensions: { history: false },
      });
      if (isGone) return;
      setRead({ answer, at: new Date() });
      setBusy(false);
    });
    return () => {
      isGone = true;
    };
  }, [turns, document, operationName, defaults, asked]);

  return (
    <Box as="article" aria-label={title} aria-busy={isBusy || undefined}>
      <Head>
        <h3>
          <Link to={savedPath(slug)}>{title}</Link>
        </h3>
        <IconButton
          label={`Read again: ${title}`}
          onClick={() => setAsked((count) => count + 1)}
          disabled={isBusy}
        >
          <RefreshCw size={16} aria-hidden />
        </IconButton>
      </Head>
      {read ? <TileContent query={query} answer={read.answer} /> : <Skeleton $h="96px" />}
      <small>{read ? `Read at ${clockText(read.at)}` : "Reading…"}</small>
    </Box>
  );
}

function TileContent({ query, answer }: { query: TileQuery; answer: ExplorerAnswer }) {
  const tables = useMemo(() => tablesOf(answer.data), [answer]);
  const [error] = answer.errors ?? [];
  const figure = singleFigure(tables);
  const [first] = tables;

  if (error) return <p role="alert">{error.message}</p>;
  if (figure !== undefined) return <Digits>{exact.format(figure)}</Digits>;
  if (query.chart) {
    const choice = fitting(tables, query.chart);
    const table = tables.find(({ path }) => path === choice?.list);
    if (choice && table)
      return (
        <Suspense fallback={<Skeleton $h="300px" />}>
          <DrawnTable table={table} choice={choice} />
        </Suspense>
      );
  }
  if (!first) return <p>There are no rows.</p>;
  return <FirstRows table={first} />;
}

function FirstRows({ table }: { table: AnswerTable }) {
  const more = table.rows.length - ROWS;
  return (
    <>
      <AnswerGrid table={{ ...table, rows: table.rows.slice(0, ROWS) }} />
      {more > 0 ? (
        <small>
          and {more} more {more === 1 ? "row" : "rows"}
        </small>
      ) : null}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: 12px;
`;

const Box = styled(Card)`
  align-content: start;
  gap: 8px;
  padding: 12px;

  small {
    color: var(--ink3);
    font-variant-numeric: tabular-nums;
  }

  [role="alert"] {
    color: var(--bad);
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 8px;

  h3 {
    min-inline-size: 0;
    padding-block: 8px;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
`;

const Digits = styled.p`
  font: 750 1.75rem/1.2 var(--display);
  font-variant-numeric: tabular-nums;
`;
