import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router-dom";
import { styled } from "styled-components";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { media, space } from "../../../ui/theme.ts";
import { MemberItems } from "../../items/own/MemberItems.tsx";
import { WantedItems } from "../../items/own/WantedItems.tsx";
import { MemberCard } from "./MemberCard.tsx";

const MemberPosts = lazy(() =>
  import("../../social/MemberPosts.tsx").then((m) => ({ default: m.MemberPosts })),
);
const Reviews = lazy(() =>
  import("../../reviews/Reviews.tsx").then((m) => ({ default: m.Reviews })),
);

const MemberQuery = graphql(`
  query Member($username: String!, $id: ID!, $isId: Boolean!) {
    member(username: $username) {
      id
      username
      displayName
      cursor
      ...MemberCard_user
      ...WantedItems_user
    }
    user(id: $id) @include(if: $isId) {
      id
      username
    }
  }
`);

const MemberUpdated = graphql(`
  subscription MemberUpdated($ids: [ID!]!, $after: Cursor) {
    memberUpdated(ids: $ids, after: $after) {
      cursor
      member {
        ...MemberCard_user
        ...WantedItems_user
      }
    }
  }
`);

/**
 * /members/{username}: a member as others see them, with their items, wishes and posts. An id works in place of the
 * username.
 */
export function MemberScreen() {
  const { username = "" } = useParams();
  const isId = /^\d{1,9}$/.test(username);
  const { data, error, client, refetch } = useQuery(MemberQuery, {
    variables: { username, id: isId ? username : "0", isId },
    fetchPolicy: "cache-and-network",
  });
  const member = data?.member;
  useLive(MemberUpdated, {
    variables: { ids: member ? [member.id] : [] },
    after: member?.cursor,
    onEvent: ({ memberUpdated }) => {
      if (!memberUpdated.member) refetch().catch(() => undefined);
      refetchFields(client, new Set(["reviews"]));
    },
  });

  if (member === null && data?.user)
    return <Navigate to={`/members/${data.user.username}`} replace />;
  if (member === null) {
    return (
      <Page title="Member not found">
        <EmptyState title="There is no such member">
          <ButtonLink $kind="act" to="/listings">
            Browse items
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={member?.displayName ?? "Member"}>
      {error && !member && (
        <ErrorState
          message="Failed to load this member"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <Columns>
        {member ? <MemberCard user={member} /> : !error && <Skeleton $h="320px" />}
        {member && (
          <Tabs defaultValue="items">
            <TabList aria-label={`About ${member.displayName}`}>
              <Tab value="items">Items</Tab>
              <Tab value="posts">Posts</Tab>
              <Tab value="reviews">Reviews</Tab>
            </TabList>
            <TabPanel value="items">
              <Lists>
                <MemberItems sellerId={member.id} />
                <WantedItems user={member} />
              </Lists>
            </TabPanel>
            <TabPanel value="posts">
              <Suspense fallback={<LoadingBox label="Loading posts" height="240px" />}>
                <MemberPosts memberId={member.id} />
              </Suspense>
            </TabPanel>
            <TabPanel value="reviews">
              <Suspense fallback={<LoadingBox label="Loading reviews" height="240px" />}>
                <Reviews memberId={member.id} />
              </Suspense>
            </TabPanel>
          </Tabs>
        )}
      </Columns>
      <OfflineNote />
    </Page>
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

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;
