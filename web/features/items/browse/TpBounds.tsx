import { useId } from "react";
import { styled } from "styled-components";
import { ITEM_TP } from "../../../../schema/limits.ts";
import { Input } from "../../../ui/Input.tsx";
import { Label } from "../../../ui/Label.tsx";
import { space } from "../../../ui/theme.ts";
import { boundsCross, type ItemSearch, readTp } from "./itemSearch.ts";
import { useDebounced } from "./useDebounced.ts";

interface Props {
  search: ItemSearch;
  onChange: (change: Partial<ItemSearch>) => void;
}

const shown = (tp: number | null) => (tp === null ? "" : String(tp));

/** The lowest and highest price, numbers only. Source: S1 §5 "TP bounds numeric". */
export function TpBounds({ search, onChange }: Props) {
  const crossed = boundsCross(search);
  const id = useId();

  return (
    <>
      <Bound label="Min TP" value={search.minTP} onChange={(minTP) => onChange({ minTP })} />
      <Bound
        label="Max TP"
        value={search.maxTP}
        onChange={(maxTP) => onChange({ maxTP })}
        {...(crossed && { errorId: id })}
      />
      {crossed && (
        <Wrong id={id} role="alert">
          Max TP is lower than Min TP and is not used.
        </Wrong>
      )}
    </>
  );
}

interface BoundProps {
  label: string;
  value: number | null;
  onChange: (tp: number | null) => void;
  errorId?: string;
}

function Bound({ label, value, onChange, errorId }: BoundProps) {
  const { text, setText } = useDebounced(shown(value), (typed) => onChange(readTp(typed)));
  const id = useId();

  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={ITEM_TP.max}
        step={1}
        value={text}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;

  input {
    inline-size: 100%;
  }
`;

const Wrong = styled.p`
  grid-column: 1 / -1;
  color: var(--bad);
  font-size: 0.9375rem;
`;
