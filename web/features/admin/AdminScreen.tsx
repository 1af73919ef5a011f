import { FileDown } from "lucide-react";
import { Suspense } from "react";
import { Navigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { NotFound } from "../../shell/NotFound.tsx";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { Page } from "../../ui/Page.tsx";
import { media, space } from "../../ui/theme.ts";
import { AdminNav } from "./AdminNav.tsx";
import { ADMIN_TABS, tabsFor } from "./adminTabs.ts";
import { TwoStepNotice } from "./TwoStepNotice.tsx";

/** /admin: the administrator's area, one tab a path. Source: S1 §2, S2 §2 "Admin" */
export function AdminScreen() {
  const { tab: named, slug } = useParams();
  // A saved query is below the explorer.
  const path = slug === undefined ? named : "graphql";
  const { viewer } = useViewer();
  const tabs = viewer ? tabsFor(viewer) : [];
  const [first] = tabs;
  const tab = tabs.find((each) => each.path === path);
  const isOthers = ADMIN_TABS.some((each) => each.path === path) && !tab;

  if (!first || isOthers)
    return (
      <Page title="Access Denied: Admin access required">
        <div>
          <ButtonLink to="/" $kind="act">
            Back to Home
          </ButtonLink>
        </div>
      </Page>
    );
  if (path === undefined) return <Navigate to={`/admin/${first.path}`} replace />;
  if (!tab) return <NotFound />;
  return (
    <Page title={`${tab.label} · Admin`} hideHeading>
      <Columns>
        <AdminNav tabs={tabs} />
        <Content>
          <Head>
            <h1 tabIndex={-1}>{tab.label}</h1>
            {tab.report && viewer?.isAdmin ? (
              <ButtonLink to={`/admin/reports?report=${tab.report}`} $small>
                <FileDown aria-hidden size={16} /> Export
              </ButtonLink>
            ) : null}
          </Head>
          <TwoStepNotice />
          <Suspense fallback={<LoadingBox label="Loading" height="60vh" />}>
            <tab.Screen />
          </Suspense>
        </Content>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${media.l} {
    grid-template-columns: 168px minmax(0, 1fr);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
