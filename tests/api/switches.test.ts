import type { GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { policies } from "../../api/composition/policies.ts";
import { rulesOf } from "../../api/core/access/policy.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { routes } from "../../api/rest/allRoutes.ts";
import { rulesOfRoute } from "../../api/rest/runRoute.ts";
import { callOf, overSocket, rootFields } from "../support/anyCall.ts";
import { anOrder, ACCEPT_PART, ADD, anAddress, PLACE } from "../support/checkout.ts";
import {
  ACCEPT,
  anItem,
  anOffer,
  COUNTER,
  CREATE_OFFER,
  DECLINE,
  stateOf,
  WITHDRAW,
} from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import {
  aLiveStream,
  aStream,
  CREATE_STREAM,
  END_STREAM,
  SAY,
  START_STREAM,
} from "../support/streams.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";
import {
  ADMIN_SWITCHES,
  CLOSED,
  closed,
  opened,
  SET_SWITCH,
  type AdminSwitch,
} from "../support/switches.ts";

const market = aMarket();
const AT_ONCE = 20;
const NOBODYS = 2_000_000_000;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } } }`;
const LOGIN = `mutation ($email: String!) { login(email: $email, password: "${PASSWORD}") { token } }`;
const LIST = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id } } }`;
const SEND = `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "hello" }) { message { id } } }`;
const VASE = {
  title: "Vase",
  description: "Of glass. Not a chip in it.",
  category: "Home & Garden",
  condition: "Good",
  trustPoints: 15,
};

let admin: Person;
let schema: GraphQLSchema;
beforeAll(async () => {
  admin = await market.admin();
  schema = await buildSchema();
});

const EVERY = ["sign_up", "listing", "offers", "checkout", "rewards", "streams", "writes"] as const;

/** Written down a second time, so that no rule loses its switch by mistake. */
const CLOSES: Record<string, string[]> = {
  sign_up: ["Mutation.register"],
  listing: ["Mutation.createItem", "Mutation.relistItem"],
  offers: ["Mutation.counterOffer", "Mutation.createOffer"],
  checkout: ["Mutation.placeOrder"],
  rewards: [
    "Mutation.claimChallenge",
    "Mutation.claimReward",
    "Mutation.claimStakingReward",
    "Mutation.earnTp",
  ],
  streams: ["Mutation.createStream", "Mutation.startStream"],
};

/** What goes on while nothing may be written; an administrator's actions do, too. */
const WITHOUT_WRITES = [
  "Mutation.addPasskey",
  "Mutation.beginAuthenticator",
  "Mutation.beginPasskey",
  "Mutation.beginPasskeyProof",
  "Mutation.confirmAuthenticator",
  "Mutation.leaveStream",
  "Mutation.login",
  "Mutation.logout",
  "Mutation.proveIdentity",
  "Mutation.reportLeakedToken",
  "Mutation.revokeApiToken",
  "Mutation.revokeOtherSessions",
  "Mutation.revokeSession",
  "Mutation.streamHeartbeat",
];

function closedBy(closing: string): string[] {
  if (closing !== "writes") return CLOSES[closing] ?? [];
  const rules = Object.values(policies).flatMap(rulesOf);
  return rules
    .filter(
      ({ name, who }) =>
        who !== "admin" &&
        who !== "moderator" &&
        /^(Mutation\.|POST |PUT |PATCH |DELETE )/.test(name),
    )
    .map((rule) => rule.name)
    .filter((rule) => !WITHOUT_WRITES.includes(rule))
    .toSorted();
}

async function switchOf(name: string): Promise<AdminSwitch> {
  const { adminSwitches } = await admin.gql<{ adminSwitches: AdminSwitch[] }>(ADMIN_SWITCHES);
  const found = adminSwitches.find((one) => one.name === name);
  if (!found) throw new Error(`there is no switch ${name}`);
  return found;
}

/** How a refusal of a closed feature looks. */
const off = (name: string, message: string) => ({
  code: "FEATURE_OFF",
  message,
  details: { feature: name, retryAfterSeconds: 60 },
});

describe.each(EVERY)("%s", (name) => {
  it("closes the fields whose rules name it, by every way in, and nothing else", async () => {
    const curious = await market.member("Curious");
    await closed(admin, name, "We count the stock");
    const mutations = rootFields(schema).filter(({ operation }) => operation === "mutation");
    const expected = closedBy(name);
    const isOff = (error?: { extensions?: Record<string, unknown> }) =>
      error?.extensions?.["code"] === "FEATURE_OFF";

    const byHttp: string[] = [];
    const bySocket: string[] = [];
    for (const root of mutations) {
      // What follows ends the session that asks.
      if (root.name === "Mutation.logout") continue;
      const call = callOf(root);
      const { errors } = await curious.ask(call);
      if (isOff(errors?.[0])) {
        byHttp.push(root.name);
        expect(errors?.[0]?.message).toMatch(/^.+ closed .*at the moment: We count the stock$/);
      }
      if (isOff((await overSocket(curious, call))[0])) bySocket.push(root.name);
    }
    const fields = expected.filter((rule) => rule.startsWith("Mutation."));
    expect(byHttp.toSorted()).toEqual(fields);
    expect(bySocket.toSorted()).toEqual(fields);

    for (const route of routes) {
      const path = route.path.replaceAll(/:\w+/g, String(NOBODYS));
      const body = route.method === "GET" ? undefined : {};
      const answer = await curious.rest(route.method, path, body);
      const closes = rulesOfRoute(schema, route).some((rule) => expected.includes(rule.name));
      // A member may not ask an administrator's route, whatever is closed.
      if (answer.status === 403) continue;
      expect([route.path, answer.status === 503], JSON.stringify(answer.body)).toEqual([
        route.path,
        closes,
      ]);
      if (!closes) continue;
      expect(answer.body).toMatchObject({ code: "FEATURE_OFF" });
      expect(answer.headers.get("retry-after")).toBe("60");
    }

    for (const rule of Object.values(policies).flatMap(({ Route = {} }) => rulesOf({ Route }))) {
      const [method = "", path = ""] = rule.name.replace("{id}", String(NOBODYS)).split(" ");
      const { status } = await curious.rest(method, path);
      expect([rule.name, status === 503]).toEqual([rule.name, expected.includes(rule.name)]);
    }
    expect((await switchOf(name)).closes.toSorted()).toEqual(expected);
  });

  it("opens again at once", async () => {
    await closed(admin, name);
    await opened(admin, name);
    const curious = await market.member("Curious");
    for (const root of rootFields(schema).filter((root) => closedBy(name).includes(root.name))) {
      if (root.name === "Mutation.deleteAccount") continue;
      const { errors } = await curious.ask(callOf(root));
      expect(errors?.[0]?.extensions?.["code"]).not.toBe("FEATURE_OFF");
    }
  });
});

describe("while it is closed", () => {
  it("nobody registers, and members sign in", async () => {
    const jun = await market.member("Jun");
    await closed(admin, "sign_up", "Too many robots");
    const input = {
      username: "nova",
      email: "nova@x.test",
      password: PASSWORD,
      displayName: "Nova",
    };
    const words = "Sign-up is closed at the moment: Too many robots";
    expect(await market.stranger.refused(REGISTER, { input })).toMatchObject(off("sign_up", words));
    const { status, body } = await market.stranger.rest("POST", "/api/auth/register", input);
    expect({ status, ...body }).toMatchObject({ status: 503, code: "FEATURE_OFF", message: words });
    expect(await market.rows(`select 1 from users where email = $1`, [input.email])).toEqual([]);
    expect((await market.stranger.gql(LOGIN, { email: jun.email })).login.token).toBeTruthy();
  });

  it("nothing new is listed; what is listed is changed and taken off", async () => {
    const freya = await market.member("Freya");
    const item = await anItem(freya);
    await closed(admin, "listing", "Photos are lost");
    const words = "Listing items is closed at the moment: Photos are lost";
    expect(await freya.refused(LIST, { input: VASE })).toMatchObject(off("listing", words));
    const id = item.id;
    await freya.gql(
      `mutation { updateItem(itemId: ${id}, input: { title: "Old teapot" }) { item { id } } }`,
    );
    await freya.gql(`mutation { changePrice(itemId: ${id}, trustPoints: 9) { item { id } } }`);
    await freya.gql(`mutation { removeItem(itemId: ${id}) { item { id } } }`);
  });

  it("no offer is made or countered; what is open is answered, withdrawn and quoted", async () => {
    const [amara, jun, priya] = [
      await market.member("Amara"),
      await market.richMember("Jun", 300),
      await market.richMember("Priya", 300),
    ];
    const [tea, lamp, vase] = await Promise.all([anItem(amara), anItem(amara), anItem(amara)]);
    const mine = await anItem(priya);
    const [first, second] = [await anOffer(jun, tea), await anOffer(jun, lamp)];
    const third = await anOffer(jun, vase);
    await closed(admin, "offers", "Prices are wrong");
    const words = "Offers are closed at the moment: Prices are wrong";
    const target = { targetItemId: tea.id };
    for (const input of [target, { ...target, offeredItemIds: [mine.id] }])
      expect(await priya.refused(CREATE_OFFER, { input })).toMatchObject(off("offers", words));
    expect(await amara.refused(COUNTER, { id: first.id, tpDelta: 30 })).toMatchObject(
      off("offers", words),
    );
    expect(await priya.wallet()).toMatchObject({ held: 0 });

    await amara.gql(ACCEPT, { id: first.id });
    await amara.gql(DECLINE, { id: second.id });
    await jun.gql(WITHDRAW, { id: third.id });
    expect(await stateOf(jun, first)).toBe("accepted");
    expect(
      (await jun.gql(`{ buyQuote(itemId: "${mine.id}") { __typename } }`)).buyQuote,
    ).toBeTruthy();
  });

  it("no order is placed; the cart fills, and placed orders go on", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 300)];
    const [tea, lamp] = [await anItem(amara), await anItem(amara)];
    const order = await anOrder(jun, [tea]);
    const shippingAddressId = await anAddress(jun);
    await closed(admin, "checkout", "The books are counted");
    await jun.gql(ADD, { itemId: lamp.id });
    const { cart, shippingOptions } = await jun.gql(
      `{ cart { total } shippingOptions { id cost } }`,
    );
    const [{ id: shippingMethod, cost }] = shippingOptions;
    const input = { totalAmount: cart.total + cost, shippingAddressId, shippingMethod };
    expect(await jun.refused(PLACE, { input })).toMatchObject(
      off("checkout", "Checkout is closed at the moment: The books are counted"),
    );
    await amara.gql(ACCEPT_PART, { id: order.parts[0]?.id });
    await opened(admin, "checkout");
    expect((await jun.gql(PLACE, { input })).placeOrder.order.total).toBeGreaterThan(0);
  });

  it("no reward is claimed, and what earned it still counts", async () => {
    const jun = await market.member("Jun");
    const item = await anItem(await market.member("Amara"));
    await closed(admin, "rewards", "We count again");
    expect(
      await jun.refused(`mutation { earnTp(action: daily_login) { __typename } }`),
    ).toMatchObject(off("rewards", "Rewards are closed at the moment: We count again"));
    await jun.gql(
      `mutation { recordShare(input: { itemId: ${item.id}, channel: copy_link }) { itemId } }`,
    );
  });

  it("no stream is planned or started; the running one goes on", async () => {
    const [host, fan] = [await market.member("Host"), await market.member("Fan")];
    const live = await aLiveStream(host);
    const other = await market.member("Other");
    const planned = await aStream(other);
    await closed(admin, "streams", "The cameras are off");
    const words = "New streams are closed at the moment: The cameras are off";
    const created = other.refused(CREATE_STREAM, { input: { title: "Two" } });
    expect(await created).toMatchObject(off("streams", words));
    expect(await other.refused(START_STREAM, { id: planned.id })).toMatchObject(
      off("streams", words),
    );
    await fan.gql(SAY, { id: live.id, content: "Hello" });
    await host.gql(END_STREAM, { id: live.id });
  });

  it("nobody writes anything; everybody reads, comes and goes, and administrators act", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara);
    await closed(admin, "writes", "We move to a new house");
    const words = "The market is closed for changes at the moment: We move to a new house";
    expect(await jun.refused(SEND, { to: amara.id })).toMatchObject(off("writes", words));
    // In what is no action of theirs an administrator is a member.
    expect((await admin.refused(LIST, { input: VASE })).code).toBe("FEATURE_OFF");
    expect((await jun.gql(`{ item(id: "${item.id}") { title } }`)).item.title).toBe(item.title);
    expect((await jun.rest("GET", "/api/items")).status).toBe(200);

    const elsewhere = market.stranger;
    elsewhere.token = (await market.stranger.gql(LOGIN, { email: jun.email })).login.token;
    const { sessions } = await jun.gql(`{ sessions { id isCurrent } }`);
    const there = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await jun.gql(`mutation ($id: ID!) { revokeSession(id: $id) }`, { id: there.id });
    await jun.gql(`mutation { revokeOtherSessions }`);
    await jun.gql(`mutation { logout }`);

    // Who comes back after a quarter of an hour proves who they are first.
    await market.rows(`update sessions set proven_at = null where user_id = $1`, [
      Number(admin.id),
    ]);
    await admin.gql(SUSPEND, { memberId: amara.id, reason: "Sold a brick" });
    await admin.gql(LIFT, { memberId: amara.id });
    const path = `/api/admin/users/${amara.id}/status`;
    const again = { isActive: false, reason: "Sold another" };
    expect((await admin.rest("PATCH", path, again)).status).toBe(200);
  });

  it("a reason is told as it was written, however long", async () => {
    const words = `We look into it. ${"🫖".repeat(483)}`;
    await closed(admin, "offers", words);
    const jun = await market.member("Jun");
    const { message } = await jun.refused(CREATE_OFFER, { input: { targetItemId: "1" } });
    expect(message).toBe(`Offers are closed at the moment: ${words}`);
  });

  it("a visitor is asked to login first", async () => {
    await closed(admin, "offers");
    const input = { targetItemId: "1" };
    expect((await market.stranger.refused(CREATE_OFFER, { input })).code).toBe("UNAUTHENTICATED");
  });

  it("stays so while the database says nothing, and nobody waits for it", async () => {
    await closed(admin, "sign_up", "Too many robots");
    const lock = await market.hold("lock table switches in access exclusive mode");
    try {
      await expect
        .poll(() =>
          market.rows(
            `select 1 from pg_locks l join pg_database d on d.oid = l.database
             where d.datname = current_database() and not l.granted and l.relation = 'switches'::regclass`,
          ),
        )
        .not.toEqual([]);
      const { closedFeatures } = await market.stranger.gql(CLOSED);
      expect(closedFeatures.features).toMatchObject([{ name: "sign_up" }]);
      const input = {
        username: "nova",
        email: "nova@x.test",
        password: PASSWORD,
        displayName: "N",
      };
      expect((await market.stranger.refused(REGISTER, { input })).code).toBe("FEATURE_OFF");
    } finally {
      await lock.end();
    }
  });

  it("stays so over a restart", async () => {
    await closed(admin, "streams", "Until tomorrow");
    await market.stopServer();
    await market.startServer();
    const jun = await market.member("Jun");
    const { code } = await jun.refused(CREATE_STREAM, { input: { title: "Two" } });
    expect(code).toBe("FEATURE_OFF");
  });
});

describe("everybody", () => {
  it("reads what is closed and why, without signing in", async () => {
    const before = (await market.stranger.gql(CLOSED)).closedFeatures;
    expect(before.features).toEqual([]);
    await closed(admin, "offers", "Prices are wrong");
    await closed(admin, "listing", "Photos are lost");
    const { features, cursor } = (await market.stranger.gql(CLOSED)).closedFeatures;
    expect(features).toEqual([
      {
        name: "listing",
        reason: "Photos are lost",
        message: "Listing items is closed at the moment: Photos are lost",
      },
      {
        name: "offers",
        reason: "Prices are wrong",
        message: "Offers are closed at the moment: Prices are wrong",
      },
    ]);
    expect(cursor).not.toBe(before.cursor);
  });
});

describe("an administrator", () => {
  it("sees each switch, how it stands, since when, by whom and why", async () => {
    const { adminSwitches } = await admin.gql<{ adminSwitches: AdminSwitch[] }>(ADMIN_SWITCHES);
    expect(adminSwitches.map(({ name }) => name)).toEqual(EVERY);
    const from = Date.now();
    await closed(admin, "listing", "  Photos are lost  ");
    const { isOn, changedAt, changedBy, reason } = await switchOf("listing");
    expect({ isOn, changedBy, reason }).toEqual({
      isOn: false,
      changedBy: { id: admin.id, displayName: admin.name },
      reason: "Photos are lost",
    });
    expect(Date.parse(changedAt ?? "")).toBeGreaterThanOrEqual(from);
    await opened(admin, "listing");
    expect(await switchOf("listing")).toMatchObject({ isOn: true, reason: "All is well again" });
  });

  it("alone closes and opens", async () => {
    const jun = await market.member("Jun");
    const input = { name: "offers", isOn: false, reason: "I do not like them" };
    const askers: [Stranger, string][] = [
      [jun, "FORBIDDEN"],
      [market.stranger, "UNAUTHENTICATED"],
    ];
    for (const [asker, code] of askers) {
      expect((await asker.refused(SET_SWITCH, { input })).code).toBe(code);
      expect((await asker.refused(ADMIN_SWITCHES)).code).toBe(code);
    }
    expect((await switchOf("offers")).isOn).toBe(true);
  });

  it.each([
    ["an unknown name", { name: "everything", isOn: false, reason: "We look into it" }],
    ["no reason", { name: "offers", isOn: false, reason: "" }],
    ["a reason of spaces", { name: "offers", isOn: false, reason: " \n  " }],
    ["a reason of 2 characters", { name: "offers", isOn: false, reason: "no" }],
    ["a reason of 501 characters", { name: "offers", isOn: false, reason: "x".repeat(501) }],
    ["neither on nor off", { name: "offers", isOn: null, reason: "We look into it" }],
  ])("is refused %s", async (_what, input) => {
    const { code, fields } = await admin.refused(SET_SWITCH, { input });
    expect(code).toBe("BAD_USER_INPUT");
    if (input.isOn !== null && input.name === "offers")
      expect(fields).toEqual({ reason: expect.stringMatching(/^(The reason|Please)/) });
    expect((await switchOf("offers")).isOn).toBe(true);
  });

  it("changes nothing that stands so already", async () => {
    const input = { name: "checkout", isOn: true, reason: "We look into it" };
    const open = { code: "ALREADY_SWITCHED", message: "This is open already" };
    expect(await admin.refused(SET_SWITCH, { input })).toMatchObject(open);
    await closed(admin, "checkout", "The first word");
    const again = { ...input, isOn: false, reason: "Another word" };
    expect((await admin.refused(SET_SWITCH, { input: again })).code).toBe("ALREADY_SWITCHED");
    expect((await switchOf("checkout")).reason).toBe("The first word");
    await opened(admin, "checkout");
    expect(await admin.refused(SET_SWITCH, { input })).toMatchObject(open);
  });

  it("20 at once: one closes it, the others are told", async () => {
    const input = { name: "rewards", isOn: false, reason: "We count again" };
    const { won, lost } = await race(times(AT_ONCE, () => () => admin.ask(SET_SWITCH, { input })));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ ALREADY_SWITCHED: AT_ONCE - 1 });
    await opened(admin, "rewards");
  });
});
