import { SUSPENSION } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";
import { useRefetchUser } from "./useRefetchUser.ts";

const TryLiftSuspension = graphql(`
  mutation TryLiftSuspension($memberId: ID!, $reason: String!) {
    dryRun {
      liftSuspension(memberId: $memberId, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const LiftSuspension = graphql(`
  mutation LiftSuspension($memberId: ID!, $reason: String!, $confirms: String) {
    liftSuspension(memberId: $memberId, reason: $reason, confirms: $confirms) {
      id
      member {
        id
        isSuspended
        verificationLevel
      }
    }
  }
`);

const schema = reasonSchema(SUSPENSION.reason);

interface Props {
  user: { id: string; displayName: string };
  onClose: () => void;
}

/** Ends a member's suspension before its time: the reason, then what it does. Source: C36 */
export function LiftDialog({ user: { id, displayName }, onClose }: Props) {
  const [tryOut] = useCommand(TryLiftSuspension);
  const [lift] = useCommand(LiftSuspension);
  const refetchUser = useRefetchUser();

  const inputOf = ({ reason }: { reason: string }) => ({ memberId: id, reason: reason.trim() });
  return (
    <ActionDialog
      title={`Lift the suspension of ${displayName}?`}
      actLabel="Lift suspension"
      destructive={false}
      done="User status updated successfully"
      failed="Failed to update user status"
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [["Reason", reason.trim()]]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut(inputOf(values));
        return getFragment(ActionEffects_effects, dryRun.liftSuspension);
      }}
      act={async (values, confirms) => {
        await lift({ ...inputOf(values), confirms });
        refetchUser();
      }}
      onClose={onClose}
    >
      <ReasonField hint="For administrators only." max={SUSPENSION.reason.max} />
    </ActionDialog>
  );
}
