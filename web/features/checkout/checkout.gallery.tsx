import type { ListSpecimen } from "../../gallery/specimen.ts";
import { AddressStep } from "./AddressStep.tsx";
import { CartLines } from "./cart/CartDrawer.tsx";
import { useCart } from "./cart/useCart.ts";
import { useCartCommands } from "./cart/useCartCommands.ts";

function Cart() {
  const { cart, error, refetch } = useCart();
  const commands = useCartCommands();
  return (
    <CartLines cart={cart} hasFailed={error !== undefined} onRetry={refetch} commands={commands} />
  );
}

export const lists: readonly ListSpecimen[] = [
  { name: "cart", title: "Cart", render: () => <Cart /> },
  {
    name: "addresses",
    title: "Saved addresses",
    render: () => <AddressStep onPick={() => undefined} />,
  },
];
