import { REPORTS } from "../../../schema/limits.ts";
import type { Services } from "../../core/context.ts";
import type { ReportFormat } from "../../core/graphql/enums.ts";
import { firstLines, linesOf } from "../../documents/reportLines.ts";
import { statementParameters } from "./parameters.ts";
import { writtenBy } from "./queryReport.ts";
import type { ReportParameters, WhichReport } from "./report.ts";
import type { Draft } from "./reportFiles.ts";

/** A run that this server writes. */
export interface TakenRun extends WhichReport {
  id: number;
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
  services: Services,
  run: TakenRun,
  draft: Draft,
  progress: Progress,
  signal: AbortSignal,
): Promise<Date> {
  const { reader, clock } = services;
  const { parameters, format } = run;
  const { columns, statement, role } = writtenBy(services, run);
  // Taken before the snapshot, which therefore has everything up to it.
  const begun = clock.now();
  return reader.scan(
    statement(statementParameters(parameters)),
    { statementMs: REPORTS.statementSeconds * 1000, role },
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
