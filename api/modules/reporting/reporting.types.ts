import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { REPORTS, SAVED_QUERIES } from "../../../schema/limits.ts";
import {
  ReportColumnType,
  ReportFailure,
  ReportFormat,
  ReportFrequency,
  ReportName,
  ReportRunStatus,
  ReportScheduleStatus,
} from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../core/graphql/paging.ts";
import { Cursor, JSONObject } from "../../core/graphql/scalars.ts";

@ObjectType({ description: "A column of a report.", simpleResolvers: true })
export class AdminReportColumn {
  @Field(() => String, { description: "As the header and the JSON objects have it." })
  name!: string;

  @Field(() => ReportColumnType, { description: "What its values are." })
  type!: ReportColumnType;

  @Field(() => String, { nullable: true, description: "TP, or null for what has no unit." })
  unit!: string | null;

  @Field(() => String, { description: "What it tells." })
  description!: string;
}

@ObjectType({ description: "A report that administrators run.", simpleResolvers: true })
export class AdminReport {
  @Field(() => ID, { description: "Its name." })
  id!: ReportName;

  @Field(() => ReportName, { description: "Its name, as `requestReport` takes it." })
  name!: ReportName;

  @Field(() => String, { description: "Its name in words." })
  label!: string;

  @Field(() => String, { description: "What its rows are." })
  description!: string;

  @Field(() => Boolean, {
    description:
      "Whether it is about some days and needs `from` and `to`; otherwise it is about everything, as it is now.",
  })
  takesDays!: boolean;

  @Field(() => Boolean, { description: "Whether it can be narrowed to a category." })
  takesCategory!: boolean;

  @Field(() => [String], { description: "What it can be narrowed to by `status`; may be empty." })
  statuses!: readonly string[];

  @Field(() => [AdminReportColumn], { description: "In the order of the file." })
  columns!: readonly AdminReportColumn[];
}

@InputType({
  description:
    "A query of the explorer as a report: all rows of one of its lists, however many. Lists within its rows are left out.",
})
export class ReportQueryInput {
  @Field(() => String, {
    description: `${SAVED_QUERIES.title.min} to ${SAVED_QUERIES.title.max} characters.`,
  })
  title!: string;

  @Field(() => String, { description: "As the explorer runs it." })
  document!: string;

  @Field(() => String, { nullable: true, description: "Where the document has several." })
  operationName?: string | null;

  @Field(() => JSONObject, {
    nullable: true,
    description: "A schedule reads times that depend on the run anew each time: today-7d.",
  })
  variables?: Record<string, unknown> | null;

  @Field(() => String, {
    nullable: true,
    description: "Its place in the answer, such as tables.offers. Default: the first list.",
  })
  list?: string | null;
}

@ObjectType({ description: "The query that a report is of.", simpleResolvers: true })
export class ReportQueryGiven {
  @Field(() => String, { description: "The title it was given." })
  title!: string;

  @Field(() => String, { description: "The GraphQL document." })
  document!: string;

  @Field(() => String, {
    nullable: true,
    description: "Which operation of the document; null: its only one.",
  })
  operationName!: string | null;

  @Field(() => JSONObject, { description: "The values of its variables." })
  variables!: Record<string, unknown>;

  @Field(() => String, { nullable: true, description: "Null: the first list." })
  list!: string | null;
}

@InputType({ description: "What a run is about, and how its file is written." })
export class ReportRequestInput {
  @Field(() => ReportName, { description: "Which report." })
  report!: ReportName;

  @Field(() => ReportQueryInput, {
    nullable: true,
    description: "Of the report query, which needs one.",
  })
  query?: ReportQueryInput | null;

  @Field(() => ReportFormat, { description: "How the file is written." })
  format!: ReportFormat;

  @Field(() => String, {
    nullable: true,
    description: `The first UTC day, YYYY-MM-DD, where the report takes days. ${REPORTS.daysMax} days at most.`,
  })
  from?: string | null;

  @Field(() => String, { nullable: true, description: "The last UTC day, which is included." })
  to?: string | null;

  @Field(() => String, { nullable: true, description: "Default: all." })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of `AdminReport.statuses`. Default: all.",
  })
  status?: string | null;
}

@InputType({
  description:
    "When a report runs by itself. One that takes days is about the day, the seven days or the month before.",
})
export class ReportScheduleInput {
  @Field(() => ReportName, { description: "Which report." })
  report!: ReportName;

  @Field(() => ReportQueryInput, {
    nullable: true,
    description: "Of the report query, which needs one. The schedule keeps it as it is now.",
  })
  query?: ReportQueryInput | null;

  @Field(() => ReportFormat, { description: "How the files are written." })
  format!: ReportFormat;

  @Field(() => String, { nullable: true, description: "Default: all." })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of `AdminReport.statuses`. Default: all.",
  })
  status?: string | null;

  @Field(() => ReportFrequency, { description: "How often it runs." })
  frequency!: ReportFrequency;

  @Field(() => Int, {
    nullable: true,
    description: "Weekly: the day, 1 is Monday. Monthly: the day of the month, 1 to 28.",
  })
  runOn?: number | null;

  @Field(() => Int, { description: "The hour of the day in UTC, 0 to 23." })
  hour!: number;
}

@ObjectType({
  description: "What a run or a schedule is about; null where it is not narrowed.",
  simpleResolvers: true,
})
export class ReportParametersGiven {
  @Field(() => String, { nullable: true, description: "The first UTC day." })
  from!: string | null;

  @Field(() => String, { nullable: true, description: "The last UTC day, which is included." })
  to!: string | null;

  @Field(() => String, { nullable: true, description: "One of `categories`." })
  category!: string | null;

  @Field(() => String, { nullable: true, description: "One of the report's `statuses`." })
  status!: string | null;
}

@ObjectType({
  description: `One run of a report and its file, which is kept for ${REPORTS.keptDays} days.`,
  simpleResolvers: true,
})
export class ReportRun {
  requestedById!: number;
  fileKey!: string | null;

  @Field(() => ID, { description: "The run's id." })
  id!: number;

  @Field(() => ReportName, { description: "Which report." })
  report!: ReportName;

  @Field(() => String, { description: "The report's name in words; of a query its title." })
  label!: string;

  @Field(() => ReportQueryGiven, { nullable: true, description: "Of the report query." })
  query!: ReportQueryGiven | null;

  @Field(() => ReportParametersGiven, { description: "What it is about." })
  parameters!: ReportParametersGiven;

  @Field(() => ReportFormat, { description: "How the file is written." })
  format!: ReportFormat;

  @Field(() => ReportRunStatus, { description: "How far it is." })
  status!: ReportRunStatus;

  @Field(() => ID, { nullable: true, description: "The schedule that ran it; null if none did." })
  scheduleId!: number | null;

  @Field(() => Int, { description: "Rows written so far, without the header." })
  rows!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Rows it will have; null until they are counted.",
  })
  total!: number | null;

  @Field(() => Float, { description: "Bytes written so far." })
  bytes!: number;

  @Field(() => String, {
    nullable: true,
    description: "SHA-256 of the whole file, 64 hex digits; null until it is done.",
  })
  sha256!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "The moment that all its rows are from; null until it is done.",
  })
  asOf!: Date | null;

  @Field(() => ReportFailure, {
    nullable: true,
    description: "Why there is no file; null unless it failed.",
  })
  failure!: ReportFailure | null;

  @Field(() => Date, { description: "When it was asked for." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When its writing began; null before." })
  startedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was done, failed or was cancelled; null before.",
  })
  finishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the file is deleted; null while there is none.",
  })
  keptUntil!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Where the file is, for the session of an administrator; answers ranges. Null while there is none.",
  })
  file!: string | null;
}

@ObjectType({ description: "A run of a report is further, or over.", simpleResolvers: true })
export class ReportRunUpdated {
  runId!: number;

  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}

const ReportRunEdge = edgeOf("ReportRunEdge", () => ReportRun);

@ObjectType({ description: "A page of runs, the newest first.", simpleResolvers: true })
export class ReportRunConnection {
  @Field(() => [ReportRunEdge], { description: "The rows of this page." })
  edges!: Edge<ReportRun>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, { description: "Where reportRunUpdated goes on." })
  cursor!: string;
}

@ObjectType({
  description: "When a report runs by itself. Its owner gets a mail with a link, never data.",
  simpleResolvers: true,
})
export class ReportSchedule {
  ownerId!: number;

  @Field(() => ID, { description: "The schedule's id." })
  id!: number;

  @Field(() => ReportName, { description: "Which report." })
  report!: ReportName;

  @Field(() => String, { description: "The report's name in words; of a query its title." })
  label!: string;

  @Field(() => ReportQueryGiven, { nullable: true, description: "Of the report query." })
  query!: ReportQueryGiven | null;

  @Field(() => ReportParametersGiven, { description: "The days are null: each run has its own." })
  parameters!: ReportParametersGiven;

  @Field(() => ReportFormat, { description: "How the files are written." })
  format!: ReportFormat;

  @Field(() => ReportFrequency, { description: "How often it runs." })
  frequency!: ReportFrequency;

  @Field(() => Int, {
    nullable: true,
    description: "Weekly: the day, 1 is Monday. Monthly: the day of the month.",
  })
  runOn!: number | null;

  @Field(() => Int, { description: "The hour of the day in UTC." })
  hour!: number;

  @Field(() => ReportScheduleStatus, { description: "Whether it runs." })
  status!: ReportScheduleStatus;

  @Field(() => Date, { nullable: true, description: "The next run; null unless it is active." })
  nextRunAt!: Date | null;

  @Field(() => Date, { description: "When it was made." })
  createdAt!: Date;
}

@ObjectType({ description: "A schedule that was deleted; its runs stay.", simpleResolvers: true })
export class ReportScheduleDeleted {
  @Field(() => ID, { description: "The id that the schedule had." })
  id!: number;
}
