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

/** A screen the bars link to. `short` is its word in the bottom bar. */
export type Place = {
  path: string;
  label: string;
  short: string;
  Icon: LucideIcon;
  /** Another screen the link stands for. */
  also?: string;
};

/** The links of the bars, in their order; only screens that exist. */
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

/** The bottom bar of small screens, thumb order. */
export const BOTTOM_PLACES: readonly Place[] = pick([
  "/",
  "/listings",
  "/post-item",
  "/orders",
  "/profile",
]);

/** The icon links of the small top bar: the balance chip is its way to the wallet, the bottom bar that to the profile. Source: S1 §2 "On small screens" */
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
