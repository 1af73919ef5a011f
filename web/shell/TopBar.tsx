import { Suspense } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { lazy } from "../ui/lazy.ts";
import { media } from "../ui/theme.ts";
import { BrandMark } from "./Brand.tsx";
import { loadMemberBar } from "./memberParts.ts";
import { ThemeButton } from "./ThemeButton.tsx";
import { TopBarEnd } from "./TopBarEnd.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

const MemberBar = lazy(loadMemberBar, (m) => m.MemberBar);

/** The top bar: links and the member's controls, or the sign-in link for visitors. */
export function TopBar({ viewer }: { viewer: ViewerFragment | null }) {
  return (
    <Bar>
      <Inner>
        <Brand to="/" $always={viewer === null}>
          <BrandMark />
          Market Day
        </Brand>
        {viewer ? (
          <Suspense>
            <MemberBar viewer={viewer} />
          </Suspense>
        ) : (
          <VisitorLinks />
        )}
      </Inner>
    </Bar>
  );
}

function VisitorLinks() {
  return (
    <TopBarEnd>
      <ThemeButton />
      <SignIn to="/auth">Sign In</SignIn>
    </TopBarEnd>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 21;
  block-size: var(--barHeight);
  padding-block-start: var(--viewHeight, 0);
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
