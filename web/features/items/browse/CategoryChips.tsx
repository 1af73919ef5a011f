import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";

interface Props {
  labels: readonly string[];
  /** "" is the first label, All. */
  value: string;
  onChange: (label: string) => void;
}

/** Chips of which one category is selected. */
export function CategoryChips({ labels, value, onChange }: Props) {
  return (
    <ChoiceChips
      legend="Category"
      choices={labels.map((label) => ({ value: label, label }))}
      value={value === "" ? (labels[0] ?? "") : value}
      onChange={(label) => onChange(label === labels[0] ? "" : label)}
    />
  );
}
