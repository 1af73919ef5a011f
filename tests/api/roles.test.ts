import { beforeAll, describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { SET_ROLE } from "../support/roles.ts";

const market = aMarket({ DEMO: "off" });
const REASON = "Looks after the reports on weekdays";
const ROLES = `query ($id: ID!) { adminUser(id: $id) { role isAdmin viewerActions } }`;
const ME = `{ viewer { isAdmin isModerator } }`;
const EVENTS = `subscription { adminEvents { event { sentence } } }`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

async function withTwoStep(name: string): Promise<Person> {
  const person = await market.member(name);
  await person.setUpAuthenticator();
  return person;
}

const to = (memberId: string, role: string, reason = REASON) => ({
  input: { memberId, role, reason },
});

async function roleOf({ id }: Person) {
  return (await admin.gql(ROLES, { id })).adminUser;
}

describe("a role", () => {
  it("is given with a reason, holds from the next sign-in, and is told by mail", async () => {
    const mona = await withTwoStep("Mona");
    expect(await roleOf(mona)).toMatchObject({
      role: "member",
      viewerActions: ["suspend", "set_role"],
    });
    const socket = await mona.live(`subscription { walletUpdated { wallet { tpBalance } } }`);
    await admin.gql(SET_ROLE, to(mona.id, "moderator"));
    expect(await socket.closed()).toBe(4401);
    expect((await mona.ask(ME)).data).toEqual({ viewer: null });

    await mona.signIn();
    expect((await mona.gql(ME)).viewer).toEqual({ isAdmin: false, isModerator: true });
    expect(await roleOf(mona)).toMatchObject({ role: "moderator", isAdmin: false });
    const [mail] = await market.rows<{ subject: string; body: string }>(
      `select subject, body from mails where to_address = $1 order by id desc limit 1`,
      [mona.email],
    );
    expect(mail?.subject).toBe("You are a moderator of Market Day now");
    expect(mail?.body).toContain(REASON);
    const { auditLog } = await admin.gql(
      `{ auditLog(first: 1) { edges { node { action reason changes { name before after } } } } }`,
    );
    expect(auditLog.edges[0].node).toEqual({
      action: "setRole",
      reason: REASON,
      changes: [{ name: "role", before: "member", after: "moderator" }],
    });
  });

  it("that is taken away is silent at once: over HTTP, REST and an open subscription", async () => {
    const ada = await market.anotherAdmin("Ada");
    const QUEUE = `{ disputeQueue { edges { node { id } } } }`;
    await ada.gql(QUEUE);
    expect((await ada.rest("GET", "/api/admin/users")).status).toBe(200);
    const events = await ada.live(EVENTS);
    await events.roundTrip();

    await admin.gql(SET_ROLE, to(ada.id, "member", "Left the team"));
    expect(await events.closed()).toBe(4401);
    const heard = events.heard.length;
    expect((await ada.refused(QUEUE)).code).toBe("UNAUTHENTICATED");
    expect((await ada.rest("GET", "/api/admin/users")).status).toBe(401);
    await market.member("Newcomer");
    expect(events.heard).toHaveLength(heard);

    await ada.signIn();
    expect((await ada.gql(ME)).viewer).toEqual({ isAdmin: false, isModerator: false });
    expect((await ada.refused(QUEUE)).code).toBe("FORBIDDEN");
    expect((await ada.rest("GET", "/api/admin/users")).status).toBe(403);
    const again = await ada.live(EVENTS);
    await again.roundTrip();
    expect(again.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
    await again.stop();
  });

  it("is refused for oneself, by ADMIN_EMAIL, without two-step sign-in, and where nothing changes", async () => {
    const [ada, mona, plain] = [
      await market.anotherAdmin("Ada"),
      await market.moderator("Mona"),
      await market.member("Plain"),
    ];
    const refusals: [who: Person, to: object, refusal: object][] = [
      [ada, to(ada.id, "member"), { code: "FORBIDDEN", message: "Nobody changes their own role" }],
      [admin, to(admin.id, "moderator"), { code: "FORBIDDEN" }],
      [
        ada,
        to(admin.id, "member"),
        { code: "FORBIDDEN", message: "ADMIN_EMAIL makes Admin an administrator" },
      ],
      [admin, to(plain.id, "moderator"), { code: "TWO_STEP_MISSING" }],
      [admin, to(plain.id, "admin"), { code: "TWO_STEP_MISSING" }],
      [admin, to(plain.id, "member"), { code: "ROLE_UNCHANGED" }],
      [admin, to(mona.id, "moderator"), { code: "ROLE_UNCHANGED" }],
      [admin, to("999999", "moderator"), { code: "NOT_FOUND" }],
      [admin, to("x", "moderator"), { code: "BAD_USER_INPUT" }],
      [admin, to(mona.id, "admin", "no"), { fields: { reason: expect.any(String) } }],
      [admin, to(mona.id, "admin", "x".repeat(501)), { fields: { reason: expect.any(String) } }],
      [admin, to(mona.id, "owner"), { code: "BAD_USER_INPUT" }],
      [mona, to(plain.id, "moderator"), { code: "FORBIDDEN" }],
      [plain, to(plain.id, "admin"), { code: "FORBIDDEN" }],
    ];
    for (const [who, input, refusal] of refusals)
      expect(await who.refused(SET_ROLE, input), JSON.stringify(input)).toMatchObject(refusal);
    expect((await admin.gql(ROLES, { id: admin.id })).adminUser.viewerActions).not.toContain(
      "set_role",
    );
  });

  it("20 at once: one gives it, the others hear that it is so", async () => {
    const mona = await withTwoStep("Mona");
    const { won, lost } = await race(
      times(20, () => () => admin.ask(SET_ROLE, to(mona.id, "moderator"))),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ ROLE_UNCHANGED: 19 });
  });

  it("two administrators who take it from each other at once: one remains", async () => {
    for (let n = 0; n < 5; n++) {
      const [ada, bo] = [await market.anotherAdmin("Ada"), await market.anotherAdmin("Bo")];
      const { won, lost } = await race([
        () => ada.ask(SET_ROLE, to(bo.id, "member")),
        () => bo.ask(SET_ROLE, to(ada.id, "member")),
      ]);
      expect(won).toHaveLength(1);
      const [code] = Object.keys(lost);
      // The later one may have lost the session already.
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(code);
      const left = await market.rows(
        `select 1 from user_roles where role = 'admin' and user_id = any($1)`,
        [[Number(ada.id), Number(bo.id)]],
      );
      expect(left).toHaveLength(1);
    }
  });
});

it("a moderator sees no list of the administrator's, and acts on nobody by them", async () => {
  const [mona, freya] = [await market.moderator("Mona"), await market.member("Freya")];
  for (const query of [
    `{ adminUsers { edges { node { email } } } }`,
    `{ adminItems { edges { node { id } } } }`,
    `{ auditLog { edges { node { id } } } }`,
  ])
    expect((await mona.refused(query)).code).toBe("FORBIDDEN");
  expect((await mona.rest("GET", "/api/admin/users")).status).toBe(403);
  expect(
    (
      await mona.refused(
        `mutation ($memberId: ID!) { suspendMember(input: { memberId: $memberId, reason: "Because" }) { id } }`,
        { memberId: freya.id },
      )
    ).code,
  ).toBe("FORBIDDEN");
});
