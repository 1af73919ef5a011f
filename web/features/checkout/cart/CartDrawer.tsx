import { styled } from "styled-components";
import { ClosedNote } from "../../../shell/ClosedNote.tsx";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { overlay } from "../../../shell/overlay.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Count } from "../../../ui/Count.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import { changedPrices, itemsText } from "./lines.ts";
import { PriceConsent } from "./PriceConsent.tsx";
import { useCart } from "./useCart.ts";
import type { Cart } from "./useCart.ts";
import { useCartCommands } from "./useCartCommands.ts";
import type { CartCommands } from "./useCartCommands.ts";

/** The cart as a drawer over every screen. Source: S1 §2 "Cart drawer" */
export function CartDrawer() {
  const { cart, error, refetch } = useCart();
  const commands = useCartCommands();

  return (
    <Drawer
      title="Your cart"
      onClose={overlay.close}
      subtitle={cart ? <Sub>{itemsText(cart.quantity)}</Sub> : null}
      footer={cart && cart.lines.length > 0 ? <CartFooter cart={cart} commands={commands} /> : null}
    >
      <ClosedNote of={["writes", "checkout"]} inDialog />
      <CartLines
        cart={cart}
        hasFailed={error !== undefined}
        onRetry={refetch}
        commands={commands}
      />
    </Drawer>
  );
}

/** The lines of the cart in each of their states. */
export function CartLines(props: {
  cart: Cart | null | undefined;
  hasFailed: boolean;
  onRetry: () => unknown;
  commands: CartCommands;
}) {
  const { cart, hasFailed, commands } = props;
  return (
    <>
      {!cart && !hasFailed ? (
        <Lines as="div" role="status" aria-busy="true" aria-label="Loading your cart">
          <Skeleton $h="117px" />
          <Skeleton $h="117px" />
        </Lines>
      ) : null}
      {hasFailed ? (
        <ErrorState message="Failed to load your cart" onRetry={() => void props.onRetry()} />
      ) : null}
      {cart?.lines.length === 0 ? (
        <EmptyState title="Your cart is empty">
          <ButtonLink $kind="act" to="/" onClick={overlay.close}>
            Continue Shopping
          </ButtonLink>
        </EmptyState>
      ) : null}
      {cart && cart.lines.length > 0 ? (
        <Lines aria-label="Items in your cart">
          {cart.lines.map((line) => (
            <CartLineRow key={line.id} line={line} commands={commands} />
          ))}
        </Lines>
      ) : null}
      <OfflineNote />
    </>
  );
}

/** The cost and the button to check out. Changed prices must be accepted before checkout. Source: C17 */
function CartFooter({ cart, commands }: { cart: Cart; commands: CartCommands }) {
  const isShort = cart.lines.some(({ state }) => state === "short");
  const mayProceed = cart.quantity > 0 && !isShort && changedPrices(cart).length === 0;

  return (
    <>
      <PriceConsent cart={cart} commands={commands} />
      <Total>
        <span>Total</span>
        <strong>
          <Count value={cart.total} suffix=" TP" />
        </strong>
      </Total>
      {isShort ? <Note>Take fewer of what there is not enough of, or remove it.</Note> : null}
      <Button $kind="act" disabled={!mayProceed} onClick={() => overlay.open("checkout")}>
        Proceed to Checkout
      </Button>
      <Button
        $kind="quiet"
        busy={commands.isClearing}
        onClick={() => void commands.clear(cart.lines)}
      >
        Clear Cart
      </Button>
    </>
  );
}

const Sub = styled.p`
  color: var(--ink3);
  font-size: 0.9375rem;
`;

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  max-inline-size: none;
  font-size: 1.0625rem;

  strong {
    font: 750 1.25rem/1.2 var(--display);
  }
`;

const Note = styled.p`
  color: var(--warn);
  font-size: 0.9375rem;
`;
