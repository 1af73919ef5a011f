import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { CartButton } from "../features/checkout/cart/CartButton.tsx";
import { lazy } from "../ui/lazy.ts";
import { media } from "../ui/theme.ts";
import { whenIdle } from "../ui/whenIdle.ts";
import { Badge } from "./Badge.tsx";
import { BalanceChip } from "./BalanceChip.tsx";
import { BrandMark } from "./Brand.tsx";
import { PLACES, TOP_ICON_PLACES, isCurrent } from "./places.ts";
import type { Place } from "./places.ts";
import { TopBarEnd } from "./TopBarEnd.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

// Menus need a positioning library that the first screen does without, so they load when the page is idle.
const NotificationBell = lazy(
  () => whenIdle().then(() => import("../features/notifications/NotificationBell.tsx")),
  (m) => m.NotificationBell,
);
const AvatarMenu = lazy(
  () => whenIdle().then(() => import("./AvatarMenu.tsx")),
  (m) => m.AvatarMenu,
);

/** The member's part of the top bar: links, balance, bell, menu. */
export function MemberBar({ viewer }: { viewer: ViewerFragment }) {
  const { pathname } = useLocation();
  const unreadAt = (place: Place) => (place.path === "/messages" ? viewer.unreadMessages : 0);
  return (
    <>
      <WordNav aria-label="Main">
        {PLACES.map((place) => (
          <WordLink
            key={place.path}
            to={place.path}
            aria-current={isCurrent(place, pathname) ? "page" : undefined}
          >
            {place.label}
            <Badge count={unreadAt(place)} words="unread" inline />
          </WordLink>
        ))}
      </WordNav>
      <IconNav aria-label="Main, icons">
        {TOP_ICON_PLACES.map((place) => (
          <IconLink
            key={place.path}
            to={place.path}
            aria-label={
              unreadAt(place) > 0 ? `${place.label}, ${unreadAt(place)} unread` : place.label
            }
            aria-current={isCurrent(place, pathname) ? "page" : undefined}
          >
            {place.path === "/" ? <BrandMark size={24} /> : <place.Icon size={22} aria-hidden />}
            <Badge count={unreadAt(place)} />
          </IconLink>
        ))}
      </IconNav>
      <TopBarEnd>
        <BalanceChip wallet={viewer.wallet} />
        <CartButton />
        <Suspense fallback={<MenuPlace />}>
          <NotificationBell />
          <AvatarMenu viewer={viewer} />
        </Suspense>
      </TopBarEnd>
    </>
  );
}

const WordNav = styled.nav`
  display: none;
  align-self: stretch;
  ${media.l} {
    display: flex;
  }
`;

const WordLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  /* Eight words, the balance and three buttons: they stand closer where the bar just has room for words. */
  padding-inline: clamp(5px, calc((100vw - 1040px) / 16 + 5px), 12px);
  border-block: 3px solid transparent;
  color: var(--ink2);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: var(--ink);
  }
  &[aria-current] {
    color: var(--ink);
    border-block-end-color: var(--gold);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const IconNav = styled.nav`
  display: flex;
  flex: 0 1 auto;
  min-inline-size: 0;
  ${media.l} {
    display: none;
  }
`;

const IconLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: 0 1 auto;
  inline-size: 44px;
  /* A long balance on a narrow phone takes a little from each. */
  min-inline-size: 28px;
  block-size: 44px;
  border-radius: 8px;
  color: var(--ink2);
  border-block: 3px solid transparent;
  &:hover {
    background: var(--well);
  }
  &[aria-current] {
    color: var(--ink);
    border-block-end-color: var(--gold);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;

const MenuPlace = styled.span`
  inline-size: 76px;
  block-size: 44px;
  ${media.s} {
    inline-size: 92px;
  }
`;
