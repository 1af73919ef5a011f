import { mixed, number, object, string } from "yup";
import { ADJUSTMENT } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { NumberField } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonRule } from "../actions/reasonSchema.ts";
import { MemberField } from "./MemberField.tsx";
import { type Adjusted, type RequestValues, signedOf } from "./request.ts";
import { Terms } from "./Terms.tsx";

const TryRequestAdjustment = graphql(`
  mutation TryRequestAdjustment($input: AdjustmentInput!) {
    dryRun {
      requestAdjustment(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const RequestAdjustment = graphql(`
  mutation RequestAdjustment($input: AdjustmentInput!, $confirms: String) {
    requestAdjustment(input: $input, confirms: $confirms) {
      id
      ...Adjustment_adjustment
    }
  }
`);

const { amountMax, reason, notesMax } = ADJUSTMENT;
const RANGE = `Give a whole number from 1 to ${amountMax}`;

/** The same rules as the server's. */
const schema = object({
  member: mixed().required("Please choose a member"),
  amount: number().required(RANGE).integer(RANGE).min(1, RANGE).max(amountMax, RANGE),
  reason: reasonRule(reason),
  notes: string().trim().max(notesMax, `The notes may have at most ${notesMax} characters`),
});

const DIRECTIONS = [
  { value: "give", label: "Add TP to the wallet" },
  { value: "take", label: "Take TP from the wallet" },
] as const;

interface Props {
  /** Whose wallet; left out, it is chosen here. */
  member?: Adjusted;
  onClose: () => void;
}

/** Asks to give TP to a member's wallet, or to take some: how many and why, then what that does. */
export function RequestDialog({ member: given, onClose }: Props) {
  const [tryOut] = useCommand(TryRequestAdjustment);
  const [request] = useCommand(RequestAdjustment);
  const inputOf = (values: RequestValues) => ({
    memberId: values.member?.id ?? "",
    amount: signedOf(values),
    reason: values.reason.trim(),
    notes: values.notes.trim() || null,
  });
  const initialValues: RequestValues = {
    member: given ?? null,
    direction: "give",
    amount: "",
    reason: "",
    notes: "",
  };

  return (
    <ActionDialog
      title={given ? `Adjust the wallet of ${given.displayName}?` : "Adjust a wallet?"}
      actLabel="Ask for adjustment"
      destructive={false}
      done="Adjustment asked for"
      failed="Failed to ask for the adjustment"
      initialValues={initialValues}
      schema={schema}
      summary={(values) => [
        ["Wallet of", values.member?.displayName ?? ""],
        ["Once it is posted", movesWords(values)],
        ["Reason, as the member is told then", values.reason.trim()],
        ...(values.notes.trim() === "" ? [] : [["Notes", values.notes.trim()] as const]),
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(values) });
        return getFragment(ActionEffects_effects, dryRun.requestAdjustment);
      }}
      act={(values, confirms) => request({ input: inputOf(values), confirms })}
      onClose={onClose}
    >
      {given ? null : <MemberField name="member" />}
      <SelectField name="direction" label="Direction" options={DIRECTIONS} />
      <NumberField
        name="amount"
        label="Amount in TP"
        hint={`1 to ${amountMax.toLocaleString("en")}.`}
        required
        min={1}
        max={amountMax}
      />
      <Terms />
      <ReasonField hint="The member is told it once the TP move." max={reason.max} />
      <TextAreaField
        name="notes"
        label="Notes (optional)"
        hint="For administrators only."
        rows={2}
        maxLength={notesMax}
      />
    </ActionDialog>
  );
}

function movesWords(values: RequestValues): string {
  const amount = signedOf(values);
  const before = values.member?.tpBalance ?? 0;
  return `${tpText(amount, true)}: from ${tpText(before)} to ${tpText(before + amount)}`;
}
