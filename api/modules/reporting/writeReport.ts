import { REPORTS } from "../../../schema/limits.ts";
import type { Services } from "../../core/context.ts";
import type { ReportFormat, ReportName } from "../../core/graphql/enums.ts";
import { firstLines, linesOf } from "../../documents/reportLines.ts";
import { REPORTS_BY_NAME } from "./builtIn/index.ts";
import { statementParameters } from "./parameters.ts";
import type { ReportParameters } from "./report.ts";
import type { Draft } from "./reportFiles.ts";

/** A run that this server writes. */
export interface TakenRun {
  id: number;
  report: ReportName;
  parameters: ReportParameters;
  format: ReportFormat;
  fileKey: string;
}

/** How far the file is. */
export interface Progress {
  rows: number;
  /** Null until they are counted. */
  total: number | null;
}

/**
 * Writes all rows of a report, page by page, from one moment. Returns that moment: whatever was committed before it is
 * in the file. Throws when the signal is aborted.
 */
export function writeReport(
  { reader, clock }: Services,
  { report: name, parameters, format }: TakenRun,
  draft: Draft,
  progress: Progress,
  signal: AbortSignal,
): Promise<Date> {
  const { columns, statement } = REPORTS_BY_NAME[name];
  // Taken before the snapshot, which therefore has everything up to it.
  const begun = clock.now();
  return reader.scan(
    statement(statementParameters(parameters)),
    { statementMs: REPORTS.statementSeconds * 1000 },
    async ({ total, replayedAt, next }) => {
      progress.total = total;
      await draft.write(firstLines(format, columns));
      for (;;) {
        signal.throwIfAborted();
        const page = await next(REPORTS.pageRows);
        if (page.length === 0) break;
        await draft.write(linesOf(format, columns, page));
        progress.rows += page.length;
      }
      if (progress.rows !== total)
        throw new Error(`a report has ${progress.rows} of ${total} rows`);
      return replayedAt !== null && replayedAt < begun ? replayedAt : begun;
    },
  );
}
