import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { SalesBadge } from "../orders/sales/SalesBadge.tsx";

/** The two views of a seller: offers and orders. */
export type SellerView = "offers" | "orders";

/** Switches between the views; each has its own URL. */
export function SellerViews({ current }: { current: SellerView }) {
  return (
    <Views aria-label="Seller dashboard">
      <Link to="/offers/seller" aria-current={current === "offers" ? "page" : undefined}>
        Offers
      </Link>
      <Link
        to="/offers/seller?view=orders"
        aria-current={current === "orders" ? "page" : undefined}
      >
        Orders
        <SalesBadge />
      </Link>
    </Views>
  );
}

const Views = styled.nav`
  display: flex;
  gap: 8px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    background: var(--counter);
    font-weight: 600;
    text-decoration: none;
  }

  a[aria-current] {
    border-color: var(--act);
    background: var(--act);
    color: var(--onAct);
  }
`;
