import { Field, ID, Int, ObjectType } from "type-graphql";
import { JobAction, JobsPart, JobStatus, JobTask } from "../../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../../core/graphql/paging.ts";

@ObjectType({ description: "A job of the queue.", simpleResolvers: true })
export class Job {
  @Field(() => ID, { description: "The job's id." })
  id!: number;

  @Field(() => JobTask, { description: "What it does." })
  task!: JobTask;

  @Field(() => JobStatus, { description: "Where it stands." })
  status!: JobStatus;

  @Field(() => ID, {
    nullable: true,
    description: "The row it is about: of a mail, a text message, or a run of a report.",
  })
  rowId!: number | null;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => Int, { description: "How often it is tried at most." })
  maxAttempts!: number;

  @Field(() => Date, { description: "When it is done, or tried again." })
  runAt!: Date;

  @Field(() => Date, { description: "When it was put into the queue." })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: "Why it failed last." })
  error!: string | null;

  @Field(() => [JobAction], { description: "What the viewer may do about it now." })
  viewerActions!: JobAction[];

  memberId!: number | null;
}

const JobEdge = edgeOf("JobEdge", () => Job);

@ObjectType({ description: "A page of jobs, the next ones first.", simpleResolvers: true })
export class JobConnection {
  @Field(() => [JobEdge], { description: "The rows of this page." })
  edges!: Edge<Job>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "Jobs that are tried again.", simpleResolvers: true })
export class JobsRetried {
  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ description: "A job that was removed from the queue.", simpleResolvers: true })
export class JobDropped {
  @Field(() => ID, { description: "The id that the job had." })
  id!: number;
}

@ObjectType({ description: "One list of the market's own work.", simpleResolvers: true })
export class JobsPartSummary {
  @Field(() => JobsPart, { description: "Which list." })
  part!: JobsPart;

  @Field(() => Int, { description: "How many rows it has." })
  count!: number;

  @Field(() => String, { description: "Another one whenever a row of the list is another one." })
  mark!: string;
}

@ObjectType({ description: "How far a consumer of domain events is.", simpleResolvers: true })
export class ConsumerSummary {
  @Field(() => String, {
    description: "Such as notifications; an earlier version may have had it.",
  })
  name!: string;

  @Field(() => Int, { description: "Events that wait for it." })
  waiting!: number;

  @Field(() => Int, { description: "How long the oldest of them has waited, in seconds." })
  lag!: number;
}

@ObjectType({ description: "What the market does by itself, in figures.", simpleResolvers: true })
export class JobsSummary {
  @Field(() => Date, { description: "When they were read." })
  asOf!: Date;

  @Field(() => [JobsPartSummary], { description: "The lists, in a fixed order." })
  parts!: JobsPartSummary[];

  @Field(() => Int, { description: "How long the oldest due job has waited, in seconds." })
  jobLag!: number;

  @Field(() => Int, { description: "How late the most overdue deadline is, in seconds." })
  deadlineLag!: number;

  @Field(() => [ConsumerSummary], { description: "By name." })
  consumers!: ConsumerSummary[];
}
