import { DISPUTE_NOTES_MAX } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import type { DisputeRoom } from "../../reviews/disputes/disputeRoom.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { decisionSchema, decisionsOf, inputOf, summaryOf } from "./decision.ts";
import { ShareField } from "./ShareField.tsx";

const TryDecideDispute = graphql(`
  mutation TryDecideDispute($input: DecisionInput!) {
    dryRun {
      decideDispute(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const DecideDispute = graphql(`
  mutation DecideDispute($input: DecisionInput!, $confirms: String) {
    decideDispute(input: $input, confirms: $confirms) {
      dispute {
        id
        adminNotes
        transactionId
        ...DisputeRoom_dispute
      }
    }
  }
`);

/** Decides a dispute, once: who gets the TP and why, then what that moves. Source: C35 */
export function DecideDialog({ dispute, onClose }: { dispute: DisputeRoom; onClose: () => void }) {
  const [tryOut] = useCommand(TryDecideDispute);
  const [decide] = useCommand(DecideDispute);
  const { withProof, proofDialog } = useProof();
  const { reporter, reported } = dispute;

  return (
    <ActionDialog
      title={`Decide the dispute about ${dispute.title}?`}
      actLabel="Decide for good"
      done="Dispute decided"
      failed="Failed to decide the dispute"
      initialValues={{
        decision: "",
        refundAmount: "" as number | "",
        resolution: "",
        adminNotes: "",
      }}
      schema={decisionSchema(dispute)}
      summary={(values) => summaryOf(dispute, values)}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(dispute.id, values) });
        return getFragment(ActionEffects_effects, dryRun.decideDispute);
      }}
      act={(values, confirms) => decide({ input: inputOf(dispute.id, values), confirms })}
      onClose={onClose}
    >
      <SelectField
        name="decision"
        label="Decision"
        placeholder="Choose"
        required
        options={decisionsOf(dispute)}
      />
      <ShareField
        dispute={dispute}
        tryOut={async (values) => {
          const resolution = values.resolution.trim() || "–";
          const { dryRun } = await withProof(() =>
            tryOut({ input: inputOf(dispute.id, { ...values, resolution }) }),
          );
          return getFragment(ActionEffects_effects, dryRun.decideDispute);
        }}
      />
      {proofDialog}
      <TextAreaField
        name="resolution"
        label="Reason"
        hint={`${reporter.displayName} and ${reported.displayName} are told it.`}
        required
        rows={3}
        maxLength={DISPUTE_NOTES_MAX}
      />
      <TextAreaField
        name="adminNotes"
        label="Notes (optional)"
        hint="For administrators only."
        rows={2}
        maxLength={DISPUTE_NOTES_MAX}
      />
    </ActionDialog>
  );
}
