import { styled } from "styled-components";
import { tpText } from "../../ui/Tp.tsx";
import { itemsText } from "./cart/lines.ts";
import { OrderSums } from "./OrderSums.tsx";
import type { Review } from "./useReview.ts";

/** The total of the order so far, beside the first two steps; collapsed on a phone. */
export function Summary({ review }: { review: Review }) {
  const { lines, subtotal, shipping, total } = review;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Box open={window.matchMedia("(min-width:720px)").matches}>
      <summary>
        {itemsText(pieces)}, {tpText(total)}
      </summary>
      <ul>
        {lines.map(({ id, item, quantity }) => (
          <li key={id}>
            {quantity} × {item.title}
          </li>
        ))}
      </ul>
      <OrderSums subtotal={subtotal} shipping={shipping} />
    </Box>
  );
}

const Box = styled.details`
  padding: 4px 16px;
  border-radius: 10px;
  background: var(--well);
  overflow-wrap: anywhere;

  summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 650;
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: 4px;
    padding-block-end: 12px;
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  dl {
    padding-block-end: 12px;
  }
`;
