import { styled } from "styled-components";
import { ITEM_TP } from "../../../../schema/limits.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { focusRing, space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";

const SUGGESTION = graphql(`
  fragment PriceStrip_suggestion on PriceSuggestion {
    suggestedPoints
    priceRange {
      min
      max
    }
    comparables {
      tp
      isSold
    }
  }
`);

interface Props {
  suggestion: FragmentType<typeof SUGGESTION>;
  price: number | "";
  onPrice: (tp: number) => void;
}

const THUMB = 20;

/** The nearest prices as dots on a line, paid ones filled, along which the own price can be moved. */
export function PriceStrip({ suggestion: masked, price, onPrice }: Props) {
  const { suggestedPoints, priceRange, comparables } = getFragment(SUGGESTION, masked);
  if (!priceRange || suggestedPoints === null) return null;
  const known = comparables.map(({ tp }) => tp);
  const own = price === "" ? suggestedPoints : price;
  const from = Math.max(ITEM_TP.min, Math.floor(Math.min(...known, priceRange.min, own) * 0.9));
  const to = Math.min(ITEM_TP.max, Math.ceil(Math.max(...known, priceRange.max, own) * 1.1));
  const share = (tp: number) => (to === from ? 0.5 : (tp - from) / (to - from));
  const place = (tp: number) =>
    `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${share(tp).toFixed(4)})`;

  return (
    <Strip>
      <Line aria-hidden>
        <Range
          style={{
            insetInlineStart: place(priceRange.min),
            insetInlineEnd: `calc(100% - ${place(priceRange.max)})`,
          }}
        />
        {comparables.map(({ tp, isSold }, index) => (
          // The order says how near they are, and nothing else tells them apart.
          <Dot key={index} $isSold={isSold} style={{ insetInlineStart: place(tp) }} />
        ))}
      </Line>
      <input
        type="range"
        aria-label="Your price on the line"
        min={from}
        max={to}
        value={own}
        aria-valuetext={tpText(own)}
        onChange={({ target }) => onPrice(Number(target.value))}
      />
      <Ends aria-hidden>
        <span>{tpText(from)}</span>
        {comparables.length > 0 ? <span>● paid ○ asked</span> : null}
        <span>{tpText(to)}</span>
      </Ends>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  input {
    inline-size: 100%;
    block-size: 28px;
    margin: 0;
    accent-color: var(--act);

    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Line = styled.div`
  position: relative;
  block-size: 24px;
`;

const Range = styled.div`
  position: absolute;
  inset-block: 6px;
  border-radius: 6px;
  background: var(--goldSoft);
`;

const Dot = styled.span<{ $isSold: boolean }>`
  position: absolute;
  inset-block-start: 7px;
  inline-size: 10px;
  block-size: 10px;
  margin-inline-start: -5px;
  border: 2px solid var(--goldLine);
  border-radius: 50%;
  background: ${({ $isSold }) => ($isSold ? "var(--goldLine)" : "transparent")};
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  color: var(--ink3);
  font-size: 0.8125rem;
`;
