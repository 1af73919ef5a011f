import { ArrowLeft } from "lucide-react";
import { styled } from "styled-components";
import type { ShippingMethod } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { SHIPPING } from "./shipping.ts";
import { StepHeading } from "./StepHeading.tsx";

interface Props {
  method: ShippingMethod;
  onChange: (method: ShippingMethod) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The shipping method and its cost. Source: S1 §2, §9 */
export function ShippingStep({ method, onChange, onBack, onNext }: Props) {
  return (
    <>
      <StepHeading>Shipping Method</StepHeading>
      <Choices aria-label="Shipping method">
        {SHIPPING.map(({ id, name, description, cost }) => (
          <label key={id}>
            <input
              type="radio"
              name="shippingMethod"
              value={id}
              checked={id === method}
              onChange={() => onChange(id)}
            />
            <span>
              <strong>{name}</strong>
              <small>{description}</small>
            </span>
            <b>{tpText(cost)}</b>
          </label>
        ))}
      </Choices>
      <Acts>
        <Button onClick={onBack}>
          <ArrowLeft size={18} aria-hidden />
          Back to Address
        </Button>
        <Button $kind="act" onClick={onNext}>
          Continue to Review
        </Button>
      </Acts>
    </>
  );
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;

  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    padding: 8px 16px;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--counter);
    cursor: pointer;
  }

  label:has(input:checked) {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
  }

  label:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--act);
    outline: none;
  }

  span {
    display: grid;
    flex: 1;
  }

  small {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  b {
    font-weight: 650;
    white-space: nowrap;
  }
`;

/** The Back and Next buttons, side by side where there is room. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;

  > * {
    flex: 1 1 auto;
  }
`;
