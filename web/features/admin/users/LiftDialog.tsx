import { object, string } from "yup";
import { SUSPENSION } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { useRefetchUser } from "./useRefetchUser.ts";

const TryLiftSuspension = graphql(`
  mutation TryLiftSuspension($memberId: ID!, $notes: String) {
    dryRun {
      liftSuspension(memberId: $memberId, notes: $notes) {
        ...ActionEffects_effects
      }
    }
  }
`);

const LiftSuspension = graphql(`
  mutation LiftSuspension($memberId: ID!, $notes: String, $confirms: String) {
    liftSuspension(memberId: $memberId, notes: $notes, confirms: $confirms) {
      id
      member {
        id
        isSuspended
        verificationLevel
      }
    }
  }
`);

const { notesMax } = SUSPENSION;
const schema = object({
  notes: string().trim().max(notesMax, `The notes may have at most ${notesMax} characters`),
});

interface Props {
  user: { id: string; displayName: string };
  onClose: () => void;
}

/** Ends a member's suspension before its time: notes, then what it does. Source: C36 */
export function LiftDialog({ user: { id, displayName }, onClose }: Props) {
  const [tryOut] = useCommand(TryLiftSuspension);
  const [lift] = useCommand(LiftSuspension);
  const refetchUser = useRefetchUser();

  const inputOf = ({ notes }: { notes: string }) => ({ memberId: id, notes: notes.trim() || null });
  return (
    <ActionDialog
      title={`Lift the suspension of ${displayName}?`}
      actLabel="Lift suspension"
      destructive={false}
      done="User status updated successfully"
      failed="Failed to update user status"
      initialValues={{ notes: "" }}
      schema={schema}
      summary={({ notes }) => (notes.trim() === "" ? [] : [["Notes", notes.trim()]])}
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
      <TextAreaField
        name="notes"
        label="Notes (optional)"
        hint="For administrators only."
        rows={3}
        maxLength={notesMax}
      />
    </ActionDialog>
  );
}
