import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useBlock } from "./useBlock.ts";

const BlockedMember_blocked = graphql(`
  fragment BlockedMember_blocked on BlockedMember {
    id
    blockedAt
    member {
      id
      displayName
      avatar
    }
  }
`);

const Blocked = graphql(`
  query BlockedMembers($first: Int = 24, $after: String) {
    blockedMembers(first: $first, after: $after) {
      edges {
        cursor
        node {
          ...BlockedMember_blocked
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The members whom the viewer blocked, with a button to unblock each. */
export function BlockedMembers() {
  const { data, error, loading, networkStatus, fetchMore, refetch } = useQuery(Blocked, {
    fetchPolicy: "cache-and-network",
  });
  const blocked = data?.blockedMembers;

  return (
    <Rows aria-busy={loading && !blocked}>
      {!blocked && loading && <Skeleton $h="64px" />}
      {error && (
        <ErrorState message="Failed to load blocked members" onRetry={() => void refetch()} />
      )}
      {blocked?.edges.length === 0 && (
        <p>Nobody is blocked. You can block a member in your conversation with them.</p>
      )}
      <ul aria-label="Blocked members">
        {blocked?.edges.map(({ cursor, node }) => (
          <BlockedRow key={cursor} blocked={getFragment(BlockedMember_blocked, node)} />
        ))}
      </ul>
      <LoadMore
        hasMore={blocked?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: blocked?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </Rows>
  );
}

function BlockedRow({
  blocked,
}: {
  readonly blocked: {
    readonly blockedAt: string;
    readonly member: { id: string; displayName: string; avatar: string | null };
  };
}) {
  const { member, blockedAt } = blocked;
  const { unblock, busy } = useBlock(member);

  return (
    <Row>
      <Avatar name={member.displayName} src={member.avatar} />
      <Who>
        <strong>{member.displayName}</strong>
        <small>
          Blocked <TimeAgo date={blockedAt} />
        </small>
      </Who>
      <Button $small busy={busy} onClick={() => void unblock().catch(() => undefined)}>
        <span>
          Unblock<VisuallyHidden> {member.displayName}</VisuallyHidden>
        </span>
      </Button>
    </Row>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 12px;
`;

const Who = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
