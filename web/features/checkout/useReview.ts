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
  /** The current cart; another tab, a seller or this very order may change it. */
  cart: Cart | undefined;
  address: Address | null;
  method: ShippingMethod;
  onPlaced: (order: PlacedOrder) => void;
}

/**
 * The order as it would be placed now, and placing it. Amounts in whole TP; the server computes them again. Source: C17
 */
export function useReview({ cart, address, method, onPlaced }: Choices) {
  const order = useCheckoutOrder();
  const [notes, setNotes] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  // While a response is missing, the order may have been placed and the cart emptied, so keep showing what was ordered.
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
    /** Whether the cart can be ordered as it is: all prices are accepted and enough pieces are available. */
    isSettled,
    busy: order.busy,
    isUnanswered: order.isUnanswered,
    place,
  };
}

export type Review = ReturnType<typeof useReview>;

/** What the member can do about a refusal, where the toast alone would not explain it. */
function wordsOf({ code, total }: { code: string; total?: number }, before: number): string | null {
  if (code === "NETWORK")
    return "The market did not answer. Press Place Order again: it cannot become two orders.";
  if (code === "TOTAL_CHANGED" && total !== undefined)
    return `The total changed from ${tpText(before)} to ${tpText(total)}. Look through it and place the order again.`;
  if (code === "ITEM_NOT_AVAILABLE") return "Something in your cart has changed. Look through it.";
  return null;
}
