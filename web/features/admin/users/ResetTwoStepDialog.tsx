import { SUSPENSION } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";
import { useRefetchUser } from "./useRefetchUser.ts";

const TryResetTwoStep = graphql(`
  mutation TryResetTwoStep($memberId: ID!, $reason: String!) {
    dryRun {
      resetTwoStep(memberId: $memberId, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const ResetTwoStep = graphql(`
  mutation ResetTwoStep($memberId: ID!, $reason: String!, $confirms: String) {
    resetTwoStep(memberId: $memberId, reason: $reason, confirms: $confirms) {
      id
    }
  }
`);

const schema = reasonSchema(SUSPENSION.reason);

interface Props {
  user: { id: string; displayName: string };
  onClose: () => void;
}

/** Turns the two-step sign-in of a member off who lost all that they have for it. */
export function ResetTwoStepDialog({ user: { id, displayName }, onClose }: Props) {
  const [tryOut] = useCommand(TryResetTwoStep);
  const [reset] = useCommand(ResetTwoStep);
  const refetchUser = useRefetchUser();
  const inputOf = ({ reason }: { reason: string }) => ({ memberId: id, reason: reason.trim() });

  return (
    <ActionDialog
      title={`Reset the two-step sign-in of ${displayName}?`}
      actLabel="Reset two-step sign-in"
      done="Two-step sign-in reset"
      failed="Failed to reset two-step sign-in"
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [
        [`Reason, as ${displayName} is told`, reason.trim()],
        ["Sessions", "All of them end. The password stays."],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut(inputOf(values));
        return getFragment(ActionEffects_effects, dryRun.resetTwoStep);
      }}
      act={async (values, confirms) => {
        await reset({ ...inputOf(values), confirms });
        refetchUser();
      }}
      onClose={onClose}
    >
      <ReasonField
        hint={`${displayName} is told it. Make sure who is asking by another way than the mailbox.`}
        max={SUSPENSION.reason.max}
      />
    </ActionDialog>
  );
}
