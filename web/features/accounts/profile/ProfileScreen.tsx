import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { view } from "../../../apollo/session.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { PrivateNote } from "../../../shell/view/keptPrivate.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { media, space } from "../../../ui/theme.ts";
import { ActivityList } from "../../activity/ActivityList.tsx";
import { MyItems } from "../../items/own/MyItems.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

const Settings = lazy(() => import("./Settings.tsx").then((m) => ({ default: m.Settings })));

const ProfileQuery = graphql(`
  query Profile {
    viewer {
      id
      ...ProfileCard_viewer
      ...Settings_viewer
    }
  }
`);

const TABS = ["items", "activity", "settings"] as const;

/** /profile: the member's own page. The tab is part of the address. Source: S1 §2 "Profile". */
export function ProfileScreen() {
  const { viewer } = useViewer();

  return (
    <Page title="Profile">
      {viewer ? (
        <Profile />
      ) : (
        <EmptyState title="Please login to view your profile">
          <ButtonLink to="/auth" $kind="act">
            Sign In
          </ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}

function Profile() {
  const { data, error, refetch } = useQuery(ProfileQuery, { fetchPolicy: "cache-and-network" });
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get("tab")) ?? "items";
  const viewer = data?.viewer;

  return (
    <Columns>
      <div>
        {error && !viewer && (
          <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />
        )}
        {!viewer && !error && <Skeleton $h="420px" />}
        {viewer && <ProfileCard viewer={viewer} />}
        <OfflineNote />
      </div>
      <Tabs
        value={tab}
        onValueChange={(name) =>
          setSearch(name === "items" ? {} : { tab: name }, { replace: true })
        }
      >
        <TabList aria-label="Your profile">
          <Tab value="items">My Items</Tab>
          <Tab value="activity">Activity</Tab>
          <Tab value="settings">Settings</Tab>
        </TabList>
        <TabPanel value="items">
          <MyItems />
        </TabPanel>
        <TabPanel value="activity">{view ? <PrivateNote /> : <ActivityList />}</TabPanel>
        <TabPanel value="settings">
          <Suspense fallback={<Skeleton $h="420px" />}>
            {view ? <PrivateNote /> : null}
            {viewer && !view ? <Settings viewer={viewer} /> : null}
            {viewer ? null : <Skeleton $h="420px" />}
          </Suspense>
        </TabPanel>
      </Tabs>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${media.l} {
    grid-template-columns: 340px minmax(0, 1fr);
  }
`;
