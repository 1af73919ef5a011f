import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import { codeFor } from "../support/verification.ts";

const market = aMarket({ DEV_CODES: "1" });

// Proves: EP-060, EP-062, HT-006
it("sends a code without any body, verifies it, and /api/auth/me knows", async () => {
  const ann = await market.member("Ann");
  const sent = await ann.rest("POST", "/api/verification/email");
  expect(sent).toMatchObject({ status: 200, body: { sentTo: `${ann.email[0]}•••@market.test` } });
  expect(sent.body.devCode).toMatch(/^\d{6}$/);
  expect(sent.body.devCode).toBe(await codeFor(market, ann));

  const code = sent.body.devCode;
  const verified = await ann.rest("POST", "/api/verification/verify", { code, type: "email" });
  expect(verified).toMatchObject({
    status: 200,
    body: { message: "Your email is verified", earned: 20, user: { id: Number(ann.id) } },
  });
  const { body } = await ann.rest("GET", "/api/auth/me");
  expect(body.user).toMatchObject({
    emailVerified: true,
    isVerified: true,
    verificationLevel: "verified",
    tpBalance: 120,
  });
});

// Proves: EP-061
it("takes a phone from the body, and answers no code where the server is not for developers", async () => {
  const ben = await market.member("Ben");
  const phone = "+1 415 555 2671";
  const sent = await ben.rest("POST", "/api/verification/phone", { phone });
  expect(sent).toMatchObject({ status: 200, body: { sentTo: "+14•••71" } });

  market.server.services.env = { ...market.server.services.env, devCodes: false };
  const quiet = await ben.rest("POST", "/api/verification/phone", { phone });
  expect(quiet.body.devCode).toBeNull();
});

it.each([
  ["nothing", undefined, "Invalid verification code"],
  ["no type", { code: "123456" }, "Invalid verification code"],
  ["no code", { type: "email" }, "Invalid verification code"],
  ["another type", { code: "123456", type: "fax" }, "Type must be one of email, phone"],
  ["a short code", { code: "12", type: "email" }, "Verification code must be at least 4 digits"],
  ["a wrong code", { code: "123456", type: "email" }, "Invalid verification code"],
  ["a number", { code: 123456, type: "email" }, "Code must be text"],
])("refuses to verify with %s", async (_what, body, message) => {
  const cleo = await market.member("Cleo");
  expect(await cleo.rest("POST", "/api/verification/verify", body)).toMatchObject({
    status: 400,
    body: { error: message, message, code: "BAD_USER_INPUT" },
  });
});

it("refuses a stranger, and a channel there is not", async () => {
  expect((await market.stranger.rest("POST", "/api/verification/email")).status).toBe(401);
  expect((await market.stranger.rest("POST", "/api/verification/verify")).status).toBe(401);
  const dan = await market.member("Dan");
  expect((await dan.rest("POST", "/api/verification/fax")).status).toBe(404);
  expect((await dan.rest("POST", "/api/verification/phone")).body.message).toBe(
    "Phone number must be at least 10 digits",
  );
});
