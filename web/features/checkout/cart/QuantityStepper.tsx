import { Minus, Plus } from "lucide-react";
import { styled } from "styled-components";
import { CART_QUANTITY } from "../../../../schema/limits.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

interface Props {
  title: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** Buttons for one less and one more around the quantity. Less than one is not possible. */
export function QuantityStepper({ title, quantity, onChange }: Props) {
  const isLeast = quantity <= CART_QUANTITY.min;
  return (
    <Box role="group" aria-label={`Quantity of ${title}`}>
      <IconButton
        label={`One less of ${title}`}
        // Not `disabled`, so that a member who reaches the minimum with this button keeps focus on it.
        {...(isLeast && { "aria-disabled": true })}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus size={18} aria-hidden />
      </IconButton>
      <output aria-live="polite">{quantity}</output>
      <IconButton label={`One more of ${title}`} onClick={() => onChange(quantity + 1)}>
        <Plus size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid var(--edge);
  border-radius: 8px;

  output {
    min-inline-size: 2.5ch;
    font-weight: 600;
    text-align: center;
  }

  button[aria-disabled="true"] {
    color: var(--ink3);
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
