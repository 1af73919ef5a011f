import {
  ArrowLeftRight,
  Home,
  List,
  MessageCircle,
  Package,
  SquarePlus,
  UserRound,
  Wallet,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";

/** A screen that the bars link to. `short` is its label in the bottom bar. */
export type Place = {
  path: string;
  label: string;
  short: string;
  Icon: LucideIcon;
  /** Another path for which the link is current too. */
  also?: string;
};

/** Where members choose who sees what of them, and whether their activity is used. */
export const PRIVACY_SETTINGS = "/profile?tab=settings";

/** The links of the bars in their order; only screens that exist. */
export const PLACES: readonly Place[] = [
  { path: "/", label: "Home", short: "Home", Icon: Home },
  { path: "/exchange-demo", label: "Exchange Demo", short: "Demo", Icon: ArrowLeftRight },
  { path: "/listings", label: "Listings", short: "Listings", Icon: List },
  { path: "/post-item", label: "Post Item", short: "Post", Icon: SquarePlus },
  { path: "/orders", label: "Orders", short: "Orders", Icon: Package },
  {
    path: "/wallet-exchange",
    label: "Wallet",
    short: "Wallet",
    Icon: Wallet,
    also: "/wallet",
  },
  { path: "/messages", label: "Messages", short: "Messages", Icon: MessageCircle },
  { path: "/profile", label: "Profile", short: "Profile", Icon: UserRound },
];

/** The links of the bottom bar on small screens, in an order for thumbs. */
export const BOTTOM_PLACES: readonly Place[] = pick([
  "/",
  "/listings",
  "/post-item",
  "/orders",
  "/profile",
]);

/**
 * The icon links of the small top bar. It has no link to the wallet, which the balance chip opens, nor to the profile,
 * which is in the bottom bar. Source: S1 §2 "On small screens"
 */
export const TOP_ICON_PLACES: readonly Place[] = pick([
  "/",
  "/listings",
  "/orders",
  "/post-item",
  "/messages",
]);

function pick(paths: readonly string[]): readonly Place[] {
  return paths.flatMap((path) => PLACES.filter((place) => place.path === path));
}

/** True when `path` is the place or a screen under it. */
export function isCurrent(place: Place, path: string): boolean {
  return place.path === "/"
    ? path === "/"
    : path === place.path || path === place.also || path.startsWith(`${place.path}/`);
}
