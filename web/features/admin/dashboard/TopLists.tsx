import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { AdminStats_StatsFragment } from "../../../gql/graphql.ts";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { media } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";

/** How many lines a list has at most. Source: KC-025 */
const TOP = 5;

interface Line {
  name: string;
  figure: string;
  more: string;
}

/** The five categories with the most revenue and the five places with the most members. */
export function TopLists({ stats }: { stats: AdminStats_StatsFragment | undefined }) {
  const categories = stats?.marketMetrics.topCategories.map(({ name, count, revenue }) => ({
    name,
    figure: tpText(revenue),
    more: count === 1 ? "1 item" : `${count} items`,
  }));
  const places = stats?.geographical.topLocations.map(({ location, users, transactions }) => ({
    name: location,
    figure: users === 1 ? "1 member" : `${users} members`,
    more: transactions === 1 ? "1 deal" : `${transactions} deals`,
  }));
  return (
    <Pair>
      <TopList
        title="Top 5 categories"
        lines={categories}
        nothing="Nothing changed hands in 30 days."
      >
        By the TP paid for what changed hands in 30 days.
      </TopList>
      <TopList title="Top 5 locations" lines={places} nothing="No member has named a place yet.">
        By members. Who does not show their place to everybody counts as “Not shown”; a deal between
        two members counts for both.
      </TopList>
    </Pair>
  );
}

interface TopListProps {
  title: string;
  lines: readonly Line[] | undefined;
  nothing: string;
  children: ReactNode;
}

function TopList({ title, lines, nothing, children }: TopListProps) {
  return (
    <Card>
      <h2>{title}</h2>
      {lines ? null : <Skeleton $h={`${TOP * 45}px`} />}
      {lines?.length === 0 ? <p>{nothing}</p> : null}
      {lines && lines.length > 0 ? (
        <Lines aria-label={title}>
          {lines.map(({ name, figure, more }) => (
            <li key={name}>
              <span>{name}</span>
              <strong>{figure}</strong>
              <small>{more}</small>
            </li>
          ))}
        </Lines>
      ) : null}
      <Note>{children}</Note>
    </Card>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px;

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Lines = styled.ol`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 5rem;
    align-items: baseline;
    gap: 12px;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
  }

  span {
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 650;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
    text-align: end;
  }
`;

const Note = styled.p`
  color: var(--ink3);
  font-size: 0.8125rem;
`;
