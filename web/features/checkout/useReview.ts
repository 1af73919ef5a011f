import { useState } from "react";
import type { ShippingMethod } from "../../gql/graphql.ts";
import { tpText } from "../../ui/Tp.tsx";
import { changedPrices, isBuyable } from "./cart/lines.ts";
import type { Cart } from "./cart/useCart.ts";
import { shippingOf } from "./shipping.ts";
import type { Address } from "./useAddresses.ts";
import { useCheckoutOrder } from "./useCheckoutOrder.ts";
import type { PlacedOrder } from "./useCheckoutOrder.ts";

interface Choices {
  /** The cart as it is now; another tab, a seller or this very order may change it. */
  cart: Cart | undefined;
  address: Address | null;
  method: ShippingMethod;
  onPlaced: (order: PlacedOrder) => void;
}

/** What would be ordered now, and placing it. Amounts in whole TP; the server works them out again. Source: C17 */
export function useReview({ cart, address, method, onPlaced }: Choices) {
  const order = useCheckoutOrder();
  const [notes, setNotes] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  // While an answer is missing the order may stand, and the cart be empty already: what was asked for stays on screen.
  const [asked, setAsked] = useState<Cart | null>(null);

  const shown = (order.isUnanswered || order.busy ? asked : null) ?? cart;
  const lines = shown?.lines.filter(isBuyable) ?? [];
  const subtotal = shown?.total ?? 0;
  const shipping = shippingOf(method);
  const total = subtotal + shipping.cost;
  const isSettled =
    lines.length > 0 &&
    shown !== undefined &&
    changedPrices(shown).length === 0 &&
    !shown.lines.some(({ state }) => state === "short");

  async function place() {
    if (!address || !shown) return;
    setAsked(shown);
    setTrouble(null);
    const outcome = await order.send({
      items: lines.map(({ item, quantity, priceAtTime }) => ({
        itemId: item.id,
        quantity,
        priceAtTime,
      })),
      totalAmount: total,
      shippingAddressId: address.id,
      billingAddressId: address.id,
      shippingMethod: method,
      shippingCost: shipping.cost,
      paymentMethod: "tp",
      notes: notes.trim() || null,
    });
    if ("order" in outcome) onPlaced(outcome.order);
    else setTrouble(wordsOf(outcome, total));
  }

  return {
    lines,
    subtotal,
    shipping,
    total,
    notes,
    setNotes,
    trouble,
    /** Nothing in the cart is in question: prices are agreed to and there is enough of everything. */
    isSettled,
    busy: order.busy,
    isUnanswered: order.isUnanswered,
    place,
  };
}

export type Review = ReturnType<typeof useReview>;

/** What to do about a refusal, where the toast alone would leave the member guessing. */
function wordsOf({ code, total }: { code: string; total?: number }, before: number): string | null {
  if (code === "NETWORK")
    return "The market did not answer. Press Place Order again: it cannot become two orders.";
  if (code === "TOTAL_CHANGED" && total !== undefined)
    return `The total changed from ${tpText(before)} to ${tpText(total)}. Look through it and place the order again.`;
  if (code === "ITEM_NOT_AVAILABLE") return "Something in your cart has changed. Look through it.";
  return null;
}
