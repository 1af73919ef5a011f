import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { ReportsTab } from "./ReportsTab.tsx";

const reports = {
  "AdminReport.label": (n: number) => ["Sales by day", "Members", "Items"][n],
  "ReportRun.label": (n: number) => ["Sales by day", "Members", "Ledger postings"][n],
  "ReportRun.query": null,
  "ReportRun.parameters": (n: number) => ({
    n,
    from: n === 1 ? null : "2026-10-01",
    to: n === 1 ? null : "2026-10-31",
    category: null,
    status: null,
  }),
  "ReportRun.status": (n: number) => ["done", "running", "failed"][n],
  "ReportRun.rows": (n: number) => [31, 640_000, 0][n],
  "ReportRun.total": (n: number) => [31, 1_000_000, null][n],
  "ReportRun.bytes": (n: number) => [2480, 98_000_000, 0][n],
  "ReportRun.sha256": (n: number) => (n === 0 ? "3f8a".repeat(16) : null),
  "ReportRun.asOf": (n: number) => (n === 0 ? "2026-11-01T06:00:00.000Z" : null),
  "ReportRun.file": (n: number) => (n === 0 ? "/api/admin/report-runs/1/file" : null),
  "ReportRun.failure": (n: number) => (n === 2 ? "disk_full" : null),
  "ReportSchedule.label": (n: number) => ["Sales by day", "Members", "Moderation"][n],
  "ReportSchedule.query": null,
  "ReportSchedule.parameters": (n: number) => ({ n, category: null, status: null }),
  "ReportSchedule.frequency": (n: number) => ["daily", "weekly", "monthly"][n],
  "ReportSchedule.runOn": (n: number) => [null, 1, 28][n],
  "ReportSchedule.hour": 6,
  "ReportSchedule.status": (n: number) => ["active", "paused", "stopped"][n],
  "ReportSchedule.nextRunAt": (n: number) => (n === 0 ? "2026-11-02T06:00:00.000Z" : null),
};

export const lists: readonly ListSpecimen[] = [
  { name: "admin-reports", title: "Admin: reports", fields: reports, render: () => <ReportsTab /> },
];
