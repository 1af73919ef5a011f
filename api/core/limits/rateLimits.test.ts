import { expect, it } from "vitest";
import { COMMANDS, REGISTRATIONS, RESET_MAILS } from "../../../schema/limits.ts";
import type { Credential } from "../access/viewer.ts";
import { mayMailReset, spend, spendRegistration } from "./rateLimits.ts";

type Asking = Parameters<typeof spend>[0];

/** Somebody who asks a server of their own. */
function asking({ ip = "203.0.113.7", rateLimits = true, server = {} } = {}): Asking {
  const services = Object.assign(server, { env: { rateLimits } }) as unknown as Asking["services"];
  return { services, viewer: null, origin: { ip, userAgent: undefined } };
}

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

it("counts an administrator, and not the member as whom they view the market", async () => {
  const server = {};
  const until = { id: "hash", expires: 1 };
  const view = { kind: "viewAs", adminId: 2, sid: "session", ...until } as const;
  const ofMember = (credential: Credential) => ({
    ...asking({ server }),
    viewer: { id: 7, credential },
  });
  await spend(ofMember(view), COMMANDS.points);
  await expect(spend(ofMember(view))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await spend(ofMember({ kind: "session", roles: [], ...until }));
});
