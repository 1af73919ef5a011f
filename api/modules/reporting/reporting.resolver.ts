import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { REPORT_SCHEDULE_ID } from "../../core/graphql/args.ts";
import type { ReportName } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact, type UseCase } from "../../core/transactions/transact.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { REPORTS_BY_NAME } from "./builtIn/index.ts";
import { cancelReportRun } from "./cancelRun.ts";
import {
  deleteReportSchedule,
  pauseReportSchedule,
  resumeReportSchedule,
  runReportSchedule,
} from "./changeSchedule.ts";
import { createReportSchedule } from "./createSchedule.ts";
import { readRun, readRuns } from "./readRuns.ts";
import { readSchedule, readSchedules } from "./readSchedules.ts";
import {
  AdminReport,
  ReportRequestInput,
  ReportRun,
  ReportRunConnection,
  ReportSchedule,
  ReportScheduleDeleted,
  ReportScheduleInput,
} from "./reporting.types.ts";
import { requestReport } from "./requestReport.ts";

@Resolver()
export class ReportingResolver {
  @Query(() => [AdminReport], { description: "The reports that can be run. For administrators." })
  adminReports(): AdminReport[] {
    return Object.entries(REPORTS_BY_NAME).map(([name, report]) =>
      Object.assign(new AdminReport(), report, { id: name, name: name as ReportName }),
    );
  }

  @Query(() => ReportRunConnection, {
    description: "The runs of reports of 30 days, the newest first. For administrators.",
  })
  reportRuns(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ReportRunConnection> {
    return readRuns(ctx, { first, after });
  }

  @Query(() => ReportRun, {
    nullable: true,
    description: "One run of a report, or null. For administrators.",
  })
  reportRun(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The run's id." }) id: string,
  ): Promise<ReportRun | null> {
    return readRun(ctx, idOf(id));
  }

  @Query(() => [ReportSchedule], {
    description: "When reports run by themselves, the newest schedule first. For administrators.",
  })
  reportSchedules(@Ctx() ctx: Context): Promise<ReportSchedule[]> {
    return readSchedules(ctx);
  }

  @Mutation(() => ReportRun, {
    description:
      "Runs a report: a job writes its file from one moment. Refuses with TOO_MANY_REPORTS while 20 wait. For administrators.",
  })
  requestReport(
    @Ctx() ctx: Context,
    @Arg("input", () => ReportRequestInput, {
      description: "What to run, and how its file is written.",
    })
    input: ReportRequestInput,
  ): Promise<ReportRun> {
    return asRun(ctx, requestReport, input);
  }

  @Mutation(() => ReportRun, {
    description:
      "Ends a run that waits or is being written. Refuses with REPORT_RUN_OVER what is over. For administrators.",
  })
  cancelReportRun(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The run's id." }) id: string,
  ): Promise<ReportRun> {
    return asRun(ctx, cancelReportRun, { id });
  }

  @Mutation(() => ReportSchedule, {
    description:
      "Lets a report run by itself, and mails you a link each time. Refuses with TOO_MANY_REPORTS beyond 50 schedules. For administrators.",
  })
  createReportSchedule(
    @Ctx() ctx: Context,
    @Arg("input", () => ReportScheduleInput, { description: "What runs, and when." })
    input: ReportScheduleInput,
  ): Promise<ReportSchedule> {
    return asSchedule(ctx, createReportSchedule, input);
  }

  @Mutation(() => ReportSchedule, {
    description:
      "Lets a schedule rest. Refuses with SCHEDULE_NOT_ACTIVE one that does already. For administrators.",
  })
  pauseReportSchedule(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, REPORT_SCHEDULE_ID) id: string,
  ): Promise<ReportSchedule> {
    return asSchedule(ctx, pauseReportSchedule, { id });
  }

  @Mutation(() => ReportSchedule, {
    description:
      "Lets a schedule run again, from its next time on. A stopped one is yours from then on. Refuses with SCHEDULE_ACTIVE one that runs. For administrators.",
  })
  resumeReportSchedule(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, REPORT_SCHEDULE_ID) id: string,
  ): Promise<ReportSchedule> {
    return asSchedule(ctx, resumeReportSchedule, { id });
  }

  @Mutation(() => ReportRun, {
    description:
      "Runs the report of a schedule now; its next time stays. Refuses with TOO_MANY_REPORTS while 20 runs wait. For administrators.",
  })
  runReportSchedule(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, REPORT_SCHEDULE_ID) id: string,
  ): Promise<ReportRun> {
    return asRun(ctx, runReportSchedule, { id });
  }

  @Mutation(() => ReportScheduleDeleted, {
    description: "Deletes a schedule; its runs stay. For administrators.",
  })
  deleteReportSchedule(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, REPORT_SCHEDULE_ID) id: string,
  ): Promise<ReportScheduleDeleted> {
    return transact(ctx, deleteReportSchedule, { id });
  }
}

async function asRun<Input>(
  ctx: Context,
  useCase: UseCase<Input, number>,
  input: Input,
): Promise<ReportRun> {
  const run = await readRun(ctx, await transact(ctx, useCase, input));
  if (!run) throw new Error("a run is gone");
  return run;
}

async function asSchedule<Input>(
  ctx: Context,
  useCase: UseCase<Input, number>,
  input: Input,
): Promise<ReportSchedule> {
  return readSchedule(ctx, await transact(ctx, useCase, input));
}

@Resolver(() => ReportRun)
export class ReportRunResolver {
  @FieldResolver(() => User, { description: "Who asked for it, or owns its schedule." })
  requestedBy(@Root() { requestedById }: ReportRun, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, requestedById);
  }
}

@Resolver(() => ReportSchedule)
export class ReportScheduleResolver {
  @FieldResolver(() => User, { description: "Who gets the mails." })
  owner(@Root() { ownerId }: ReportSchedule, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, ownerId);
  }
}
