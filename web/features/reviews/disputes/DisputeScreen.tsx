import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { media, space } from "../../../ui/theme.ts";
import { DisputeActions } from "./DisputeActions.tsx";
import { DisputeFacts } from "./DisputeFacts.tsx";
import { useDispute } from "./disputeRoom.ts";
import { DisputeTimeline } from "./DisputeTimeline.tsx";
import { StatementForm } from "./StatementForm.tsx";

/** /disputes/{id}: the records of a deal, the statements of its two sides, and the result. Source: C35 */
export function DisputeScreen() {
  const { disputeId = "" } = useParams();
  const { dispute, isMissing, error, refetch } = useDispute(disputeId);

  if (isMissing)
    return (
      <Page title="Dispute not found">
        <EmptyState title="There is no such dispute" hint="Or it is between other members.">
          <ButtonLink $kind="act" to="/deals">
            Your deals
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={dispute ? `Dispute about ${dispute.title}` : "Dispute"}>
      {error && !dispute ? (
        <ErrorState message="Failed to load the dispute" onRetry={refetch} />
      ) : null}
      {!dispute && !error ? <Skeleton $h="420px" /> : null}
      {dispute ? (
        <Columns>
          <Card as="aside" aria-label="Where it stands">
            <DisputeFacts dispute={dispute} />
            <DisputeActions dispute={dispute} />
          </Card>
          <Story>
            <DisputeTimeline dispute={dispute} />
            {dispute.viewerActions.includes("answer") ? (
              <StatementForm key={dispute.id} dispute={dispute} />
            ) : null}
          </Story>
        </Columns>
      ) : null}
      <OfflineNote />
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 360px;

    > aside {
      order: 1;
      position: sticky;
      inset-block-start: 80px;
    }
  }
`;

const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
