import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Card } from "../../ui/Card.tsx";

interface Props {
  icon: ReactNode;
  /** The link. */
  name: ReactNode;
  words: string;
}

/** Where to look for something, in a list of such places. */
export function PlaceCard({ icon, name, words }: Props) {
  return (
    <Place as="li">
      {icon}
      <div>
        <h3>{name}</h3>
        <p>{words}</p>
      </div>
    </Place>
  );
}

const Place = styled(Card)`
  position: relative;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  /* All of the card leads there. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: 10px;
  }

  &:hover {
    background: var(--well);
  }
`;
