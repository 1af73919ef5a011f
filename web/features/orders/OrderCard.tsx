import { styled } from "styled-components";
import { ORDER_ITEMS_SHOWN } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { dayText } from "../../ui/dayText.ts";
import { Photo } from "../../ui/Photo.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { ContactSeller } from "./ContactSeller.tsx";
import { OrderBadge } from "./OrderBadge.tsx";
import type { OrderRow } from "./orderCard.ts";
import { ReorderButton } from "./ReorderButton.tsx";
import { ReviewButton } from "./ReviewButton.tsx";

interface Props {
  order: OrderRow;
  onOpen: () => void;
  onTrack: () => void;
}

/** One order in the list. Source: S1 §2 "Each order" */
export function OrderCard({ order, onOpen, onTrack }: Props) {
  const { orderNumber, createdAt, status, total, items, estimatedDelivery } = order;
  const more = items.length - ORDER_ITEMS_SHOWN;

  return (
    <Card as="article" tabIndex={-1} data-row aria-label={`Order ${orderNumber}`}>
      <Head>
        <div>
          <h2>{orderNumber}</h2>
          <small>
            <time dateTime={createdAt}>{dayText(createdAt)}</time>
            {estimatedDelivery ? ` · Estimated delivery ${dayText(estimatedDelivery)}` : ""}
          </small>
        </div>
        <OrderBadge status={status} />
        <strong>{tpText(total)}</strong>
      </Head>
      <Items>
        {items.slice(0, ORDER_ITEMS_SHOWN).map(({ id, title, quantity, priceAtTime, item }) => (
          <li key={id}>
            <Photo image={item.images[0] ?? null} alt="" sizes="56px" noImageText="" />
            <span>{title}</span>
            <small>
              {quantity} × {tpText(priceAtTime)}
            </small>
          </li>
        ))}
        {more > 0 ? <li data-more>+{more} more items</li> : null}
      </Items>
      <Acts>
        <Button $small data-open onClick={onOpen}>
          View Details
        </Button>
        <ContactSeller order={order} />
        {status === "shipped" ? (
          <Button $small onClick={onTrack}>
            Track Package
          </Button>
        ) : null}
        {status === "delivered" ? <ReviewButton order={order} /> : null}
        {status === "delivered" ? <ReorderButton orderId={order.id} /> : null}
      </Acts>
    </Card>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  > strong {
    font: 750 1.25rem/1.2 var(--display);
  }

  h2 {
    font-size: 1.0625rem;
  }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    overflow-wrap: anywhere;
  }

  li > :first-child {
    border-radius: 4px;
  }

  li small {
    color: var(--ink2);
    font-size: 0.9375rem;
    white-space: nowrap;
  }

  [data-more] {
    display: block;
    color: var(--ink3);
    font-size: 0.9375rem;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
