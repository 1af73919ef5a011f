import { Formik, type FormikHelpers } from "formik";
import { object, string } from "yup";
import { SAVED_QUERIES } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ReportFormat, ReportFrequency, ReportQueryInput } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useActNow } from "../actions/useActNow.ts";
import { FORMATS } from "../reports/reportWords.ts";
import { RhythmFields, rhythmInput, WEEKLY, type Rhythm } from "../reports/RhythmFields.tsx";
import type { EditedDocument } from "./explorerApi.ts";

const RequestAllRows = graphql(`
  mutation RequestAllRows($input: ReportRequestInput!) {
    requestReport(input: $input) {
      id
    }
  }
`);

const ScheduleAllRows = graphql(`
  mutation ScheduleAllRows($input: ReportScheduleInput!) {
    createReportSchedule(input: $input) {
      id
    }
  }
`);

const { min, max } = SAVED_QUERIES.title;

const schema = object({
  title: string()
    .trim()
    .required("Please give a title")
    .min(min, `The title must be at least ${min} characters`)
    .max(max, `The title may have at most ${max} characters`),
});

const WHEN = [
  { value: "now", label: "Once, now" },
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Every week" },
  { value: "monthly", label: "Every month" },
] as const;

interface Values extends Rhythm<ReportFrequency | "now"> {
  title: string;
  format: ReportFormat;
}

interface Props {
  document: EditedDocument;
  /** The list: `tables.offers`. */
  list: string;
  title: string | undefined;
  /** `runId` is null for a schedule. */
  onDone: (requested: { title: string; runId: string | null }) => void;
  onClose: () => void;
}

/** Asks for all rows of a list as a report, once or on a schedule. */
export function AllRowsDialog({ document, list, title, onDone, onClose }: Props) {
  const [request] = useCommand(RequestAllRows);
  const [schedule] = useCommand(ScheduleAllRows);
  const { act, proofDialog } = useActNow();

  async function handleSubmit(values: Values, { setErrors }: FormikHelpers<Values>) {
    const { format, frequency } = values;
    const query: ReportQueryInput = {
      title: values.title.trim(),
      document: document.query,
      operationName: document.operationName ?? null,
      variables: (document.variables ?? {}) as Record<string, unknown>,
      list,
    };
    const input = { report: "query", query, format } as const;
    let runId: string | null = null;
    const run = async () => {
      if (frequency === "now") runId = (await request({ input })).requestReport.id;
      else await schedule({ input: { ...input, ...rhythmInput({ ...values, frequency }) } });
    };
    const isNow = frequency === "now";
    const { isDone, fields } = await act(run, {
      done: `${query.title}: ${isNow ? "it is written now" : "scheduled"}`,
      failed: `Failed to ${isNow ? "run" : "schedule"} ${query.title}`,
    });
    if (!isDone) return setErrors(fields);
    onDone({ title: query.title, runId });
    onClose();
  }

  const initial: Values = { ...WEEKLY, title: title ?? "", format: "csv", frequency: "now" };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`All rows of ${list}`}
      description="A report in the background, from one moment, however many rows there are. Lists within its rows are left out. Other administrators see it with its query."
    >
      <Formik initialValues={initial} validationSchema={schema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFrame label={`All rows of ${list}`} inDialog>
            <TextField name="title" label="Title" required maxLength={max} />
            <SelectField name="format" label="Format" options={FORMATS} />
            <RhythmFields label="When" frequencies={WHEN} />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Make report
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}
