import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { PartBox } from "../PartBox.tsx";
import { useOrderActions } from "../useOrderActions.ts";
import type { Sale } from "./saleCard.ts";

/** One sale: the buyer, the items, the deadline, and what to do now. */
export function SaleCard({ sale, onOpen }: { sale: Sale; onOpen: () => void }) {
  const { order, amount } = sale;
  const actions = useOrderActions(order.id, "seller");
  return (
    <Row tabIndex={-1} data-row data-sale={sale.id} aria-label={`Order ${order.orderNumber}`}>
      <Head>
        <h2>{order.orderNumber}</h2>
        <small>{dayText(order.createdAt)}</small>
        <strong>{tpText(amount)}</strong>
        <Button $small data-open onClick={onOpen}>
          View Details
        </Button>
      </Head>
      <PartBox part={sale} role="seller" buyer={order.buyer} actions={actions} />
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  h2 {
    font-size: 1.0625rem;
  }

  small {
    flex: 1;
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  strong {
    font: 750 1.25rem/1.2 var(--display);
  }
`;
