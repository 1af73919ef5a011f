import { Suspense, lazy } from "react";
import { whenIdle } from "../ui/whenIdle.ts";
import { BottomNav } from "./BottomNav.tsx";
import { LiveViewer } from "./LiveViewer.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

const Shortcuts = lazy(() =>
  whenIdle()
    .then(() => import("../features/palette/Shortcuts.tsx"))
    .then((m) => ({ default: m.Shortcuts })),
);

/** What a signed-in page has beyond a visitor's: the bottom bar, and counts that stay true. */
export function MemberLayer({ viewer }: { viewer: ViewerFragment }) {
  return (
    <>
      <LiveViewer />
      <Suspense>
        <Shortcuts />
      </Suspense>
      <BottomNav unreadMessages={viewer.unreadMessages} />
    </>
  );
}
