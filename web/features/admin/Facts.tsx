import type { ReactNode } from "react";
import { styled } from "styled-components";

/** Names and values, one pair a line. */
export function Facts(props: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {props.facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  font-size: 0.9375rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }

  dt {
    color: var(--ink3);
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
