import { object } from "yup";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import type { AdjustmentRow } from "./AdjustmentTable.tsx";

const TryWithdrawAdjustment = graphql(`
  mutation TryWithdrawAdjustment($id: ID!) {
    dryRun {
      withdrawAdjustment(id: $id) {
        ...ActionEffects_effects
      }
    }
  }
`);

const WithdrawAdjustment = graphql(`
  mutation WithdrawAdjustment($id: ID!, $confirms: String) {
    withdrawAdjustment(id: $id, confirms: $confirms) {
      id
      ...Adjustment_adjustment
    }
  }
`);

interface Props {
  adjustment: AdjustmentRow;
  onClose: () => void;
}

/** Takes back what the viewer asked for: no TP move. */
export function WithdrawDialog({ adjustment, onClose }: Props) {
  const { id, amount, member } = adjustment;
  const [tryOut] = useCommand(TryWithdrawAdjustment);
  const [withdraw] = useCommand(WithdrawAdjustment);

  return (
    <ActionDialog
      title={`Withdraw ${tpText(amount, true)} for ${member.displayName}?`}
      actLabel="Withdraw adjustment"
      destructive={false}
      done="Adjustment withdrawn"
      failed="Failed to withdraw the adjustment"
      initialValues={{}}
      schema={object()}
      summary={() => [["TP", "None move"]]}
      dryRun={async () => {
        const { dryRun } = await tryOut({ id });
        return getFragment(ActionEffects_effects, dryRun.withdrawAdjustment);
      }}
      act={(_values, confirms) => withdraw({ id, confirms })}
      onClose={onClose}
    >
      <p>No TP move, and {member.displayName} is not told. You can ask for it again.</p>
    </ActionDialog>
  );
}
