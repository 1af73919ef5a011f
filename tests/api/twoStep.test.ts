import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { DELETE_ITEM } from "../support/moderation.ts";
import { SoftPasskey } from "../support/passkey.ts";
import type { Person, Stranger } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { SUSPEND } from "../support/suspension.ts";

const AT_ONCE = 20;
const REASON = "Weapons are not allowed here";
const LOGIN = `mutation ($email: String!, $password: String!, $secondStep: SecondStepInput) {
  login(email: $email, password: $password, secondStep: $secondStep) { token } }`;
const STATE = `{ twoStepSignIn { isOn isRequired authenticatorSince passkeys { id name lastUsedAt } recoveryCodesLeft provenUntil } }`;
const BEGIN = `mutation { beginAuthenticator { secret uri } }`;
const CONFIRM = `mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes twoStepSignIn { isOn } } }`;
const REMOVE_APP = `mutation { removeAuthenticator { isOn recoveryCodesLeft } }`;
const RENEW = `mutation { renewRecoveryCodes }`;
const PROVE = `mutation ($password: String, $secondStep: SecondStepInput) { proveIdentity(password: $password, secondStep: $secondStep) }`;
const BEGIN_PASSKEY = `mutation { beginPasskey }`;
const ADD_PASSKEY = `mutation ($name: String!, $response: JSONObject!) { addPasskey(name: $name, response: $response) { recoveryCodes twoStepSignIn { isOn passkeys { id name } } } }`;
const REMOVE_PASSKEY = `mutation ($id: ID!) { removePasskey(id: $id) { isOn passkeys { id } } }`;
const BEGIN_PROOF = `mutation { beginPasskeyProof }`;
const RESET_TWO_STEP = `mutation ($memberId: ID!, $reason: String!) { resetTwoStep(memberId: $memberId, reason: $reason) { id } }`;
const SCORE = `{ wallet { security { score reasons { check points } } } }`;

const market = aMarket({ PUBLIC_URL: "https://market.example" });
const ORIGIN = "https://market.example";

const signIn = (email: string, secondStep?: object) =>
  market.stranger.gql(LOGIN, { email, password: PASSWORD, secondStep });
const refusedSignIn = (email: string, secondStep?: object) =>
  market.stranger.refused(LOGIN, { email, password: PASSWORD, secondStep });

async function elsewhere(email: string, secondStep?: object): Promise<Stranger> {
  const device = market.stranger;
  device.token = (await signIn(email, secondStep)).login.token;
  return device;
}

let made: Promise<Person> | undefined;
/** The one administrator of this market. */
const theAdmin = () => (made ??= market.admin());

async function withAuthenticator(name: string): Promise<Person & { codes: string[] }> {
  const person = await market.member(name);
  return Object.assign(person, { codes: await person.setUpAuthenticator() });
}

async function aPasskey(person: Person, name = "Phone"): Promise<SoftPasskey> {
  const passkey = new SoftPasskey(ORIGIN);
  const { beginPasskey } = await person.gql(BEGIN_PASSKEY);
  await person.gql(ADD_PASSKEY, { name, response: passkey.create(beginPasskey) });
  return passkey;
}

const base64url = (text: string) => Buffer.from(text).toString("base64url");

async function resetsPassword({ email, market }: Person): Promise<void> {
  await market.stranger.gql(`mutation ($email: String!) { forgotPassword(email: $email) }`, {
    email,
  });
  const [mail] = await market.rows<{ body: string }>(
    `select body from mails where to_address = $1 order by id desc limit 1`,
    [email],
  );
  const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
  await market.stranger.gql(
    `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }`,
    { token, password: PASSWORD },
  );
}

const mailsOf = async ({ email }: { email: string }) =>
  (
    await market.rows<{ subject: string }>(
      `select subject from mails where to_address = $1 order by id`,
      [email],
    )
  ).map(({ subject }) => subject);

describe("an authenticator app", () => {
  // Proves: WX-009
  it("turns two-step sign-in on by its first code, and is worth 25 points", async () => {
    const amara = await market.member("Amara");
    const before = (await amara.gql(SCORE)).wallet.security.score;
    const { beginAuthenticator } = await amara.gql(BEGIN);
    expect(beginAuthenticator.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(beginAuthenticator.uri).toContain("otpauth://totp/Market%20Day");
    expect(beginAuthenticator.uri).toContain(encodeURIComponent(amara.email));

    expect(await amara.refused(CONFIRM, { code: "000000" })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { code: expect.stringContaining("This code is not right") },
    });
    expect((await amara.gql(STATE)).twoStepSignIn).toMatchObject({
      isOn: false,
      isRequired: false,
      authenticatorSince: null,
      recoveryCodesLeft: 0,
    });

    const codes = await amara.setUpAuthenticator();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect((await amara.gql(STATE)).twoStepSignIn).toMatchObject({
      isOn: true,
      authenticatorSince: expect.any(String),
      recoveryCodesLeft: 10,
    });
    expect((await amara.gql(SCORE)).wallet.security.score).toBe(before + 25);
    expect(await mailsOf(amara)).toEqual([
      "The two-step sign-in of your Market Day account changed",
    ]);
    expect(await amara.refused(BEGIN)).toMatchObject({ code: "ALREADY_SET_UP" });
  });

  it("is asked for after the right password only, over GraphQL and REST", async () => {
    const ben = await withAuthenticator("Ben");
    expect((await refusedSignIn(ben.email, { code: "000000" })).code).toBe("BAD_USER_INPUT");
    expect(await refusedSignIn(ben.email)).toMatchObject({
      code: "SECOND_STEP_REQUIRED",
      message: "Your password is right. Now use the code of your authenticator app",
      details: { authenticator: true, passkey: null },
    });
    const code = await ben.authenticator?.code();
    expect(
      await market.stranger.refused(LOGIN, {
        email: ben.email,
        password: "not his",
        secondStep: { code },
      }),
    ).toMatchObject({ code: "INVALID_CREDENTIALS" });

    const body = { email: ben.email, password: PASSWORD };
    expect(await market.stranger.rest("POST", "/api/auth/login", body)).toMatchObject({
      status: 401,
      body: { code: "SECOND_STEP_REQUIRED" },
    });
    const answer = await market.stranger.rest("POST", "/api/auth/login", { ...body, code });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: Number(ben.id) } } });
    // What was typed with blanks is the same code, and it was used.
    expect(
      await refusedSignIn(ben.email, { code: `${code?.slice(0, 3)} ${code?.slice(3)}` }),
    ).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });

  it("lets one of 20 in that show the same code at once", async () => {
    const jun = await withAuthenticator("Jun");
    const code = await jun.authenticator?.code();
    const { won, lost } = await race(
      times(
        AT_ONCE,
        () => () =>
          market.stranger.ask(LOGIN, {
            email: jun.email,
            password: PASSWORD,
            secondStep: { code },
          }),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ BAD_USER_INPUT: AT_ONCE - 1 });
  });

  it("takes the code of the step before and of the next one, and no older or later one", async () => {
    const lena = await withAuthenticator("Lena");
    // At the beginning of a step, which lasts as long as this may take.
    const passed = market.clock.now().getTime() % 30_000;
    market.clock.advance((3 * 30_000 - passed) / 3_600_000);
    const now = Math.floor(market.clock.now().getTime() / 30_000);
    const outcomes: Record<number, string> = {};
    for (const step of [-2, 2, -1, 0, 1]) {
      const code = await lena.authenticator?.codeOf(now + step);
      const { errors } = await market.stranger.ask(LOGIN, {
        email: lena.email,
        password: PASSWORD,
        secondStep: { code },
      });
      outcomes[step] = errors ? String(errors[0]?.extensions?.["code"]) : "in";
    }
    expect(outcomes).toEqual({
      [-2]: "BAD_USER_INPUT",
      [-1]: "in",
      0: "in",
      1: "in",
      2: "BAD_USER_INPUT",
    });
  });

  it("has its secret encrypted, for its own member only", async () => {
    const [priya, noor] = await Promise.all([
      withAuthenticator("Priya"),
      withAuthenticator("Noor"),
    ]);
    const stored = await market.rows<{ secret: string }>(
      `select secret from authenticators where user_id = any($1)`,
      [[Number(priya.id), Number(noor.id)]],
    );
    for (const { secret } of stored) expect(secret).toMatch(/^v1\.[\da-f]{8}\.[\w-]{70,}$/);
    expect(JSON.stringify(stored)).not.toContain(priya.authenticator?.secret);

    // Who could write the table could not let one member in with another one's app.
    await market.rows(
      `update authenticators set secret = (select secret from authenticators where user_id = $2) where user_id = $1`,
      [Number(priya.id), Number(noor.id)],
    );
    expect(
      await refusedSignIn(priya.email, { code: await noor.authenticator?.code() }),
    ).toMatchObject({ code: "UNAVAILABLE" });
    expect(market.log.text).toContain("cannot be decrypted");
    expect((await signIn(priya.email, { code: priya.codes[0] })).login.token).toBeTruthy();
  });

  it("is not turned off by a new password from the mailbox, but for an address that was nobody's yet", async () => {
    const [mateo, taken] = await Promise.all([
      withAuthenticator("Mateo"),
      withAuthenticator("Taken"),
    ]);
    await market.rows(`update users set email_verified = true where id = $1`, [Number(mateo.id)]);
    await resetsPassword(mateo);
    expect((await refusedSignIn(mateo.email)).code).toBe("SECOND_STEP_REQUIRED");

    // Somebody signed up with an address that is not theirs; its owner comes by the mailbox.
    await resetsPassword(taken);
    expect((await signIn(taken.email)).login.token).toBeTruthy();
    expect(
      await market.rows(`select 1 from recovery_codes where user_id = $1`, [Number(taken.id)]),
    ).toEqual([]);
    expect((await mailsOf(taken)).at(-1)).toMatch(/two-step sign-in .* changed/);

    // An administrator's guards the whole market.
    const boss = await market.anotherAdmin("Boss");
    await resetsPassword(boss);
    expect((await refusedSignIn(boss.email)).code).toBe("SECOND_STEP_REQUIRED");
  });
});

describe("recovery codes", () => {
  it("sign in once each, in any spelling, and the member hears of it", async () => {
    const freya = await withAuthenticator("Freya");
    const [first = "", second] = freya.codes;
    await signIn(freya.email, { code: first.replaceAll("-", " ").toUpperCase() });
    expect((await refusedSignIn(freya.email, { code: first })).code).toBe("BAD_USER_INPUT");
    const { won, lost } = await race(
      times(
        AT_ONCE,
        () => () =>
          market.stranger.ask(LOGIN, {
            email: freya.email,
            password: PASSWORD,
            secondStep: { code: second },
          }),
      ),
    );
    expect([won.length, lost]).toEqual([1, { BAD_USER_INPUT: AT_ONCE - 1 }]);
    expect((await freya.gql(STATE)).twoStepSignIn.recoveryCodesLeft).toBe(8);
    expect((await mailsOf(freya)).filter((subject) => /recovery code/.test(subject))).toHaveLength(
      2,
    );

    const { renewRecoveryCodes: fresh } = await freya.gql(RENEW);
    expect((await refusedSignIn(freya.email, { code: freya.codes[2] })).code).toBe(
      "BAD_USER_INPUT",
    );
    await signIn(freya.email, { code: fresh[0] });
  });

  it("are nobody else's, and there are none without a second step", async () => {
    const [ada, tom] = await Promise.all([withAuthenticator("Ada"), withAuthenticator("Tom")]);
    expect((await refusedSignIn(tom.email, { code: ada.codes[0] })).code).toBe("BAD_USER_INPUT");
    expect((await tom.gql(REMOVE_APP)).removeAuthenticator).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
    });
    expect(await tom.refused(RENEW)).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await tom.refused(REMOVE_APP)).toMatchObject({ code: "NOT_FOUND" });
    expect((await signIn(tom.email)).login.token).toBeTruthy();
  });
});

describe("a passkey", () => {
  it("signs in and proves, each answer once, on the pages of the market only", async () => {
    const yuki = await market.member("Yuki");
    const passkey = new SoftPasskey(ORIGIN);
    const { beginPasskey } = await yuki.gql(BEGIN_PASSKEY);
    expect(beginPasskey).toMatchObject({ rp: { id: "market.example", name: "Market Day" } });
    const response = passkey.create(beginPasskey);
    const { addPasskey } = await yuki.gql(ADD_PASSKEY, { name: " My phone ", response });
    expect(addPasskey).toMatchObject({
      recoveryCodes: expect.objectContaining({ length: 10 }),
      twoStepSignIn: { isOn: true, passkeys: [{ name: "My phone" }] },
    });
    expect((await yuki.refused(ADD_PASSKEY, { name: "Again", response })).code).toBe(
      "BAD_USER_INPUT",
    );

    const asked = await refusedSignIn(yuki.email);
    expect(asked).toMatchObject({
      code: "SECOND_STEP_REQUIRED",
      message: "Your password is right. Now use your passkey",
      details: { authenticator: false },
    });
    const answer = passkey.get(asked.details["passkey"] as never);
    await signIn(yuki.email, { passkey: answer });
    expect(await refusedSignIn(yuki.email, { passkey: answer })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { passkey: expect.stringContaining("could not be checked") },
    });
    expect((await yuki.gql(STATE)).twoStepSignIn.passkeys).toEqual([
      expect.objectContaining({ name: "My phone", lastUsedAt: expect.any(String) }),
    ]);

    const { beginPasskeyProof } = await yuki.gql(BEGIN_PROOF);
    const proof = { secondStep: { passkey: passkey.get(beginPasskeyProof) } };
    expect(Date.parse((await yuki.gql(PROVE, proof)).proveIdentity)).toBeGreaterThan(
      market.clock.now().getTime(),
    );
    expect((await yuki.refused(PROVE, proof)).code).toBe("BAD_USER_INPUT");
  });

  it("counts for its own member, on this market, with the person verified, within five minutes", async () => {
    const [iris, omar] = await Promise.all([market.member("Iris"), market.member("Omar")]);
    const [hers, his] = await Promise.all([aPasskey(iris), aPasskey(omar)]);
    const challenge = async () => (await iris.gql(BEGIN_PROOF)).beginPasskeyProof;
    const prove = (passkey: object) => iris.ask(PROVE, { secondStep: { passkey } });
    const codeOf = async (passkey: object) =>
      (await prove(passkey)).errors?.[0]?.extensions?.["code"] ?? "proven";

    expect(await codeOf(his.get(await challenge()))).toBe("BAD_USER_INPUT");
    const { beginPasskeyProof: forOmar } = await omar.gql(BEGIN_PROOF);
    expect(await codeOf(hers.get(forOmar))).toBe("BAD_USER_INPUT");
    expect(await codeOf(hers.get({ ...(await challenge()), rpId: "evil.example" }))).toBe(
      "BAD_USER_INPUT",
    );
    hers.flags = 0x01;
    expect(await codeOf(hers.get(await challenge()))).toBe("BAD_USER_INPUT");
    hers.flags = 0x05;
    const { beginPasskey } = await iris.gql(BEGIN_PASSKEY);
    expect(await codeOf(hers.get({ ...beginPasskey, rpId: "market.example" }))).toBe(
      "BAD_USER_INPUT",
    );
    const late = await challenge();
    market.clock.advance(0.1);
    expect(await codeOf(hers.get(late))).toBe("BAD_USER_INPUT");
    expect(await codeOf(hers.get(await challenge()))).toBe("proven");
    for (const response of [{}, { id: 5 }, { response: { clientDataJSON: "bm8" } }])
      expect(await codeOf(response)).toBe("BAD_USER_INPUT");

    const phished = new SoftPasskey("https://market-example.evil");
    const { beginPasskey: options } = await iris.gql(BEGIN_PASSKEY);
    expect(
      (await iris.refused(ADD_PASSKEY, { name: "Evil", response: phished.create(options) })).fields,
    ).toHaveProperty("response");
  });

  it("is taken without its maker's certificates only, and whatever else a browser may say", async () => {
    const ren = await market.member("Ren");
    const add = async (
      change: (response: Record<string, unknown>) => void,
      passkey = new SoftPasskey(ORIGIN),
    ) => {
      const { beginPasskey } = await ren.gql(BEGIN_PASSKEY);
      const answer = passkey.create(beginPasskey) as { response: Record<string, unknown> };
      change(answer.response);
      const { errors } = await ren.ask(ADD_PASSKEY, { name: "Key", response: answer });
      return errors?.[0]?.extensions?.["code"] ?? "added";
    };
    const certified = new SoftPasskey(ORIGIN);
    certified.attestation = ["android-key", new Map([["x5c", [new Uint8Array(8)]]])];
    expect(await add(() => {}, certified)).toBe("BAD_USER_INPUT");
    const packed = new SoftPasskey(ORIGIN);
    packed.attestation = ["packed", new Map([["x5c", [new Uint8Array(8)]]])];
    expect(await add(() => {}, packed)).toBe("BAD_USER_INPUT");
    expect(await add((response) => (response["attestationObject"] = "AAAA"))).toBe(
      "BAD_USER_INPUT",
    );
    const long = new SoftPasskey(ORIGIN, 1024);
    expect(await add(() => {}, long)).toBe("BAD_USER_INPUT");
    for (const transports of [null, "usb", {}, [["usb"], "nfc"], [5, "x".repeat(500)]])
      expect(await add((response) => (response["transports"] = transports))).toBe("added");
    expect(await add(() => {}, new SoftPasskey(ORIGIN, 1023))).toBe("added");
    expect(
      await market.rows(`select distinct transports from passkeys where user_id = $1 order by 1`, [
        Number(ren.id),
      ]),
    ).toEqual([{ transports: [] }, { transports: ["internal"] }, { transports: ["nfc"] }]);
  });

  it("is one of ten at most, is removed with all that it did, and leaves with the last one", async () => {
    const sam = await market.member("Sam");
    for (const n of times(10, (index) => index)) await aPasskey(sam, `Key ${n}`);
    expect(await sam.refused(BEGIN_PASSKEY)).toMatchObject({
      code: "BAD_USER_INPUT",
      message: "You have 10 passkeys. Remove one to add another",
    });
    const { passkeys } = (await sam.gql(STATE)).twoStepSignIn;
    await sam.gql(REMOVE_PASSKEY, { id: passkeys.pop().id });
    // Challenges of ten at once are good for one more passkey.
    const begun = await Promise.all(times(5, () => sam.gql(BEGIN_PASSKEY)));
    const { won, lost } = await race(
      begun.map(({ beginPasskey }, n) => () => {
        const response = new SoftPasskey(ORIGIN).create(beginPasskey);
        return sam.ask(ADD_PASSKEY, { name: `More ${n}`, response });
      }),
    );
    expect([won.length, lost]).toEqual([1, { BAD_USER_INPUT: 4 }]);
    const ada = await withAuthenticator("Ada");
    expect((await ada.refused(REMOVE_PASSKEY, { id: passkeys[0].id })).code).toBe("NOT_FOUND");
    for (const { id } of (await sam.gql(STATE)).twoStepSignIn.passkeys)
      await sam.gql(REMOVE_PASSKEY, { id });
    expect((await sam.gql(STATE)).twoStepSignIn).toMatchObject({ isOn: false, passkeys: [] });
    expect((await signIn(sam.email)).login.token).toBeTruthy();
    for (const name of ["", "  ", "x".repeat(51)])
      expect((await sam.refused(ADD_PASSKEY, { name, response: {} })).fields).toHaveProperty(
        "name",
      );
  });
});

describe("a fresh proof of identity", () => {
  it("is a sign-in of the last 15 minutes, or the password where two-step sign-in is off", async () => {
    const kai = await market.member("Kai");
    market.clock.advance(0.26);
    expect(await kai.refused(BEGIN)).toMatchObject({
      code: "STEP_UP_REQUIRED",
      message: "Prove that it is you first. It counts for 15 minutes",
      details: { setUp: false },
    });
    expect((await kai.gql(STATE)).twoStepSignIn.provenUntil).toBeNull();
    expect((await kai.refused(PROVE)).fields).toHaveProperty("password");
    expect((await kai.refused(PROVE, { password: "not his" })).fields).toHaveProperty("password");
    await kai.gql(PROVE, { password: PASSWORD });
    await kai.setUpAuthenticator();
    market.clock.advance(0.26);
    expect((await kai.refused(PROVE, { password: PASSWORD })).fields).toHaveProperty("code");
  });

  it("by the password alone counts no more once two-step sign-in is on, however late it is checked", async () => {
    const rosa = await market.member("Rosa");
    const other = await elsewhere(rosa.email);
    // The owner's first code is just being taken.
    const owner = await market.hold(`update users set two_step = true where id = $1`, [
      Number(rosa.id),
    ]);
    const late = other.ask(PROVE, { password: PASSWORD });
    await expect
      .poll(() =>
        market.rows(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .not.toEqual([]);
    await owner.end();
    expect((await late).errors?.[0]?.extensions?.["code"]).toBe("STEP_UP_REQUIRED");
  });

  it("is asked, too, before the password is changed or the account deleted where two-step sign-in is on", async () => {
    const gus = await withAuthenticator("Gus");
    const app = gus.authenticator;
    gus.authenticator = undefined;
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} now` };
    const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`;
    const DELETE = `mutation ($password: String!) { deleteAccount(password: $password) }`;
    await market.rows(`update sessions set proven_at = null where user_id = $1`, [Number(gus.id)]);
    expect((await gus.refused(CHANGE, change)).code).toBe("STEP_UP_REQUIRED");
    expect((await gus.refused(DELETE, { password: PASSWORD })).code).toBe("STEP_UP_REQUIRED");
    await gus.gql(PROVE, { secondStep: { code: await app?.code() } });
    await gus.gql(CHANGE, change);
    await gus.gql(DELETE, { password: change.newPassword });
  });

  it("is asked of every other session from the first second step on", async () => {
    const mia = await market.member("Mia");
    const other = await elsewhere(mia.email);
    await mia.setUpAuthenticator();
    for (const document of [REMOVE_APP, RENEW, BEGIN_PASSKEY])
      expect((await other.refused(document)).code).toBe("STEP_UP_REQUIRED");
    await other.gql(PROVE, { secondStep: { code: await mia.authenticator?.code() } });
    expect((await other.gql(RENEW)).renewRecoveryCodes).toHaveLength(10);
  });

  it("stands before an administrator's actions and their dry runs, over GraphQL, REST and a socket", async () => {
    const admin = await theAdmin();
    const app = admin.authenticator;
    const seller = await market.member("Seller");
    const item = await anItem(seller);
    admin.authenticator = undefined;
    market.clock.advance(0.26);

    const suspend = { memberId: seller.id, reason: REASON };
    expect((await admin.refused(SUSPEND, suspend)).code).toBe("STEP_UP_REQUIRED");
    expect(
      await admin.refused(
        `mutation ($id: ID!, $reason: String!) { dryRun { deleteItem(itemId: $id, reason: $reason) { confirms } } }`,
        { id: item.id, reason: REASON },
      ),
    ).toMatchObject({ code: "STEP_UP_REQUIRED" });
    expect(await admin.rest("DELETE", `/api/admin/items/${item.id}`)).toMatchObject({
      status: 403,
      body: { code: "STEP_UP_REQUIRED" },
    });
    const socket = await admin.live(SUSPEND, suspend);
    await socket.roundTrip();
    expect(socket.errors[0]?.extensions).toMatchObject({ code: "STEP_UP_REQUIRED" });
    expect(
      await market.rows(`select is_suspended from users where id = $1`, [Number(seller.id)]),
    ).toEqual([{ is_suspended: false }]);
    const { auditLog } = await admin.gql(
      `{ auditLog(first: 3) { edges { node { action outcome } } } }`,
    );
    expect(auditLog.edges.map(({ node }: { node: object }) => node)).toEqual([
      { action: "suspendMember", outcome: "STEP_UP_REQUIRED" },
      { action: "deleteItem", outcome: "STEP_UP_REQUIRED" },
      { action: "suspendMember", outcome: "STEP_UP_REQUIRED" },
    ]);

    await admin.gql(PROVE, { secondStep: { code: await app?.code() } });
    await admin.gql(DELETE_ITEM, { itemId: item.id, reason: REASON });
    admin.authenticator = app;
  });

  it("is not enough for an administrator without two-step sign-in", async () => {
    const boss = await market.member("Boss");
    await market.rows(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      Number(boss.id),
    ]);
    const seller = await market.member("Seller");
    const suspend = { memberId: seller.id, reason: REASON };
    expect((await boss.gql(STATE)).twoStepSignIn).toMatchObject({ isOn: false, isRequired: true });
    expect(await boss.refused(SUSPEND, suspend)).toMatchObject({
      code: "STEP_UP_REQUIRED",
      message:
        "Set up two-step sign-in in your settings first: whoever runs the market needs it to act",
      details: { setUp: true },
    });
    expect(
      (await boss.gql(`{ adminUsers(first: 1) { edges { node { id } } } }`)).adminUsers,
    ).toBeTruthy();
    await boss.setUpAuthenticator();
    await boss.gql(SUSPEND, suspend);
  });
});

describe("a member who lost everything", () => {
  it("is let in by an administrator with a reason, signed out everywhere, and told", async () => {
    const [admin, ola] = [await theAdmin(), await withAuthenticator("Ola")];
    await aPasskey(ola);
    const socket = await ola.live(`subscription { walletUpdated { wallet { tpBalance } } }`);
    const reset = { memberId: ola.id, reason: "Showed her passport" };
    await admin.gql(RESET_TWO_STEP, reset);
    expect(await socket.closed()).toBe(4401);
    expect((await signIn(ola.email)).login.token).toBeTruthy();
    expect((await mailsOf(ola)).at(-1)).toBe(
      "The two-step sign-in of your Market Day account was reset",
    );
    expect(await admin.refused(RESET_TWO_STEP, reset)).toMatchObject({
      code: "NOT_FOUND",
      message: "This member has no two-step sign-in",
    });
    for (const reason of ["", "no", "x".repeat(501)])
      expect((await admin.refused(RESET_TWO_STEP, { ...reset, reason })).fields).toHaveProperty(
        "reason",
      );
  });

  it("is no administrator, whose second step guards the market", async () => {
    const admin = await theAdmin();
    expect(
      await admin.refused(RESET_TWO_STEP, { memberId: "x", reason: "Lost my phone" }),
    ).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(
      await admin.refused(RESET_TWO_STEP, { memberId: admin.id, reason: "Lost my phone" }),
    ).toMatchObject({ code: "FORBIDDEN" });
    expect(
      await admin.refused(RESET_TWO_STEP, { memberId: "999999", reason: "Lost my phone" }),
    ).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("what is kept", () => {
  it("is in the export without secrets, and gone with the account", async () => {
    const zoe = await withAuthenticator("Zoe");
    await aPasskey(zoe);
    await zoe.gql(BEGIN_PROOF);
    const { body } = await zoe.rest("GET", "/api/account/export");
    const text = JSON.stringify(body);
    expect(body).toMatchObject({
      authenticator: [{ userId: Number(zoe.id), confirmedAt: expect.any(String) }],
      passkeys: [{ name: "Phone" }],
      recoveryCodes: expect.objectContaining({ length: 10 }),
    });
    for (const column of ["secret", "publicKey", "hash", "lastStep"])
      expect(text).not.toContain(`"${column}"`);

    await zoe.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    for (const table of ["authenticators", "passkeys", "passkey_challenges", "recovery_codes"])
      expect(
        await market.rows(`select 1 from ${table} where user_id = $1`, [Number(zoe.id)]),
      ).toEqual([]);
  });
});

describe("who tries codes", () => {
  const strict = aMarket({ RATE_LIMITS: "on" });

  it("has five tries in a quarter of an hour, from wherever", async () => {
    const nia = await strict.member("Nia");
    await nia.setUpAuthenticator();
    const guess = (code: string | undefined) =>
      strict.stranger.refused(LOGIN, {
        email: nia.email,
        password: PASSWORD,
        secondStep: { code },
      });
    for (const n of times(5, (index) => index))
      expect((await guess(`00000${n}`)).code).toBe("BAD_USER_INPUT");
    expect((await guess(await nia.authenticator?.code())).code).toBe("RATE_LIMITED");
    // Her own session is not locked by what strangers try.
    strict.clock.advance(0.02);
    await nia.gql(PROVE, { secondStep: { code: await nia.authenticator?.code() } });
    for (const n of times(5, (index) => index))
      await nia.refused(PROVE, { secondStep: { code: `00000${n}` } });
    expect((await nia.refused(PROVE, { secondStep: { code: "000009" } })).code).toBe(
      "RATE_LIMITED",
    );
    strict.clock.advance(0.26);
    await strict.stranger.gql(LOGIN, {
      email: nia.email,
      password: PASSWORD,
      secondStep: { code: await nia.authenticator?.code() },
    });
  });

  it("is forgiven by no other right guess, and by nothing that fails", async () => {
    const pia = await strict.member("Pia");
    await pia.setUpAuthenticator();
    const strange = base64url('{"challenge":"\\u0000"}');
    const tries = [
      ...times(4, (n) => ({ secondStep: { code: `00000${n}` } })),
      { secondStep: { passkey: { id: "x", response: { clientDataJSON: strange } } } },
    ];
    for (const proof of tries)
      expect((await pia.refused(PROVE, proof)).code).toBe("BAD_USER_INPUT");
    // The right password is another guess: a stranger at this browser may know it.
    await pia.gql(
      `mutation ($p: String!) { changePassword(currentPassword: $p, newPassword: "${PASSWORD} now") }`,
      { p: PASSWORD },
    );
    expect((await pia.refused(PROVE, { secondStep: { code: "000009" } })).code).toBe(
      "RATE_LIMITED",
    );

    const eda = await strict.member("Eda");
    await eda.setUpAuthenticator();
    for (const proof of tries.slice(0, 4))
      expect((await eda.refused(PROVE, proof)).code).toBe("BAD_USER_INPUT");
    const change = `update authenticators set secret = reverse(secret) where user_id = $1`;
    await strict.rows(change, [Number(eda.id)]);
    expect((await eda.refused(PROVE, { secondStep: { code: "000009" } })).code).toBe("UNAVAILABLE");
    await strict.rows(change, [Number(eda.id)]);
    expect((await eda.refused(PROVE, { secondStep: { code: "000009" } })).code).toBe(
      "BAD_USER_INPUT",
    );
    expect((await eda.refused(PROVE, { secondStep: { code: "000009" } })).code).toBe(
      "RATE_LIMITED",
    );

    const ivo = await strict.member("Ivo");
    await ivo.setUpAuthenticator();
    const guess = (secondStep: object) =>
      strict.stranger.refused(LOGIN, { email: ivo.email, password: PASSWORD, secondStep });
    for (const { secondStep } of tries)
      expect((await guess(secondStep)).code).toBe("BAD_USER_INPUT");
    expect((await guess({ code: "000009" })).code).toBe("RATE_LIMITED");
    await strict.rows(`update users set email_verified = true where id = $1`, [Number(ivo.id)]);
    await resetsPassword(ivo);
    expect((await guess({ code: "000009" })).code).toBe("BAD_USER_INPUT");
  });
});

describe("another SECRETS_KEY", () => {
  const [older = "", newer = ""] = times(2, () => randomBytes(32).toString("base64"));
  const variables = { SECRETS_KEY: older };
  const moved = aMarket(variables);

  async function restartWith(key: string): Promise<void> {
    await moved.stopServer();
    variables.SECRETS_KEY = key;
    await moved.startServer();
  }

  it("reads what an older one wrote only where it is given beside the new one", async () => {
    const uma = await moved.member("Uma");
    await uma.setUpAuthenticator();
    const codeOfSignIn = async () => {
      const secondStep = { code: await uma.authenticator?.code() };
      const { errors } = await moved.stranger.ask(LOGIN, {
        email: uma.email,
        password: PASSWORD,
        secondStep,
      });
      return errors?.[0]?.extensions?.["code"];
    };
    await restartWith(`${newer}, ${older}`);
    expect(await codeOfSignIn()).toBeUndefined();
    await restartWith(newer);
    moved.clock.advance(0.02);
    expect(await codeOfSignIn()).toBe("UNAVAILABLE");
  });
});
