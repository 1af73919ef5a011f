import { ArrowLeftRight } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Tp } from "./Tp.tsx";

/** One thing on one side of a swap: an item, or TrustPoints. */
export type SwapThing = { label: string; tp: number };

/** Both sides of an offer, then its effect in one sentence. */
export function SwapStrip(props: {
  theyGive: readonly SwapThing[];
  youGive: readonly SwapThing[];
  sentence: ReactNode;
}) {
  return (
    <Strip>
      <Sides>
        <Side title="They give" things={props.theyGive} />
        <ArrowLeftRight size={20} aria-hidden />
        <Side title="You give" things={props.youGive} />
      </Sides>
      <p>{props.sentence}</p>
    </Strip>
  );
}

function Side({ title, things }: { title: string; things: readonly SwapThing[] }) {
  return (
    <Well>
      <small>{title}</small>
      {things.length === 0 ? <strong>Nothing</strong> : null}
      {things.map((thing, place) => (
        <span key={place}>
          <strong>{thing.label}</strong>
          <small>
            <Tp tp={thing.tp} />
          </small>
        </span>
      ))}
    </Well>
  );
}

const Strip = styled.div`
  display: grid;
  gap: 12px;
  p {
    color: var(--ink2);
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
`;

const Well = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  block-size: 100%;
  padding: 10px 12px;
  border-radius: 8px;
  background: var(--well);
  span {
    display: grid;
  }
  small {
    color: var(--ink3);
    font-size: 0.8125rem;
    span {
      display: inline;
      font-weight: 400;
    }
  }
  strong {
    font-weight: 650;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
