import { Suspense, lazy } from "react";
import { Link, useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { media } from "../ui/theme.ts";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { BalanceChip } from "./BalanceChip.tsx";
import { BrandMark } from "./Brand.tsx";
import { Badge } from "./Badge.tsx";
import { PLACES, TOP_ICON_PLACES, isCurrent } from "./places.ts";
import type { Place } from "./places.ts";
import { ThemeButton } from "./ThemeButton.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

const NotificationBell = lazy(() =>
  import("../features/notifications/NotificationBell.tsx").then((module) => ({ default: module.NotificationBell })),
);

/** The bar on top: links and what belongs to the member, or the way in for visitors. */
export function TopBar({ viewer }: { viewer: ViewerFragment | null }) {
  return (
    <Bar>
      <Inner>
        <Brand to="/" $always={viewer === null}>
          <BrandMark />
          Market Day
        </Brand>
        {viewer ? <MemberLinks viewer={viewer} /> : <VisitorLinks />}
      </Inner>
    </Bar>
  );
}

function MemberLinks({ viewer }: { viewer: ViewerFragment }) {
  const { pathname } = useLocation();
  const unreadAt = (place: Place) => (place.path === "/messages" ? viewer.unreadMessages : 0);
  return (
    <>
      <WordNav aria-label="Main">
        {PLACES.map((place) => (
          <WordLink key={place.path} to={place.path} aria-current={isCurrent(place, pathname) ? "page" : undefined}>
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
            aria-label={unreadAt(place) > 0 ? `${place.label}, ${unreadAt(place)} unread` : place.label}
            aria-current={isCurrent(place, pathname) ? "page" : undefined}
          >
            {place.path === "/" ? <BrandMark size={24} /> : <place.Icon size={22} aria-hidden />}
            <Badge count={unreadAt(place)} />
          </IconLink>
        ))}
      </IconNav>
      <Own>
        <BalanceChip wallet={viewer.wallet} />
        <Suspense fallback={<BellPlace />}>
          <NotificationBell />
        </Suspense>
        <AvatarMenu viewer={viewer} />
      </Own>
    </>
  );
}

function VisitorLinks() {
  return (
    <Own>
      <ThemeButton />
      <SignIn to="/auth">Sign In</SignIn>
    </Own>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  block-size: var(--barHeight);
  background: var(--counter);
  border-block-end: 1px solid var(--line);
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 100%;
  max-inline-size: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: 8px;
  ${media.m} {
    padding-inline: calc(var(--gutter) - 12px);
  }
`;

const Brand = styled(Link)<{ $always: boolean }>`
  display: ${({ $always }) => ($always ? "inline-flex" : "none")};
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding-inline: 8px 12px;
  border-radius: 8px;
  font: 700 1.25rem/1 var(--display);
  letter-spacing: -0.015em;
  text-decoration: none;
  white-space: nowrap;
  ${media.m} {
    display: inline-flex;
    padding-inline: 12px;
  }
`;

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
  padding-inline: 12px;
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
  ${media.l} {
    display: none;
  }
`;

const IconLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
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

const Own = styled.div`
  display: flex;
  align-items: center;
  gap: 0;
  margin-inline-start: auto;
  ${media.s} {
    gap: 4px;
  }
`;

const BellPlace = styled.span`
  inline-size: 44px;
  block-size: 44px;
`;

const SignIn = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 16px;
  border-radius: 8px;
  background: var(--act);
  color: var(--onAct);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--actHover);
  }
`;
