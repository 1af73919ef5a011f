import { Suspense } from "react";
import { view } from "../apollo/session.ts";
import { lazy } from "../ui/lazy.ts";
import { whenIdle } from "../ui/whenIdle.ts";
import { BottomNav } from "./BottomNav.tsx";
import { LiveViewer } from "./LiveViewer.tsx";
import { useOverlay } from "./overlay.ts";

const ViewBanner = lazy(
  () => import("./view/ViewBanner.tsx"),
  (m) => m.ViewBanner,
);

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

/** The parts of the page that only members have: the bottom bar, live updates of the counts, the banner of a view. */
export function MemberLayer() {
  const over = useOverlay();
  return (
    <>
      <LiveViewer />
      <Suspense>{view ? <ViewBanner view={view} /> : null}</Suspense>
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
