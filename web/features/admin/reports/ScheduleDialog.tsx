import { Formik, type FormikHelpers } from "formik";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ReportFormat, ReportFrequency } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useActNow } from "../actions/useActNow.ts";
import type { AdminReport } from "./ReportForm.tsx";
import { FREQUENCIES, hourText, narrowedWords, WEEKDAYS } from "./reportWords.ts";

const CreateReportSchedule = graphql(`
  mutation CreateReportSchedule($input: ReportScheduleInput!) {
    createReportSchedule(input: $input) {
      id
    }
  }
`);

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
const DAYS = WEEKDAYS.map((label, n) => ({ value: String(n + 1), label }));
const DATES = Array.from({ length: 28 }, (_, n) => String(n + 1));

interface Values {
  frequency: ReportFrequency;
  weekday: string;
  date: string;
  hour: string;
}

const INITIAL: Values = { frequency: "weekly", weekday: "1", date: "1", hour: "6" };

interface Props {
  report: AdminReport;
  format: ReportFormat;
  narrowed: { category?: string; status?: string };
  onClose: () => void;
}

/** When a report runs by itself. */
export function ScheduleDialog({ report, format, narrowed, onClose }: Props) {
  const [create] = useCommand(CreateReportSchedule);
  const { act, proofDialog } = useActNow();
  const { name, label, takesDays } = report;

  async function handleSubmit(
    { frequency, weekday, date, hour }: Values,
    { setErrors }: FormikHelpers<Values>,
  ) {
    const runOn = { daily: null, weekly: Number(weekday), monthly: Number(date) }[frequency];
    const input = { report: name, format, ...narrowed, frequency, runOn, hour: Number(hour) };
    const { isDone, fields } = await act(() => create({ input }), {
      done: `${label}: scheduled`,
      failed: `Failed to schedule ${label}`,
    });
    if (isDone) onClose();
    else setErrors(fields);
  }

  const words = [...narrowedWords(narrowed), format === "csv" ? "CSV" : "JSON lines"].join(" · ");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Schedule ${label}`}
      description={`${words}. You get a mail with a link each time, never the data itself.`}
    >
      <Formik initialValues={INITIAL} onSubmit={handleSubmit}>
        {({ values: { frequency }, isSubmitting }) => (
          <FormFrame label={`Schedule ${label}`} inDialog>
            <SelectField
              name="frequency"
              label="How often"
              options={FREQUENCIES.map((each) => ({
                value: each.value,
                label: takesDays ? each.label : (each.label.split(",")[0] ?? ""),
              }))}
            />
            {frequency === "weekly" ? (
              <SelectField name="weekday" label="Day" options={DAYS} />
            ) : null}
            {frequency === "monthly" ? (
              <SelectField name="date" label="Day of the month" options={DATES} />
            ) : null}
            <SelectField name="hour" label="Hour (UTC)" options={HOURS} />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Schedule
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}
