import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { graphql } from "../../../gql/gql.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Column } from "../../../ui/Column.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { PostComposer } from "../posts/PostComposer.tsx";
import { CircleCard } from "./CircleCard.tsx";
import { CircleMembers } from "./CircleMembers.tsx";
import { CirclePosts } from "./CirclePosts.tsx";
import { CircleRequests } from "./CircleRequests.tsx";
import { useLiveCircles } from "./useLiveCircles.ts";

// Item cards load with the tab that shows them.
const CircleItems = lazy(async () => ({
  default: (await import("./CircleItems.tsx")).CircleItems,
}));

const CircleQuery = graphql(`
  query Circle($id: ID!) {
    circle(id: $id) {
      id
      name
      access
      cursor
      ...CircleCard_circle
      ...CircleRequests_circle
    }
  }
`);

/** /circles/{id}: a circle; for its members, its posts, items and members too. */
export function CircleScreen() {
  const { circleId = "" } = useParams();
  const [params] = useSearchParams();
  const isId = /^\d+$/.test(circleId);
  const { data, error, refetch } = useQuery(CircleQuery, {
    variables: { id: circleId },
    skip: !isId,
    fetchPolicy: "cache-and-network",
  });
  const circle = data?.circle;
  useLiveCircles(circle?.cursor, circleId);

  if (!isId || circle === null) {
    return (
      <Page title="Circle not found">
        <EmptyState title="There is no such circle">
          <ButtonLink $kind="act" to="/circles">
            See all circles
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={circle?.name ?? "Circle"}>
      <Column>
        {error && !circle && (
          <ErrorState
            message="Failed to load this circle"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!circle && !error && <Skeleton $h="160px" />}
        {circle && <CircleCard circle={circle} isPage />}
        {circle && <CircleRequests circle={circle} />}
        {(circle?.access === "member" || circle?.access === "admin") && (
          <Tabs defaultValue={params.get("tab") === "items" ? "items" : "posts"}>
            <TabList aria-label={`Inside ${circle.name}`}>
              <Tab value="posts">Posts</Tab>
              <Tab value="items">Items</Tab>
              <Tab value="members">Members</Tab>
            </TabList>
            <TabPanel value="posts">
              <Column>
                <PostComposer circleId={circle.id} />
                <CirclePosts circleId={circle.id} />
              </Column>
            </TabPanel>
            <TabPanel value="items">
              <Suspense fallback={<LoadingBox label="Loading items" height="320px" />}>
                <CircleItems circleId={circle.id} />
              </Suspense>
            </TabPanel>
            <TabPanel value="members">
              <CircleMembers circleId={circle.id} isAdmin={circle.access === "admin"} />
            </TabPanel>
          </Tabs>
        )}
      </Column>
    </Page>
  );
}
