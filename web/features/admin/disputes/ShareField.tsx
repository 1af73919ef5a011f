import { useFormikContext } from "formik";
import { styled } from "styled-components";
import { NumberField } from "../../../ui/NumberField.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import type { ActionEffects } from "../actions/actionEffects.ts";
import { MovedTp } from "../actions/MovedTp.tsx";
import type { DecisionValues } from "./decision.ts";
import { useRehearsal } from "./useRehearsal.ts";

interface Props {
  dispute: {
    amount: number;
    payer: { id: string; displayName: string };
    payee: { displayName: string };
  };
  /** A dry run of the decision with these values. */
  tryOut: (values: DecisionValues) => Promise<ActionEffects>;
}

/** The share of a split, and what the chosen decision would move now, counted by a dry run. */
export function ShareField({ dispute: { amount, payer, payee }, tryOut }: Props) {
  const { values } = useFormikContext<DecisionValues>();
  const { decision, refundAmount } = values;
  const isSplit = decision === "split";
  const isShare =
    refundAmount !== "" &&
    Number.isInteger(refundAmount) &&
    refundAmount > 0 &&
    refundAmount < amount;
  const isReady = decision !== "" && (!isSplit || isShare);
  const { effects, failure } = useRehearsal(
    isReady ? `${decision} ${isSplit ? refundAmount : ""}` : null,
    () => tryOut(values),
  );
  const back = effects?.tp.find(({ member }) => member?.id === payer.id)?.balance ?? 0;
  const isShort = effects !== undefined && back < wantedBack(decision, refundAmount, amount);

  return (
    <>
      {isSplit ? (
        <NumberField
          name="refundAmount"
          label={`TP back to ${payer.displayName}`}
          hint={`1 to ${amount - 1}. The rest is ${payee.displayName}’s.`}
          required
          min={1}
          max={amount - 1}
        />
      ) : null}
      <Result role="status" aria-label="What it would move">
        {failure ? <p>{failure}</p> : null}
        {!failure && !effects ? <p>Here is counted what it would move.</p> : null}
        {effects && effects.tp.length === 0 ? <p>No TP would move.</p> : null}
        {effects && effects.tp.length > 0 ? <MovedTp tp={effects.tp} /> : null}
        {isShort ? (
          <p>
            Only {tpText(back)} can be got back: {payee.displayName} does not have more.
          </p>
        ) : null}
      </Result>
    </>
  );
}

/** What the decision means to give back to who paid, in TP. */
function wantedBack(decision: string, share: number | "", amount: number): number {
  if (decision === "refund") return amount;
  return decision === "split" && share !== "" ? share : 0;
}

/* Room for both sides and the escrow, so that nothing below moves while it counts. */
const Result = styled.div`
  min-block-size: 4.75rem;
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--well);

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
