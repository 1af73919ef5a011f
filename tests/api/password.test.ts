import { expect, it } from "vitest";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";

const market = aMarket({ RATE_LIMITS: "on" });
const CHANGE = `mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`;
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;
const NEXT = "another quiet market";

async function elsewhere({ email }: Person): Promise<Stranger> {
  const device = market.stranger;
  device.token = (await device.gql(LOGIN, { email, password: PASSWORD })).login.token;
  return device;
}

it("changes, ends the other sessions and their sockets, and mails that it did", async () => {
  const amara = await market.member("Amara");
  const phone = await elsewhere(amara);
  const stream = await phone.live(`subscription { walletUpdated { wallet { tpBalance } } }`);

  const answer = await amara.gql(CHANGE, { currentPassword: PASSWORD, newPassword: NEXT });
  expect(answer.changePassword).toBe(1);
  expect(await stream.closed()).toBe(4401);

  expect((await amara.gql(`{ viewer { id } }`)).viewer.id).toBe(amara.id);
  expect((await phone.gql(`{ viewer { id } }`)).viewer).toBeNull();
  const { email } = amara;
  expect((await market.stranger.refused(LOGIN, { email, password: PASSWORD })).code).toBe(
    "INVALID_CREDENTIALS",
  );
  expect((await market.stranger.gql(LOGIN, { email, password: NEXT })).login.token).toBeTruthy();
  expect(
    await market.rows(`select to_address, subject from mails where to_address = $1`, [email]),
  ).toEqual([{ to_address: email, subject: "Your Market Day password was changed" }]);
});

it("refuses a wrong current one, a bad new one and the same one, and changes nothing then", async () => {
  const ben = await market.member("Ben");
  for (const [currentPassword, newPassword, fields] of [
    ["not mine at all", NEXT, { currentPassword: "This is not your password" }],
    ["", NEXT, { currentPassword: "Password is required" }],
    [PASSWORD, "short", { newPassword: "Password must be at least 8 characters long" }],
    [
      PASSWORD,
      "password123",
      { newPassword: "This password is too common. Please choose another one" },
    ],
    [PASSWORD, PASSWORD, { newPassword: "Please choose a password you do not have now" }],
  ] as const) {
    expect(await ben.refused(CHANGE, { currentPassword, newPassword })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields,
    });
  }
  expect(
    (await market.stranger.gql(LOGIN, { email: ben.email, password: PASSWORD })).login.token,
  ).toBeTruthy();
});

it("lets nobody guess: five wrong ones and the right one has to wait too", async () => {
  const cleo = await market.member("Cleo");
  for (let n = 0; n < 5; n++)
    await cleo.refused(CHANGE, { currentPassword: `guess number ${n}`, newPassword: NEXT });
  expect((await cleo.refused(CHANGE, { currentPassword: PASSWORD, newPassword: NEXT })).code).toBe(
    "RATE_LIMITED",
  );
});

it("of twenty changes at once one is made, and the others hear that the password is another now", async () => {
  const dov = await market.member("Dov");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      dov.ask(CHANGE, { currentPassword: PASSWORD, newPassword: `quiet market number ${n}` }),
    ),
  );
  const lost = answers.flatMap(({ errors }) => errors ?? []);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  for (const { extensions } of lost)
    expect(["BAD_USER_INPUT", "RATE_LIMITED"]).toContain(extensions?.["code"]);
});
