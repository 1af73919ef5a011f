import { useQuery } from "@apollo/client/react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { DisputeRoom_DisputeFragment } from "../../../gql/graphql.ts";

/** All fields of a dispute that its viewer may see: shared by the query, each mutation and the live event. */
export const DISPUTE_ROOM = graphql(`
  fragment DisputeRoom_dispute on Dispute {
    id
    title
    category
    status
    priority
    amount
    outcome
    refundAmount
    refunded
    unrecoveredTp
    resolution
    createdAt
    resolvedAt
    deadline
    deadlineAction
    decisionDueAt
    isOverdue
    viewerRole
    viewerActions
    reporter {
      id
      displayName
      avatar
    }
    reported {
      id
      displayName
      avatar
    }
    payer {
      id
      displayName
    }
    payee {
      id
      displayName
    }
    takenBy {
      id
      displayName
    }
    timeline {
      id
      at
      kind
      text
      tp
      evidence
      actor {
        id
        displayName
      }
    }
  }
`);

const DISPUTE = graphql(`
  query Dispute($id: ID!) {
    dispute(id: $id) {
      id
      cursor
      ...DisputeRoom_dispute
    }
  }
`);

const DISPUTE_MOVED = graphql(`
  subscription DisputeMoved($after: Cursor) {
    disputeUpdated(after: $after) {
      cursor
      dispute {
        id
        ...DisputeRoom_dispute
      }
    }
  }
`);

export type DisputeRoom = DisputeRoom_DisputeFragment;

/** One dispute, live for both sides and the administrator. */
export function useDispute(id: string) {
  const isId = /^\d+$/.test(id);
  const { data, error, loading, refetch } = useQuery(DISPUTE, {
    variables: { id },
    skip: !isId,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  useLive(DISPUTE_MOVED, { after: data?.dispute?.cursor });
  return {
    dispute: getFragment(DISPUTE_ROOM, data?.dispute),
    isMissing: !isId || data?.dispute === null,
    error: loading ? undefined : error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
