import { styled } from "styled-components";
import { CATEGORIES, RECOMMENDATIONS } from "../../../../schema/limits.ts";
import { focusRing, space } from "../../../ui/theme.ts";

interface Props {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** What somebody is after of whom nothing is known yet: up to three categories. */
export function CategoryChips({ chosen, onChange }: Props) {
  const isFull = chosen.length >= RECOMMENDATIONS.categoriesMax;
  return (
    <Chips>
      <legend>What are you after? Choose up to {RECOMMENDATIONS.categoriesMax}.</legend>
      {CATEGORIES.map((category) => {
        const isChosen = chosen.includes(category);
        return (
          <label key={category}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onChange(
                  isChosen ? chosen.filter((other) => other !== category) : [...chosen, category],
                )
              }
            />
            <span>{category}</span>
          </label>
        );
      })}
    </Chips>
  );
}

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space(2)};
    font-weight: 600;
  }

  label {
    position: relative;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
  }

  span {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: ${space(3)};
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--counter);
    font-weight: 600;
  }

  input:checked + span {
    border-color: var(--act);
    background: var(--act);
    color: var(--onAct);
  }

  input:disabled + span {
    color: var(--ink3);
    border-color: var(--line);
  }

  input:focus-visible + span {
    ${focusRing}
  }
`;
