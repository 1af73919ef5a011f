import { Suspense, lazy, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media } from "../../ui/theme.ts";
import { whenIdle } from "../../ui/whenIdle.ts";

// Visitors come to see the market, so the forms and their dependencies load after it.
const AuthCard = lazy(() =>
  whenIdle()
    .then(() => import("./AuthCard.tsx"))
    .then((m) => ({ default: m.AuthCard })),
);
const BrowseItems = lazy(() =>
  import("../items/browse/BrowseItems.tsx").then((m) => ({ default: m.BrowseItems })),
);

/** What visitors see on every path: the market, with the sign-in card beside it. Source: S1 §2, C01. */
export function LandingScreen() {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (pathname !== "/auth" || key === "default") return;
    const card = document.getElementById("sign-in");
    card?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
  }, [pathname, key]);

  return (
    <Page
      title={pathname === "/auth" ? "Sign in" : "Swap what you have for what you need"}
      hideHeading
    >
      <Layout>
        <Hero>
          <h1 tabIndex={-1}>Swap what you have for what you need</h1>
          <p>Offer an item, pay in TrustPoints, or mix the two. Sellers answer live.</p>
        </Hero>
        <Way>
          <Suspense fallback={<Skeleton $h="354px" />}>
            <AuthCard />
          </Suspense>
        </Way>
        <Market aria-label="On the market now">
          <Suspense fallback={<Skeleton $h="80vh" />}>
            <BrowseItems />
          </Suspense>
        </Market>
      </Layout>
    </Page>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 380px;
    grid-template-rows: auto 1fr;
    column-gap: 32px;
  }
`;

const Hero = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 8px;
  h1 {
    max-inline-size: 16ch;
  }
  p {
    color: var(--ink2);
  }
`;

const Way = styled.div`
  min-inline-size: 0;
  ${media.l} {
    grid-column: 2;
    grid-row: 1 / span 2;
    & > * {
      position: sticky;
      inset-block-start: calc(var(--barHeight) + 24px);
      max-block-size: calc(100dvh - var(--barHeight) - 48px);
      overflow-y: auto;
    }
  }
`;

const Market = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;
