import { PATHS } from "../../memberRoutes.tsx";

/** A screen the palette can go to. `also` are other words people may type for it. */
export type Destination = { path: string; label: string; also: string };

const WORDS: Readonly<Record<string, readonly [label: string, also?: string]>> = {
  "/": ["Home", "market items browse"],
  "/listings": ["Listings", "browse filter exchange"],
  "/post-item": ["Post Item", "sell list add new"],
  "/orders": ["Orders", "my orders purchases track"],
  "/wallet-exchange": ["Wallet", "balance tp history earn trustpoints"],
  "/wallet": ["Wallet overview", "earnings rewards transactions"],
  "/messages": ["Messages", "chat conversations write"],
  "/deals": ["Deals", "reviews disputes rate problem"],
  "/notifications": ["Notifications", "bell news"],
  "/offers/seller": ["Seller Dashboard", "incoming offers sales accept"],
  "/offers/mine": ["My offers", "withdraw bought swaps"],
  "/community": ["Community", "social feed posts members follow"],
  "/circles": ["Circles", "groups neighbours join"],
  "/guides": ["Guides", "help tips learn how to articles"],
  "/guides/new": ["Write a guide", "new guide article"],
  "/community/bookmarks": ["Bookmarks", "posts kept saved"],
  "/profile": ["Profile", "account settings my items privacy"],
  "/developers": ["Developers", "programs bots api graphql"],
  "/developers/tokens": ["Tokens", "developers programs api keys secret bearer"],
  "/developers/rest": ["REST API", "developers openapi curl endpoints"],
  "/sessions": ["Sessions", "devices sign out security"],
  "/exchange-demo": ["Exchange Demo", "how it works help"],
  "/streams": ["Live Streams", "watch live video start streaming"],
  "/verify": ["Check a certificate", "verify credential passport"],
  "/trust-safety": ["Trust & Safety", "verification disputes"],
};

/** Screens that are only reached from another screen. */
const ON_THE_WAY = new Set([
  "/auth",
  "/exchange-suggestions",
  "/order-success",
  "/unsubscribe",
  "/gallery",
  "/admin",
]);

/** Every screen that the palette offers, in the order of the routes. New routes are included automatically. */
export function destinationsOf(paths: readonly string[]): readonly Destination[] {
  return paths
    .map((path) => path.replace(/\/:\w+\?$/, ""))
    .filter((path) => !path.includes(":") && !ON_THE_WAY.has(path))
    .map((path) => {
      const [label = titleOf(path), also = ""] = WORDS[path] ?? [];
      return { path, label, also };
    });
}

export const DESTINATIONS = destinationsOf(PATHS);

/** The same for an administrator, who has one more. */
export const ADMIN_DESTINATIONS: readonly Destination[] = [
  ...DESTINATIONS,
  { path: "/admin", label: "Admin Panel", also: "administrator users transactions audit suspend" },
];

function titleOf(path: string): string {
  const words = path.slice(1).replaceAll(/[-/]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** True if every typed word is the beginning of a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
