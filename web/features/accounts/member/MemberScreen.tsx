import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { media, space } from "../../../ui/theme.ts";
import { MemberItems } from "../../items/own/MemberItems.tsx";
import { WantedItems } from "../../items/own/WantedItems.tsx";
import { OfflineNote } from "../../notifications/OfflineNote.tsx";
import { MemberCard } from "./MemberCard.tsx";

const MemberQuery = graphql(`
  query Member($id: ID!) {
    user(id: $id) {
      id
      displayName
      ...MemberCard_user
      ...WantedItems_user
    }
  }
`);

/** /members/{id}: a member as others see them, with what they list and what they show that they want. */
export function MemberScreen() {
  const { memberId = "" } = useParams();
  const isId = /^\d+$/.test(memberId);
  const { data, error, refetch } = useQuery(MemberQuery, {
    variables: { id: memberId },
    skip: !isId,
    fetchPolicy: "cache-and-network",
  });
  const user = data?.user;

  if (!isId || data?.user === null) {
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
    <Page title={user?.displayName ?? "Member"}>
      {error && !user && (
        <ErrorState message="Failed to load this member" onRetry={() => void refetch()} />
      )}
      <Columns>
        {user ? <MemberCard user={user} /> : !error && <Skeleton $h="320px" />}
        {user && (
          <Lists>
            <MemberItems sellerId={user.id} />
            <WantedItems user={user} />
          </Lists>
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
