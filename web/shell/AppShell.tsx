import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { ErrorState } from "../ui/ErrorState.tsx";
import { lazy } from "../ui/lazy.ts";
import { useToast } from "../ui/toast.tsx";
import { whenIdle } from "../ui/whenIdle.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { takeFlash } from "./flash.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { loadMemberLayer } from "./memberParts.ts";
import { ScreenFailed } from "./ScreenFailed.tsx";
import { ScrollKeeper } from "./ScrollKeeper.tsx";
import { TopBar } from "./TopBar.tsx";
import { useViewer } from "./ViewerProvider.tsx";

const MemberLayer = lazy(loadMemberLayer, (m) => m.MemberLayer);
const Banners = lazy(
  () => whenIdle().then(() => import("./Banners.tsx")),
  (m) => m.Banners,
);

/** The frame of every screen: bars, banners, skip link, and focus and scroll handling of navigation. */
export function AppShell({ children }: { children: ReactNode }) {
  const { viewer, loading, failure, refetch } = useViewer();
  const { pathname } = useLocation();
  useFlash();

  if (loading) return <LoadingScreen />;
  return (
    <Shell>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar viewer={viewer} />
      <Suspense>
        <Banners />
      </Suspense>
      <ScrollKeeper />
      <Main id="main" tabIndex={-1}>
        {failure ? (
          <Room>
            <ErrorState
              message={failure.message}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          </Room>
        ) : (
          <ErrorBoundary resetKey={pathname} fallback={() => <ScreenFailed />}>
            {children}
          </ErrorBoundary>
        )}
      </Main>
      {viewer ? (
        <Suspense>
          <MemberLayer />
        </Suspense>
      ) : null}
    </Shell>
  );
}

/** Shows the toast that the previous page left. */
function useFlash() {
  const toast = useToast();
  useEffect(() => {
    const flash = takeFlash();
    if (flash) toast(flash);
  }, [toast]);
}

const Shell = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  padding-block-end: calc(var(--navHeight) + env(safe-area-inset-bottom));
`;

const Room = styled.div`
  max-inline-size: 560px;
  margin: 48px auto;
  padding-inline: var(--gutter);
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: 70;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  padding: 10px 16px;
  border-radius: 8px;
  background: var(--act);
  color: var(--onAct);
  font-weight: 600;
  text-decoration: none;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
