import { Suspense } from "react";
import { lazy } from "../ui/lazy.ts";
import { whenIdle } from "../ui/whenIdle.ts";
import { BottomNav } from "./BottomNav.tsx";
import { LiveViewer } from "./LiveViewer.tsx";
import { useOverlay } from "./overlay.ts";

const Shortcuts = lazy(
  () => whenIdle().then(() => import("../features/palette/Shortcuts.tsx")),
  (m) => m.Shortcuts,
);

const CartDrawer = lazy(
  () => import("../features/checkout/cart/CartDrawer.tsx"),
  (m) => m.CartDrawer,
);

const CheckoutDialog = lazy(
  () => import("../features/checkout/CheckoutDialog.tsx"),
  (m) => m.CheckoutDialog,
);

/** The parts of the page that only members have: the bottom bar, and live updates of the counts. */
export function MemberLayer() {
  const over = useOverlay();
  return (
    <>
      <LiveViewer />
      <Suspense>
        <Shortcuts />
      </Suspense>
      <Suspense>
        {over === "cart" ? <CartDrawer /> : null}
        {over === "checkout" ? <CheckoutDialog /> : null}
      </Suspense>
      <BottomNav />
    </>
  );
}
