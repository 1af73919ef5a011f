import type { ComponentType } from "react";
import { Route, Routes, matchPath } from "react-router-dom";
import { lazyScreen } from "./ui/lazy.ts";

type Load = () => Promise<{ default: ComponentType }>;

/** Path -> screen, for members. Visitors see the landing everywhere. */
const SCREENS: readonly (readonly [path: string, load: Load])[] = [
  [
    "/",
    () => import("./features/items/home/HomeScreen.tsx").then((m) => ({ default: m.HomeScreen })),
  ],
  [
    "/listings",
    () =>
      import("./features/items/browse/ListingsScreen.tsx").then((m) => ({
        default: m.ListingsScreen,
      })),
  ],
  [
    "/post-item",
    () =>
      import("./features/items/post/PostItemScreen.tsx").then((m) => ({
        default: m.PostItemScreen,
      })),
  ],
  [
    "/buy/:itemId",
    () => import("./features/items/buy/BuyScreen.tsx").then((m) => ({ default: m.BuyScreen })),
  ],
  [
    "/exchange/:itemId",
    () =>
      import("./features/exchange/ExchangeRedirect.tsx").then((m) => ({
        default: m.ExchangeRedirect,
      })),
  ],
  [
    "/exchange-suggestions",
    () =>
      import("./features/exchange/ExchangeSuggestionsScreen.tsx").then((m) => ({
        default: m.ExchangeSuggestionsScreen,
      })),
  ],
  [
    "/exchange-demo",
    () =>
      import("./features/exchange/ExchangeDemoScreen.tsx").then((m) => ({
        default: m.ExchangeDemoScreen,
      })),
  ],
  [
    "/offers/seller",
    () =>
      import("./features/offers/SellerDashboardScreen.tsx").then((m) => ({
        default: m.SellerDashboardScreen,
      })),
  ],
  [
    "/offers/mine",
    () =>
      import("./features/offers/MyOffersScreen.tsx").then((m) => ({ default: m.MyOffersScreen })),
  ],
  // One route, so that choosing a conversation does not remount the list.
  [
    "/messages/:memberId?",
    () =>
      import("./features/messages/MessagesScreen.tsx").then((m) => ({ default: m.MessagesScreen })),
  ],
  [
    "/wallet-exchange",
    () =>
      import("./features/wallet/WalletExchangeScreen.tsx").then((m) => ({
        default: m.WalletExchangeScreen,
      })),
  ],
  [
    "/wallet",
    () => import("./features/wallet/WalletScreen.tsx").then((m) => ({ default: m.WalletScreen })),
  ],
  [
    "/orders",
    () => import("./features/orders/OrdersScreen.tsx").then((m) => ({ default: m.OrdersScreen })),
  ],
  [
    "/order-success",
    () =>
      import("./features/orders/success/OrderSuccessScreen.tsx").then((m) => ({
        default: m.OrderSuccessScreen,
      })),
  ],
  [
    "/deals",
    () => import("./features/reviews/DealsScreen.tsx").then((m) => ({ default: m.DealsScreen })),
  ],
  [
    "/disputes/:disputeId",
    () =>
      import("./features/reviews/disputes/DisputeScreen.tsx").then((m) => ({
        default: m.DisputeScreen,
      })),
  ],
  [
    "/decisions/:decisionId",
    () =>
      import("./features/decisions/DecisionScreen.tsx").then((m) => ({
        default: m.DecisionScreen,
      })),
  ],
  [
    "/notifications",
    () =>
      import("./features/notifications/NotificationsScreen.tsx").then((m) => ({
        default: m.NotificationsScreen,
      })),
  ],
  [
    "/profile",
    () =>
      import("./features/accounts/profile/ProfileScreen.tsx").then((m) => ({
        default: m.ProfileScreen,
      })),
  ],
  [
    "/community",
    () =>
      import("./features/social/CommunityScreen.tsx").then((m) => ({ default: m.CommunityScreen })),
  ],
  [
    "/community/bookmarks",
    () =>
      import("./features/social/BookmarksScreen.tsx").then((m) => ({ default: m.BookmarksScreen })),
  ],
  [
    "/community/posts/:postId",
    () => import("./features/social/posts/PostScreen.tsx").then((m) => ({ default: m.PostScreen })),
  ],
  [
    "/circles",
    () =>
      import("./features/social/circles/CirclesScreen.tsx").then((m) => ({
        default: m.CirclesScreen,
      })),
  ],
  [
    "/circles/:circleId",
    () =>
      import("./features/social/circles/CircleScreen.tsx").then((m) => ({
        default: m.CircleScreen,
      })),
  ],
  [
    "/guides",
    () => import("./features/guides/GuidesScreen.tsx").then((m) => ({ default: m.GuidesScreen })),
  ],
  [
    "/guides/new",
    () =>
      import("./features/guides/WriteGuideScreen.tsx").then((m) => ({
        default: m.WriteGuideScreen,
      })),
  ],
  [
    "/guides/:guideId",
    () => import("./features/guides/GuideScreen.tsx").then((m) => ({ default: m.GuideScreen })),
  ],
  [
    "/guides/:guideId/edit",
    () =>
      import("./features/guides/EditGuideScreen.tsx").then((m) => ({
        default: m.EditGuideScreen,
      })),
  ],
  [
    "/members/:username",
    () =>
      import("./features/accounts/member/MemberScreen.tsx").then((m) => ({
        default: m.MemberScreen,
      })),
  ],
  [
    "/trust-safety",
    () =>
      import("./features/trust/TrustSafetyScreen.tsx").then((m) => ({
        default: m.TrustSafetyScreen,
      })),
  ],
  [
    "/unsubscribe",
    () =>
      import("./features/notifications/UnsubscribeScreen.tsx").then((m) => ({
        default: m.UnsubscribeScreen,
      })),
  ],
  [
    "/admin/:tab?",
    () => import("./features/admin/AdminScreen.tsx").then((m) => ({ default: m.AdminScreen })),
  ],
  [
    "/admin/graphql/:slug",
    () => import("./features/admin/AdminScreen.tsx").then((m) => ({ default: m.AdminScreen })),
  ],
  [
    "/streams/:streamId?",
    () => import("./features/streams/StreamsRoute.tsx").then((m) => ({ default: m.StreamsRoute })),
  ],
  [
    "/sessions",
    () =>
      import("./features/accounts/SessionsScreen.tsx").then((m) => ({ default: m.SessionsScreen })),
  ],
  [
    "/verify",
    () =>
      import("./features/chain/certificates/VerifyScreen.tsx").then((m) => ({
        default: m.VerifyScreen,
      })),
  ],
  [
    "/developers",
    () =>
      import("./features/developers/DevelopersScreen.tsx").then((m) => ({
        default: m.DevelopersScreen,
      })),
  ],
  [
    "/developers/tokens",
    () =>
      import("./features/developers/tokens/TokensScreen.tsx").then((m) => ({
        default: m.TokensScreen,
      })),
  ],
  [
    "/developers/rest",
    () => import("./features/developers/RestScreen.tsx").then((m) => ({ default: m.RestScreen })),
  ],
  [
    "/auth",
    () =>
      import("./features/accounts/MemberAuthScreen.tsx").then((m) => ({
        default: m.MemberAuthScreen,
      })),
  ],
];

const NotFound = lazyScreen(() =>
  import("./shell/NotFound.tsx").then((m) => ({ default: m.NotFound })),
);
const Gallery = lazyScreen(() =>
  import("./gallery/GalleryRoute.tsx").then((m) => ({ default: m.GalleryRoute })),
);
const screens = SCREENS.map(([path, load]) => ({ path, Screen: lazyScreen(load) }));

/** The paths that members can open; tests check that none is forgotten. */
export const PATHS: readonly string[] = SCREENS.map(([path]) => path);

/** Starts loading the code of a path's screen. */
export function preloadMemberScreen(path: string): Promise<unknown> | undefined {
  return SCREENS.find(([pattern]) => matchPath(pattern, path))?.[1]();
}

/** The screen of the current path, or the 404 page. */
export function MemberRoutes() {
  return (
    <Routes>
      {screens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="/gallery" element={<Gallery otherwise={<NotFound />} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
