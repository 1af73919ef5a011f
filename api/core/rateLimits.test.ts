import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { REGISTRATIONS, RESET_MAILS } from "../../schema/limits.ts";
import {
  guessPassword,
  forgiveGuesses,
  mayMailReset,
  spend,
  spendRegistration,
} from "./rateLimits.ts";

type Asking = Parameters<typeof spend>[0];

/** Somebody who asks a server of their own. */
function asking({ ip = "203.0.113.7", rateLimits = true, server = {} } = {}): Asking {
  const services = Object.assign(server, { env: { rateLimits } }) as unknown as Asking["services"];
  return { services, viewer: null, origin: { ip, userAgent: undefined } };
}

const wrong = () => wait(1, null);
const right = () => wait(1, "in");

it("gives five wrong passwords to an account, not more when twenty come at once", async () => {
  const somebody = asking();
  let tries = 0;
  const guesses = Array.from({ length: 20 }, () =>
    guessPassword(somebody, "ana@example.com", () => {
      tries++;
      return wrong();
    }),
  );

  const answers = await Promise.allSettled(guesses);

  expect(tries).toBe(5);
  const refused = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason] : [],
  );
  expect(refused).toHaveLength(15);
  expect(refused[0]).toMatchObject({ code: "RATE_LIMITED", details: { retryAfterSeconds: 900 } });
});

it("lets twenty right sign-ins at once through", async () => {
  const somebody = asking();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => guessPassword(somebody, "ana@example.com", right)),
  );

  expect(answers.every((answer) => answer === "in")).toBe(true);
});

it("gives twenty wrong passwords to an address, over all accounts", async () => {
  const somebody = asking();
  for (let account = 1; account <= 20; account++)
    await guessPassword(somebody, `${account}@example.com`, wrong);

  await expect(guessPassword(somebody, "21@example.com", right)).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
});

it("lets the owner in again once the password is a new one", async () => {
  const somebody = asking();
  for (let guess = 1; guess <= 5; guess++) await guessPassword(somebody, "ana@example.com", wrong);
  await expect(guessPassword(somebody, "ana@example.com", right)).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });

  await forgiveGuesses(somebody, "ana@example.com");

  expect(await guessPassword(somebody, "ana@example.com", right)).toBe("in");
});

it("takes the whole /64 of an IPv6 network for one address, and an address for another", async () => {
  const server = {};
  for (let n = 1; n <= REGISTRATIONS.perAddress; n++)
    await spendRegistration(asking({ ip: `2001:db8::${n}`, server }));

  await expect(
    spendRegistration(asking({ ip: "2001:db8:0:0:ffff::1", server })),
  ).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await spendRegistration(asking({ ip: "2001:db8:0:1::1", server }));
  await spendRegistration(asking({ ip: "::ffff:192.0.2.1", server }));
});

it("stops mailing one mailbox without saying so", async () => {
  const somebody = asking();
  for (let n = 1; n <= RESET_MAILS.perAccount; n++)
    expect(await mayMailReset(somebody, "ana@example.com")).toBe(true);

  expect(await mayMailReset(somebody, "ana@example.com")).toBe(false);
});

it("counts what a visitor changes, and nothing when limits are off", async () => {
  const somebody = asking();
  await spend(somebody, 120);
  await expect(spend(somebody)).rejects.toMatchObject({ code: "RATE_LIMITED" });

  await spend(asking({ rateLimits: false }), 1000);
});
