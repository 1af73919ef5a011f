import { ADJUSTMENT } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";
import type { AdjustmentRow } from "./AdjustmentTable.tsx";

const TryRejectAdjustment = graphql(`
  mutation TryRejectAdjustment($id: ID!, $reason: String!) {
    dryRun {
      rejectAdjustment(id: $id, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const RejectAdjustment = graphql(`
  mutation RejectAdjustment($id: ID!, $reason: String!, $confirms: String) {
    rejectAdjustment(id: $id, reason: $reason, confirms: $confirms) {
      id
      ...Adjustment_adjustment
    }
  }
`);

const schema = reasonSchema(ADJUSTMENT.reason);

interface Props {
  adjustment: AdjustmentRow;
  onClose: () => void;
}

/** Rejects what another administrator asked for: no TP move. */
export function RejectDialog({ adjustment, onClose }: Props) {
  const { id, amount, member, requestedBy } = adjustment;
  const [tryOut] = useCommand(TryRejectAdjustment);
  const [reject] = useCommand(RejectAdjustment);
  const inputOf = ({ reason }: { reason: string }) => ({ id, reason: reason.trim() });

  return (
    <ActionDialog
      title={`Reject ${tpText(amount, true)} for ${member.displayName}?`}
      actLabel="Reject adjustment"
      done="Adjustment rejected"
      failed="Failed to reject the adjustment"
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [
        [`Reason, as ${requestedBy.displayName} is told`, reason.trim()],
        ["TP", "None move"],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut(inputOf(values));
        return getFragment(ActionEffects_effects, dryRun.rejectAdjustment);
      }}
      act={(values, confirms) => reject({ ...inputOf(values), confirms })}
      onClose={onClose}
    >
      <ReasonField
        hint={`${requestedBy.displayName} is told it; ${member.displayName} is not.`}
        max={ADJUSTMENT.reason.max}
      />
    </ActionDialog>
  );
}
