import { number, object, string } from "yup";
import { DISPUTE_NOTES_MAX } from "../../../../schema/limits.ts";
import type { DecisionInput, DisputeDecision } from "../../../gql/graphql.ts";
import { tpText } from "../../../ui/Tp.tsx";

/** What the form of a decision holds. */
export interface DecisionValues {
  /** A DisputeDecision, or "" before the choice. */
  decision: string;
  /** Whole TP back to who paid, for a split. */
  refundAmount: number | "";
  resolution: string;
  adminNotes: string;
}

interface Stake {
  /** Whole TP. */
  amount: number;
  payer: { displayName: string };
  payee: { displayName: string };
}

/** What can be decided: without TP nothing goes back, and one TP cannot be shared. */
export function decisionsOf({ amount, payer, payee }: Stake) {
  const all: readonly { value: DisputeDecision; label: string; from: number }[] = [
    { value: "split", label: `Split the ${tpText(amount)}`, from: 2 },
    { value: "refund", label: `Refund: ${tpText(amount)} back to ${payer.displayName}`, from: 1 },
    {
      value: "release",
      label:
        amount > 0 ? `Release: ${tpText(amount)} to ${payee.displayName}` : "Uphold the report",
      from: 0,
    },
    { value: "reject", label: "Reject the report: the deal stands", from: 0 },
  ];
  return all.filter(({ from }) => amount >= from);
}

/** The same rules as the server's. */
export function decisionSchema({ amount }: Stake) {
  const tooLong = `This may have at most ${DISPUTE_NOTES_MAX} characters`;
  const range = `Give back 1 to ${amount - 1} TP, or choose refund or release`;
  return object({
    decision: string().required("Please choose a decision"),
    refundAmount: number()
      .transform((value: number, given: unknown) => (given === "" ? undefined : value))
      .when("decision", ([decision], share) =>
        decision === "split"
          ? share
              .required(range)
              .integer("Whole TP only")
              .min(1, range)
              .max(amount - 1, range)
          : share.strip(),
      ),
    resolution: string().trim().required("Write something first").max(DISPUTE_NOTES_MAX, tooLong),
    adminNotes: string().trim().max(DISPUTE_NOTES_MAX, tooLong),
  });
}

/** The input of the mutation and of its dry run. */
export function inputOf(id: string, values: DecisionValues): DecisionInput {
  const { decision, refundAmount, resolution, adminNotes } = values;
  return {
    id,
    decision: decision as DisputeDecision,
    refundAmount: decision === "split" && refundAmount !== "" ? refundAmount : null,
    resolution: resolution.trim(),
    adminNotes: adminNotes.trim() || null,
  };
}

/** What the second step repeats of the first. */
export function summaryOf(
  stake: Stake,
  { decision, refundAmount, resolution, adminNotes }: DecisionValues,
) {
  const label = decisionsOf(stake).find(({ value }) => value === decision)?.label ?? "";
  return [
    ["Decision", label],
    ...(decision === "split" && refundAmount !== ""
      ? [[`Back to ${stake.payer.displayName}`, tpText(refundAmount)] as const]
      : []),
    ["Reason, as both are told", resolution.trim()],
    ...(adminNotes.trim() === "" ? [] : [["Notes", adminNotes.trim()] as const]),
  ] as const;
}
