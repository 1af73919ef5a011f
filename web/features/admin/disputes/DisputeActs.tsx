import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { DISPUTE_QUESTIONS_MAX } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { DisputeRoom } from "../../reviews/disputes/disputeRoom.ts";

const AskDialog = lazy(() => import("./AskDialog.tsx").then((m) => ({ default: m.AskDialog })));
const DecideDialog = lazy(() =>
  import("./DecideDialog.tsx").then((m) => ({ default: m.DecideDialog })),
);

const TakeDispute = graphql(`
  mutation TakeDispute($id: ID!) {
    takeDispute(id: $id) {
      dispute {
        id
        ...DisputeRoom_dispute
      }
    }
  }
`);

/** What an administrator can do about an open dispute; for what waits, until when. */
export function DisputeActs({ dispute }: { dispute: DisputeRoom }) {
  const [dialog, setDialog] = useState<"ask" | "decide" | null>(null);
  const { viewer } = useViewer();
  const [take, { busy }] = useCommand(TakeDispute);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();
  const { id, viewerActions, viewerRole, takenBy, deadline, timeline } = dispute;
  const asked = timeline.filter(({ kind }) => kind === "asked").length;
  const close = () => setDialog(null);

  async function handleTake() {
    try {
      await withProof(() => take({ id }));
      toast({ title: "You look after this dispute" });
    } catch (error) {
      toast({
        title: "Failed to take on the dispute",
        description: toFailure(error).message,
        destructive: true,
      });
    }
  }

  if (!deadline) return <Note>This dispute has ended. Nothing more can be done about it.</Note>;
  if (viewerRole !== "admin")
    return <Note>You are a side of this dispute, so another administrator decides it.</Note>;
  return (
    <>
      {viewerActions.includes("decide") ? null : <Note id="waits">{waitWords(dispute)}</Note>}
      <Row>
        {takenBy?.id === viewer?.id ? null : (
          <Button busy={busy} onClick={() => void handleTake()}>
            {takenBy ? `Take over from ${takenBy.displayName}` : "Take it on"}
          </Button>
        )}
        <Button disabled={asked >= DISPUTE_QUESTIONS_MAX} onClick={() => setDialog("ask")}>
          Ask both sides ({asked} of {DISPUTE_QUESTIONS_MAX})
        </Button>
        <Button
          $kind="act"
          disabled={!viewerActions.includes("decide")}
          aria-describedby={viewerActions.includes("decide") ? undefined : "waits"}
          onClick={() => setDialog("decide")}
        >
          Decide
        </Button>
      </Row>
      {proofDialog}
      <Suspense>
        {dialog === "ask" ? <AskDialog dispute={dispute} onClose={close} /> : null}
        {dialog === "decide" ? <DecideDialog dispute={dispute} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** Why it cannot be decided yet, in the words of the server's refusal. */
function waitWords({ status, reported, deadline }: DisputeRoom): string {
  const whose = status === "pending" ? `${reported.displayName} has` : "Both sides have";
  const until = deadline ? timestampText(deadline) : "";
  return `${whose} until ${until} to answer. It can be decided then, or once they have answered.`;
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
