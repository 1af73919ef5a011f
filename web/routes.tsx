import { Suspense } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { rememberReturnPath } from "./shell/deepLink.ts";
import { loadMemberBar, loadMemberLayer } from "./shell/memberParts.ts";
import { ScreenSkeleton } from "./shell/ScreenSkeleton.tsx";
import { useViewer } from "./shell/ViewerProvider.tsx";
import { lazyScreen } from "./ui/lazy.ts";

const loadLanding = () => import("./features/accounts/LandingScreen.tsx");
/** A file of its own: with a line for each screen it is more than visitors should load. */
const loadMemberRoutes = () => import("./memberRoutes.tsx");
/** Named here too, so that home does not wait for the list of the other screens. */
const loadHome = () => import("./features/items/home/HomeScreen.tsx");

const Landing = lazyScreen(() => loadLanding().then((m) => ({ default: m.LandingScreen })));
const MemberRoutes = lazyScreen(() =>
  loadMemberRoutes().then((m) => ({ default: m.MemberRoutes })),
);
/** The unsubscribe link of the mails works signed in or not. */
const Unsubscribe = lazyScreen(() =>
  import("./features/notifications/UnsubscribeScreen.tsx").then((m) => ({
    default: m.UnsubscribeScreen,
  })),
);
/** So is what a certificate's link opens. */
const Verify = lazyScreen(() =>
  import("./features/chain/certificates/VerifyScreen.tsx").then((m) => ({
    default: m.VerifyScreen,
  })),
);
const Gallery = lazyScreen(() =>
  import("./gallery/GalleryRoute.tsx").then((m) => ({ default: m.GalleryRoute })),
);

/** Starts loading the code of the first screen while the session is still being checked. */
export function preloadScreen(path: string, signedIn: boolean): void {
  const loads = signedIn
    ? [
        path === "/" ? loadHome : () => loadMemberRoutes().then((m) => m.preloadMemberScreen(path)),
        loadMemberRoutes,
        loadMemberBar,
        loadMemberLayer,
      ]
    : [loadLanding];
  for (const load of loads) load().catch(() => undefined);
}

/** The screen of the current path: the landing for visitors, one of the screens or the 404 page for members. */
export function AppRoutes() {
  const { viewer } = useViewer();
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {viewer ? <MemberRoutes /> : <VisitorRoutes />}
    </Suspense>
  );
}

function VisitorRoutes() {
  const { pathname, search } = useLocation();
  if (pathname === "/unsubscribe") return <Unsubscribe />;
  if (pathname === "/verify") return <Verify />;
  if (pathname === "/gallery") return <Gallery otherwise={<Landing />} />;
  rememberReturnPath(pathname + search);
  if (pathname === "/post-item") return <Navigate to="/auth" replace />;
  return <Landing />;
}
