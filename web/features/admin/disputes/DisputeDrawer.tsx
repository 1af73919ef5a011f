import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Details } from "../../../ui/Details.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { DISPUTE_ROOM } from "../../reviews/disputes/disputeRoom.ts";
import { DisputeTimeline } from "../../reviews/disputes/DisputeTimeline.tsx";
import { AdminPosting_posting, PostingTable } from "../transactions/PostingTable.tsx";
import { BothSides } from "./BothSides.tsx";
import { CaseFacts } from "./CaseFacts.tsx";
import { DisputeActs } from "./DisputeActs.tsx";
import { DisputeBadges } from "./DisputeBadges.tsx";

const AdminDispute = graphql(`
  query AdminDispute($id: ID!) {
    dispute(id: $id) {
      id
      cursor
      adminNotes
      transactionId
      orderPartId
      ...DisputeRoom_dispute
    }
    adminDisputePostings(id: $id) {
      id
      ...AdminPosting_posting
    }
  }
`);

const DisputeTouched = graphql(`
  subscription DisputeTouched($after: Cursor) {
    disputeUpdated(after: $after) {
      cursor
      dispute {
        id
      }
    }
  }
`);

/** One dispute: what both sides say, what is on record, and what an administrator can do about it. */
export function DisputeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(AdminDispute, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const renew = () => void refetch().catch(() => undefined);
  useLive(DisputeTouched, {
    after: data?.dispute?.cursor,
    onEvent: ({ disputeUpdated: { dispute } }) => {
      if (dispute.id === id) renew();
    },
  });
  const dispute = getFragment(DISPUTE_ROOM, data?.dispute);

  return (
    <Drawer
      title={dispute ? `Dispute about ${dispute.title}` : "Dispute"}
      subtitle={dispute ? <DisputeBadges dispute={dispute} /> : null}
      onClose={onClose}
      footer={dispute ? <DisputeActs dispute={dispute} /> : null}
    >
      {error ? <ErrorState message="Failed to load this dispute" onRetry={renew} /> : null}
      {data?.dispute === null ? <EmptyState title="There is no such dispute" /> : null}
      {!data && !error ? <Skeleton $h="520px" /> : null}
      {data?.dispute && dispute ? (
        <>
          <CaseFacts dispute={dispute} more={data.dispute} />
          <BothSides dispute={dispute} />
          <Part>
            <h3>Postings</h3>
            <PostingTable postings={getFragment(AdminPosting_posting, data.adminDisputePostings)} />
          </Part>
          <Details>
            <summary>Timeline ({dispute.timeline.length})</summary>
            <DisputeTimeline dispute={dispute} />
          </Details>
        </>
      ) : null}
      <OfflineNote />
    </Drawer>
  );
}

const Part = styled.section`
  /* In a drawer the header of the table sticks at the top. */
  --barHeight: 0px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
