import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import { times } from "../support/races.ts";
import { MailServer } from "../support/smtp.ts";
import { TextGateway } from "../support/textGateway.ts";
import { SEND_CODE, VERIFY } from "../support/verification.ts";

const FORGOT = `mutation ($email: String!) { forgotPassword(email: $email) }`;

describe("with a mail server", async () => {
  const post = await MailServer.open();
  const market = aMarket({
    SMTP_URL: post.url,
    PUBLIC_URL: "https://market.example/",
    LOG_LEVEL: "silent",
  });
  afterAll(() => post.close());
  beforeEach(() => void post.mails.splice(0));

  interface MailJob {
    attempts: number;
    taken: boolean;
    /** Until the next try, in seconds. */
    pause: number;
    error: string | null;
  }
  const jobs = () =>
    market.rows<MailJob>(
      `select attempts, locked_at is not null as taken, extract(epoch from run_at - now())::float8 as pause,
         last_error as error from graphile_worker.jobs where task_identifier = 'mail-leaves'`,
    );

  it("sends the reset link, made from PUBLIC_URL whatever the Host says, and forgets it", async () => {
    const member = await market.member("Ida");

    await market.stranger.rest(
      "POST",
      "/api/auth/forgot-password",
      { email: member.email },
      { "x-forwarded-host": "evil.example" },
    );
    await expect.poll(() => post.mails).toHaveLength(1);

    const mail = (post.mails[0] ?? "").replaceAll("=\n", "").replaceAll("=3D", "=");
    expect(mail).toMatch(/^From: "?Market Day"? <no-reply@127\.0\.0\.1>/m);
    expect(mail).toContain(`To: ${member.email}`);
    expect(mail).toContain("Subject: Reset your Market Day password");
    expect(mail).toMatch(/https:\/\/market\.example\/auth\?token=[\w-]{43}/);
    await expect
      .poll(() => market.rows("select body from mails where sent_at is not null"))
      .toEqual([{ body: "" }]);
  });

  it("puts the way out of notification mails where mail programs look for it", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    market.clock.advance(3 / 60);
    await ana.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Hello" }) { message { id } } }`,
      { to: ben.id },
    );

    await expect.poll(() => post.mails).toHaveLength(1);
    const mail = (post.mails[0] ?? "").replaceAll(/\r?\n[ \t]+/g, " ");
    expect(mail).toMatch(
      /^List-Unsubscribe: <https:\/\/market\.example\/unsubscribe\?token=[0-9a-f]{32}&type=message_received>/im,
    );
    expect(mail).toContain("Subject: New message from Ana");
  });

  it("sends each of many mails once", async () => {
    const members = await Promise.all(times(8, () => market.member("Ida")));

    await Promise.all(members.map(({ email }) => market.stranger.gql(FORGOT, { email })));

    await expect.poll(() => post.mails).toHaveLength(8);
    expect(new Set(post.mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).size).toBe(8);
  });

  it("keeps what it could not send, answers the same, and sends it later", async () => {
    const member = await market.member("Ida");
    post.refusal = `451 ${member.email} must wait`;
    await market.stranger.gql(FORGOT, { email: member.email });
    await expect.poll(jobs).toMatchObject([{ attempts: 1, taken: false }]);
    const [job] = await jobs();
    expect(job?.pause).toBeGreaterThan(1);
    expect(job?.error).toContain("451");
    expect(job?.error, "the queue keeps no address").not.toContain("@");
    expect(post.mails).toEqual([]);

    post.refusal = undefined;
    await expect.poll(() => post.mails).toHaveLength(1);
    await expect.poll(jobs).toEqual([]);
  });

  it("finds a mail that has lost its job, and leaves one that is too old", async () => {
    await market.rows(
      `insert into mails (to_address, subject, body, created_at) values
         ('lost@market.test', 'Lost', 'found', now()), ('old@market.test', 'Old', 'stale', now() - interval '25 h')`,
    );
    await market.server.services.mailer.rearm();

    await expect.poll(() => post.mails).toHaveLength(1);
    expect(post.mails[0]).toContain("To: lost@market.test");
    await expect.poll(jobs).toEqual([]);
    expect(await market.rows("select sent_at from mails where subject = 'Old'")).toEqual([
      { sent_at: null },
    ]);
  });

  it("says that it sends no text messages, where there is no gateway", async () => {
    const member = await market.member("Ida");
    expect(
      (await member.refused(SEND_CODE, { type: "phone", phone: "+44 7700 900123" })).message,
    ).toBe("This market cannot send text messages yet");
  });

  it("has no inbox page", async () => {
    expect((await market.stranger.rest("GET", "/dev/inbox")).status).toBe(404);
  });
});

describe("without a mail server and an inbox", () => {
  const market = aMarket({ DEMO: "off" });

  it("promises no text message that nobody could read", async () => {
    const member = await market.member("Ida");
    expect(
      (await member.refused(SEND_CODE, { type: "phone", phone: "+44 7700 900123" })).message,
    ).toBe("This market cannot send text messages yet");
    expect((await market.stranger.rest("GET", "/dev/inbox")).status).toBe(404);
  });
});

describe("without a mail server", () => {
  const market = aMarket();

  it("shows the mail with a working link, as text and without a script", async () => {
    const member = await market.member('<script>alert("Ida")</script>');
    await market.stranger.gql(FORGOT, { email: member.email });

    const { body, headers } = await market.inbox();

    expect(body).toContain("Reset your Market Day password");
    expect(body).toMatch(/<a href="http:\/\/localhost:\d+\/auth\?token=[\w-]{43}">/);
    expect(body).toContain("Hello &#60;script&#62;");
    expect(body).not.toContain("<script");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; /,
    );
  });
});

describe("the inbox", () => {
  const market = aMarket();
  const asks = (path: string, headers?: Record<string, string>) =>
    market.stranger.rest<string>("GET", path, undefined, headers);

  it("is closed to who only sits on this machine, as a proxy does that says nothing of others", async () => {
    const member = await market.member("Ida");
    await market.stranger.gql(FORGOT, { email: member.email });

    for (const headers of [{}, { cookie: "inbox=" }, { cookie: `inbox=${"x".repeat(43)}` }]) {
      const { status, body } = await asks("/dev/inbox", headers);
      expect(status).toBe(403);
      expect(body).not.toContain("Reset your Market Day password");
    }
    for (const query of ["key=", "key=wrong", "key[]=a&key[]=b", "key[a]=b"])
      expect((await asks(`/dev/inbox?${query}`)).status).toBe(403);
  });

  it("opens to the one browser that follows the link of the start first", async () => {
    const answers = await Promise.all(times(5, () => market.openInbox()));
    const given = answers.filter(Boolean);
    expect(given).toHaveLength(1);
    const [cookie = ""] = given;
    expect(cookie).toMatch(/^inbox=[\w-]{43}; Path=\/dev\/inbox; HttpOnly; SameSite=Strict$/);
    expect((await asks("/dev/inbox", { cookie: `theme=dark; ${cookie}` })).status).toBe(200);
    expect(await market.openInbox(), "the link is used up").toBe("");

    await market.stopServer();
    await market.startServer();
    expect((await asks("/dev/inbox", { cookie })).status, "another start, another link").toBe(403);
    expect((await market.inbox()).status).toBe(200);
  });
});

describe("with a text gateway", async () => {
  const gateway = await TextGateway.open();
  const market = aMarket({
    SMS_WEBHOOK_URL: gateway.url,
    SMS_WEBHOOK_TOKEN: "gate-token",
    LOG_LEVEL: "silent",
  });
  afterAll(() => gateway.close());
  const PHONE = { type: "phone", phone: "+44 7700 900123" };

  it("posts the code as JSON with the token, tries again after a failure, and forgets it", async () => {
    const member = await market.member("Ida");
    gateway.status = 500;
    await member.gql(SEND_CODE, PHONE);
    await expect.poll(() => gateway.refused).toBe(1);
    gateway.status = 200;
    await expect.poll(() => gateway.taken).toHaveLength(1);

    const [{ headers, body }] = gateway.taken as [{ headers: Headers; body: string }];
    expect(headers.get("authorization")).toBe("Bearer gate-token");
    expect(headers.get("content-type")).toBe("application/json");
    const text = JSON.parse(body) as { to: string; body: string };
    expect(text.to).toBe("+447700900123");
    const code = /\b\d{6}\b/.exec(text.body)?.[0];
    await expect
      .poll(() => market.rows("select body from text_messages where sent_at is not null"))
      .toEqual([{ body: "" }]);
    expect((await member.gql(VERIFY, { type: "phone", code })).verifyChannel.earned).toBe(45);
  }, 40_000);

  it("does not follow a redirect with the code", async () => {
    gateway.status = 302;
    const before = gateway.refused;
    await (await market.member("Ben")).gql(SEND_CODE, { ...PHONE, phone: "+44 7700 900124" });
    await expect.poll(() => gateway.refused).toBeGreaterThan(before);
    expect(gateway.followed).toBe(0);
  });
});
