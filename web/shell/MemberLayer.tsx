import { BottomNav } from "./BottomNav.tsx";
import { LiveViewer } from "./LiveViewer.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

/** What a signed-in page has beyond a visitor's: the bottom bar, and counts that stay true. */
export function MemberLayer({ viewer }: { viewer: ViewerFragment }) {
  return (
    <>
      <LiveViewer />
      <BottomNav unreadMessages={viewer.unreadMessages} />
    </>
  );
}
