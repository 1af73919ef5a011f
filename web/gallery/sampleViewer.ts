import type { useViewer } from "../shell/ViewerProvider.tsx";
import { VIEWER_ID } from "./samples.ts";

/** The viewer of the lists in the gallery. Signing in and out does nothing there. */
export const sampleViewer: ReturnType<typeof useViewer> = {
  viewer: {
    id: VIEWER_ID,
    email: "noor@market-day.example",
    isAdmin: false,
    isModerator: false,
    unreadMessages: 2,
    unreadNotifications: 1,
    offersAsSeller: 3,
    offersAsBuyer: 1,
    cursor: "gallery",
    privacy: { isActivityUsed: true },
    user: {
      id: VIEWER_ID,
      username: "noor",
      displayName: "Noor",
      avatar: null,
      trustPoints: 100,
      trustLevel: "trusted",
      verificationLevel: "verified",
      isVerified: true,
    },
    wallet: { id: VIEWER_ID, tpBalance: 100, held: 18, available: 82 },
  },
  loading: false,
  failure: null,
  signIn: () => undefined,
  signOut: async () => undefined,
  refetch: async () => undefined,
};
