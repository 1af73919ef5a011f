import { Link, useLocation } from "react-router-dom";
import { createGlobalStyle, styled } from "styled-components";
import { media } from "../ui/theme.ts";
import { BOTTOM_PLACES, isCurrent } from "./places.ts";

/** The bottom bar of small screens, for members. Source: S1 §2 "bottom navigation bar". */
export function BottomNav() {
  const { pathname } = useLocation();
  return (
    <Bar aria-label="Bottom">
      <Room />
      {BOTTOM_PLACES.map(({ path, short, Icon, ...rest }) => {
        const current = isCurrent({ path, short, Icon, ...rest }, pathname);
        return (
          <Entry key={path} to={path} aria-current={current ? "page" : undefined}>
            <Tile>
              <Icon size={24} aria-hidden />
            </Tile>
            {short}
          </Entry>
        );
      })}
    </Bar>
  );
}

// Elements that are fixed at the bottom (toasts, composers) read this height.
const Room = createGlobalStyle`
  :root { --navHeight: 56px; }
  ${media.m} { :root { --navHeight: 0px; } }
`;

const Bar = styled.nav`
  position: fixed;
  z-index: 20;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  block-size: calc(56px + env(safe-area-inset-bottom));
  padding-block-end: env(safe-area-inset-bottom);
  background: var(--counter);
  border-block-start: 1px solid var(--line);
  ${media.m} {
    display: none;
  }
`;

const Entry = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 1px;
  color: var(--ink2);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  &[aria-current] {
    color: var(--ink);
  }
  &[aria-current] > span:first-child {
    background: var(--gold);
    color: var(--onGold);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 30px;
  border-radius: 8px;
  @media (forced-colors: active) {
    a[aria-current] > & {
      outline: 2px solid;
    }
  }
`;
