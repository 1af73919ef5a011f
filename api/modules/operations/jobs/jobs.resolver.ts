import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { JOB_DROP } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { JobFilter, JobTask } from "../../../core/graphql/enums.ts";
import { AFTER, FIRST } from "../../../core/graphql/paging.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { memberById } from "../../accounts/index.ts";
import { User } from "../../accounts/user.entity.ts";
import { dropDeadLetter, retryDeadLetter } from "./deadLetter.ts";
import { DeadLetter, DeadLetterConnection, DeadLetterDropped } from "./deadLetter.types.ts";
import { dropJob } from "./dropJob.ts";
import { Job, JobConnection, JobDropped, JobsRetried, JobsSummary } from "./job.types.ts";
import { OverdueDeadlineConnection } from "./overdue.types.ts";
import { readDeadLetters } from "./readDeadLetters.ts";
import { readJobs } from "./readJobs.ts";
import { readOverdue } from "./readOverdue.ts";
import { readSummary } from "./readSummary.ts";
import { retryJob, retryJobs } from "./retryJob.ts";

const { min, max } = JOB_DROP.reason;
const REASON = { description: `For the audit log; ${min} to ${max} characters.` };

@Resolver(() => Job)
export class JobsResolver {
  @Query(() => JobsSummary, {
    description: "What the market does by itself, in figures. For administrators.",
  })
  jobsSummary(@Ctx() { em, services }: Context): Promise<JobsSummary> {
    return readSummary(em, services);
  }

  @Query(() => JobConnection, { description: "Jobs of the queue. For administrators." })
  jobs(
    @Ctx() ctx: Context,
    @Arg("filter", () => JobFilter, { description: "Which of them." }) filter: JobFilter,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<JobConnection> {
    return readJobs(ctx, filter, { first, after });
  }

  @Query(() => DeadLetterConnection, {
    description: "Domain events that a consumer could not handle. For administrators.",
  })
  deadLetters(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<DeadLetterConnection> {
    return readDeadLetters(ctx, { first, after });
  }

  @Query(() => OverdueDeadlineConnection, {
    description: "What is ten seconds past its deadline and has not ended. For administrators.",
  })
  overdueDeadlines(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<OverdueDeadlineConnection> {
    return readOverdue(ctx, { first, after });
  }

  @Mutation(() => Job, {
    description:
      "Does a job at once, with all its attempts again. Refuses with JOB_RUNNING or JOB_TOO_OLD. For administrators.",
  })
  retryJob(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
  ): Promise<Job> {
    return transact(ctx, retryJob, { id });
  }

  @Mutation(() => JobsRetried, {
    description:
      "Does the failed jobs of a task at once, except those that run or are too old. For administrators.",
  })
  async retryJobs(
    @Ctx() ctx: Context,
    @Arg("task", () => JobTask, { description: "The task whose failed jobs are tried again." })
    task: JobTask,
  ): Promise<JobsRetried> {
    return { count: await transact(ctx, retryJobs, { task }) };
  }

  @Mutation(() => JobDropped, {
    description:
      "Removes a job from the queue; a mail or a text message is deleted with it. Refuses with JOB_RUNNING or JOB_NEEDED. For administrators.",
  })
  async dropJob(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Arg("reason", () => String, REASON) reason: string,
  ): Promise<JobDropped> {
    return { id: await transact(ctx, dropJob, { id, reason }) };
  }

  @Mutation(() => DeadLetter, {
    description:
      "Lets a consumer handle a dead letter once more, within a second. For administrators.",
  })
  retryDeadLetter(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The dead letter's id." }) id: string,
  ): Promise<DeadLetter> {
    return transact(ctx, retryDeadLetter, { id });
  }

  @Mutation(() => DeadLetterDropped, {
    description:
      "Deletes a dead letter: what should have followed from the event never does. For administrators.",
  })
  async dropDeadLetter(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The dead letter's id." }) id: string,
    @Arg("reason", () => String, REASON) reason: string,
  ): Promise<DeadLetterDropped> {
    return { id: await transact(ctx, dropDeadLetter, { id, reason }) };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Whom a mail or a text message is for, if it notifies a member.",
  })
  member(@Root() { memberId }: Job, @Ctx() ctx: Context): Promise<User> | null {
    return memberId === null ? null : memberById(ctx, memberId);
  }
}
