import { describe, expect, it } from "vitest";
import { COMMANDS, INTROSPECTION_POINTS } from "../../schema/limits.ts";
import { overSocket } from "../support/anyCall.ts";
import { aProgram } from "../support/apiTokens.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Stranger } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { codeFor, SEND_CODE, VERIFY } from "../support/verification.ts";

const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;

/** Somebody from another address: the market takes the word of a proxy on its own machine. */
async function loginFrom(address: string, somebody: Stranger, email: string, password: string) {
  return somebody.rest(
    "POST",
    "/api/auth/login",
    { email, password },
    { "x-forwarded-for": address },
  );
}

describe("passwords", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("may be wrong five times for an account, in a row or all at once, under any spelling", async () => {
    const member = await market.member("Lena");
    const spellings = [member.email, member.email.toUpperCase(), ` ${member.email}`];

    const outcome = await race(
      times(
        20,
        (n) => () =>
          market.stranger.ask(LOGIN, { email: spellings[n % 3], password: "not the password" }),
      ),
    );

    expect(outcome.lost).toEqual({ INVALID_CREDENTIALS: 5, RATE_LIMITED: 15 });
    const right = await loginFrom("203.0.113.1", market.stranger, member.email, PASSWORD);
    expect(right).toMatchObject({
      status: 429,
      body: { code: "RATE_LIMITED", message: "Too many attempts. Please try again in 15 minutes" },
    });
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800);
  });

  it("are limited for addresses nobody has, too, so that the limit tells nothing", async () => {
    const tries = [];
    for (let n = 0; n < 6; n++)
      tries.push(
        (await loginFrom("203.0.113.2", market.stranger, "nobody@market.test", "wrong")).status,
      );

    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("may be wrong twenty times from one address, over all accounts; others still come in", async () => {
    const member = await market.member("Lena");
    for (let n = 0; n < 20; n++)
      await loginFrom("203.0.113.3", market.stranger, `${n}@market.test`, "wrong");

    expect((await loginFrom("203.0.113.3", market.stranger, member.email, PASSWORD)).status).toBe(
      429,
    );
    expect((await loginFrom("203.0.113.4", market.stranger, member.email, PASSWORD)).status).toBe(
      200,
    );
  });

  it("that are new work at once", async () => {
    const member = await market.member("Lena");
    for (let n = 0; n < 6; n++)
      await loginFrom("203.0.113.5", market.stranger, member.email, "wrong");
    await market.stranger.gql(`mutation { forgotPassword(email: "${member.email}") }`);
    const inbox = (await market.inbox()).body;
    const token = /\/auth\?token=([\w-]+)/.exec(inbox.split(`To ${member.email}`)[1] ?? "")?.[1];

    await market.stranger.gql(
      `mutation { resetPassword(token: "${token}", password: "a new quiet stall") }`,
    );

    expect(
      (await loginFrom("203.0.113.6", market.stranger, member.email, "a new quiet stall")).status,
    ).toBe(200);
  });

  it("are mailed five times an hour to one mailbox, and the sixth is answered alike", async () => {
    const member = await market.member("Lena");
    const answers = await Promise.all(
      times(6, () => market.stranger.gql(`mutation { forgotPassword(email: "${member.email}") }`)),
    );

    expect(new Set(answers.map(({ forgotPassword }) => forgotPassword)).size).toBe(1);
    expect(
      await market.rows("select 1 from mails where to_address = $1", [member.email]),
    ).toHaveLength(5);
  });
});

describe("sign-ups", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("are twenty an hour for one address", async () => {
    const signUp = (n: number, address: string) =>
      market.stranger.rest(
        "POST",
        "/api/auth/register",
        {
          username: `many${n}`,
          email: `many${n}@market.test`,
          password: PASSWORD,
          displayName: "Many",
        },
        { "x-forwarded-for": address },
      );

    const answers = await Promise.all(times(21, (n) => signUp(n, `2001:db8::${n + 1}`)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await signUp(99, "2001:db8:0:9::1")).status).toBeLessThan(300);
  });
});

describe("verification codes", () => {
  const market = aMarket({ RATE_LIMITS: "on", LOG_LEVEL: "silent" });
  const TEXT = { type: "phone", phone: "+44 7700 900001" };
  const PAUSE = 31 / 3600;

  it("are sent at most every 30 seconds, also when 20 are asked for at once", async () => {
    const member = await market.member("Ira");
    const { won, lost } = await race(times(20, () => () => member.ask(SEND_CODE, TEXT)));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ RATE_LIMITED: 19 });
    // What was sent is still good.
    const code = await codeFor(market, member);
    expect((await member.gql(VERIFY, { type: "phone", code })).verifyChannel.earned).toBe(45);
  });

  it("are sent five times an hour to a member and to a number, whoever asks", async () => {
    const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
    const send = async (who: Stranger, phone: string, n: number) =>
      (await who.rest("POST", "/api/verification/phone", { phone }, from(n))).status;
    const [jo, kit] = [await market.member("Jo"), await market.member("Kit")];

    const answers = [];
    for (let n = 0; n < 6; n++) {
      answers.push(await send(jo, "+44 7700 900002", 7));
      if (n === 0) expect(await send(jo, "+44 7700 900002", 7)).toBe(429);
      market.clock.advance(PAUSE);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await send(jo, "+44 7700 900003", 8)).toBe(429);
    expect(await send(kit, "+44 7700 900002", 9)).toBe(429);
    expect(await send(kit, "+44 7700 900004", 9)).toBe(200);
    market.clock.advance(1);
    expect(await send(jo, "+44 7700 900003", 8)).toBe(200);
  });

  it("are sent twenty times an hour to one address of the net", async () => {
    const members = await Promise.all(times(5, (n) => market.member(`Lot ${n}`)));
    const answers: number[] = [];
    for (const [n, member] of members.entries())
      for (let turn = 0; turn < 5; turn++) {
        const phone = `+44 7700 9001${n}${turn}`;
        const from = { "x-forwarded-for": "203.0.113.77" };
        answers.push(
          (await member.rest("POST", "/api/verification/phone", { phone }, from)).status,
        );
      }
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429, 429, 429, 429]);
  });
});

describe("the schema", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("is read out to a program twelve times a minute, by HTTP and socket together", async () => {
    const program = await aProgram(await market.member("Lena"), { scopes: ["market:read"] });
    const most = COMMANDS.points / INTROSPECTION_POINTS;
    const query = `{ __type(name: "Item") { name } }`;
    // Making the token has taken a point.
    for (let n = 1; n < most - 1; n++) await program.gql(query);
    expect(await overSocket(program, query)).toEqual([]);
    expect(await program.refused(query)).toMatchObject({ code: "RATE_LIMITED" });
    expect((await overSocket(program, query))[0]?.extensions?.["code"]).toBe("RATE_LIMITED");
    // Everything else goes on.
    await program.gql(`{ items { edges { node { id } } } }`);
  });
});
