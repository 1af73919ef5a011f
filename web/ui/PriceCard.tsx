import { useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { tpText } from "./Tp.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const WAS_MS = 10_000;

/** A price on a marigold tag. When it changes on screen it flips, and the old price stays beside it for ten seconds. */
export function PriceCard({
  tp,
  large = false,
  was,
}: {
  tp: number;
  large?: boolean;
  was?: number | null | undefined;
}) {
  const before = usePriceBefore(tp);
  const old = was ?? before;
  return (
    <Row>
      <Tag key={tp} $large={large} $flips={before !== null}>
        {new Intl.NumberFormat("en").format(tp)} <small>TP</small>
      </Tag>
      {old !== null && old !== tp ? (
        <Was>
          <VisuallyHidden>, </VisuallyHidden>was {tpText(old)}
        </Was>
      ) : null}
    </Row>
  );
}

/** The previous price, for ten seconds after a change. */
function usePriceBefore(tp: number): number | null {
  const [shown, setShown] = useState(tp);
  const [before, setBefore] = useState<number | null>(null);
  if (shown !== tp) {
    setShown(tp);
    setBefore(shown);
  }
  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => setBefore(null), WAS_MS);
    return () => clearTimeout(timer);
  }, [before, shown]);
  return before;
}

const flip = keyframes`from { transform: rotateX(90deg); }`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

const Tag = styled.span<{ $large: boolean; $flips: boolean }>`
  display: inline-block;
  padding: ${({ $large }) => ($large ? ".35em 1.2em .35em .55em" : ".2em 1.15em .2em .6em")};
  background: var(--gold);
  color: var(--onGold);
  font: 750 ${({ $large }) => ($large ? "1.75rem" : "1.0625rem")}/1.25 var(--display);
  white-space: nowrap;
  clip-path: polygon(0 0, calc(100% - 0.6em) 0, 100% 50%, calc(100% - 0.6em) 100%, 0 100%);
  animation: ${({ $flips }) => ($flips ? flip : "none")} var(--quick) var(--easeIn);
  &:dir(rtl) {
    clip-path: polygon(0.6em 0, 100% 0, 100% 100%, 0.6em 100%, 0 50%);
  }
  small {
    font-size: 0.625em;
    font-weight: 650;
  }
  @media (forced-colors: active) {
    clip-path: none;
    border: 1px solid;
  }
`;

const Was = styled.span`
  font-size: 0.8125rem;
  color: var(--ink3);
  white-space: nowrap;
`;
