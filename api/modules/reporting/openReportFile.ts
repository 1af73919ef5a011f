import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import type { ReportFormat } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { readRun } from "./readRuns.ts";
import { nameOnDisk, reportFolder } from "./reportFiles.ts";

/** A whole file to download. */
export interface ReportFile {
  folder: string;
  /** Its name in the folder. */
  name: string;
  /** Its name for people: "sales_by_day-2026-03-01-2026-03-31.csv". */
  downloadName: string;
  format: ReportFormat;
  /** 64 hex digits. */
  sha256: string;
}

/** The file of a run. Refuses with NOT_FOUND what is not done, or was done 30 days ago. */
export async function openReportFile(ctx: Context, id: string): Promise<ReportFile> {
  const run = await readRun(ctx, idOf(id));
  if (!run?.file || run.fileKey === null || run.sha256 === null || !run.asOf)
    throw notFound("Report file");
  const { report, parameters, format, fileKey, sha256, asOf } = run;
  const days = [parameters.from, parameters.to].filter((day) => day !== null);
  const about = days.length > 0 ? days : [asOf.toISOString().slice(0, 10)];
  return {
    folder: reportFolder(ctx.services.env),
    name: nameOnDisk(fileKey, format),
    downloadName: `${[report, ...about].join("-")}.${format}`,
    format,
    sha256,
  };
}
