import { admin, adminAction, type Policy } from "../../core/access/policy.ts";

/** What administrators see of the running market: its events, its jobs and deadlines, and what waits for them. */
export const policy: Policy = {
  Query: {
    adminEventLog: admin(),
    adminBacklog: admin(),
    jobsSummary: admin(),
    jobs: admin(),
    deadLetters: admin(),
    overdueDeadlines: admin(),
  },
  Mutation: {
    retryJob: adminAction({ subject: "job", id: "id" }),
    retryJobs: adminAction({ subject: "job_task", id: "task" }),
    dropJob: adminAction({ subject: "job", id: "id", reason: "reason" }),
    retryDeadLetter: adminAction({ subject: "dead_letter", id: "id" }),
    dropDeadLetter: adminAction({ subject: "dead_letter", id: "id", reason: "reason" }),
  },
  Subscription: {
    adminEvents: admin(),
    adminBacklogUpdated: admin(),
    jobsSummaryUpdated: admin(),
  },
  Type: {
    AdminEvent: "session",
    BacklogPart: "session",
    ConsumerSummary: "session",
    DeadLetter: "session",
    Job: "session",
    JobsPartSummary: "session",
    OverdueDeadline: "session",
  },
};
