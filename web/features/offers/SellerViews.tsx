import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { SalesBadge } from "../orders/sales/SalesBadge.tsx";

/** The two sides of selling: what others offer, and what they have ordered. */
export type SellerView = "offers" | "orders";

/** Switches between them; each has an address of its own. */
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
