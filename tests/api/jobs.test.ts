import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import {
  aDeadLetter,
  aFailedMail,
  DEAD_LETTERS,
  DROP_JOB,
  DROP_LETTER,
  HEAR_SUMMARY,
  JOBS,
  JOBS_SUMMARY,
  jobsOf,
  lettersOf,
  OVERDUE,
  RETRY_JOB,
  RETRY_JOBS,
  RETRY_LETTER,
  type Summary,
} from "../support/jobs.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { REQUEST } from "../support/reporting.ts";
import { MailServer } from "../support/smtp.ts";

const FORGOT = `mutation ($email: String!) { forgotPassword(email: $email) }`;
const REASON = "The address does not exist";
const AT_ONCE = 20;

const post = await MailServer.open();
const market = aMarket({ SMTP_URL: post.url, LOG_LEVEL: "silent" });
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});
afterAll(() => post.close());
beforeEach(async () => {
  post.refusal = undefined;
  post.mails.splice(0);
  await market.rows(`delete from graphile_worker._private_jobs`);
  await market.rows(`delete from dead_letters`);
  await market.rows(`delete from mails`);
});

const failedJobs = () => jobsOf(admin, "failed");
const unsent = () => market.rows(`select 1 from mails where sent_at is null`);
const entry = async (filter?: object) => {
  const { auditLog } = await admin.gql(
    `query ($filter: AuditLogFilter) { auditLog(filter: $filter, first: 1) { edges { node {
      action outcome reason subjectType subjectId changes { name before after } } } } }`,
    { filter },
  );
  return auditLog.edges[0].node;
};

async function summary(): Promise<Summary> {
  return (await admin.gql<{ jobsSummary: Summary }>(JOBS_SUMMARY)).jobsSummary;
}

const countOf = async (part: string) =>
  (await summary()).parts.find((each) => each.part === part)?.count;

interface Page<Node> {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Node }[];
}

/** All pages of a list, by pages of two. */
async function paged<Node>(document: string, field: string, variables = {}): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const answer: Record<string, Page<Node>> = await admin.gql(document, {
      ...variables,
      first: 2,
      after,
    });
    const page: Page<Node> | undefined = answer[field];
    if (!page) throw new Error(`no ${field}`);
    nodes.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

describe("a job that fails", () => {
  it("is listed with its reason and no address, and leaves at once when it is tried again", async () => {
    const ida = await market.member("Ida");
    post.refusal = `451 ${ida.email} must wait`;
    await market.stranger.gql(FORGOT, { email: ida.email });

    await expect.poll(failedJobs).toMatchObject([
      {
        task: "mail_leaves",
        status: "failing",
        maxAttempts: 14,
        error: expect.stringContaining("451"),
        viewerActions: ["retry", "drop"],
      },
    ]);
    const [job] = await failedJobs();
    expect(job?.error).not.toContain("@");
    expect(await countOf("failed")).toBe(1);

    // Hours later, when the mail server works again.
    await market.rows(
      `update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '5 h' where id = $1`,
      [job?.id],
    );
    post.refusal = undefined;
    const { retryJob } = await admin.gql(RETRY_JOB, { id: job?.id });
    expect(retryJob).toMatchObject({ id: job?.id, attempts: 0, status: "failing" });
    expect(await entry()).toMatchObject({
      action: "retryJob",
      outcome: "done",
      subjectType: "job",
      subjectId: job?.id,
      changes: [{ name: "attempts", before: "9", after: "0" }],
    });
    await expect.poll(() => post.mails).toHaveLength(1);
    await expect.poll(failedJobs).toEqual([]);
    expect(await unsent()).toEqual([]);
  });

  it("is tried again with all others of its task, except those that are too old", async () => {
    const freya = await market.member("Freya");
    await aFailedMail(market, { to: freya });
    await aFailedMail(market);
    const old = await aFailedMail(market, { hoursOld: 25, attempts: 14 });
    const held = await market.hold(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where id = $1`,
      [await aFailedMail(market)],
    );
    expect((await failedJobs()).map(({ member }) => member?.id ?? null)).toEqual([
      freya.id,
      null,
      null,
      null,
    ]);

    const { retryJobs } = await admin.gql(RETRY_JOBS, { task: "mail_leaves" });
    expect(retryJobs).toEqual({ count: 2 });
    expect(await entry({ subjectType: "job_task", subjectId: "mail_leaves" })).toMatchObject({
      action: "retryJobs",
      subjectType: "job_task",
      subjectId: "mail_leaves",
      changes: [{ name: "failedJobs", before: "4", after: "2" }],
    });
    await held.end();
    await expect.poll(() => post.mails).toHaveLength(2);
    await expect.poll(async () => (await failedJobs()).length).toBe(2);

    expect((await failedJobs()).find(({ id }) => id === old)).toMatchObject({
      status: "given_up",
      viewerActions: ["drop"],
    });
    expect(await admin.refused(RETRY_JOB, { id: old })).toMatchObject({
      code: "JOB_TOO_OLD",
      message: "This is too old to be sent",
    });
    expect(await admin.gql(RETRY_JOBS, { task: "text_leaves" })).toEqual({
      retryJobs: { count: 0 },
    });
  });

  it("is dropped with its mail, which never leaves", async () => {
    const id = await aFailedMail(market);
    expect((await admin.refused(DROP_JOB, { id, reason: " no " })).fields).toEqual({
      reason: "The reason must be at least 3 characters",
    });
    expect(await admin.gql(DROP_JOB, { id, reason: REASON })).toEqual({ dropJob: { id } });
    expect(await entry()).toMatchObject({ action: "dropJob", reason: REASON, subjectId: id });
    expect(await failedJobs()).toEqual([]);
    expect(await unsent()).toEqual([]);

    await market.server.services.mailer.rearm();
    expect(await jobsOf(admin, "waiting")).toEqual([]);
    expect(await admin.refused(RETRY_JOB, { id })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is dropped once by twenty at once", async () => {
    const id = await aFailedMail(market);
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(DROP_JOB, { id, reason: REASON })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ NOT_FOUND: AT_ONCE - 1 });
  });

  it("is left alone while a server works on it", async () => {
    const id = await aFailedMail(market);
    await market.rows(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where id = $1`,
      [id],
    );
    expect(await failedJobs()).toMatchObject([{ status: "running", viewerActions: [] }]);
    for (const document of [RETRY_JOB, DROP_JOB])
      expect(await admin.refused(document, { id, reason: REASON })).toMatchObject({
        code: "JOB_RUNNING",
        message: "A server works on this job right now",
      });
  });

  it("cannot be dropped where a report waits for it, because it would come again", async () => {
    await admin.gql(REQUEST, { input: { report: "items", format: "csv" } });
    await expect
      .poll(() => market.rows(`select 1 from report_runs where status = 'done'`))
      .toHaveLength(1);
    // The job that wrote it leaves the queue a moment later.
    await expect.poll(() => jobsOf(admin, "waiting")).toEqual([]);
    const [job] = await market.rows<{ id: string }>(
      `select (graphile_worker.add_job('report-written', job_key := 'report-written:1', run_at := now() + interval '1 h')).id::text as id`,
    );
    expect(await jobsOf(admin, "waiting")).toMatchObject([
      { task: "report_written", status: "waiting", rowId: "1", viewerActions: ["retry"] },
    ]);
    expect(await admin.refused(DROP_JOB, { id: job?.id, reason: REASON })).toMatchObject({
      code: "JOB_NEEDED",
    });
  });

  it("is on one page only, also where many have one time", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await aFailedMail(market));
    await market.rows(
      `update graphile_worker._private_jobs set run_at = '2100-01-01T00:00:00.1234Z'`,
    );
    const found = await paged<{ id: string }>(JOBS, "jobs", { filter: "failed" });
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(await admin.refused(JOBS, { filter: "failed", after: "WzFd" })).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });
});

describe("a dead letter", () => {
  it("says what happened and why it failed, and is handled when it is tried again", async () => {
    const seller = await market.member("Seller");
    await market.rows(
      `create function refuse_bad() returns trigger language plpgsql as $$ begin
         if (select title from items where id = new.item_id) = 'Bad' then raise exception 'a bad post'; end if; return new; end $$`,
    );
    await market.rows(
      `create trigger refuse_bad before insert on social_posts for each row execute function refuse_bad()`,
    );
    const item = await anItem(seller, { title: "Bad" });
    await market.settled();
    const [letter] = await lettersOf(admin);
    expect(letter).toMatchObject({
      consumer: "feed",
      type: "ItemListed",
      error: "a bad post",
      isRetried: false,
      viewerActions: ["retry", "drop"],
      event: { sentence: `Seller listed item ${item.id}` },
    });
    expect(await countOf("dead_letters")).toBe(1);

    const before = await market.rows<{ failedAt: Date }>(
      `select failed_at as "failedAt" from dead_letters`,
    );
    expect((await admin.gql(RETRY_LETTER, { id: letter?.id })).retryDeadLetter).toMatchObject({
      isRetried: true,
      viewerActions: [],
    });
    // It fails again, and says so with a new time.
    await expect.poll(async () => (await lettersOf(admin))[0]?.isRetried).toBe(false);
    const after = await market.rows<{ failedAt: Date }>(
      `select failed_at as "failedAt" from dead_letters`,
    );
    expect(after[0]?.failedAt.getTime()).toBeGreaterThan(before[0]?.failedAt.getTime() ?? 0);

    await market.rows(`drop trigger refuse_bad on social_posts`);
    await admin.gql(RETRY_LETTER, { id: letter?.id });
    await expect.poll(() => lettersOf(admin)).toEqual([]);
    expect(
      await market.rows(`select 1 from social_posts where item_id = $1`, [Number(item.id)]),
    ).toHaveLength(1);
    expect(await admin.refused(RETRY_LETTER, { id: letter?.id })).toMatchObject({
      code: "NOT_FOUND",
      message: "Dead letter not found",
    });
  });

  it("is dropped once by twenty at once, with a reason", async () => {
    const id = await aDeadLetter(market);
    expect((await admin.refused(DROP_LETTER, { id, reason: "" })).fields).toEqual({
      reason: "Please give a reason",
    });
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(DROP_LETTER, { id, reason: REASON })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ NOT_FOUND: AT_ONCE - 1 });
    expect(await lettersOf(admin)).toEqual([]);
  });

  it("of a consumer that this version does not have can be dropped", async () => {
    const id = await aDeadLetter(market);
    await market.rows(`insert into event_consumers (name, position) values ('weather', 0)`);
    await market.rows(`update dead_letters set consumer = 'weather'`);
    expect(await lettersOf(admin)).toMatchObject([{ id, consumer: "weather" }]);
    expect((await summary()).consumers.map(({ name }) => name)).toContain("weather");
    await admin.gql(DROP_LETTER, { id, reason: REASON });
    await market.rows(`delete from event_consumers where name = 'weather'`);
  });

  it("of an event that this version does not know is still shown, by pages", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift(await aDeadLetter(market));
    await market.rows(
      `update domain_events set type = 'MoonRisen' where id in (select event_id from dead_letters)`,
    );
    const found = await paged<{ id: string }>(DEAD_LETTERS, "deadLetters");
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found[0]).toMatchObject({ type: "MoonRisen", event: null });
    await market.rows(
      `update domain_events set type = 'ThreadRead' where id in (select event_id from dead_letters)`,
    );
  });
});

const overdue = () => paged<{ rowId: string; tries: number }>(OVERDUE, "overdueDeadlines");

describe("a deadline that cannot be kept", () => {
  it("is overdue with its reason, and is gone when it was kept", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const offers = await Promise.all(
      times(3, async () => anOffer(jun, await anItem(amara, { trustPoints: 5 }))),
    );
    const ids = offers.map(({ id }) => Number(id));
    await market.rows(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
    );
    await market.rows(
      `create trigger refuse_one before update of state on offers for each row execute function refuse_one()`,
    );
    const late = (minutes: number) =>
      market.rows(
        `update offers set deadline = now() - make_interval(mins => $2) where id = any($1)`,
        [ids, minutes],
      );
    await late(3);
    await expect.poll(overdue).toEqual(
      ids
        .toSorted((a, b) => a - b)
        .map(String)
        .map((id) => ({
          id: `offer_expires-${id}`,
          name: "offer_expires",
          rowId: id,
          deadline: expect.any(String),
          error: "stuck",
          tries: expect.any(Number),
        })),
    );
    const state = await summary();
    expect(state.parts).toContainEqual(expect.objectContaining({ part: "overdue", count: 3 }));
    expect(state.deadlineLag).toBeGreaterThanOrEqual(180);
    // It is tried again and again.
    await expect
      .poll(async () => (await overdue()).every(({ tries }) => tries > 1), { timeout: 15_000 })
      .toBe(true);

    await market.rows(`drop trigger refuse_one on offers`);
    await expect.poll(overdue, { timeout: 15_000 }).toEqual([]);
    // Why is forgotten after a minute.
    await market.rows(`update deadline_failures set failed_at = failed_at - interval '2 min'`);
    await expect
      .poll(() => market.rows(`select 1 from deadline_failures`), { timeout: 15_000 })
      .toEqual([]);
  });

  it("is not overdue in its first seconds, and has no reason while somebody else holds its row", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await anOffer(jun, await anItem(amara));
    await market.rows(`update offers set deadline = $2::timestamptz where id = $1`, [
      Number(id),
      new Date(market.clock.now().getTime() + 3_600_000).toISOString(),
    ]);
    const lock = await market.hold(`select 1 from offers where id = $1 for update`, [Number(id)]);
    market.clock.advance(1 + 3 / 3600);
    expect((await summary()).deadlineLag).toBeGreaterThanOrEqual(2);
    expect(await overdue()).toEqual([]);
    market.clock.advance(12 / 3600);
    expect(await overdue()).toMatchObject([{ rowId: id, error: null, tries: 0 }]);
    await lock.end();
    await expect.poll(overdue).toEqual([]);
  });
});

describe("the figures", () => {
  it("reach who listens within seconds, once a list has changed", async () => {
    const live = await admin.live<Summary>(HEAR_SUMMARY);
    const markOf = ({ parts }: Summary) => parts.find(({ part }) => part === "failed");
    const first = markOf(await live.next());
    expect(first?.count).toBe(0);
    const id = await aFailedMail(market);
    const next = async (differs: (found: ReturnType<typeof markOf>) => boolean) => {
      for (;;) {
        const found = markOf(await live.next());
        if (differs(found)) return found;
      }
    };
    const second = await next((found) => found?.count === 1);
    // The same number of rows, and another row.
    await market.rows(
      `update graphile_worker._private_jobs set attempts = attempts + 1 where id = $1`,
      [id],
    );
    const third = await next((found) => found?.mark !== second?.mark);
    expect(third?.count).toBe(1);
    await live.stop();
  });

  it("name every consumer, and how far it is behind", async () => {
    const { consumers } = await summary();
    expect(consumers).toEqual(
      ["cards", "carts", "feed", "notifications", "offers", "pages", "reputation", "rewards"].map(
        (name) => ({
          name,
          waiting: 0,
          lag: 0,
        }),
      ),
    );
  });
});
