import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { codeFor, SEND_CODE, VERIFY } from "../support/verification.ts";

const market = aMarket();
const PHONE = "+44 7700 900123";
const BADGE = `query ($id: ID!) {
  user(id: $id) { isVerified emailVerified phoneVerified verificationLevel trustPoints }
}`;

async function badgeOf({ id }: Person) {
  return (await market.stranger.gql(BADGE, { id })).user;
}

async function verified(person: Person, type: "email" | "phone", phone?: string) {
  await person.gql(SEND_CODE, { type, phone });
  return (await person.gql(VERIFY, { type, code: await codeFor(market, person) })).verifyChannel;
}

// Proves: BD-002, BD-003, BD-004, KC-007, KC-008, ST-016, EN-037
it("verifies an e-mail and a phone, pays 20 and 25 TP once, and the badge follows", async () => {
  const ann = await market.member("Ann");
  expect(await badgeOf(ann)).toMatchObject({ verificationLevel: "basic", isVerified: false });

  const { sendVerificationCode } = await ann.gql(SEND_CODE, { type: "email" });
  expect(sendVerificationCode).toMatchObject({
    type: "email",
    sentTo: `${ann.email[0]}•••@market.test`,
    devCode: null,
  });
  const code = await codeFor(market, ann);
  const { verifyChannel } = await ann.gql(VERIFY, { type: "email", code });
  expect(verifyChannel).toMatchObject({
    type: "email",
    earned: 20,
    message: "Your email is verified",
    viewer: { user: { emailVerified: true }, wallet: { tpBalance: 120 } },
  });
  expect(await badgeOf(ann)).toEqual({
    isVerified: true,
    emailVerified: true,
    phoneVerified: false,
    verificationLevel: "verified",
    trustPoints: 125,
  });

  expect(await verified(ann, "phone", PHONE)).toMatchObject({ earned: 25 });
  expect(await badgeOf(ann)).toMatchObject({ verificationLevel: "premium", trustPoints: 150 });
  expect((await ann.gql(`{ viewer { phone } }`)).viewer.phone).toBe("+447700900123");
  // What is paid here is what the wallet's own buttons pay.
  for (const taken of [
    `mutation { earnTp(action: verify_profile) { amount } }`,
    `mutation { claimReward(reward: phone_verified) { amount } }`,
  ])
    expect((await ann.refused(taken)).code).toBe("ALREADY_CLAIMED");
  expect((await ann.wallet()).tpBalance).toBe(145);
});

it("tells the member's own screens of the points that come after it, whoever is told first", async () => {
  const uma = await market.member("Uma");
  // The notification would have them ask again, too, and may be written before the points are counted.
  await uma.gql(
    `mutation { setNotificationPreference(input: { type: "trust_channel_verified", inApp: false, email: false }) { emails } }`,
  );
  await verified(uma, "email");
  await market.settled();
  const told = await market.rows<{ queries: string[] }>(
    "select data -> 'queries' as queries from event_log where audience = $1 and topic = 'queriesInvalidated' order by seq",
    [`u${uma.id}`],
  );
  expect(told.filter(({ queries }) => queries.includes("viewer"))).toHaveLength(2);
});

it("pays both for a phone that comes first, and nothing for the e-mail after it", async () => {
  const ben = await market.member("Ben");
  await ben.gql(SEND_CODE, { type: "phone", phone: "0044 (7700) 900-456" });
  const { verifyChannel } = await ben.gql(VERIFY, {
    type: "phone",
    code: await codeFor(market, ben),
  });
  expect(verifyChannel.earned).toBe(45);
  expect(await verified(ben, "email")).toMatchObject({ earned: 0 });
  expect((await ben.wallet()).tpBalance).toBe(145);
});

it("does not pay again what was claimed before, and tells the member", async () => {
  const cleo = await market.member("Cleo");
  await market.rows(`update users set email_verified = true where id = $1`, [Number(cleo.id)]);
  await cleo.gql(`mutation { earnTp(action: verify_profile) { amount } }`);
  const bell = await cleo.live(
    `subscription { notificationAdded { notification { title message } } }`,
  );
  expect(await verified(cleo, "phone", "+14155552671")).toMatchObject({ earned: 25 });
  expect(await bell.next()).toMatchObject({
    notification: {
      title: "Verified",
      message: "Your phone number is verified. You earned 25 TP",
    },
  });
  await bell.stop();
});

// Proves: VA-036, VA-037
it("refuses what is no number, no code, or not the member's mailbox, in the documented words", async () => {
  const dan = await market.member("Dan");
  const problem = async (variables: object) => (await dan.refused(SEND_CODE, variables)).message;
  const tooShort = "Phone number must be at least 10 digits";
  expect(await problem({ type: "phone" })).toBe(tooShort);
  expect(await problem({ type: "phone", phone: "+44 123" })).toBe(tooShort);
  expect(await problem({ type: "phone", phone: "(415) 555-2671" })).toMatch(/country code/);
  expect(await problem({ type: "phone", phone: "+999999999999" })).toBe(
    "This is not a phone number",
  );
  expect(await problem({ type: "phone", phone: `+1${" ".repeat(50)}4155552671` })).toMatch(
    /not a phone/,
  );
  expect(await problem({ type: "email", email: "dan" })).toBe("Please enter a valid email address");
  expect(await problem({ type: "email", email: "else@market.test" })).toMatch(/not the email/);
  expect((await dan.refused(SEND_CODE, { type: "fax" })).code).toBe("BAD_USER_INPUT");

  const answer = async (code: string) =>
    (await dan.refused(VERIFY, { type: "email", code })).message;
  expect(await answer("12")).toBe("Verification code must be at least 4 digits");
  expect(await answer("123456")).toBe("Invalid verification code");
  expect(await answer("1234567")).toBe("Invalid verification code");
  expect(await answer("abcdef")).toBe("Invalid verification code");
  expect((await market.stranger.refused(SEND_CODE, { type: "email" })).code).toBe(
    "UNAUTHENTICATED",
  );
});

it("keeps no code that could be read, and takes one for ten minutes only", async () => {
  const eva = await market.member("Eva");
  await eva.gql(SEND_CODE, { type: "email" });
  const code = await codeFor(market, eva);
  const [kept] = await market.rows<{ code: string; type: string; attempts: number }>(
    `select code, type, attempts from verification_attempts where user_id = $1`,
    [Number(eva.id)],
  );
  expect(kept).toMatchObject({ type: "email", attempts: 0 });
  expect(kept?.code).toMatch(/^\$argon2id\$/);

  market.clock.advance(10 / 60);
  expect((await eva.refused(VERIFY, { type: "email", code })).message).toBe(
    "Invalid verification code",
  );
  // Another code of the same member for the other channel is no help.
  await eva.gql(SEND_CODE, { type: "email" });
  const fresh = await codeFor(market, eva);
  expect((await eva.refused(VERIFY, { type: "phone", code: fresh })).code).toBe("BAD_USER_INPUT");
  expect((await eva.gql(VERIFY, { type: "email", code: fresh })).verifyChannel.earned).toBe(20);
});

it("forgets the code before when another is sent, and takes five tries of one", async () => {
  const finn = await market.member("Finn");
  await finn.gql(SEND_CODE, { type: "email" });
  const first = await codeFor(market, finn);
  await finn.gql(SEND_CODE, { type: "email" });
  const second = await codeFor(market, finn);
  if (first !== second) await finn.refused(VERIFY, { type: "email", code: first });

  const wrong = second === "000000" ? "111111" : "000000";
  const { lost } = await race(
    times(20, () => () => finn.ask(VERIFY, { type: "email", code: wrong })),
  );
  expect(lost).toEqual({ BAD_USER_INPUT: 20 });
  const [{ attempts } = { attempts: 0 }] = await market.rows<{ attempts: number }>(
    `select attempts from verification_attempts where user_id = $1 order by id desc limit 1`,
    [Number(finn.id)],
  );
  expect(attempts).toBe(5);
  expect((await finn.refused(VERIFY, { type: "email", code: second })).message).toBe(
    "Invalid verification code",
  );
});

it("takes a code once: of 20 at once one verifies, and it pays once", async () => {
  const gus = await market.member("Gus");
  await gus.gql(SEND_CODE, { type: "email" });
  const code = await codeFor(market, gus);
  const { won, lost } = await race(times(20, () => () => gus.ask(VERIFY, { type: "email", code })));
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ BAD_USER_INPUT: 19 });
  expect((await gus.wallet()).tpBalance).toBe(120);
  expect((await gus.refused(SEND_CODE, { type: "email" })).message).toBe(
    "Your email is verified already",
  );
});

it("lets one number stand for one member: of 10 at once one gets it", async () => {
  const people = await Promise.all(times(10, (n) => market.member(`Twin ${n}`)));
  const number = "+447700900999";
  const codes = new Map<Person, string>();
  for (const person of people) {
    await person.gql(SEND_CODE, { type: "phone", phone: number });
    codes.set(person, await codeFor(market, person));
  }
  const { won, lost } = await race(
    people.map((person) => () => person.ask(VERIFY, { type: "phone", code: codes.get(person) })),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ BAD_USER_INPUT: 9 });
  const owners = await market.rows(`select 1 from users where phone = $1`, [number]);
  expect(owners).toHaveLength(1);
});

it("has a new address or number verified anew, wherever it is changed", async () => {
  const hal = await market.member("Hal");
  await verified(hal, "email");
  await verified(hal, "phone", "+447700900777");
  await market.rows(`update users set phone = '+447700900778' where id = $1`, [Number(hal.id)]);
  expect(await badgeOf(hal)).toMatchObject({ phoneVerified: false, verificationLevel: "verified" });
  await market.rows(`update users set email = 'new@market.test' where id = $1`, [Number(hal.id)]);
  expect(await badgeOf(hal)).toMatchObject({ emailVerified: false, verificationLevel: "basic" });
});
