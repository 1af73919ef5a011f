import { describe, expect, it } from "vitest";
import { ADMIN_EMAIL, aMarket, PASSWORD } from "../support/market.ts";
import { FORGOT, RESET, tokenMailedTo } from "../support/passwordReset.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { token message viewer { id email user { username displayName } wallet { tpBalance held available } } }
}`;
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token message viewer { id } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { firstName lastName user { displayName bio location skills } }
}`;

const rosa = {
  username: "rosa",
  email: "rosa@market.test",
  password: PASSWORD,
  displayName: "Rosa",
};
const wanted = { ...rosa, username: "wanted", email: "wanted@market.test" };
const NEW_PASSWORD = "a new quiet stall";

/** Whether the session is still good. */
async function isSignedIn(person: Person): Promise<boolean> {
  return (await person.gql(`{ viewer { id } }`)).viewer !== null;
}

/** Another device of the same member. */
async function anotherDevice(person: Person): Promise<Person> {
  const { login } = await person.gql(LOGIN, { email: person.email, password: PASSWORD });
  return Object.assign(Object.create(Object.getPrototypeOf(person)), person, {
    token: login.token,
  });
}

describe("signing up", () => {
  it("makes a member with 100 TP from the treasury and signs him in", async () => {
    const { register } = await market.stranger.gql(REGISTER, {
      input: { ...rosa, email: " Rosa@Market.Test " },
    });

    expect(register).toMatchObject({
      message: "Account created successfully",
      viewer: {
        email: "rosa@market.test",
        user: { username: "rosa", displayName: "Rosa" },
        wallet: { tpBalance: 100, held: 0, available: 100 },
      },
    });
    const [kept] = await market.rows<Record<string, unknown>>(
      `select u.password, u.tp_balance, u.trust_points, u.trust_level, s.items_listed, x.sid
       from users u join user_stats s on s.user_id = u.id join sessions x on x.user_id = u.id where u.username = 'rosa'`,
    );
    expect(kept).toMatchObject({
      tp_balance: 100,
      trust_points: 100,
      trust_level: "newbie",
      items_listed: 0,
    });
    expect(kept?.["password"]).toMatch(/^\$argon2id\$/);
    expect(kept?.["sid"]).not.toBe(register.token);
  });

  // Proves: VA-014, VA-015, VA-016, VA-017
  it("names every wrong field in the documented words", async () => {
    const refusal = await market.stranger.refused(REGISTER, {
      input: { username: "a", email: "a", password: "short", displayName: "" },
    });

    expect(refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: {
        username: "Username must be at least 3 characters",
        email: "Invalid email address",
        password: "Password must be at least 8 characters",
        displayName: "Display name is required",
      },
    });
  });

  it("refuses a password everybody tries", async () => {
    const refusal = await market.stranger.refused(REGISTER, {
      input: { ...wanted, password: "Password123" },
    });

    expect(refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: expect.stringContaining("too common") },
    });
  });

  it("refuses an address and a name that somebody has, whatever their case", async () => {
    const member = await market.member("Taken");
    const { username } = (await member.gql(`{ viewer { user { username } } }`)).viewer.user;

    const sameEmail = await market.stranger.refused(REGISTER, {
      input: { ...wanted, email: member.email.toUpperCase() },
    });
    const sameName = await market.stranger.refused(REGISTER, {
      input: { ...wanted, username: username.toUpperCase() },
    });

    expect(sameEmail).toMatchObject({ code: "EMAIL_TAKEN", fields: { email: expect.any(String) } });
    expect(sameName).toMatchObject({
      code: "USERNAME_TAKEN",
      fields: { username: expect.any(String) },
    });
  });

  it("gives an address to one of twenty who ask at once, and a name too", async () => {
    const email = await race(
      times(
        20,
        (n) => () =>
          market.stranger.ask(REGISTER, { input: { ...wanted, username: `same.mail${n}` } }),
      ),
    );
    const name = await race(
      times(
        20,
        (n) => () =>
          market.stranger.ask(REGISTER, {
            input: { ...wanted, username: "same.name", email: `n${n}@market.test` },
          }),
      ),
    );

    expect(email).toMatchObject({ won: { length: 1 }, lost: { EMAIL_TAKEN: 19 } });
    expect(name).toMatchObject({ won: { length: 1 }, lost: { USERNAME_TAKEN: 19 } });
  });

  it("does not make the first who types the administrator's address the administrator", async () => {
    const imposter = await market.admin();
    await market.rows("update users set email_verified = false where id = $1", [
      Number(imposter.id),
    ]);

    expect((await imposter.gql(`{ viewer { isAdmin } }`)).viewer.isAdmin).toBe(false);

    await market.stranger.gql(RESET, {
      token: await tokenMailedTo(market, ADMIN_EMAIL),
      password: NEW_PASSWORD,
    });
    const { login } = await market.stranger.gql(
      `mutation { login(email: "${ADMIN_EMAIL}", password: "${NEW_PASSWORD}") { viewer { isAdmin user { emailVerified isVerified verificationLevel } } } }`,
    );
    expect(login.viewer).toEqual({
      isAdmin: true,
      user: { emailVerified: true, isVerified: true, verificationLevel: "verified" },
    });
  });
});

describe("signing in", () => {
  it("welcomes back with a token of its own, whatever case the address has", async () => {
    const member = await market.member("Lena");

    const { login } = await market.stranger.gql(LOGIN, {
      email: ` ${member.email.toUpperCase()} `,
      password: PASSWORD,
    });

    expect(login).toMatchObject({ message: "Welcome back!", viewer: { id: member.id } });
    expect(login.token).not.toBe(member.token);
  });

  it("says the same about a wrong password and an unknown address", async () => {
    const member = await market.member("Lena");

    const wrong = await market.stranger.refused(LOGIN, {
      email: member.email,
      password: "not the password",
    });
    const unknown = await market.stranger.refused(LOGIN, {
      email: "nobody@market.test",
      password: PASSWORD,
    });

    expect(wrong).toMatchObject({ code: "INVALID_CREDENTIALS", message: "Invalid credentials" });
    expect(unknown).toEqual(wrong);
  });

  it("lets twenty devices of one member in at once", async () => {
    const member = await market.member("Lena");

    const { won } = await race(
      times(
        20,
        () => () => market.stranger.ask(LOGIN, { email: member.email, password: PASSWORD }),
      ),
    );

    expect(won).toHaveLength(20);
  });

  it("refuses a suspended member with the reason, ends what is open, and takes him back when it is over", async () => {
    const member = await market.member("Lena");
    await market.rows(
      `update users set is_suspended = true, suspension_reason = 'Sold a brick as a teapot', suspended_until = $2 where id = $1`,
      [Number(member.id), new Date(market.clock.now().getTime() + 3_600_000)],
    );

    expect(await isSignedIn(member)).toBe(false);
    expect(
      await market.stranger.refused(LOGIN, { email: member.email, password: PASSWORD }),
    ).toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringMatching(
        /^Your account is suspended until \d+ \w+ \d{4}: Sold a brick as a teapot$/,
      ),
    });
    expect(
      await market.stranger.refused(LOGIN, { email: member.email, password: "not the password" }),
    ).toMatchObject({ code: "INVALID_CREDENTIALS" });

    await market.passHours(2);
    await market.stranger.gql(LOGIN, { email: member.email, password: PASSWORD });
  });
});

describe("sessions", () => {
  it("shows where the member is signed in, and ends one of them", async () => {
    const desk = await market.member("Milo");
    const phone = await anotherDevice(desk);

    const { sessions } = await desk.gql(
      `{ sessions { id isCurrent userAgent ipAddress createdAt expiresAt } }`,
    );
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({
        isCurrent: true,
        ipAddress: expect.any(String),
        userAgent: expect.any(String),
      }),
    );
    const other = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);

    const stranger = await market.member("Olga");
    expect(await stranger.refused(`mutation { revokeSession(id: "${other.id}") }`)).toMatchObject({
      code: "NOT_FOUND",
    });
    await desk.gql(`mutation { revokeSession(id: "${other.id}") }`);

    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(desk)).toBe(true);
    expect(await desk.refused(`mutation { revokeSession(id: "${other.id}") }`)).toMatchObject({
      code: "NOT_FOUND",
      message: "Session not found",
    });
  });

  it("ends all others and keeps this one", async () => {
    const desk = await market.member("Milo");
    const others = [await anotherDevice(desk), await anotherDevice(desk)];

    expect(await desk.gql(`mutation { revokeOtherSessions }`)).toEqual({ revokeOtherSessions: 2 });

    expect(await Promise.all([desk, ...others].map(isSignedIn))).toEqual([true, false, false]);
  });

  it("ends with the logout, and closes the sockets within a second", async () => {
    const desk = await market.member("Milo");
    const phone = await anotherDevice(desk);
    const live = await desk.live(`subscription { walletUpdated { cursor } }`);
    const onPhone = await phone.live(`subscription { walletUpdated { cursor } }`);

    const before = Date.now();
    await desk.gql(`mutation { logout }`);

    expect(await live.closed()).toBe(4401);
    expect(Date.now() - before).toBeLessThan(1000);
    expect(onPhone.closeCode).toBeUndefined();
    expect(await isSignedIn(desk)).toBe(false);
    expect(await desk.refused(`mutation { logout }`)).toMatchObject({ code: "UNAUTHENTICATED" });
    await onPhone.stop();
  });

  it("has no session left in the rest of the request that ended it", async () => {
    const member = await market.member("Milo");

    const { data, errors } = await member.ask(`mutation { logout others: revokeOtherSessions }`);

    expect(data).toEqual({ logout: true, others: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("remembers to the minute when it was last used, and ends after 30 days", async () => {
    const member = await market.member("Milo");
    const seen = async () =>
      (await member.gql(`{ sessions { lastSeenAt } }`)).sessions[0].lastSeenAt;
    const first = await seen();

    await market.passHours(1);
    expect(new Date(await seen()).getTime()).toBeGreaterThan(new Date(first).getTime() + 3_500_000);

    await market.passHours(30 * 24);
    expect(await isSignedIn(member)).toBe(false);
  });

  it("are nobody's without a token, and with a made-up one", async () => {
    const stranger = market.stranger;
    expect((await stranger.gql(`{ viewer { id } }`)).viewer).toBeNull();

    stranger.token = "a".repeat(43);
    expect((await stranger.gql(`{ viewer { id } }`)).viewer).toBeNull();
    expect(await stranger.refused(`{ sessions { id } }`)).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });
});

describe("a forgotten password", () => {
  it("is answered alike, in words and in time, whether the account exists or not", async () => {
    const member = await market.member("Ida");
    const timed = async (email: string) => {
      const before = performance.now();
      const { forgotPassword } = await market.stranger.gql(FORGOT, { email });
      return { forgotPassword, ms: performance.now() - before };
    };

    const known = await timed(member.email);
    const unknown = await timed("nobody@market.test");

    expect(known.forgotPassword).toBe(
      "If an account with this email exists, a password reset link has been sent.",
    );
    expect(unknown.forgotPassword).toBe(known.forgotPassword);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(240);
    expect(
      await market.rows("select 1 from mails where to_address = 'nobody@market.test'"),
    ).toEqual([]);
    expect(await market.stranger.refused(FORGOT, { email: "ida@" })).toMatchObject({
      message: "Please enter a valid email address",
    });
  });

  it("is replaced once by the mailed link, ends every session, and verifies the address", async () => {
    const member = await market.member("Ida");
    const token = await tokenMailedTo(market, member.email);
    const live = await member.live(`subscription { walletUpdated { cursor } }`);

    const outcome = await race(
      times(20, () => () => market.stranger.ask(RESET, { token, password: NEW_PASSWORD })),
    );

    expect(outcome).toMatchObject({ won: { length: 1 }, lost: { BAD_USER_INPUT: 19 } });
    expect(await live.closed()).toBe(4401);
    expect(await isSignedIn(member)).toBe(false);
    expect(
      await market.stranger.refused(LOGIN, { email: member.email, password: PASSWORD }),
    ).toMatchObject({ code: "INVALID_CREDENTIALS" });
    await market.stranger.gql(LOGIN, { email: member.email, password: NEW_PASSWORD });
    const { user } = await market.stranger.gql(
      `{ user(id: "${member.id}") { emailVerified isVerified verificationLevel } }`,
    );
    expect(user).toEqual({ emailVerified: true, isVerified: true, verificationLevel: "verified" });
  });

  it("keeps only a hash of the token", async () => {
    const member = await market.member("Ida");
    const token = await tokenMailedTo(market, member.email);

    expect(token).toHaveLength(43);
    expect(
      await market.rows("select 1 from password_reset_tokens where token = $1", [token]),
    ).toEqual([]);
  });

  // Proves: VA-022
  it("is not replaced by a used, an old, a made-up or no token", async () => {
    const member = await market.member("Ida");
    const first = await tokenMailedTo(market, member.email);
    const second = await tokenMailedTo(market, member.email);
    await market.stranger.gql(RESET, { token: second, password: NEW_PASSWORD });
    const old = await tokenMailedTo(market, member.email);
    await market.passHours(1.01);

    for (const token of [first, second, old, "made-up"]) {
      expect(await market.stranger.refused(RESET, { token, password: NEW_PASSWORD })).toMatchObject(
        {
          code: "BAD_USER_INPUT",
          fields: { token: "Invalid or expired reset token" },
        },
      );
    }
    expect(await market.stranger.refused(RESET, { token: "", password: "short" })).toMatchObject({
      fields: {
        token: "Reset token is required",
        password: "Password must be at least 8 characters long",
      },
    });
  });
});

describe("the profile", () => {
  it("changes what is given and leaves the rest", async () => {
    const member = await market.member("Nora");

    await member.gql(UPDATE, {
      input: {
        bio: "Bread\nand bikes",
        location: "Graz",
        skills: ["Bread", "Bikes", "Bread"],
        firstName: "Nora",
      },
    });
    const { updateProfile } = await member.gql(UPDATE, {
      input: { displayName: " Nora B. ", firstName: null },
    });

    expect(updateProfile).toEqual({
      firstName: null,
      lastName: null,
      user: {
        displayName: "Nora B.",
        bio: "Bread\nand bikes",
        location: "Graz",
        skills: ["Bread", "Bikes"],
      },
    });
  });

  it("refuses what does not fit, with every field, and changes nothing then", async () => {
    const member = await market.member("Nora");

    const refusal = await member.refused(UPDATE, {
      input: { displayName: "", bio: "x".repeat(501), location: "x".repeat(101), lastName: "Berg" },
    });

    expect(refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: {
        displayName: "Display name is required",
        bio: expect.any(String),
        location: expect.any(String),
      },
    });
    expect((await member.gql(`{ viewer { lastName } }`)).viewer.lastName).toBeNull();
    expect(await market.stranger.refused(UPDATE, { input: { bio: "x" } })).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("shows others no more than everybody may see", async () => {
    const member = await market.member("Nora");

    const { user } = await market.stranger.gql(
      `{ user(id: "${member.id}") { displayName itemsListed dealsCompleted overallRating } }`,
    );

    expect(user).toEqual({
      displayName: "Nora",
      itemsListed: 0,
      dealsCompleted: 0,
      overallRating: 0,
    });
    expect((await market.stranger.gql(`{ user(id: "999999") { id } }`)).user).toBeNull();
    expect(await market.stranger.refused(`{ user(id: "nora") { id } }`)).toMatchObject({
      code: "BAD_USER_INPUT",
    });
    expect((await market.stranger.refused(`{ user(id: "1") { email } }`)).message).toContain(
      "email",
    );
  });
});
