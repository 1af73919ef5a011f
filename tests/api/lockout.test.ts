import { describe, expect, it } from "vitest";
import { KNOWN_DEVICES, WRONG_PASSWORDS } from "../../schema/limits.ts";
import { aMarket, PASSWORD, type Market } from "../support/market.ts";
import type { Person, RestAnswer } from "../support/people.ts";
import { times } from "../support/races.ts";

const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`;
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;
const NEXT = "a new quiet stall";
const IN = 200;
const WRONG = 401;
const LOCKED = 429;

let addresses = 0;

/** A browser on one of our pages, at an address of its own: it keeps the cookie it is given. */
class Browser {
  readonly #market: Market;
  readonly #page: string;
  readonly address = `198.51.100.${++addresses}`;
  cookie: string | undefined;
  /** The cookie as it was given last, with what it says of itself. */
  given: string | undefined;

  constructor(market: Market, page = market.url) {
    this.#market = market;
    this.#page = page;
  }

  async post(path: string, body: object): Promise<RestAnswer> {
    const answer = await this.#market.stranger.rest("POST", path, body, {
      origin: this.#page,
      "x-forwarded-for": this.address,
      ...(this.cookie && { cookie: `other=1; ${this.cookie}` }),
    });
    [this.given] = answer.headers.getSetCookie();
    if (this.given) this.cookie = this.given.split(";")[0];
    return answer;
  }

  async login({ email }: { email: string }, password = PASSWORD): Promise<number> {
    return (await this.post("/api/auth/login", { email, password })).status;
  }
}

/** A program without cookies, each time from another address. */
async function loginBy(market: Market, { email }: { email: string }, password = PASSWORD) {
  const from = { "x-forwarded-for": `203.0.113.${++addresses}` };
  const answer = await market.stranger.rest("POST", "/api/auth/login", { email, password }, from);
  return answer.status;
}

/** Five wrong passwords of strangers. */
async function lockOut(market: Market, member: Person): Promise<void> {
  const statuses = [];
  for (let n = 0; n < WRONG_PASSWORDS.perAccount; n++)
    statuses.push(await loginBy(market, member, "wrong"));
  expect(statuses).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG]);
  expect(await loginBy(market, member)).toBe(LOCKED);
}

async function resetLink(market: Market, { email }: Person): Promise<string> {
  const inbox = (await market.inbox()).body;
  return /\/auth\?token=([\w-]+)/.exec(inbox.split(`To ${email}`)[1] ?? "")?.[1] ?? "";
}

describe("wrong passwords", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("are remembered when the server starts anew, by account and by address", async () => {
    const [lena, mateo] = [await market.member("Lena"), await market.member("Mateo")];
    await lockOut(market, lena);
    const guesser = new Browser(market);
    for (let n = 0; n < WRONG_PASSWORDS.perAddress; n++)
      await guesser.login({ email: `nobody${n}@market.test` }, "wrong");

    await market.stopServer();
    await market.startServer();

    expect(await loginBy(market, lena)).toBe(LOCKED);
    expect(await guesser.login(mateo)).toBe(LOCKED);
    expect(await loginBy(market, mateo)).toBe(IN);
  });

  it("count for a quarter of an hour by the market's clock, and are removed after it", async () => {
    const lena = await market.member("Lena");
    await lockOut(market, lena);

    market.clock.advance(14 / 60);
    expect(await loginBy(market, lena)).toBe(LOCKED);
    market.clock.advance(2 / 60);
    expect(await loginBy(market, lena)).toBe(IN);

    await market.passHours(1);
    expect(await market.rows("select 1 from wrong_guesses")).toEqual([]);
  });

  it("are what is counted: twenty right ones at once lock nobody out", async () => {
    const lena = await market.member("Lena");
    const statuses = await Promise.all(times(20, () => loginBy(market, lena)));
    expect(statuses).toEqual(times(20, () => IN));
  });

  it("that find the account locked write nothing", async () => {
    const lena = await market.member("Lena");
    await lockOut(market, lena);
    const written = () =>
      market.rows("select xmin::text, xmax::text, who from wrong_guesses order by who");

    const before = await written();
    await Promise.all(times(20, () => loginBy(market, lena, "wrong")));

    expect(await written()).toEqual(before);
  });
});

describe("a browser that signed in before", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("still signs in while strangers keep the account locked, and its address too", async () => {
    const lena = await market.member("Lena");
    const own = new Browser(market);
    expect(await own.login(lena)).toBe(IN);
    await lockOut(market, lena);
    const neighbour = { "x-forwarded-for": own.address };
    for (let n = 0; n < WRONG_PASSWORDS.perAddress; n++)
      await market.stranger.rest(
        "POST",
        "/api/auth/login",
        { email: `nobody${n}@market.test`, password: "wrong" },
        neighbour,
      );

    expect(await own.login(lena)).toBe(IN);
    expect(await own.login(lena)).toBe(IN);
    expect(await new Browser(market).login(lena)).toBe(LOCKED);
  });

  it("is known by GraphQL as well, and by the sign-up", async () => {
    const own = new Browser(market);
    const zoe = { username: "zoe", displayName: "Zoe", email: "zoe@market.test" };
    await own.post("/api/auth/register", { ...zoe, password: PASSWORD });
    for (let n = 0; n < 6; n++) await loginBy(market, zoe, "wrong");

    const variables = { email: zoe.email, password: PASSWORD };
    const { body } = await own.post("/graphql", { query: LOGIN, variables });

    expect(body).toMatchObject({ data: { login: { token: expect.any(String) as string } } });
  });

  it("is known to the accounts that signed in there, and opens no other", async () => {
    const [lena, ben] = [await market.member("Lena"), await market.member("Ben")];
    const bens = new Browser(market);
    await bens.login(ben);
    await lockOut(market, lena);
    expect(await bens.login(lena)).toBe(LOCKED);

    const shared = new Browser(market);
    const jun = await market.member("Jun");
    await shared.login(ben);
    await shared.login(jun);
    await lockOut(market, ben);
    await lockOut(market, jun);
    expect([await shared.login(ben), await shared.login(jun)]).toEqual([IN, IN]);
  });

  it("has five tries of its own, which a right one gives back and which lock nobody else", async () => {
    const lena = await market.member("Lena");
    const own = new Browser(market);
    await own.login(lena);
    const wrong = async (tries: number) => {
      for (let n = 0; n < tries; n++) expect(await own.login(lena, "wrong")).toBe(WRONG);
    };
    await wrong(4);
    expect(await own.login(lena)).toBe(IN);
    await wrong(5);

    expect(await own.login(lena)).toBe(LOCKED);
    expect(await loginBy(market, lena)).toBe(IN);
    market.clock.advance(16 / 60);
    expect(await own.login(lena)).toBe(IN);
  });

  it("carries a random name that scripts cannot read, and another one after each sign-in", async () => {
    const lena = await market.member("Lena");
    const own = new Browser(market);
    await own.login(lena);
    const first = own.cookie;
    expect(own.given).toMatch(
      /^market_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    await own.login(lena);
    expect(own.cookie).not.toBe(first);
    const [, name = ""] = (own.cookie ?? "").split("=");
    expect(await market.rows("select 1 from known_devices where device = $1", [name])).toEqual([]);

    await lockOut(market, lena);
    const copy = new Browser(market);
    copy.cookie = first;
    expect(await copy.login(lena)).toBe(LOCKED);
    expect(await own.login(lena)).toBe(IN);
  });

  it("is one of our own pages: programs, other sites and refused sign-ins are given no name", async () => {
    const lena = await market.member("Lena");
    const other = new Browser(market, "https://elsewhere.example");
    const own = new Browser(market);
    const program = await market.stranger.rest("POST", "/api/auth/login", {
      email: lena.email,
      password: PASSWORD,
    });

    expect([await other.login(lena), await own.login(lena, "wrong")]).toEqual([IN, WRONG]);
    expect([program.headers.getSetCookie(), other.given, own.given]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });

  it.each(["", "short", "x".repeat(43), "é".repeat(43), `${"x".repeat(43)}x`, "%00"])(
    "is not one with a made-up name: %j",
    async (name) => {
      const lena = await market.member("Lena");
      const own = new Browser(market);
      own.cookie = encodeURI(`market_device=${name}`);
      expect(await own.login(lena)).toBe(IN);
      expect(own.cookie).toMatch(/^market_device=[\w-]{43}$/);
    },
  );

  it("is forgotten after a year without a sign-in", async () => {
    const lena = await market.member("Lena");
    const own = new Browser(market);
    await own.login(lena);

    await market.passHours(24 * KNOWN_DEVICES.days + 1);

    await lockOut(market, lena);
    expect(await own.login(lena)).toBe(LOCKED);
    expect(
      await market.rows("select 1 from known_devices where user_id = $1", [Number(lena.id)]),
    ).toEqual([]);
  });

  it("is one of the newest twenty of its member", { timeout: 60_000 }, async () => {
    const lena = await market.member("Lena");
    const browsers = times(KNOWN_DEVICES.perMember + 1, () => new Browser(market));
    for (const browser of browsers) {
      await browser.login(lena);
      market.clock.advance(1 / 60);
    }
    await lockOut(market, lena);

    expect(await browsers[0]?.login(lena)).toBe(LOCKED);
    expect(await browsers[1]?.login(lena)).toBe(IN);
  });
});

describe("a member who is locked out", () => {
  const market = aMarket({ RATE_LIMITS: "on" });

  it("sets a new password by mail and is in, whatever strangers go on trying", async () => {
    const lena = await market.member("Lena");
    await lockOut(market, lena);
    const own = new Browser(market);

    expect((await own.post("/api/auth/forgot-password", { email: lena.email })).status).toBe(200);
    const token = await resetLink(market, lena);
    const reset = await own.post("/api/auth/reset-password", { token, password: NEXT });
    expect(reset.status).toBe(200);
    await lockOut(market, lena);

    expect(await own.login(lena, NEXT)).toBe(IN);
  });

  it("gets every locked browser back with the new password", async () => {
    const lena = await market.member("Lena");
    const own = new Browser(market);
    await own.login(lena);
    for (let n = 0; n < 5; n++) await own.login(lena, "wrong");
    expect(await own.login(lena)).toBe(LOCKED);

    await market.stranger.gql(`mutation { forgotPassword(email: "${lena.email}") }`);
    const token = await resetLink(market, lena);
    await market.stranger.rest("POST", "/api/auth/reset-password", { token, password: NEXT });

    expect(await own.login(lena, NEXT)).toBe(IN);
  });

  it("may change the password where they are signed in", async () => {
    const lena = await market.member("Lena");
    await lockOut(market, lena);

    await lena.gql(CHANGE, { currentPassword: PASSWORD, newPassword: NEXT });

    expect(await new Browser(market).login(lena, NEXT)).toBe(LOCKED);
  });

  it("leaves no trace of known browsers with the account", async () => {
    const lena = await market.member("Lena");
    await new Browser(market).login(lena);

    await lena.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);

    expect(
      await market.rows("select 1 from known_devices where user_id = $1", [Number(lena.id)]),
    ).toEqual([]);
  });
});

describe("a market behind https", () => {
  const market = aMarket({ RATE_LIMITS: "on", PUBLIC_URL: "https://market.example" });

  it("lets no name of a browser go over a bare line", async () => {
    const lena = await market.member("Lena");
    const own = new Browser(market, "https://market.example");
    await own.login(lena);
    expect(own.given).toMatch(/; Secure$/);
  });
});
