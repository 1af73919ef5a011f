import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { MODERATION } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { decisionsIn } from "./caseDecision.ts";
import { isClaimed } from "./caseFilters.ts";
import type { QueuedCase } from "./CaseTable.tsx";

const DecideCaseDialog = lazy(() =>
  import("./DecideCaseDialog.tsx").then((m) => ({ default: m.DecideCaseDialog })),
);

const ClaimCase = graphql(`
  mutation ClaimCase($id: ID!) {
    claimCase(id: $id) {
      id
      ...QueuedCase_case
    }
  }
`);

const ReleaseCase = graphql(`
  mutation ReleaseCase($id: ID!) {
    releaseCase(id: $id) {
      id
      ...QueuedCase_case
    }
  }
`);

const LOOK_MS = 5000;

/** What the viewer can do about an open case, or why not. */
export function CaseActs({ one }: { one: QueuedCase }) {
  const [isDeciding, setDeciding] = useState(false);
  const { viewer } = useViewer();
  const now = useNow(LOOK_MS);
  const [claim, claiming] = useCommand(ClaimCase);
  const [release, releasing] = useCommand(ReleaseCase);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();
  const { id, decision, claimedBy } = one;
  const isHeld = isClaimed(one, now);
  const isOwn = isHeld && claimedBy?.id === viewer?.id;

  async function handle(act: () => Promise<unknown>, done: string) {
    try {
      await withProof(act);
      toast({ title: done });
    } catch (error) {
      toast({
        title: "That did not work",
        description: toFailure(error).message,
        destructive: true,
      });
    }
  }

  if (decision) return <Note>This is decided.</Note>;
  if (isHeld && !isOwn)
    return (
      <Note>{claimedBy?.displayName} looks after this. Nobody else can decide it meanwhile.</Note>
    );
  // The claim of somebody else may be over by the clock, which the server has not said: it decides when asked.
  const decisions = decisionsIn(one);
  if (decisions.length === 0 && !claimedBy)
    return (
      <Note>
        You are part of this: it is yours, you reported it, or you decided it. Somebody else
        decides.
      </Note>
    );
  return (
    <>
      <Row>
        <Button
          busy={claiming.busy}
          onClick={() =>
            void handle(
              () => claim({ id }),
              `You look after this case for ${MODERATION.claimMinutes} minutes`,
            )
          }
        >
          {isOwn ? "Another" : "Claim for"} {MODERATION.claimMinutes} minutes
        </Button>
        {isOwn ? (
          <Button
            busy={releasing.busy}
            onClick={() => void handle(() => release({ id }), "You gave this case back")}
          >
            Give back
          </Button>
        ) : null}
        {decisions.length > 0 ? (
          <Button $kind="act" onClick={() => setDeciding(true)}>
            Decide
          </Button>
        ) : null}
      </Row>
      {proofDialog}
      <Suspense>
        {isDeciding ? <DecideCaseDialog one={one} onClose={() => setDeciding(false)} /> : null}
      </Suspense>
    </>
  );
}

const Note = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
