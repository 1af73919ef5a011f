import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { ORDER_HIGHLIGHT_MS } from "../../../../schema/limits.ts";
import { graphql } from "../../../gql/gql.ts";
import type { OrderReceipt_OrderFragment } from "../../../gql/graphql.ts";
import { Card } from "../../../ui/Card.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { OrderBadge } from "../OrderBadge.tsx";
import { OrderTotals } from "../OrderTotals.tsx";
import { firstDay } from "./firstDay.ts";

export const ORDER_RECEIPT = graphql(`
  fragment OrderReceipt_order on Order {
    id
    orderNumber
    status
    createdAt
    subtotal
    shippingCost
    total
    refunded
    shippingMethod {
      id
      name
      earliestDays
    }
    items {
      id
      title
      quantity
      priceAtTime
      lineTotal
    }
  }
`);

/** The fields of an order that its receipt shows. Amounts in whole TP. */
export type ReceiptOrder = OrderReceipt_OrderFragment;

/** The ordered items, their cost, and the delivery window. */
export function Receipt({ order }: { order: ReceiptOrder }) {
  const { orderNumber, createdAt, items, status } = order;
  const isFresh = useHighlight();

  return (
    <Card as="article" aria-label={`Receipt of order ${orderNumber}`}>
      <Stage>
        <Head>
          <CircleCheck size={40} aria-hidden />
          <div>
            <h1 tabIndex={-1}>Order Placed Successfully!</h1>
            <p>
              Order {orderNumber} · {dayText(createdAt)} <OrderBadge status={status} />
            </p>
          </div>
        </Head>
        <p>
          Estimated delivery{" "}
          <strong>
            <time dateTime={firstDay(order)}>{dayText(firstDay(order))}</time>
          </strong>
        </p>
        <Items>
          {items.map(({ id, title, quantity, priceAtTime, lineTotal }) => (
            <li key={id}>
              <span>
                {title}
                <small>
                  {quantity} × {tpText(priceAtTime)}
                </small>
              </span>
              <strong>{tpText(lineTotal)}</strong>
            </li>
          ))}
        </Items>
        <OrderTotals order={order} />
        {isFresh ? (
          <Highlight aria-hidden data-highlight>
            <CircleCheck size={96} strokeWidth={1.5} />
          </Highlight>
        ) : null}
      </Stage>
    </Card>
  );
}

/** True for the first three seconds. Source: S1 §9 */
function useHighlight(): boolean {
  const [isFresh, setIsFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsFresh(false), ORDER_HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}

const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > div {
    flex: 1 1 240px;
    min-inline-size: 0;
  }

  > svg {
    flex: none;
    color: var(--ok);
  }

  p {
    color: var(--ink2);
  }
`;

const Items = styled.ul`
  display: grid;

  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  span {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  strong {
    font-weight: 650;
    white-space: nowrap;
  }
`;

const show = keyframes`
  from { opacity: 0; transform: scale(1.1); }
  20%, 80% { opacity: 1; transform: none; }
  to { opacity: 0; }
`;

// Covers the receipt but does not catch clicks, so nothing waits for it.
const Highlight = styled.div`
  position: absolute;
  inset: -16px;
  display: grid;
  place-items: center;
  border-radius: 10px;
  background: var(--okSoft);
  color: var(--ok);
  pointer-events: none;
  animation: ${show} ${ORDER_HIGHLIGHT_MS}ms var(--easeIn) both;
  @media (prefers-reduced-motion: reduce) {
    /* No movement, and nothing to wait for before reading. */
    display: none;
  }
  @media print {
    display: none;
  }
`;
