import { useQuery } from "@apollo/client/react";
import { Formik, type FormikHelpers } from "formik";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { object, string } from "yup";
import { CATEGORIES } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminReportsQuery, ReportFormat, ReportName } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { media } from "../../../ui/theme.ts";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { useActNow } from "../actions/useActNow.ts";
import { ReportColumns } from "./ReportColumns.tsx";
import { FORMATS } from "./reportWords.ts";

const ScheduleDialog = lazy(() =>
  import("./ScheduleDialog.tsx").then((m) => ({ default: m.ScheduleDialog })),
);

const AdminReports = graphql(`
  query AdminReports {
    adminReports {
      id
      name
      label
      description
      takesDays
      takesCategory
      statuses
      columns {
        name
        type
        unit
        description
      }
    }
  }
`);

const RequestReport = graphql(`
  mutation RequestReport($input: ReportRequestInput!) {
    requestReport(input: $input) {
      id
      ...ReportRun_run
    }
  }
`);

export type AdminReport = AdminReportsQuery["adminReports"][number];

const DAY_MS = 86_400_000;
const DAYS = 30;

/** The UTC day some days before today. */
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

interface Values {
  report: ReportName;
  from: string;
  to: string;
  category: string;
  status: string;
  format: ReportFormat;
}

interface ReportFormProps {
  /** The report to begin with; the first one if there is none of this name. */
  named: string;
  onRequested: () => void;
}

/** Which report, about what, and in which format; runs it, or makes a schedule of it. */
export function ReportForm({ named, onRequested }: ReportFormProps) {
  const { data, error, refetch } = useQuery(AdminReports);
  const reports = data?.adminReports ?? [];
  const chosen = reports.find(({ name }) => name === named) ?? reports[0];

  if (error)
    return (
      <ErrorState
        message="Failed to load reports"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <LoadingBox label="Loading reports" height="260px" />;
  if (!chosen) return null;
  return <Form reports={reports} chosen={chosen} onRequested={onRequested} />;
}

interface FormProps {
  reports: readonly AdminReport[];
  /** Shown first. */
  chosen: AdminReport;
  onRequested: () => void;
}

function Form({ reports, chosen, onRequested }: FormProps) {
  const [request] = useCommand(RequestReport);
  const { act, proofDialog } = useActNow();
  const [scheduled, setScheduled] = useState<Values | null>(null);
  const reportOf = (name: string) => reports.find((each) => each.name === name) ?? chosen;

  async function handleSubmit(values: Values, { setErrors }: FormikHelpers<Values>) {
    const { report, format } = values;
    const { label } = reportOf(report);
    const input = { report, format, ...narrowed(reportOf(report), values) };
    const { isDone, fields } = await act(() => request({ input }), {
      done: `${label}: it is written now`,
      failed: `Failed to run ${label}`,
    });
    if (isDone) onRequested();
    else setErrors(fields);
  }

  const initial: Values = {
    report: chosen.name,
    from: dayBefore(DAYS),
    to: dayBefore(1),
    category: "",
    status: "",
    format: "csv",
  };
  return (
    <>
      <Formik initialValues={initial} validationSchema={schemaOf(reportOf)} onSubmit={handleSubmit}>
        {({ values, isSubmitting, setFieldValue }) => {
          const report = reportOf(values.report);
          return (
            <FormFrame label="Run a report">
              <Fields>
                <Wide>
                  <SelectField
                    name="report"
                    label="Report"
                    hint={report.description}
                    options={reports.map(({ name, label }) => ({ value: name, label }))}
                    onInput={() => {
                      // The next report may not have this one's values.
                      void setFieldValue("status", "");
                      void setFieldValue("category", "");
                    }}
                  />
                </Wide>
                {report.takesDays ? (
                  <>
                    <TextField name="from" label="First day (UTC)" type="date" />
                    <TextField name="to" label="Last day (UTC)" type="date" />
                  </>
                ) : null}
                {report.takesCategory ? (
                  <SelectField
                    name="category"
                    label="Category"
                    placeholder="All"
                    options={CATEGORIES}
                  />
                ) : null}
                {report.statuses.length > 0 ? (
                  <SelectField
                    name="status"
                    label="Status"
                    placeholder="All"
                    options={report.statuses.map((value) => ({ value, label: reasonWords(value) }))}
                  />
                ) : null}
                <SelectField name="format" label="Format" options={FORMATS} />
              </Fields>
              <Buttons>
                <Button type="submit" $kind="act" busy={isSubmitting}>
                  Run report
                </Button>
                <Button onClick={() => setScheduled(values)}>Schedule…</Button>
              </Buttons>
              <ReportColumns report={report} />
            </FormFrame>
          );
        }}
      </Formik>
      {proofDialog}
      {scheduled ? (
        <Suspense>
          <ScheduleDialog
            report={reportOf(scheduled.report)}
            format={scheduled.format}
            narrowed={narrowed({ ...reportOf(scheduled.report), takesDays: false }, scheduled)}
            onClose={() => setScheduled(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** What of the form the report takes. */
function narrowed(
  { takesDays, takesCategory, statuses }: AdminReport,
  { from, to, category, status }: Values,
) {
  return {
    ...(takesDays && { from, to }),
    ...(takesCategory && category !== "" && { category }),
    ...(statuses.length > 0 && status !== "" && { status }),
  };
}

/** The days as far as the browser can tell; the market checks the rest. */
function schemaOf(reportOf: (name: string) => AdminReport) {
  const day = (words: string) =>
    string().when("report", ([name], field) =>
      reportOf(String(name)).takesDays ? field.required(words) : field,
    );
  return object({
    from: day("Choose the first day"),
    to: day("Choose the last day").test(
      "order",
      "The last day must not be before the first",
      (to, { parent }) => {
        const { from, report } = parent as Values;
        return !reportOf(report).takesDays || !to || !from || to >= from;
      },
    ),
  });
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px 16px;

  ${media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  max-inline-size: 520px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
