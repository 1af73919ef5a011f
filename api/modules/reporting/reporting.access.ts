import { admin, adminAction, type Policy } from "../../core/access/policy.ts";

/** Reports take data out of the market: each request is an action in the audit log, with a fresh proof. */
export const policy: Policy = {
  Query: {
    adminReports: admin(),
    reportRuns: admin(),
    reportRun: admin(),
    reportSchedules: admin(),
  },
  Mutation: {
    requestReport: adminAction({ subject: "report", id: "input.report" }),
    cancelReportRun: adminAction({ subject: "report_run", id: "id" }),
    createReportSchedule: adminAction({ subject: "report", id: "input.report" }),
    pauseReportSchedule: adminAction({ subject: "report_schedule", id: "id" }),
    resumeReportSchedule: adminAction({ subject: "report_schedule", id: "id" }),
    runReportSchedule: adminAction({ subject: "report_schedule", id: "id" }),
    deleteReportSchedule: adminAction({ subject: "report_schedule", id: "id" }),
  },
  Subscription: {
    reportRunUpdated: admin(),
  },
  Route: {
    "GET /api/admin/report-runs/{id}/file": admin(),
  },
  Type: {
    AdminReportColumn: "session",
    ReportRun: "session",
    ReportParametersGiven: "session",
    ReportQueryGiven: "session",
  },
};
