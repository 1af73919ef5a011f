import { ShoppingCart } from "lucide-react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { useAddToCart } from "./useAddToCart.ts";
import type { Addable } from "./useAddToCart.ts";

/** The "add to cart" button on an item's own page. */
export function AddToCart({ item }: { item: Addable }) {
  const [add, { busy }] = useAddToCart(item);
  return (
    <Button busy={busy} onClick={add}>
      {busy ? null : <ShoppingCart aria-hidden size={20} />}
      Add to Cart
    </Button>
  );
}

/** The same button as an icon in the corner of a card's photo. */
export function AddToCartCorner({ item }: { item: Addable }) {
  const [add, { busy }] = useAddToCart(item);
  const label = `Add to Cart ${item.title}`;
  return (
    <Corner type="button" aria-label={label} title="Add to Cart" aria-busy={busy} onClick={add}>
      <ShoppingCart aria-hidden size={20} />
    </Corner>
  );
}

const Corner = styled.button`
  position: absolute;
  /* Above the link that covers the card. */
  z-index: 1;
  inset-block-end: 6px;
  inset-inline-end: 6px;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--counter);
  color: var(--ink);
  &:hover {
    background: var(--well);
  }
  &:active {
    transform: translateY(1px);
  }
`;
