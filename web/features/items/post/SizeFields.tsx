import { styled } from "styled-components";
import { ITEM_SIZE_MM } from "../../../../schema/limits.ts";
import { NumberField } from "../../../ui/NumberField.tsx";
import { space } from "../../../ui/theme.ts";

const SIDES = [
  ["widthMm", "Width"],
  ["heightMm", "Height"],
  ["depthMm", "Depth"],
] as const;

/** How large the item is, for who wants to see it in their room; all three sides, or none. */
export function SizeFields() {
  return (
    <Group>
      <legend>Size in millimetres (optional)</legend>
      <p>With it, members can see the item true to size in their room.</p>
      <Sides>
        {SIDES.map(([name, label]) => (
          <NumberField
            key={name}
            name={name}
            label={label}
            min={ITEM_SIZE_MM.min}
            max={ITEM_SIZE_MM.max}
          />
        ))}
      </Sides>
    </Group>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Sides = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  margin-block-start: ${space(2)};
`;
