import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { CircleMemberRow } from "./CircleMemberRow.tsx";

const CircleMembersQuery = graphql(`
  query CircleMembers($first: Int = 24, $circleId: ID!, $after: String) {
    circleMembers(circleId: $circleId, first: $first, after: $after) {
      edges {
        cursor
        node {
          role
          member {
            id
            displayName
            ...MemberRow_member
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface Props {
  readonly circleId: string;
  readonly isAdmin: boolean;
}

/** The members of a circle. */
export function CircleMembers({ circleId, isAdmin }: Props) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(CircleMembersQuery, {
    variables: { circleId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const members = data?.circleMembers;

  return (
    <>
      {error && (
        <ErrorState
          message="Failed to load the members"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!members && !error && <LoadingBox label="Loading the members" height="240px" />}
      {members?.edges.length === 0 && <p>Nobody is here.</p>}
      <ul aria-label="Members of the circle" hidden={!members || members.edges.length === 0}>
        {members?.edges.map(({ node }) => (
          <CircleMemberRow
            key={node.member.id}
            circleId={circleId}
            member={node.member}
            role={node.role}
            canRemove={isAdmin && node.role !== "admin"}
            onRemoved={() => void refetch().catch(() => undefined)}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={members?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: members?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </>
  );
}
