import { useQuery } from "@apollo/client/react";
import { ShoppingCart } from "lucide-react";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import { Badge } from "../../../shell/Badge.tsx";
import { overlay } from "../../../shell/overlay.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

const CartCount = graphql(`
  query CartCount {
    cart {
      id
      quantity
      cursor
    }
  }
`);

const CartCountUpdated = graphql(`
  subscription CartCountUpdated($after: Cursor) {
    cartUpdated(after: $after) {
      cursor
      cart {
        id
        quantity
      }
    }
  }
`);

/** Opens the cart. Its badge shows the total quantity, the same in every tab. Source: S1 §2 "item count badge" */
export function CartButton() {
  const { data } = useQuery(CartCount);
  useLive(CartCountUpdated, { after: data?.cart.cursor });

  const count = data?.cart.quantity ?? 0;
  return (
    <IconButton
      label={count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`}
      onClick={() => overlay.open("cart")}
    >
      <ShoppingCart size={22} aria-hidden />
      <Badge count={count} />
    </IconButton>
  );
}
