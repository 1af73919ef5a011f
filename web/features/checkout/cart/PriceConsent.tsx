import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { changedPrices, totalNow } from "./lines.ts";
import type { Cart } from "./useCart.ts";
import type { CartCommands } from "./useCartCommands.ts";

/**
 * Asks the member to accept prices that changed since the items were added; renders nothing if none did. Source: C17
 */
export function PriceConsent({ cart, commands }: { cart: Cart; commands: CartCommands }) {
  const changed = changedPrices(cart).length;
  if (changed === 0) return null;

  return (
    <Box role="status">
      <p>
        {changed === 1
          ? "A price has changed since you added it."
          : `${changed} prices have changed since you added them.`}{" "}
        The items now cost {tpText(totalNow(cart))}.
      </p>
      <Button $small busy={commands.isAccepting} onClick={() => void commands.acceptPrices()}>
        {changed === 1 ? "Accept the new price" : "Accept the new prices"}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
  border-radius: 8px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);
  font-size: 0.9375rem;
`;
