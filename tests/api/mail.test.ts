import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aMarket } from "../support/market.ts";
import { MailServer } from "../support/smtp.ts";
import { times } from "../support/races.ts";

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

  it("sends the reset link, made from PUBLIC_URL whatever the Host says, and forgets it", async () => {
    const member = await market.member("Ida");

    await market.stranger.rest(
      "POST",
      "/api/auth/forgot-password",
      { email: member.email },
      { "x-forwarded-host": "evil.example" },
    );
    await vi.waitFor(() => expect(post.mails).toHaveLength(1));

    const mail = (post.mails[0] ?? "").replaceAll("=\n", "").replaceAll("=3D", "=");
    expect(mail).toMatch(/^From: "?Market Day"? <no-reply@127\.0\.0\.1>/m);
    expect(mail).toContain(`To: ${member.email}`);
    expect(mail).toContain("Subject: Reset your Market Day password");
    expect(mail).toMatch(/https:\/\/market\.example\/auth\?token=[\w-]{43}/);
    await vi.waitFor(async () => {
      expect(await market.rows("select body from mails where sent_at is not null")).toEqual([
        { body: "" },
      ]);
    });
  });

  it("sends each of many mails once", async () => {
    const members = await Promise.all(times(8, () => market.member("Ida")));

    await Promise.all(members.map(({ email }) => market.stranger.gql(FORGOT, { email })));

    await vi.waitFor(() => expect(post.mails).toHaveLength(8));
    expect(new Set(post.mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).size).toBe(8);
  });

  it("keeps what it could not send, answers the same, and sends it later", async () => {
    const member = await market.member("Ida");
    post.refusal = "451 try again";
    await market.stranger.gql(FORGOT, { email: member.email });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(post.mails).toEqual([]);

    post.refusal = undefined;
    await market.server.services.mailer.wake();

    expect(post.mails).toHaveLength(1);
  });

  it("has no inbox page", async () => {
    expect((await market.stranger.rest("GET", "/dev/inbox")).status).toBe(404);
  });
});

describe("without a mail server", () => {
  const market = aMarket();

  it("shows the mail with a working link, as text and without a script", async () => {
    const member = await market.member('<script>alert("Ida")</script>');
    await market.stranger.gql(FORGOT, { email: member.email });

    const { body, headers } = await market.stranger.rest<string>("GET", "/dev/inbox");

    expect(body).toContain("Reset your Market Day password");
    expect(body).toMatch(/<a href="http:\/\/localhost:\d+\/auth\?token=[\w-]{43}">/);
    expect(body).toContain("Hello &#60;script&#62;");
    expect(body).not.toContain("<script");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; /,
    );
  });

  it("shows it to this machine alone: not through a proxy, and not under another name", async () => {
    expect(
      (
        await market.stranger.rest("GET", "/dev/inbox", undefined, {
          "x-forwarded-for": "203.0.113.7",
        })
      ).status,
    ).toBe(404);
  });
});
