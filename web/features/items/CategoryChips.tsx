import { styled } from "styled-components";

import { space } from "../../ui/theme.ts";

interface Props {
  labels: readonly string[];
  /** "" is the first label, All. */
  value: string;
  onChange: (label: string) => void;
}

/** One category at a time, as a scrolling row of chips: radio buttons, so arrow keys move between them. */
export function CategoryChips({ labels, value, onChange }: Props) {
  const chosen = value === "" ? labels[0] : value;

  return (
    <Row>
      <legend>Category</legend>
      {labels.map((label) => (
        <label key={label}>
          <input
            type="radio"
            name="category"
            value={label}
            checked={label === chosen}
            onChange={() => onChange(label === labels[0] ? "" : label)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  gap: ${space(2)};
  min-inline-size: 0;
  margin-inline: -${space(4)};
  padding: ${space(1)} ${space(4)};
  border: 0;
  overflow-x: auto;
  scrollbar-width: thin;
  scroll-padding-inline: ${space(4)};

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
    padding-inline: ${space(4)};
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
