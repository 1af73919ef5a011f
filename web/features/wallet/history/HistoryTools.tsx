import { Download, FileText } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";
import { DownloadButton } from "../../../shell/DownloadButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Label } from "../../../ui/Label.tsx";
import { Select } from "../../../ui/Select.tsx";
import { media } from "../../../ui/theme.ts";
import { filterOf, type HistoryChoice, NOTHING_CHOSEN } from "./useHistoryFilter.ts";

const KINDS: readonly (readonly [HistoryChoice["kind"], string])[] = [
  ["", "All transactions"],
  ["received", "Received"],
  ["paid", "Paid"],
  ["trades", "Between members"],
  ["earnings", "From the market"],
];

/** The filters of the history, and its two downloads. */
export function HistoryTools({
  choice,
  onChange,
}: {
  readonly choice: HistoryChoice;
  readonly onChange: (choice: HistoryChoice) => void;
}) {
  const id = useId();
  const filter = filterOf(choice);
  const csv = `/api/wallet/history.csv?${new URLSearchParams(asWords(filter)).toString()}`;
  const { from, to } = filter;
  const pdf = `/api/wallet/statement.pdf?${new URLSearchParams(asWords({ from, to })).toString()}`;
  const isNarrow = Object.keys(filter).length > 0;
  const handle = (name: keyof HistoryChoice) => (event: { target: { value: string } }) =>
    onChange({ ...choice, [name]: event.target.value });

  return (
    <Tools role="search" aria-label="Filter the history">
      <Field>
        <Label htmlFor={`${id}-kind`}>Show</Label>
        <Select id={`${id}-kind`} value={choice.kind} onChange={handle("kind")}>
          {KINDS.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        <Label htmlFor={`${id}-text`}>Find</Label>
        <Input
          id={`${id}-text`}
          type="search"
          maxLength={100}
          placeholder="Item, reason or member"
          value={choice.text}
          onChange={handle("text")}
        />
      </Field>
      <Field>
        <Label htmlFor={`${id}-from`}>From (UTC)</Label>
        <Input id={`${id}-from`} type="date" value={choice.from} onChange={handle("from")} />
      </Field>
      <Field>
        <Label htmlFor={`${id}-to`}>To (UTC)</Label>
        <Input id={`${id}-to`} type="date" value={choice.to} onChange={handle("to")} />
      </Field>
      <Acts>
        <DownloadButton path={csv}>
          <Download size={18} aria-hidden /> CSV
        </DownloadButton>
        <DownloadButton path={pdf}>
          <FileText size={18} aria-hidden /> Statement PDF
        </DownloadButton>
        {isNarrow && (
          <Button $small $kind="quiet" onClick={() => onChange(NOTHING_CHOSEN)}>
            Clear filters
          </Button>
        )}
      </Acts>
    </Tools>
  );
}

function asWords(values: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }

  ${media.m} {
    > :nth-child(-n + 2) {
      grid-column: auto;
    }
  }
`;

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  input[type="date"] {
    min-inline-size: 0;
    padding-inline: 8px;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  grid-column: 1 / -1;
`;
