import { CircleCheck } from "lucide-react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { STATUS_LOOK } from "../orders/statusLook.ts";
import { Sums } from "./OrderSums.tsx";
import { StepHeading } from "./StepHeading.tsx";
import type { PlacedOrder } from "./useCheckoutOrder.ts";

/** The order has been placed. Shown until the order's own page opens. Source: S1 §2, C17 */
export function CompleteStep({ order, onClose }: { order: PlacedOrder; onClose: () => void }) {
  const { tone, word } = STATUS_LOOK[order.status];
  return (
    <Done data-complete>
      <CircleCheck size={48} aria-hidden />
      <StepHeading>Order Placed Successfully!</StepHeading>
      <p>Your order has been confirmed and is being processed.</p>
      <Sums>
        <div>
          <dt>Order number</dt>
          <dd>{order.orderNumber}</dd>
        </div>
        <div>
          <dt>Total paid</dt>
          <dd>{tpText(order.total)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </dd>
        </div>
      </Sums>
      <Button $kind="act" onClick={onClose}>
        Continue Shopping
      </Button>
    </Done>
  );
}

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding-block: 16px;
  text-align: center;

  > svg {
    color: var(--ok);
  }

  > dl {
    inline-size: min(360px, 100%);
  }
`;
