import { useEffect, useRef, useState } from "react";
import { CART_QUANTITY } from "../../../../schema/limits.ts";
import type { CartLine } from "./useCart.ts";
import type { CartCommands } from "./useCartCommands.ts";

/**
 * The quantity that a member wants of a line. It is shown at once and sent in one mutation after the other, so that
 * fast clicks cannot overtake each other. Below 1 is ignored; above what is available the line says so. Source: C13,
 * VA-009
 */
export function useWantedQuantity(line: CartLine, commands: CartCommands) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);
  const next = useRef<number | null>(null);
  const isSending = useRef(false);
  const shown = wanted ?? line.quantity;
  const most = Math.min(line.available, CART_QUANTITY.max);

  useEffect(() => setIsOver(false), [line.available]);

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    while (next.current !== null) {
      const quantity = next.current;
      next.current = null;
      if (!(await commands.setQuantity(line.item.id, quantity))) next.current = null;
    }
    isSending.current = false;
    setWanted(null);
  }

  function want(quantity: number) {
    if (quantity < CART_QUANTITY.min) return;
    setIsOver(quantity > most);
    if (quantity > most) return;
    setWanted(quantity);
    next.current = quantity;
    void send();
  }

  return { shown, want, overWords: isOver ? `Only ${line.available} available` : null };
}
