import { object, string } from "yup";
import { SUSPENSION } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { dayText } from "../../../ui/dayText.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonRule } from "../actions/reasonSchema.ts";
import { useRefetchUser } from "./useRefetchUser.ts";

const TrySuspendMember = graphql(`
  mutation TrySuspendMember($input: SuspendMemberInput!) {
    dryRun {
      suspendMember(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const SuspendMember = graphql(`
  mutation SuspendMember($input: SuspendMemberInput!, $confirms: String) {
    suspendMember(input: $input, confirms: $confirms) {
      id
      member {
        id
        isSuspended
        verificationLevel
      }
    }
  }
`);

const DAY_MS = 86_400_000;
const DURATIONS = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "", label: "Until lifted" },
] as const;

const { reason, notesMax } = SUSPENSION;
/** The same rules as the server's. */
const schema = object({
  reason: reasonRule(reason),
  notes: string().trim().max(notesMax, `The notes may have at most ${notesMax} characters`),
});

interface Props {
  user: { id: string; displayName: string };
  onClose: () => void;
}

/** Suspends a member: reason, notes and duration, then what it does. Source: S2 §4, C36 */
export function SuspendDialog({ user: { id, displayName }, onClose }: Props) {
  const [tryOut] = useCommand(TrySuspendMember);
  const [suspend] = useCommand(SuspendMember);
  const refetchUser = useRefetchUser();

  const inputOf = (values: { reason: string; notes: string; days: string }) => ({
    memberId: id,
    reason: values.reason.trim(),
    notes: values.notes.trim() || null,
    until: values.days === "" ? null : endOf(values.days),
  });
  return (
    <ActionDialog
      title={`Suspend ${displayName}?`}
      actLabel={`Suspend ${displayName}`}
      done="User status updated successfully"
      failed="Failed to update user status"
      initialValues={{ reason: "", notes: "", days: "7" }}
      schema={schema}
      summary={({ days, ...values }) => [
        [`Reason, as ${displayName} is told`, values.reason.trim()],
        ["Ends", days === "" ? "When it is lifted" : dayText(endOf(days))],
        ...(values.notes.trim() === "" ? [] : [["Notes", values.notes.trim()] as const]),
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(values) });
        return getFragment(ActionEffects_effects, dryRun.suspendMember);
      }}
      act={async (values, confirms) => {
        await suspend({ input: inputOf(values), confirms });
        refetchUser();
      }}
      onClose={onClose}
    >
      <ReasonField hint={`${displayName} is told it.`} max={reason.max} />
      <TextAreaField
        name="notes"
        label="Notes (optional)"
        hint="For administrators only."
        rows={2}
        maxLength={notesMax}
      />
      <SelectField name="days" label="Duration" options={DURATIONS} />
    </ActionDialog>
  );
}

function endOf(days: string): string {
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
