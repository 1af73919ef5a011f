import { Suspense, lazy, useState } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { STATUS_LOOK } from "./disputeWords.ts";
import { Stars } from "./Stars.tsx";

const ReviewDialog = lazy(() =>
  import("./ReviewDialog.tsx").then((m) => ({ default: m.ReviewDialog })),
);
const DisputeDialog = lazy(() =>
  import("./DisputeDialog.tsx").then((m) => ({ default: m.DisputeDialog })),
);

export const DealActions_deal = graphql(`
  fragment DealActions_deal on Deal {
    id
    transactionId
    orderPartId
    viewerActions
    viewerReview {
      id
      rating
    }
    dispute {
      id
      status
    }
  }
`);

/** The actions of a member for a deal: review it, report a problem, or go to its dispute. Source: C16, C23 */
export function DealActions(props: {
  readonly deal: FragmentType<typeof DealActions_deal> | null | undefined;
}) {
  const deal = getFragment(DealActions_deal, props.deal);
  const [open, setOpen] = useState<"review" | "dispute" | null>(null);
  if (!deal) return null;

  const { viewerActions, viewerReview, dispute } = deal;
  const close = () => setOpen(null);
  const about = { transactionId: deal.transactionId, orderPartId: deal.orderPartId };

  return (
    <>
      {viewerReview ? (
        <Given>
          Your review: <Stars rating={viewerReview.rating} />
        </Given>
      ) : null}
      {viewerActions.includes("review") ? (
        <Button $small onClick={() => setOpen("review")}>
          Leave Review
        </Button>
      ) : null}
      {dispute ? (
        <ButtonLink $small to={`/disputes/${dispute.id}`}>
          Dispute: {STATUS_LOOK[dispute.status].word}
        </ButtonLink>
      ) : null}
      {viewerActions.includes("dispute") ? (
        <Button $small $kind="quiet" onClick={() => setOpen("dispute")}>
          Report a problem
        </Button>
      ) : null}
      <Suspense>
        {open === "review" ? <ReviewDialog about={about} onClose={close} /> : null}
        {open === "dispute" ? <DisputeDialog about={about} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

const Given = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-block-size: 44px;
  color: var(--ink2);
  font-size: 0.9375rem;
`;
