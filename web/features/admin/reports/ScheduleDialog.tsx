import { Formik, type FormikHelpers } from "formik";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ReportFormat } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { useActNow } from "../actions/useActNow.ts";
import type { AdminReport } from "./ReportForm.tsx";
import { FREQUENCIES, narrowedWords } from "./reportWords.ts";
import { type Rhythm, RhythmFields, rhythmInput, WEEKLY } from "./RhythmFields.tsx";

const CreateReportSchedule = graphql(`
  mutation CreateReportSchedule($input: ReportScheduleInput!) {
    createReportSchedule(input: $input) {
      id
    }
  }
`);

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

  async function handleSubmit(rhythm: Rhythm, { setErrors }: FormikHelpers<Rhythm>) {
    const input = { report: name, format, ...narrowed, ...rhythmInput(rhythm) };
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
      <Formik initialValues={WEEKLY} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFrame label={`Schedule ${label}`} inDialog>
            <RhythmFields
              label="How often"
              frequencies={FREQUENCIES.map((each) => ({
                value: each.value,
                label: takesDays ? each.label : (each.label.split(",")[0] ?? ""),
              }))}
            />
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
