import { object } from "yup";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import type { AdjustmentRow } from "./AdjustmentTable.tsx";

const TryApproveAdjustment = graphql(`
  mutation TryApproveAdjustment($id: ID!) {
    dryRun {
      approveAdjustment(id: $id) {
        ...ActionEffects_effects
      }
    }
  }
`);

const ApproveAdjustment = graphql(`
  mutation ApproveAdjustment($id: ID!, $confirms: String) {
    approveAdjustment(id: $id, confirms: $confirms) {
      id
      ...Adjustment_adjustment
    }
  }
`);

interface Props {
  adjustment: AdjustmentRow;
  onClose: () => void;
}

/** Approves what another administrator asked for: its TP move. */
export function ApproveDialog({ adjustment, onClose }: Props) {
  const { id, amount, member, requestedBy, reason } = adjustment;
  const [tryOut] = useCommand(TryApproveAdjustment);
  const [approve] = useCommand(ApproveAdjustment);

  return (
    <ActionDialog
      title={`Approve ${tpText(amount, true)} for ${member.displayName}?`}
      actLabel="Approve adjustment"
      destructive={amount < 0}
      done="Adjustment approved"
      failed="Failed to approve the adjustment"
      initialValues={{}}
      schema={object()}
      summary={() => [
        [`Reason, as ${member.displayName} is told`, reason],
        ["Asked by", requestedBy.displayName],
      ]}
      dryRun={async () => {
        const { dryRun } = await tryOut({ id });
        return getFragment(ActionEffects_effects, dryRun.approveAdjustment);
      }}
      act={(_values, confirms) => approve({ id, confirms })}
      onClose={onClose}
    >
      <p>
        {requestedBy.displayName} asks to {amount > 0 ? "add" : "take"} {tpText(Math.abs(amount))}{" "}
        {amount > 0 ? "to" : "from"} the wallet of {member.displayName}: {reason}
      </p>
    </ActionDialog>
  );
}
