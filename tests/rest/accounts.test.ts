import { describe, expect, it } from "vitest";
import { aMarket, PASSWORD } from "../support/market.ts";

const market = aMarket();
let number = 0;

function registration() {
  const username = `rest${++number}`;
  return {
    username,
    email: `${username}@rest.test`,
    password: PASSWORD,
    displayName: "Rest Member",
  };
}

describe("POST /api/auth/register", () => {
  // Proves: EP-002, EN-001, KC-006
  it("answers token, user and message, and the opening balance", async () => {
    const input = { ...registration(), firstName: "Rita", lastName: "Rest" };
    const { status, body } = await market.stranger.rest("POST", "/api/auth/register", input);

    expect(status).toBe(201);
    expect(body.token).toEqual(expect.any(String));
    expect(body.message).toEqual(expect.any(String));
    expect(body.user).toMatchObject({
      id: expect.any(Number),
      username: input.username,
      displayName: "Rest Member",
      email: input.email,
      firstName: "Rita",
      trustPoints: 100,
      tpBalance: 100,
      trustLevel: "newbie",
      overallRating: "0.00",
      totalReviews: 0,
      itemsListed: 0,
      dealsCompleted: 0,
      isActive: true,
      isSuspended: false,
      emailVerified: false,
      phoneVerified: false,
    });
    expect(new Date(body.user.createdAt).toISOString()).toBe(body.user.createdAt);
  });

  it("refuses each missing field by its name", async () => {
    const { status, body } = await market.stranger.rest("POST", "/api/auth/register", {});
    expect(status).toBe(400);
    expect(body.code).toBe("BAD_USER_INPUT");
    expect(body.details.fields).toMatchObject({
      username: "Username is required",
      password: "Password is required",
      displayName: "Display name is required",
    });
  });

  it("refuses wrong types and fields it does not know", async () => {
    const typed = await market.stranger.rest("POST", "/api/auth/register", {
      ...registration(),
      password: 12345678,
    });
    expect(typed).toMatchObject({
      status: 400,
      body: { details: { fields: { password: "Password must be text" } } },
    });
    const extra = await market.stranger.rest("POST", "/api/auth/register", {
      ...registration(),
      isAdmin: true,
    });
    expect(extra).toMatchObject({
      status: 400,
      body: { details: { fields: { isAdmin: expect.any(String) } } },
    });
  });

  // Proves: HT-007
  it("refuses a taken e-mail with the documented body", async () => {
    const input = registration();
    await market.stranger.rest("POST", "/api/auth/register", input);
    const { status, body } = await market.stranger.rest("POST", "/api/auth/register", {
      ...input,
      username: "other.name",
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "EMAIL_TAKEN", error: expect.any(String) });
    expect(body.error).toBe(body.message);
  });
});

describe("POST /api/auth/login", () => {
  // Proves: EP-003
  it("lets the member in", async () => {
    const person = await market.member("Lena");
    const { status, body } = await market.stranger.rest("POST", "/api/auth/login", {
      email: person.email,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token: expect.any(String),
      message: "Welcome back!",
      user: { id: Number(person.id) },
    });
  });

  it("answers 401 for a wrong password", async () => {
    const person = await market.member("Lena");
    const answer = await market.stranger.rest("POST", "/api/auth/login", {
      email: person.email,
      password: "wrong one",
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { error: "Invalid credentials", code: "INVALID_CREDENTIALS" },
    });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("GET /api/auth/me", () => {
  // Proves: EP-001, EN-002
  it("says what GraphQL says", async () => {
    const person = await market.member("Mia");
    const { body } = await person.rest("GET", "/api/auth/me");
    const { viewer } = await person.gql(`{ viewer {
      email isActive isAdmin lastLoginAt unreadMessages pendingOffers wallet { tpBalance }
      user { id username displayName trustPoints trustLevel createdAt itemsListed dealsCompleted overallRating totalReviews }
    } }`);

    const { id, overallRating, ...shared } = viewer.user;
    expect(body.user).toMatchObject({
      ...shared,
      id: Number(id),
      overallRating: overallRating.toFixed(2),
    });
    expect(body.user).toMatchObject({
      email: viewer.email,
      isActive: true,
      isAdmin: false,
      tpBalance: viewer.wallet.tpBalance,
    });
    expect(body.stats).toMatchObject({ dealsCompleted: 0, unreadMessages: 0, pendingOffers: 0 });
  });

  // Proves: TO-044
  it('answers "No token found" without a token', async () => {
    const { status, body } = await market.stranger.rest("GET", "/api/auth/me");
    expect(status).toBe(401);
    expect(body).toEqual({
      error: "No token found",
      message: "No token found",
      code: "UNAUTHENTICATED",
      details: {},
    });
  });

  it("answers 401 after logout", async () => {
    const person = await market.member("Nora");
    await person.gql(`mutation { logout }`);
    expect(await person.rest("GET", "/api/auth/me")).toMatchObject({
      status: 401,
      body: { code: "UNAUTHENTICATED" },
    });
  });
});

describe("PATCH /api/auth/profile", () => {
  // Proves: EP-006
  it("changes what is given and keeps the rest", async () => {
    const person = await market.member("Pia");
    await person.rest("PATCH", "/api/auth/profile", {
      bio: "Repairs radios",
      skills: ["soldering"],
    });
    const { status, body } = await person.rest("PATCH", "/api/auth/profile", { location: "Ghent" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bio: "Repairs radios",
      location: "Ghent",
      skills: ["soldering"],
      displayName: "Pia",
    });
  });

  // Proves: VA-024
  it("refuses what is too long, by name, and a list that is none", async () => {
    const person = await market.member("Pia");
    const long = await person.rest("PATCH", "/api/auth/profile", { bio: "x".repeat(501) });
    expect(long).toMatchObject({
      status: 400,
      body: { details: { fields: { bio: expect.any(String) } } },
    });
    const text = await person.rest("PATCH", "/api/auth/profile", { skills: "soldering" });
    expect(text).toMatchObject({ status: 400, body: { error: "Skills must be a list" } });
  });

  it("is not for strangers", async () => {
    expect(await market.stranger.rest("PATCH", "/api/auth/profile", { bio: "x" })).toMatchObject({
      status: 401,
    });
  });
});

describe("forgotten passwords", () => {
  // Proves: EP-004
  it("answer the same for a known and an unknown address", async () => {
    const person = await market.member("Fay");
    const known = await market.stranger.rest("POST", "/api/auth/forgot-password", {
      email: person.email,
    });
    const unknown = await market.stranger.rest("POST", "/api/auth/forgot-password", {
      email: "nobody@rest.test",
    });
    expect(known).toMatchObject({
      status: 200,
      body: {
        message: "If an account with this email exists, a password reset link has been sent.",
      },
    });
    expect(unknown.body).toEqual(known.body);
  });

  it("cannot be reset with a token nobody mailed", async () => {
    const answer = await market.stranger.rest("POST", "/api/auth/reset-password", {
      token: "made up",
      password: PASSWORD,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { details: { fields: { token: expect.any(String) } } },
    });
  });
});
