import { object, string } from "yup";
import { SAVED_QUERIES } from "../../../schema/limits.ts";
import type { Services } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import type { ReportName } from "../../core/graphql/enums.ts";
import { checked } from "../../core/graphql/validation.ts";
import { READER_ROLE } from "../../core/sql/readerRole.ts";
import { QUERY_RULES, wholeList } from "../explorer/index.ts";
import { REPORTS_BY_NAME } from "./builtIn/index.ts";
import type { Report, ReportQuery, WhichReport } from "./report.ts";

const { defaultsMax, pathMax } = SAVED_QUERIES;

const schema = object({
  ...QUERY_RULES,
  list: string().nullable().max(pathMax, `This may have at most ${pathMax} characters`),
});

interface Given {
  report: ReportName;
  query?: {
    title: string;
    document: string;
    operationName?: string | null;
    variables?: Record<string, unknown> | null;
    list?: string | null;
  } | null;
}

/** The query of the report `query`; null for every other. Refuses with BAD_USER_INPUT one without rows to write. */
export function queryOf(services: Services, { report, query: given }: Given): ReportQuery | null {
  if (report !== "query") {
    if (given) throw badField("query", "Only the report query has a query");
    return null;
  }
  if (!given) throw badField("query", "The report query needs a query");
  const words = checked(schema, given);
  const variables = given.variables ?? {};
  if (JSON.stringify(variables).length > defaultsMax)
    throw badField("variables", `The values may have at most ${defaultsMax} characters`);
  const query: ReportQuery = {
    title: words.title,
    document: words.document,
    operationName: given.operationName || null,
    variables,
    list: words.list || null,
  };
  listOf(services, query);
  return query;
}

/** A query is about everything, as it is now: its own conditions narrow it. */
const QUERY = { label: "A query", takesDays: false, takesCategory: false, statuses: [] } as const;

/** What a report takes. */
export function takenBy(
  report: ReportName,
): Pick<Report, "label" | "takesDays" | "takesCategory" | "statuses"> {
  return report === "query" ? QUERY : REPORTS_BY_NAME[report];
}

/** The columns of a report and its statement. */
export function writtenBy(
  services: Services,
  { report, query }: WhichReport,
): Pick<Report, "columns" | "statement" | "role"> {
  if (report !== "query") return REPORTS_BY_NAME[report];
  if (!query) throw new Error("a report of a query without one");
  const { columns, statement } = listOf(services, query);
  return {
    columns: columns.map((column) => ({ ...column, unit: null })),
    role: READER_ROLE,
    statement: () => statement,
  };
}

/** The name of a report in words. */
export function labelOf({ report, query }: WhichReport): string {
  return query?.title ?? takenBy(report).label;
}

function listOf(services: Services, { document, operationName, variables, list }: ReportQuery) {
  return wholeList(services, { text: document, operationName, variables }, list);
}
