import { number } from "yup";
import { STAKING_POOL } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { NumberField } from "../../../ui/NumberField.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";

const TryFundPool = graphql(`
  mutation TryFundPool($input: FundPoolInput!) {
    dryRun {
      fundPool(input: $input) {
        ...ActionEffects_effects
      }
    }
  }
`);

const FundPool = graphql(`
  mutation FundPool($input: FundPoolInput!, $confirms: String) {
    fundPool(input: $input, confirms: $confirms) {
      balance
    }
  }
`);

const { min, max, reason: length } = STAKING_POOL;
const RANGE = `Whole TP, ${min} to ${max.toLocaleString("en")}`;

const schema = reasonSchema(length).shape({
  amount: number().typeError(RANGE).required(RANGE).integer(RANGE).min(min, RANGE).max(max, RANGE),
});

/** Funds the pool of the staking rewards from the treasury: how much and why, then what that does. */
export function FundPoolDialog({ onClose }: { onClose: () => void }) {
  const [tryOut] = useCommand(TryFundPool);
  const [fundPool] = useCommand(FundPool);
  const inputOf = ({ amount, reason }: { amount: number | ""; reason: string }) => ({
    pool: "staking" as const,
    amount: Number(amount),
    reason: reason.trim(),
  });

  return (
    <ActionDialog
      title="Fund the staking pool?"
      actLabel="Fund the pool"
      destructive={false}
      done="The pool was funded"
      failed="Failed to fund the pool"
      initialValues={{ amount: "" as number | "", reason: "" }}
      schema={schema}
      summary={({ amount, reason }) => [
        ["From the treasury to the pool", tpText(Number(amount))],
        ["Reason", reason.trim()],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut({ input: inputOf(values) });
        return getFragment(ActionEffects_effects, dryRun.fundPool);
      }}
      act={(values, confirms) =>
        fundPool({ input: inputOf(values), confirms }, { refetchQueries: ["StakingPool"] })
      }
      onClose={onClose}
    >
      <NumberField
        name="amount"
        label="TP"
        hint="They leave the treasury, and members who stake earn them."
        min={min}
        max={max}
      />
      <ReasonField hint="For administrators only." max={length.max} />
    </ActionDialog>
  );
}
