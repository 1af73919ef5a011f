import { CATEGORIES, REPORTS } from "../../../schema/limits.ts";
import { startOfDay } from "../../core/clock.ts";
import { Refused } from "../../core/failures.ts";
import type { ReportName } from "../../core/graphql/enums.ts";
import { takenBy } from "./queryReport.ts";
import type { ReportParameters, StatementParameters } from "./report.ts";

type Given = { readonly [Name in keyof ReportParameters]?: string | null | undefined };

const DAY_MS = 86_400_000;

/** Checks what a run is about. Refuses with BAD_USER_INPUT and every wrong field what the report does not take. */
export function parametersOf(name: ReportName, given: Given): ReportParameters {
  const report = takenBy(name);
  refuse({ ...wrongDays(report, given), ...wrongChoices(report, given) });
  return toStored(given);
}

/** The same for a schedule, which gives the days of each run itself. */
export function scheduledParametersOf(
  name: ReportName,
  given: Pick<Given, "category" | "status">,
): ReportParameters {
  refuse(wrongChoices(takenBy(name), given));
  return toStored(given);
}

/** For the statement of a report. */
export function statementParameters({
  from,
  to,
  category,
  status,
}: ReportParameters): StatementParameters {
  return {
    from: new Date(from ?? 0),
    to: startOfDay(new Date(to ?? 0), 1),
    category,
    status,
  };
}

function toStored({ from, to, category, status }: Given): ReportParameters {
  return {
    from: from ?? null,
    to: to ?? null,
    category: category ?? null,
    status: status ?? null,
  };
}

type Taken = ReturnType<typeof takenBy>;
type Problems = Partial<Record<keyof ReportParameters, string>>;

function wrongDays({ takesDays, label }: Taken, { from, to }: Given): Problems {
  if (!takesDays) {
    const message = `${label} is about everything as it is now: leave out the days`;
    return { ...(from != null && { from: message }), ...(to != null && { to: message }) };
  }
  const problems: Problems = {
    ...(!isDay(from) && { from: "from must be a day such as 2026-03-04" }),
    ...(!isDay(to) && { to: "to must be a day such as 2026-03-04" }),
  };
  if (!isDay(from) || !isDay(to)) return problems;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return { to: "The last day must not be before the first" };
  if (days > REPORTS.daysMax) return { from: `A report may have ${REPORTS.daysMax} days at most` };
  return {};
}

function isDay(text: string | null | undefined): text is string {
  if (!/^20\d\d-\d\d-\d\d$/.test(text ?? "")) return false;
  const at = new Date(text ?? "");
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text ?? "-");
}

function wrongChoices(report: Taken, { category, status }: Given): Problems {
  const categories: readonly string[] = report.takesCategory ? CATEGORIES : [];
  return {
    ...(category != null &&
      !categories.includes(category) && { category: choiceWords(report, "category", categories) }),
    ...(status != null &&
      !report.statuses.includes(status) && {
        status: choiceWords(report, "status", report.statuses),
      }),
  };
}

function choiceWords({ label }: Taken, field: string, values: readonly string[]): string {
  return values.length === 0
    ? `${label} cannot be narrowed to a ${field}`
    : `The ${field} must be one of ${values.join(", ")}`;
}

function refuse(problems: Problems): void {
  const [message] = Object.values(problems);
  if (message !== undefined) throw new Refused("BAD_USER_INPUT", message, { fields: problems });
}
