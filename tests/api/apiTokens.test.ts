import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { API_TOKENS } from "../../schema/limits.ts";
import {
  aProgram,
  CREATE_TOKEN,
  isStored,
  REPORT_LEAKED,
  REVOKE_TOKEN,
  ROTATE_TOKEN,
  SCOPES,
  SELF,
  TOKENS,
} from "../support/apiTokens.ts";
import { anItem, CREATE_OFFER } from "../support/factories.ts";
import { proofIsOver } from "../support/freshness.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { RESET, tokenMailedTo } from "../support/passwordReset.ts";
import type { Person, Stranger } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { SUSPEND } from "../support/suspension.ts";

const AT_ONCE = 20;
const DAY_HOURS = 24;
const market = aMarket();

const WALLET = `{ wallet { tpBalance } }`;
const input = (more: object = {}) => ({
  input: { name: "Stock sync", scopes: ["wallet:read"], ...more },
});

/** What a program is refused with; undefined when it gets in. */
async function refusalOf(program: Stranger): Promise<unknown> {
  return (await program.ask(WALLET)).errors?.[0]?.extensions?.["code"];
}

const mailsTo = async ({ email }: Person) =>
  market.rows<{ subject: string; body: string }>(
    `select subject, body from mails where to_address = $1 order by id`,
    [email],
  );

describe("a token for a program", () => {
  it("has the scopes, the networks and the TP that its member gives it, and tells what it is", async () => {
    const amara = await market.member("Amara");
    const { createApiToken } = await amara.gql(CREATE_TOKEN, {
      input: {
        name: "  Stock sync ",
        scopes: ["wallet:read", "items:write", "wallet:read"],
        networks: ["127.0.0.1", "2001:db8::/32", "127.0.0.1/32"],
        days: 7,
        tpPerDay: 40,
      },
    });
    const { token, apiToken } = createApiToken;
    expect(token).toMatch(/^mdp_[0-9A-Za-z]{49}$/);
    const now = market.clock.now().getTime();
    expect(apiToken).toMatchObject({
      name: "Stock sync",
      lastFour: token.slice(-4),
      status: "active",
      scopes: ["items:write", "wallet:read"],
      networks: ["127.0.0.1/32", "2001:db8::/32"],
      tpPerDay: 40,
      tpPromisedToday: 0,
      version: 1,
      lastUsedAt: null,
      previousUntil: null,
      revokedAt: null,
    });
    const lasts = Date.parse(apiToken.expiresAt) - now;
    expect(Math.round(lasts / 3_600_000)).toBe(7 * DAY_HOURS);

    const program = await aProgram(amara, { scopes: ["wallet:read"] });
    expect((await program.gql(WALLET)).wallet).toEqual({ tpBalance: 100 });
    expect((await program.gql(SELF)).apiToken).toMatchObject({
      id: program.tokenId,
      scopes: ["wallet:read"],
      status: "active",
    });
    expect((await amara.gql(SELF)).apiToken).toBeNull();
    const { apiTokens } = await amara.gql(TOKENS);
    expect(apiTokens.map(({ id }: { id: string }) => id)).toEqual([program.tokenId, apiToken.id]);
    expect(await (await market.member("Jun")).gql(TOKENS)).toEqual({ apiTokens: [] });
  });

  it("is kept as its hash alone: a dump of the database holds no usable one", async () => {
    const amara = await market.member("Amara");
    const { token, tokenId } = await aProgram(amara, { scopes: ["wallet:read"] });
    const { rotateApiToken } = await amara.gql(ROTATE_TOKEN, { id: tokenId, version: 1 });
    const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
    for (const secret of [token, rotateApiToken.token as string]) {
      expect(await isStored(market, secret)).toBe(false);
      // The search finds what is there.
      expect(await isStored(market, hashOf(secret))).toBe(true);
    }
    const { body } = await amara.rest("GET", "/api/account/export");
    expect(JSON.stringify(body)).toContain("Stock sync");
    expect(JSON.stringify(body)).not.toContain(hashOf(token));
  });

  it("is made by the member in person, with a fresh proof, and a mail says so", async () => {
    const amara = await market.member("Amara");
    const program = await aProgram(amara, { scopes: SCOPES });
    for (const call of [CREATE_TOKEN, ROTATE_TOKEN, REVOKE_TOKEN, TOKENS]) {
      const refusal = await program.refused(call, {
        ...input(),
        id: program.tokenId,
        version: 1,
      });
      expect(refusal).toMatchObject({
        code: "FORBIDDEN",
        message: "A token cannot do this; it needs a signed-in member",
      });
    }
    const [mail] = await mailsTo(amara);
    expect(mail?.subject).toBe("A token for a program was made with your Market Day account");
    expect(mail?.body).toContain(`the token "Stock sync" was made`);
    expect(mail?.body).toContain("- See your balance and its history");
    expect(mail?.body).toContain("a program that has it can, from anywhere:");
    expect(mail?.body).toContain("/developers/tokens");
    expect(mail?.body).not.toContain(program.token);

    await proofIsOver(market, amara);
    const stale = { ...input(), id: program.tokenId, version: 1 };
    expect((await amara.refused(CREATE_TOKEN, stale)).code).toBe("STEP_UP_REQUIRED");
    expect((await amara.refused(ROTATE_TOKEN, stale)).code).toBe("STEP_UP_REQUIRED");
    // What must be stopped is stopped without.
    expect((await amara.gql(REVOKE_TOKEN, stale)).revokeApiToken.status).toBe("revoked");
  });

  it.each([
    [{ name: " " }, "name", "Please name what the token is for"],
    [{ name: "n".repeat(61) }, "name", "The name may have at most 60 characters"],
    [{ scopes: [] }, "scopes", "Please choose at least one scope"],
    [{ scopes: ["wallet:write"] }, "scopes", 'There is no scope "wallet:write"'],
    [{ scopes: ["constructor"] }, "scopes", 'There is no scope "constructor"'],
    [{ days: 0 }, "days", "A token lasts 1 to 366 days"],
    [{ days: 367 }, "days", "A token lasts 1 to 366 days"],
    [{ tpPerDay: -1 }, "tpPerDay", "TP a day are 0 or more"],
    [{ tpPerDay: 100_001 }, "tpPerDay", "At most 100000 TP a day"],
    [
      { networks: ["10.0.0.0/8", "here"] },
      "networks",
      '"here" is no address and no network in CIDR notation',
    ],
    [{ networks: times(21, (n) => `10.0.0.${n}`) }, "networks", "At most 20 networks"],
  ])("is refused with %j", async (more, field, message) => {
    const amara = await market.member("Amara");
    const { code, fields } = await amara.refused(CREATE_TOKEN, input(more));
    expect({ code, fields }).toEqual({ code: "BAD_USER_INPUT", fields: { [field]: message } });
    expect((await amara.gql(TOKENS)).apiTokens).toEqual([]);
  });

  it("is one of 50 at most, also when 20 are made at once", async () => {
    const amara = await market.member("Amara");
    await market.rows(
      `insert into api_tokens (user_id, name, token, last_four, scopes, days, created_at, expires_at)
       select $1, 'T' || n, 'hash ' || $1::int || ' ' || n, 'aaaa', '{wallet:read}', 9, now(), now() + interval '9 days' from generate_series(1, $2) n`,
      [Number(amara.id), API_TOKENS.perMember - 5],
    );
    const { won, lost } = await race(times(AT_ONCE, () => () => amara.ask(CREATE_TOKEN, input())));
    expect({ won: won.length, lost }).toEqual({ won: 5, lost: { TOO_MANY_TOKENS: AT_ONCE - 5 } });
    // One that is over makes room.
    const { apiTokens } = await amara.gql(TOKENS);
    await amara.gql(REVOKE_TOKEN, { id: apiTokens[0].id });
    await amara.gql(CREATE_TOKEN, input());
  });

  it("says which scopes a call lacks, all of them", async () => {
    const amara = await market.richMember("Amara", 300);
    const program = await aProgram(amara, { scopes: ["market:read"] });
    const item = await anItem(await market.member("Jun"));
    const { code, message, details } = await program.refused(CREATE_OFFER, {
      input: { targetItemId: item.id },
    });
    expect({ code, message, details }).toEqual({
      code: "FORBIDDEN",
      message: "The token needs the scopes offers:read, offers:write, wallet:read",
      details: { missingScopes: ["offers:read", "offers:write", "wallet:read"] },
    });
    const { status, body } = await program.rest("POST", "/api/offers", {});
    expect({ status, code: body.code, missing: body.details.missingScopes }).toEqual({
      status: 403,
      code: "FORBIDDEN",
      missing: ["offers:read", "offers:write"],
    });
  });

  it("is used from its networks alone", async () => {
    const amara = await market.member("Amara");
    const program = await aProgram(amara, {
      scopes: ["wallet:read"],
      networks: ["192.0.2.0/24", "2001:db8:7::/48"],
    });
    const from = async (address: string) => {
      const { status } = await program.rest("GET", "/api/wallet", undefined, {
        "x-forwarded-for": address,
      });
      return status;
    };
    expect(await from("192.0.2.77")).toBe(200);
    expect(await from("2001:db8:7::1")).toBe(200);
    expect(await from("::ffff:192.0.2.9")).toBe(200);
    for (const elsewhere of ["192.0.3.77", "2001:db8:8::1", "nowhere"])
      expect(await from(elsewhere), elsewhere).toBe(401);
    expect(await refusalOf(program)).toBe("UNAUTHENTICATED");
    await expect(program.live(`subscription { walletUpdated { cursor } }`)).rejects.toMatchObject({
      code: 4403,
    });
  });

  it("lowers no security score: a program sees the member's own", async () => {
    const amara = await market.member("Amara");
    await amara.signIn();
    const program = await aProgram(amara, { scopes: ["wallet:read"] });
    const SCORE = `{ wallet { security { score } } }`;
    expect(await program.gql(SCORE)).toEqual(await amara.gql(SCORE));
  });

  it("goes on after a reset of the password, and a mail says so", async () => {
    const amara = await market.member("Amara");
    const program = await aProgram(amara, { scopes: ["wallet:read"] });
    const token = await tokenMailedTo(market, amara.email);
    await market.stranger.gql(RESET, { token, password: "another horse battery" });
    expect(await refusalOf(program)).toBeUndefined();
    const mail = (await mailsTo(amara)).at(-1);
    expect(mail?.subject).toBe("Your Market Day password was reset");
    expect(mail?.body).toContain("/developers/tokens");
  });

  it("notes when it was used, once a minute", async () => {
    const amara = await market.member("Amara");
    const program = await aProgram(amara, { scopes: ["wallet:read"] });
    const lastUsed = async () => (await amara.gql(TOKENS)).apiTokens[0].lastUsedAt as string | null;
    expect(await lastUsed()).toBeNull();
    await program.gql(WALLET);
    const first = await lastUsed();
    expect(first).not.toBeNull();
    await program.gql(WALLET);
    expect(await lastUsed()).toBe(first);
    market.clock.advance(2 / 60);
    await program.gql(WALLET);
    expect(Date.parse((await lastUsed()) ?? "")).toBeGreaterThan(Date.parse(first ?? "") + 60_000);
  });

  it("goes on after a new password, and the mail about it says so", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const program = await aProgram(amara, { scopes: ["wallet:read"] });
    const letters: string[] = [];
    for (const member of [amara, jun]) {
      await member.gql(
        `mutation ($now: String!, $next: String!) { changePassword(currentPassword: $now, newPassword: $next) }`,
        { now: PASSWORD, next: "another horse battery" },
      );
      letters.push((await mailsTo(member)).at(-1)?.body ?? "");
    }
    expect(await refusalOf(program)).toBeUndefined();
    expect(letters.map((letter) => letter.includes("/developers/tokens"))).toEqual([true, false]);
  });

  it("ends by itself, stays in the list for 30 days, and then nowhere", async () => {
    const amara = await market.member("Amara");
    const program = await aProgram(amara, { scopes: ["wallet:read"], days: 1 });
    market.clock.advance(DAY_HOURS - 0.1);
    expect(await refusalOf(program)).toBeUndefined();
    market.clock.advance(0.2);
    expect(await refusalOf(program)).toBe("UNAUTHENTICATED");
    await amara.signIn();
    expect((await amara.gql(TOKENS)).apiTokens).toMatchObject([{ status: "expired" }]);
    await market.passHours(31 * DAY_HOURS);
    await amara.signIn();
    expect((await amara.gql(TOKENS)).apiTokens).toEqual([]);
  });

  it("is no administrator's, and ends with its member's good standing", async () => {
    const admin = await market.anotherAdmin("Ada");
    const program = await aProgram(admin, { scopes: SCOPES });
    expect((await program.gql(`{ viewer { isAdmin isModerator } }`)).viewer).toEqual({
      isAdmin: false,
      isModerator: false,
    });
    const jun = await market.member("Jun");
    const his = await aProgram(jun, { scopes: ["wallet:read"] });
    await admin.gql(SUSPEND, { memberId: jun.id, reason: "Sold a brick as a teapot" });
    expect(await refusalOf(his)).toBe("UNAUTHENTICATED");
  });
});

describe("replacing the secret of a token", () => {
  it("keeps the one until now for the overlap, and no longer", async () => {
    const amara = await market.member("Amara");
    const old = await aProgram(amara, { scopes: ["wallet:read"], days: 30 });
    market.clock.advance(5 * DAY_HOURS);
    await amara.signIn();
    const { rotateApiToken } = await amara.gql(ROTATE_TOKEN, {
      id: old.tokenId,
      version: 1,
      overlapDays: 2,
    });
    const { token, apiToken } = rotateApiToken;
    const now = market.clock.now().getTime();
    const days = (time: string) => Math.round((Date.parse(time) - now) / (DAY_HOURS * 3_600_000));
    expect(apiToken).toMatchObject({
      id: old.tokenId,
      version: 2,
      lastFour: token.slice(-4),
      scopes: ["wallet:read"],
    });
    expect([days(apiToken.expiresAt), days(apiToken.previousUntil)]).toEqual([30, 2]);
    const next = Object.assign(market.stranger, { token });
    for (const program of [old, next]) expect(await refusalOf(program)).toBeUndefined();
    const mail = (await mailsTo(amara)).at(-1);
    expect(mail?.subject).toBe("A token of your Market Day account has another secret");
    expect(mail?.body).toContain("the one before is good until");

    market.clock.advance(2 * DAY_HOURS + 0.1);
    expect(await refusalOf(old)).toBe("UNAUTHENTICATED");
    await expect(old.live(`subscription { walletUpdated { cursor } }`)).rejects.toMatchObject({
      code: 4403,
    });
    expect(await refusalOf(next)).toBeUndefined();
    await amara.signIn();
    expect((await amara.gql(TOKENS)).apiTokens).toMatchObject([{ previousUntil: null }]);
  });

  it("without an overlap ends the one until now at once", async () => {
    const amara = await market.member("Amara");
    const old = await aProgram(amara, { scopes: ["wallet:read"] });
    await amara.gql(ROTATE_TOKEN, { id: old.tokenId, version: 1, overlapDays: 0 });
    expect(await refusalOf(old)).toBe("UNAUTHENTICATED");
  });

  it("a second time ends the oldest", async () => {
    const amara = await market.member("Amara");
    const oldest = await aProgram(amara, { scopes: ["wallet:read"] });
    const rotate = async (version: number) =>
      (await amara.gql(ROTATE_TOKEN, { id: oldest.tokenId, version, overlapDays: 7 }))
        .rotateApiToken.token as string;
    const middle = Object.assign(market.stranger, { token: await rotate(1) });
    const newest = Object.assign(market.stranger, { token: await rotate(2) });
    expect([await refusalOf(oldest), await refusalOf(middle), await refusalOf(newest)]).toEqual([
      "UNAUTHENTICATED",
      undefined,
      undefined,
    ]);
  });

  it("gives one of 20 at once a secret, and tells the others that they were late", async () => {
    const amara = await market.member("Amara");
    const { tokenId: id } = await aProgram(amara, { scopes: ["wallet:read"] });
    const rotation = { id, version: 1, overlapDays: 0 };
    const { won, lost } = await race(
      times(
        AT_ONCE,
        () => () => amara.ask<{ rotateApiToken: { token: string } }>(ROTATE_TOKEN, rotation),
      ),
    );
    expect({ won: won.length, lost }).toEqual({
      won: 1,
      lost: { VERSION_CONFLICT: AT_ONCE - 1 },
    });
    const [winner] = won;
    const program = Object.assign(market.stranger, { token: winner?.rotateApiToken.token });
    expect(await refusalOf(program)).toBeUndefined();
  });

  it("is refused for what is over, somebody else's, or an overlap of eight days", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { tokenId: id } = await aProgram(amara, { scopes: ["wallet:read"] });
    const rotation = { id, version: 1, overlapDays: 8 };
    expect((await amara.refused(ROTATE_TOKEN, rotation)).fields).toEqual({
      overlapDays: "The overlap is 0 to 7 days",
    });
    expect((await jun.refused(ROTATE_TOKEN, { id, version: 1 })).code).toBe("NOT_FOUND");
    expect((await jun.refused(REVOKE_TOKEN, { id })).code).toBe("NOT_FOUND");
    await amara.gql(REVOKE_TOKEN, { id });
    expect((await amara.refused(ROTATE_TOKEN, { id, version: 1 })).code).toBe("NOT_FOUND");
  });
});

describe("the end of a token", () => {
  it("is for good, both secrets, and stands in the activity", async () => {
    const amara = await market.member("Amara");
    const old = await aProgram(amara, { scopes: ["wallet:read"] });
    const { rotateApiToken } = await amara.gql(ROTATE_TOKEN, { id: old.tokenId, version: 1 });
    const next = Object.assign(market.stranger, { token: rotateApiToken.token as string });
    const { revokeApiToken } = await amara.gql(REVOKE_TOKEN, { id: old.tokenId });
    expect(revokeApiToken.status).toBe("revoked");
    for (const program of [old, next]) expect(await refusalOf(program)).toBe("UNAUTHENTICATED");
    // A second time changes nothing.
    expect((await amara.gql(REVOKE_TOKEN, { id: old.tokenId })).revokeApiToken).toEqual(
      revokeApiToken,
    );
    const { activity } = await amara.gql(
      `{ activity(group: account, first: 2) { edges { node { kind subject url } } } }`,
    );
    const url = "/developers/tokens";
    expect(activity.edges.map(({ node }: { node: object }) => node)).toEqual([
      { kind: "token_revoked", subject: "Stock sync", url },
      { kind: "token_made", subject: "Stock sync", url },
    ]);
  });

  it("comes from 20 at once as from one", async () => {
    const amara = await market.member("Amara");
    const { tokenId: id } = await aProgram(amara, { scopes: ["wallet:read"] });
    const { won, lost } = await race(times(AT_ONCE, () => () => amara.ask(REVOKE_TOKEN, { id })));
    expect({ won: new Set(won.map((one) => JSON.stringify(one))).size, lost }).toEqual({
      won: 1,
      lost: {},
    });
  });

  it("comes from whoever finds it, who learns nothing, and its member is told", async () => {
    const amara = await market.member("Amara");
    const program = await aProgram(amara, { scopes: ["wallet:read"] });
    const nobodys = `mdp_${"0".repeat(43)}`;
    for (const wrong of ["mdp_", nobodys, `${program.token}x`, "secret"])
      expect((await market.stranger.refused(REPORT_LEAKED, { token: wrong })).fields).toEqual({
        token: "This is no token of Market Day: they begin with mdp_",
      });
    const { token } = program;
    expect(await market.stranger.gql(REPORT_LEAKED, { token })).toEqual({
      reportLeakedToken: true,
    });
    expect(await refusalOf(program)).toBe("UNAUTHENTICATED");
    // The same for one that is over already, of which nobody is told again.
    expect(await market.stranger.gql(REPORT_LEAKED, { token })).toEqual({
      reportLeakedToken: true,
    });
    const mails = await mailsTo(amara);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "A token for a program was made with your Market Day account",
      "A token of your Market Day account was found, and has ended",
    ]);
  });

  it("does not come from a secret whose overlap is over", async () => {
    const amara = await market.member("Amara");
    const old = await aProgram(amara, { scopes: ["wallet:read"] });
    const { rotateApiToken } = await amara.gql(ROTATE_TOKEN, {
      id: old.tokenId,
      version: 1,
      overlapDays: 1,
    });
    market.clock.advance(DAY_HOURS + 1);
    await market.stranger.gql(REPORT_LEAKED, { token: old.token });
    const next = Object.assign(market.stranger, { token: rotateApiToken.token as string });
    expect(await refusalOf(next)).toBeUndefined();
    await market.stranger.gql(REPORT_LEAKED, { token: next.token });
    expect(await refusalOf(next)).toBe("UNAUTHENTICATED");
  });
});
