import { useFormikContext } from "formik";
import type { ReportFrequency } from "../../../gql/graphql.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { hourText, WEEKDAYS } from "./reportWords.ts";

/** When something runs by itself, as a form has it. */
export interface Rhythm<Frequency extends string = ReportFrequency> {
  frequency: Frequency;
  weekday: string;
  date: string;
  hour: string;
}

export const WEEKLY: Rhythm = { frequency: "weekly", weekday: "1", date: "1", hour: "6" };

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
const DAYS = WEEKDAYS.map((label, n) => ({ value: String(n + 1), label }));
const DATES = Array.from({ length: 28 }, (_, n) => String(n + 1));

interface Props {
  label: string;
  /** A choice that is none of the frequencies has no day and no hour. */
  frequencies: readonly { value: string; label: string }[];
}

/** The fields of a rhythm. */
export function RhythmFields({ label, frequencies }: Props) {
  const { frequency } = useFormikContext<Rhythm<string>>().values;
  const runsByItself = ["daily", "weekly", "monthly"].includes(frequency);
  return (
    <>
      <SelectField name="frequency" label={label} options={frequencies} />
      {frequency === "weekly" ? <SelectField name="weekday" label="Day" options={DAYS} /> : null}
      {frequency === "monthly" ? (
        <SelectField name="date" label="Day of the month" options={DATES} />
      ) : null}
      {runsByItself ? <SelectField name="hour" label="Hour (UTC)" options={HOURS} /> : null}
    </>
  );
}

/** A rhythm as the market takes it. */
export function rhythmInput({ frequency, weekday, date, hour }: Rhythm) {
  const runOn = { daily: null, weekly: Number(weekday), monthly: Number(date) }[frequency];
  return { frequency, runOn, hour: Number(hour) };
}
