/** Administrators' reports. */
export { deleteReports } from "./deleteReports.ts";
export { reportWork } from "./jobs.ts";
export { openReportFile, type ReportFile } from "./openReportFile.ts";
export { scheduleRuns } from "./scheduleRuns.ts";
