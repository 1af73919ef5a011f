import { tpText } from "../../ui/Tp.tsx";
import { Sums } from "../checkout/OrderSums.tsx";
import type { OrderDetails } from "./orderDetails.ts";

type Totals = Pick<
  OrderDetails,
  "subtotal" | "shippingCost" | "total" | "refunded" | "shippingMethod"
>;

/** Subtotal, shipping, total, and refund. Whole TP. */
export function OrderTotals({ order }: { order: Totals }) {
  const { subtotal, shippingCost, shippingMethod, total, refunded } = order;
  return (
    <Sums>
      <div>
        <dt>Subtotal</dt>
        <dd>{tpText(subtotal)}</dd>
      </div>
      <div>
        <dt>Shipping ({shippingMethod.name})</dt>
        <dd>{tpText(shippingCost)}</dd>
      </div>
      <div data-total>
        <dt>Total</dt>
        <dd>{tpText(total)}</dd>
      </div>
      {refunded > 0 ? (
        <div>
          <dt>Given back</dt>
          <dd>{tpText(refunded)}</dd>
        </div>
      ) : null}
    </Sums>
  );
}
