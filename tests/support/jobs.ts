import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

const JOB = `id task status rowId attempts maxAttempts runAt createdAt error viewerActions member { id }`;
const LETTER = `id consumer type error failedAt isRetried viewerActions event { id sentence }`;
export const JOBS = `query ($filter: JobFilter!, $first: Int, $after: String) {
  jobs(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${JOB} } } } }`;
export const DEAD_LETTERS = `query ($first: Int, $after: String) {
  deadLetters(first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${LETTER} } } } }`;
export const OVERDUE = `query ($first: Int, $after: String) {
  overdueDeadlines(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor } edges { node { id name rowId deadline error tries } } } }`;
const SUMMARY = `asOf jobLag deadlineLag parts { part count mark } consumers { name waiting lag }`;
export const JOBS_SUMMARY = `{ jobsSummary { ${SUMMARY} } }`;
export const HEAR_SUMMARY = `subscription { jobsSummaryUpdated { ${SUMMARY} } }`;
export const RETRY_JOB = `mutation ($id: ID!) { retryJob(id: $id) { ${JOB} } }`;
export const RETRY_JOBS = `mutation ($task: JobTask!) { retryJobs(task: $task) { count } }`;
export const DROP_JOB = `mutation ($id: ID!, $reason: String!) { dropJob(id: $id, reason: $reason) { id } }`;
export const RETRY_LETTER = `mutation ($id: ID!) { retryDeadLetter(id: $id) { ${LETTER} } }`;
export const DROP_LETTER = `mutation ($id: ID!, $reason: String!) { dropDeadLetter(id: $id, reason: $reason) { id } }`;

export interface Job {
  id: string;
  task: string;
  status: string;
  rowId: string | null;
  attempts: number;
  maxAttempts: number;
  runAt: string;
  error: string | null;
  viewerActions: string[];
  member: { id: string } | null;
}

export interface DeadLetter {
  id: string;
  consumer: string;
  type: string;
  error: string;
  isRetried: boolean;
  viewerActions: string[];
  event: { id: string; sentence: string } | null;
}

export interface Summary {
  parts: { part: string; count: number; mark: string }[];
  jobLag: number;
  deadlineLag: number;
  consumers: { name: string; waiting: number; lag: number }[];
}

export async function jobsOf(admin: Person, filter: "failed" | "waiting"): Promise<Job[]> {
  const { jobs } = await admin.gql<{ jobs: { edges: { node: Job }[] } }>(JOBS, {
    filter,
    first: 100,
  });
  return jobs.edges.map(({ node }) => node);
}

export async function lettersOf(admin: Person): Promise<DeadLetter[]> {
  const { deadLetters } = await admin.gql<{ deadLetters: { edges: { node: DeadLetter }[] } }>(
    DEAD_LETTERS,
    { first: 100 },
  );
  return deadLetters.edges.map(({ node }) => node);
}

interface MailJob {
  to?: Person;
  hoursOld?: number;
  attempts?: number;
}

/** A mail whose job has failed and is tried again tomorrow: a state that takes the market hours. Returns the job's id. */
export async function aFailedMail(
  market: Market,
  { to, hoursOld = 1, attempts = 9 }: MailJob = {},
): Promise<string> {
  const [job] = await market.rows<{ id: string }>(
    `with mail as (
       insert into mails (to_address, subject, body, user_id, created_at)
       values ('ida@market.test', 'Hello', 'A secret', $1, $2) returning id)
     select (graphile_worker.add_job('mail-leaves', json_build_object('id', id), job_key := 'mail-leaves:' || id,
       run_at := now() + interval '1 day', max_attempts := 14)).id::text as id from mail`,
    [
      to ? Number(to.id) : null,
      new Date(market.clock.now().getTime() - hoursOld * 3_600_000).toISOString(),
    ],
  );
  if (!job) throw new Error("no job");
  await market.rows(
    `update graphile_worker._private_jobs set attempts = $2, last_error = '451 try later' where id = $1`,
    [job.id, attempts],
  );
  return job.id;
}

/** An event that the feed could not handle. Returns the dead letter's id. */
export async function aDeadLetter(market: Market): Promise<string> {
  const [letter] = await market.rows<{ id: string }>(
    `with event as (
       insert into domain_events (type, data, consumers, happened_at)
       values ('ThreadRead', '{"readerId": 1, "writerId": 1}', '{}', now()) returning id)
     insert into dead_letters (consumer, event_id, error, failed_at)
     select 'feed', id, 'a bad post', now() from event returning id::text as id`,
  );
  if (!letter) throw new Error("no dead letter");
  return letter.id;
}
