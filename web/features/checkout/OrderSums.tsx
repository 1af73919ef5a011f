import { styled } from "styled-components";
import { tpText } from "../../ui/Tp.tsx";
import type { Shipping } from "./shipping.ts";

interface Props {
  subtotal: number;
  shipping: Shipping;
}

/** Subtotal, shipping and total, in whole TP. */
export function OrderSums({ subtotal, shipping }: Props) {
  return (
    <Sums>
      <div>
        <dt>Subtotal</dt>
        <dd>{tpText(subtotal)}</dd>
      </div>
      <div>
        <dt>Shipping ({shipping.name})</dt>
        <dd>{tpText(shipping.cost)}</dd>
      </div>
      <div data-total>
        <dt>Total</dt>
        <dd>{tpText(subtotal + shipping.cost)}</dd>
      </div>
    </Sums>
  );
}

/** Labels on the left, amounts on the right; a line above the last row. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }

  dt {
    color: var(--ink2);
  }

  dd {
    font-weight: 650;
    white-space: nowrap;
  }

  [data-total] {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
    font-size: 1.0625rem;

    dt {
      color: var(--ink);
      font-weight: 650;
    }

    dd {
      font: 750 1.25rem/1.2 var(--display);
    }
  }
`;
