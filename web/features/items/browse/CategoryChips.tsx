import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";

interface Props {
  labels: readonly string[];
  /** "" is the first label, All. */
  value: string;
  onChange: (label: string) => void;
}

/** One category at a time. */
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
