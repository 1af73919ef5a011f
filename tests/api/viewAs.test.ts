import { beforeAll, describe, expect, it } from "vitest";
import { VIEW_AS as VIEW } from "../../schema/limits.ts";
import { anOrder, ORDER } from "../support/checkout.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { Stranger, type Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";
import { aViewAs, STOP_VIEW, VIEW_AS, WHY } from "../support/viewAs.ts";

const AT_ONCE = 20;
const ME = `{ viewer { id email phone firstName lastName isAdmin user { displayName } wallet { tpBalance } } }`;
const ACTIVITY = `{ activity(group: account) { edges { node { kind subject at member { id } tp url } } } }`;

const market = aMarket();
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

const codeOf = async (asker: Stranger, query = ME) =>
  (await asker.ask(query)).errors?.[0]?.extensions?.["code"];
/** Whose market the holder of a token sees; null for a visitor's. */
const seenBy = async (asker: Stranger) => (await asker.gql(ME)).viewer?.id ?? null;

async function elsewhere(): Promise<Stranger> {
  const code = await admin.authenticator?.code();
  const { login } = await market.stranger.gql(
    `mutation ($email: String!, $password: String!, $secondStep: SecondStepInput) {
      login(email: $email, password: $password, secondStep: $secondStep) { token } }`,
    { email: admin.email, password: PASSWORD, secondStep: { code } },
  );
  return Object.assign(new Stranger(market), { token: login.token as string });
}

describe("a view as a member", () => {
  it("shows what the member sees, and not what administrators see", async () => {
    const [ana, jun] = [await market.richMember("Ana", 400), await market.member("Jun")];
    const offer = await anOffer(ana, await anItem(jun, { title: "Kettle", trustPoints: 20 }));
    const view = await aViewAs(market, admin, ana);

    expect(view.token).toMatch(/^mdv_[0-9A-Za-z]{49}$/);
    expect((await view.gql(ME)).viewer).toMatchObject({
      id: ana.id,
      email: ana.email,
      isAdmin: false,
      wallet: { tpBalance: (await ana.wallet()).tpBalance },
    });
    const { buyerOffers } = await view.gql(`{ buyerOffers { edges { node { id } } } }`);
    expect(buyerOffers.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([
      offer.id,
    ]);
    expect(await codeOf(view, `{ adminUsers { edges { node { id } } } }`)).toBe("VIEW_ONLY");
    expect((await view.rest("GET", "/api/wallet")).body).toMatchObject({ balance: 400, held: 20 });
    // Their own session is what it was.
    expect((await admin.gql(ME)).viewer).toMatchObject({ id: admin.id, isAdmin: true });
  });

  it("changes nothing, by whatever door, and says so", async () => {
    const [ana, jun] = [await market.member("Ana"), await market.member("Jun")];
    const item = await anItem(jun);
    const view = await aViewAs(market, admin, ana);
    expect(
      await view.refused(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, item),
    ).toMatchObject({
      code: "VIEW_ONLY",
      message: "You view the market as a member: nothing can be changed",
    });
    expect(
      await view.rest("POST", "/api/offers", { targetItemId: Number(item.id), tpDelta: 5 }),
    ).toMatchObject({ status: 403, body: { code: "VIEW_ONLY" } });
    // As our own client asks: a refusal is an answer, and no failure of the market.
    const statusOf = async (query: string) => {
      const headers = { ...view.headers, accept: "application/graphql-response+json" };
      const body = JSON.stringify({ query });
      return (await fetch(`${market.url}/graphql`, { method: "POST", headers, body })).status;
    };
    expect(await statusOf(`mutation { viewItem(itemId: "${item.id}") { item { id } } }`)).toBe(200);
    expect(await statusOf(`{ notifications { edges { node { id } } } }`)).toBe(400);
    // What visitors may do is no way around it, nor is an act of the administrator.
    for (const mutation of [
      `mutation { login(email: "${ana.email}", password: "${PASSWORD}") { token } }`,
      `mutation { logout }`,
      `mutation { forgotPassword(email: "${ana.email}") }`,
      STOP_VIEW,
      `mutation { viewAs(memberId: "${jun.id}", reason: "One more") { token } }`,
      `mutation { dryRun { viewAs(memberId: "${jun.id}", reason: "One more") { confirms } } }`,
    ])
      expect(await codeOf(view, mutation), mutation).toBe("VIEW_ONLY");
    expect(await seenBy(view)).toBe(ana.id);
  });

  it("keeps private what is written to the member, where they live and how they sign in", async () => {
    const [ana, jun] = [await market.richMember("Ana", 500), await market.member("Jun")];
    await jun.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Between us" }) { message { id } } }`,
      { to: ana.id },
    );
    const order = await anOrder(ana, [await anItem(jun, { trustPoints: 30 })]);
    await market.rows(
      `update users set phone = '+44 117 496 0001', first_name = 'Anastasia', last_name = 'Novak' where id = $1`,
      [Number(ana.id)],
    );
    const view = await aViewAs(market, admin, ana);
    for (const query of [
      `{ conversations { edges { node { id } } } }`,
      `{ conversation(memberId: "${jun.id}") { messages { edges { node { content } } } } }`,
      `{ notifications { edges { node { id } } } }`,
      `{ addresses { id } }`,
      `{ sessions { id } }`,
      `{ twoStepSignIn { isOn } }`,
      ACTIVITY,
      `{ accountExport(section: account) { rows } }`,
    ])
      expect(await codeOf(view, query), query).toBe("VIEW_ONLY");
    for (const path of [
      "/api/messages",
      `/api/conversations/${jun.id}`,
      "/api/notifications",
      "/api/addresses",
      "/api/account/export",
      "/api/wallet/history.csv",
      "/api/wallet/statement.pdf",
      `/api/orders/${order.id}/receipt.pdf`,
    ])
      expect(await view.rest("GET", path), path).toMatchObject({
        status: 403,
        body: { code: "VIEW_ONLY" },
      });

    // An order can be read without where it goes.
    const shown = await view.gql(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, order);
    expect(shown.order).toMatchObject({ orderNumber: order.orderNumber, shippingAddress: null });
    expect((await view.gql(ME)).viewer).toMatchObject({
      phone: null,
      firstName: null,
      lastName: null,
    });
  });

  it("is in the member's activity at once, with the reason, and in their export", async () => {
    const ana = await market.member("Ana");
    await aViewAs(market, admin, ana, "  Asked why an offer is gone  ");
    const { activity } = await ana.gql(ACTIVITY);
    expect(activity.edges[0].node).toMatchObject({
      kind: "viewed_by_market",
      subject: "Asked why an offer is gone",
      member: null,
      tp: null,
      url: null,
    });
    const exported = await ana.gql(`{ accountExport(section: viewedByMarket) { rows } }`);
    const [row] = exported.accountExport.rows;
    expect(row).toMatchObject({ reason: "Asked why an offer is gone" });
    for (const secret of ["token", "session_id", "admin_id"])
      expect(row).not.toHaveProperty(secret);
  });

  it("is stored as a hash, and in the audit log with who, whom and why", async () => {
    const ana = await market.member("Ana");
    const { token } = await aViewAs(market, admin, ana);
    for (const { relname } of await market.rows<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ))
      expect(
        await market.rows(`select 1 from "${relname}" t where t::text like '%' || $1 || '%'`, [
          token,
        ]),
        relname,
      ).toEqual([]);
    const { auditLog } = await admin.gql(
      `{ auditLog(first: 1) { edges { node { action subjectId reason outcome actor { id } } } } }`,
    );
    expect(auditLog.edges[0].node).toEqual({
      action: "viewAs",
      subjectId: ana.id,
      reason: WHY,
      outcome: "done",
      actor: { id: admin.id },
    });
  });

  it("asks for a fresh proof", async () => {
    const [ana, late] = [await market.member("Ana"), await elsewhere()];
    await market.rows(`update sessions set proven_at = proven_at - interval '20 minutes'`);
    expect(await late.refused(VIEW_AS, { memberId: ana.id, reason: WHY })).toMatchObject({
      code: "STEP_UP_REQUIRED",
    });
  });
});

describe("whom nobody views as", () => {
  it("administrators, moderators, the suspended, those who left, and nobody", async () => {
    const [second, moderator, freya, gone] = [
      await market.anotherAdmin("Second"),
      await market.member("Moderator"),
      await market.member("Freya"),
      await market.member("Gone"),
    ];
    await market.rows(`insert into user_roles (user_id, role) values ($1, 'moderator')`, [
      Number(moderator.id),
    ]);
    await admin.gql(SUSPEND, { memberId: freya.id, reason: "Sold a brick as a teapot" });
    await gone.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    const codes: Record<string, string> = {};
    for (const [name, memberId] of Object.entries({
      self: admin.id,
      second: second.id,
      moderator: moderator.id,
      suspended: freya.id,
      gone: gone.id,
      nobody: "2000000000",
    }))
      codes[name] = (await admin.refused(VIEW_AS, { memberId, reason: WHY })).code;
    expect(codes).toEqual({
      self: "FORBIDDEN",
      second: "FORBIDDEN",
      moderator: "FORBIDDEN",
      suspended: "FORBIDDEN",
      gone: "NOT_FOUND",
      nobody: "NOT_FOUND",
    });
  });

  it.each([
    ["no reason", { reason: "" }],
    ["two letters", { reason: " ab " }],
    ["too long", { reason: "x".repeat(VIEW.reason.max + 1) }],
    ["no id", { memberId: "x" }],
  ])("%s is refused by name, and nothing is written", async (_what, wrong) => {
    const ana = await market.member("Ana");
    const refused = await admin.refused(VIEW_AS, { memberId: ana.id, reason: WHY, ...wrong });
    expect(refused).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(Object.keys(refused.fields)).toEqual(Object.keys(wrong));
    expect(
      await market.rows(`select 1 from member_views where user_id = $1`, [Number(ana.id)]),
    ).toEqual([]);
  });

  it("a member views as nobody", async () => {
    const [ana, eve] = [await market.member("Ana"), await market.member("Eve")];
    expect((await eve.refused(VIEW_AS, { memberId: ana.id, reason: WHY })).code).toBe("FORBIDDEN");
    expect((await eve.refused(STOP_VIEW)).code).toBe("FORBIDDEN");
  });

  it("a made-up token is nobody's", async () => {
    for (const token of ["mdv_", `mdv_${"a".repeat(49)}`, "mdv_x y"]) {
      const somebody = Object.assign(new Stranger(market), { token });
      expect(await codeOf(somebody, `{ wallet { tpBalance } }`), token).toBe("UNAUTHENTICATED");
    }
  });
});

describe("a view ends", () => {
  it("when the administrator stops it, once", async () => {
    const view = await aViewAs(market, admin, await market.member("Ana"));
    expect((await admin.gql(STOP_VIEW)).stopViewAs).toBe(true);
    expect(await seenBy(view)).toBeNull();
    expect(await codeOf(view, `{ wallet { tpBalance } }`)).toBe("UNAUTHENTICATED");
    expect((await admin.gql(STOP_VIEW)).stopViewAs).toBe(false);
  });

  it("after 15 minutes", async () => {
    const ana = await market.member("Ana");
    const view = await aViewAs(market, admin, ana);
    market.clock.advance((VIEW.minutes - 1) / 60);
    expect(await seenBy(view)).toBe(ana.id);
    market.clock.advance(1 / 60);
    expect(await seenBy(view)).toBeNull();
  });

  it("with the session it began in, and with no other", async () => {
    const ana = await market.member("Ana");
    const [here, there] = [await elsewhere(), await elsewhere()];
    const [first, second] = [
      await aViewAs(market, here as Person, ana),
      await aViewAs(market, there as Person, ana),
    ];
    await here.gql(`mutation { logout }`);
    expect(await seenBy(first)).toBeNull();
    expect(await seenBy(second)).toBe(ana.id);
    await there.gql(`mutation { logout }`);
    expect(await seenBy(second)).toBeNull();
  });

  it("with the administrator's role, and when their second step is reset", async () => {
    const [ana, second] = [await market.member("Ana"), await market.anotherAdmin("Second")];
    const view = await aViewAs(market, second, ana);
    await market.rows(`delete from user_roles where user_id = $1`, [Number(second.id)]);
    expect(await seenBy(view)).toBeNull();
    await admin.gql(
      `mutation ($id: ID!) { resetTwoStep(memberId: $id, reason: "Lost the phone") { id } }`,
      { id: second.id },
    );
    // The role alone does not bring it back: its session is gone.
    await market.rows(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      Number(second.id),
    ]);
    expect(await seenBy(view)).toBeNull();
  });

  it("when its member is suspended, or becomes a moderator", async () => {
    const [ana, jun] = [await market.member("Ana"), await market.member("Jun")];
    const ofAna = await aViewAs(market, admin, ana);
    await admin.gql(SUSPEND, { memberId: ana.id, reason: "Sold a brick as a teapot" });
    expect(await seenBy(ofAna)).toBeNull();
    await admin.gql(LIFT, { memberId: ana.id });
    const ofJun = await aViewAs(market, admin, jun);
    await market.rows(`insert into user_roles (user_id, role) values ($1, 'moderator')`, [
      Number(jun.id),
    ]);
    expect(await seenBy(ofJun)).toBeNull();
  });

  it("when the same session views as somebody else", async () => {
    const [ana, jun] = [await market.member("Ana"), await market.member("Jun")];
    const first = await aViewAs(market, admin, ana);
    const second = await aViewAs(market, admin, jun);
    expect(await seenBy(first)).toBeNull();
    expect(await seenBy(second)).toBe(jun.id);
  });

  it("20 at once in one session: all begin one after the other, and one is left", async () => {
    const members = await Promise.all(times(AT_ONCE, (n) => market.member(`Ana ${n}`)));
    await admin.proveIdentity();
    const { won, lost } = await race(
      members.map(
        ({ id }) =>
          () =>
            admin.ask<{ viewAs: { token: string } }>(VIEW_AS, { memberId: id, reason: WHY }),
      ),
    );
    expect(lost).toEqual({});
    expect(won).toHaveLength(AT_ONCE);
    const seen = await Promise.all(
      won.map(({ viewAs: { token } }) => seenBy(Object.assign(new Stranger(market), { token }))),
    );
    expect(seen.filter((id) => id !== null)).toHaveLength(1);
  });
});
