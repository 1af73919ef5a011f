import { defineEntity, p } from "@mikro-orm/core";
import {
  ReportFailure,
  ReportFormat,
  ReportFrequency,
  ReportRunStatus,
  ReportScheduleStatus,
} from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";

// Administrators' reports: when they run by themselves, and each run with its file.

export const ReportScheduleEntity = defineEntity({
  name: "ReportSchedule",
  tableName: "report_schedules",
  indexes: [
    {
      name: "report_schedules_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
  ],
  checks: [
    {
      name: "report_schedules_query_check",
      expression: "(report = 'query'::text) = (query IS NOT NULL)",
    },
    {
      name: "report_schedules_deadline_check",
      expression: "(status = 'active'::text) = (deadline IS NOT NULL)",
    },
    { name: "report_schedules_hour_check", expression: "(hour >= 0) AND (hour <= 23)" },
    {
      name: "report_schedules_run_on_check",
      expression: `CASE frequency
    WHEN 'daily'::text THEN (run_on IS NULL)
    WHEN 'weekly'::text THEN ((run_on IS NOT NULL) AND ((run_on >= 1) AND (run_on <= 7)))
    ELSE ((run_on IS NOT NULL) AND ((run_on >= 1) AND (run_on <= 28)))
END`,
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    report: p.text(),
    query: p.json().nullable(),
    parameters: p.json(),
    format: p.enum(() => ReportFormat),
    frequency: p.enum(() => ReportFrequency),
    runOn: p.integer().nullable(),
    hour: p.integer(),
    status: p.enum(() => ReportScheduleStatus),
    owner: () =>
      p.manyToOne(User).ref().deleteRule("no action").index("report_schedules_owner_index"),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const ReportRunEntity = defineEntity({
  name: "ReportRun",
  tableName: "report_runs",
  indexes: [
    {
      name: "report_runs_queued_index",
      where: "status = 'queued'::text",
      properties: ["id"],
    },
    {
      name: "report_runs_finished_index",
      where: "finished_at IS NOT NULL",
      properties: ["finishedAt"],
    },
    { name: "report_runs_schedule_index", properties: ["schedule", "id"] },
  ],
  uniques: [
    {
      name: "report_runs_one_running_key",
      where: "status = 'running'::text",
      properties: ["status"],
    },
  ],
  checks: [
    {
      name: "report_runs_query_check",
      expression: "(report = 'query'::text) = (query IS NOT NULL)",
    },
    {
      name: "report_runs_done_check",
      expression:
        "((status = 'done'::text) = (sha256 IS NOT NULL)) AND ((status <> 'done'::text) OR ((file_key IS NOT NULL) AND (as_of IS NOT NULL)))",
    },
    {
      name: "report_runs_failed_check",
      expression: "(status = 'failed'::text) = (failure IS NOT NULL)",
    },
    {
      name: "report_runs_running_check",
      expression: "(status = 'running'::text) = (lease_until IS NOT NULL)",
    },
    {
      name: "report_runs_finished_check",
      expression:
        "(status = ANY (ARRAY['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    report: p.text(),
    query: p.json().nullable(),
    parameters: p.json(),
    format: p.enum(() => ReportFormat),
    status: p.enum(() => ReportRunStatus).default("queued"),
    requestedBy: () =>
      p.manyToOne(User).ref().deleteRule("no action").index("report_runs_requested_by_index"),
    schedule: () => p.manyToOne(ReportScheduleEntity).ref().deleteRule("set null").nullable(),
    attempts: p.integer().default(0),
    fileKey: p.uuid().nullable(),
    leaseUntil: p.datetime().length(3).nullable(),
    total: p.integer().nullable(),
    rows: p.integer().default(0),
    bytes: p.bigint("number").defaultRaw(`0`),
    sha256: p.text().nullable(),
    asOf: p.datetime().length(3).nullable(),
    failure: p.enum(() => ReportFailure).nullable(),
    createdAt: p.datetime().length(3),
    startedAt: p.datetime().length(3).nullable(),
    finishedAt: p.datetime().length(3).nullable(),
  },
});
