import { useLocation } from "react-router-dom";
import type { SwitchName } from "../gql/graphql.ts";
import { useClosedLive } from "./closedFeatures.ts";
import { ClosedNote } from "./ClosedNote.tsx";
import { useViewer } from "./ViewerProvider.tsx";

/** The screens on which members would miss what is closed. The cart says so itself. */
const MISSED: readonly (readonly [name: SwitchName, on: RegExp])[] = [
  ["listing", /^\/(post-item|profile|deals)/],
  ["offers", /^\/(buy|exchange|offers|messages)/],
  ["checkout", /^\/orders/],
  ["rewards", /^\/wallet/],
  ["streams", /^\/streams/],
];

/**
 * What is closed at the moment, on the screens where it matters. It is part of the page and not above it: it may stay
 * for long, and cover nothing.
 */
export function ClosedBanner() {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  useClosedLive();

  const missed = viewer
    ? MISSED.flatMap(([name, on]) => (on.test(pathname) ? [name] : []))
    : ["sign_up" as const];
  return <ClosedNote of={["writes", ...missed]} />;
}
