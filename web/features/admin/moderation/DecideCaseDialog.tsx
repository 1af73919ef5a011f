import { useFormikContext } from "formik";
import { MODERATION } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import {
  actOf,
  caseSchema,
  decisionsIn,
  durationsFor,
  inputOf,
  summaryOf,
  takesSomething,
  type Values,
} from "./caseDecision.ts";
import type { QueuedCase } from "./CaseTable.tsx";

const TryDecideCase = graphql(`
  mutation TryDecideCase($input: DecideCaseInput!) {
    dryRun {
      decideCase(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const DecideCase = graphql(`
  mutation DecideCase($input: DecideCaseInput!, $confirms: String) {
    decideCase(input: $input, confirms: $confirms) {
      id
      reason
      notes
      ...QueuedCase_case
      ...CaseContent_case
    }
  }
`);

const START: Values = { decision: "", reason: "", notes: "", days: "7" };

/** Decides a case, once: what becomes of it and why, then what that does. */
export function DecideCaseDialog({ one, onClose }: { one: QueuedCase; onClose: () => void }) {
  const [tryOut] = useCommand(TryDecideCase);
  const [decide] = useCommand(DecideCase);
  const { id, kind, member } = one;

  return (
    <ActionDialog
      title={
        kind === "appeal" ? `Decide the appeal of ${member.displayName}?` : "Decide this case?"
      }
      actLabel={actOf}
      destructive={takesSomething}
      done="Case decided"
      failed="Failed to decide the case"
      initialValues={START}
      schema={caseSchema}
      summary={(values) => summaryOf(one, values)}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(id, values) });
        return getFragment(ActionEffects_effects, dryRun.decideCase);
      }}
      act={(values, confirms) => decide({ input: inputOf(id, values), confirms })}
      onClose={onClose}
    >
      <SelectField
        name="decision"
        label="Decision"
        placeholder="Choose"
        required
        options={decisionsIn(one)}
      />
      <MoreFields name={member.displayName} />
      <TextAreaField
        name="notes"
        label="Notes (optional)"
        hint="For moderators and administrators only."
        rows={2}
        maxLength={MODERATION.notesMax}
      />
    </ActionDialog>
  );
}

/** What a decision needs: the reason that the member is told, and how long a suspension lasts. */
function MoreFields({ name }: { name: string }) {
  const { values } = useFormikContext<Values>();
  const { viewer } = useViewer();
  if (values.decision === "" || values.decision === "dismiss") return null;
  return (
    <>
      {values.decision === "suspend" ? (
        <SelectField
          name="days"
          label="Duration"
          options={durationsFor(viewer?.isAdmin ?? false)}
        />
      ) : null}
      <ReasonField hint={`${name} is told it.`} max={MODERATION.reason.max} />
    </>
  );
}
