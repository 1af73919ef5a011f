import { styled } from "styled-components";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";

interface Props {
  /** In whole TP, like the range in which 80 of 100 such things sell. */
  price: number;
  min: number;
  max: number;
}

/** Where a price is beside the range of such things. What it shows is in words beside it, so screen readers skip it. */
export function PriceRangeBar({ price, min, max }: Props) {
  const from = Math.min(price, min) * 0.85;
  const to = Math.max(price, max) * 1.1;
  const place = (tp: number) => `${((100 * (tp - from)) / (to - from)).toFixed(1)}%`;
  return (
    <div aria-hidden>
      <Line>
        <Range
          style={{
            insetInlineStart: place(min),
            inlineSize: `calc(${place(max)} - ${place(min)})`,
          }}
        />
        <Mark style={{ insetInlineStart: place(price) }} />
      </Line>
      <Ends>
        <span>
          You ask <b>{tpText(price)}</b>
        </span>
        <span>
          {min} to {tpText(max)}
        </span>
      </Ends>
    </div>
  );
}

const Line = styled.div`
  position: relative;
  block-size: 20px;
  border-block-end: 1px solid var(--line);
`;

const Range = styled.div`
  position: absolute;
  inset-block: 4px 2px;
  border-radius: 4px;
  background: var(--goldSoft);
  border: 1px solid var(--goldLine);
`;

const Mark = styled.div`
  position: absolute;
  inset-block: 0;
  inline-size: 4px;
  margin-inline-start: -2px;
  border-radius: 2px;
  background: var(--ink);
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  margin-block-start: ${space(1)};
  color: var(--ink2);
  font-size: 0.8125rem;

  b {
    color: var(--ink);
  }
`;
