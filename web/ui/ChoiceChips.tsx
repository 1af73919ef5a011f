import { useId } from "react";
import { styled } from "styled-components";

interface Props<Value extends string> {
  /** The label of the group, for screen readers only. */
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A scrolling row of chips of which one is selected: radio buttons, so that arrow keys move between them. */
export function ChoiceChips<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();

  return (
    <Row>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: 8px;
  min-inline-size: 0;
  margin-inline: -16px;
  padding: 4px 16px;
  border: 0;
  overflow-x: auto;
  scrollbar-width: thin;
  scroll-padding-inline: 16px;

  legend {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
  }

  label {
    position: relative;
    flex: none;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--counter);
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }

  input:hover + span {
    border-color: var(--edge);
  }

  input:checked + span {
    background: var(--act);
    border-color: var(--act);
    color: var(--onAct);
  }

  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;
