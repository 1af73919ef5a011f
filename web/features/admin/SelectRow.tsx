import { useId } from "react";
import { styled } from "styled-components";
import { Label } from "../../ui/Label.tsx";
import { Select } from "../../ui/Select.tsx";

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice with its label beside it. */
export function SelectRow({ label, value, options, onChange }: Props) {
  const id = useId();
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  select {
    inline-size: auto;
    max-inline-size: 100%;
  }
`;
