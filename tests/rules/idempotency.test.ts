import { beforeAll, describe, expect, it } from "vitest";
import { policies } from "../../api/composition/policies.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { placesOf } from "../support/badInput/values.ts";
import { ADD } from "../support/checkout.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { closed, opened } from "../support/switches.ts";

const KETTLE = {
  title: "Copper kettle",
  description: "It whistles when the water boils.",
  category: "Home & Garden",
  condition: "Good",
  trustPoints: 30,
};

const market = aMarket();
const INTENTS = 50;
const COPIES = 5;
/** How many intents are under way at once, each with all its copies. */
const AT_ONCE = 10;

let seller: Person;
let buyers: Person[];
beforeAll(async () => {
  seller = await market.member("Seller");
  buyers = await Promise.all(times(AT_ONCE, (n) => market.richMember(`Buyer ${n}`, 20_000)));
}, 60_000);

/** What a client saw of one request. */
interface Seen {
  status: number;
  replayed: boolean;
  answer: string;
  code: string | undefined;
}

interface Intent {
  who: Person;
  /** What the request is about: an item, or an offer. */
  subject: string;
}

interface MoneyCall {
  name: string;
  /** Something to do, for the n-th buyer. */
  intent(buyer: Person): Promise<Intent>;
  send(intent: Intent, key: string | undefined, different?: boolean): Promise<Seen>;
  /** How many of these intents had their effect. */
  effect(subjects: string[]): Promise<number>;
}

/** Keys have no blanks. */
const keyOf = (name: string) => name.replaceAll(/\W+/g, "-");

async function overGraphql(who: Person, key: string | undefined, call: string): Promise<Seen> {
  const response = await fetch(`${market.url}/graphql`, {
    method: "POST",
    headers: who.headers,
    body: JSON.stringify({
      query: `mutation ($key: String) { answer: ${call} { offer { id state status tpDelta } } }`,
      variables: { key },
    }),
  });
  const body = (await response.json()) as {
    data?: { answer: unknown };
    errors?: { extensions: { code: string } }[];
  };
  return {
    status: response.status,
    replayed: response.headers.get("idempotency-replayed") === "true",
    answer: JSON.stringify(body.data),
    code: body.errors?.[0]?.extensions.code,
  };
}

async function overRest(
  who: Person,
  key: string | undefined,
  path: string,
  body: object = {},
): Promise<Seen> {
  const answered = await who.rest("POST", path, body, key ? { "idempotency-key": key } : {});
  return {
    status: answered.status,
    replayed: answered.headers.get("idempotency-replayed") === "true",
    answer: JSON.stringify(answered.body),
    code: answered.body.code,
  };
}

const wish = async (buyer: Person): Promise<Intent> => ({
  who: buyer,
  subject: (await anItem(seller, { trustPoints: 10 })).id,
});
const pending = async (buyer: Person) => (await anOffer(buyer, await anItem(seller))).id;
const askedSeller = async (buyer: Person): Promise<Intent> => ({
  who: seller,
  subject: await pending(buyer),
});
const ownOffer = async (buyer: Person): Promise<Intent> => ({
  who: buyer,
  subject: await pending(buyer),
});
/** An offer the seller countered: the buyer has to confirm. */
const counterToConfirm = async (buyer: Person): Promise<Intent> => {
  const { counterOffer } = await seller.gql(
    `mutation ($id: ID!) { counterOffer(id: $id, tpDelta: 15) { offer { id } } }`,
    { id: await pending(buyer) },
  );
  return { who: buyer, subject: counterOffer.offer.id };
};

const count = async (sql: string, subjects: string[]): Promise<number> => {
  const [found] = await market.rows<{ count: number }>(
    `select count(*)::int as count from offers where ${sql}`,
    [subjects.map(Number)],
  );
  return found?.count ?? 0;
};
const placed = (subjects: string[]) => count("target_item_id = any($1)", subjects);
const ended = (state: string) => (subjects: string[]) =>
  count(`state = '${state}' and id = any($1)`, subjects);
const followed = (subjects: string[]) => count("counter_of_id = any($1)", subjects);
const settled = async (subjects: string[]): Promise<number> => {
  const [found] = await market.rows<{ count: number }>(
    `select count(*)::int as count from ledger_transfers where offer_id = any($1)`,
    [subjects.map(Number)],
  );
  return found?.count ?? 0;
};

const CALLS: MoneyCall[] = [
  {
    name: "createOffer",
    intent: wish,
    send: ({ who, subject }, key, different) =>
      overGraphql(
        who,
        key,
        `createOffer(input: { targetItemId: "${subject}", tpDelta: ${different ? 9 : 8}, idempotencyKey: $key })`,
      ),
    effect: placed,
  },
  {
    name: "acceptOffer",
    intent: askedSeller,
    send: ({ who, subject }, key) =>
      overGraphql(who, key, `acceptOffer(id: "${subject}", idempotencyKey: $key)`),
    effect: settled,
  },
  {
    name: "declineOffer",
    intent: askedSeller,
    send: ({ who, subject }, key, different) =>
      overGraphql(
        who,
        key,
        `declineOffer(id: "${subject}", ${different ? `reason: "Sold",` : ""} idempotencyKey: $key)`,
      ),
    effect: ended("declined"),
  },
  {
    name: "withdrawOffer",
    intent: ownOffer,
    send: ({ who, subject }, key) =>
      overGraphql(who, key, `withdrawOffer(id: "${subject}", idempotencyKey: $key)`),
    effect: ended("withdrawn"),
  },
  {
    name: "counterOffer",
    intent: askedSeller,
    send: ({ who, subject }, key, different) =>
      overGraphql(
        who,
        key,
        `counterOffer(id: "${subject}", tpDelta: ${different ? 18 : 12}, idempotencyKey: $key)`,
      ),
    effect: followed,
  },
  {
    name: "POST /api/buy-with-tp/{id}",
    intent: wish,
    send: ({ who, subject }, key) => overRest(who, key, `/api/buy-with-tp/${subject}`),
    effect: placed,
  },
  {
    name: "POST /api/offers",
    intent: wish,
    send: ({ who, subject }, key, different) =>
      overRest(who, key, "/api/offers", {
        targetItemId: Number(subject),
        tpDelta: different ? 9 : 8,
      }),
    effect: placed,
  },
  {
    name: "POST /api/offers/{id}/accept",
    intent: askedSeller,
    send: ({ who, subject }, key) => overRest(who, key, `/api/offers/${subject}/accept`),
    effect: settled,
  },
  {
    name: "POST /api/offers/{id}/confirm",
    intent: counterToConfirm,
    send: ({ who, subject }, key) => overRest(who, key, `/api/offers/${subject}/confirm`),
    effect: settled,
  },
  {
    name: "POST /api/offers/{id}/decline",
    intent: askedSeller,
    send: ({ who, subject }, key, different) =>
      overRest(who, key, `/api/offers/${subject}/decline`, different ? { reason: "Sold" } : {}),
    effect: ended("declined"),
  },
  {
    name: "POST /api/offers/{id}/withdraw",
    intent: ownOffer,
    send: ({ who, subject }, key) => overRest(who, key, `/api/offers/${subject}/withdraw`),
    effect: ended("withdrawn"),
  },
  {
    name: "POST /api/offers/{id}/counter",
    intent: askedSeller,
    send: ({ who, subject }, key, different) =>
      overRest(who, key, `/api/offers/${subject}/counter`, { tpDelta: different ? 18 : 12 }),
    effect: followed,
  },
];

describe.each(CALLS)("$name", ({ name, intent, send, effect }) => {
  it(
    `${INTENTS} intents in ${COPIES} copies at once, each with one key: one effect, equal answers, replays marked`,
    { timeout: 60_000 },
    async () => {
      const subjects: string[] = [];
      for (let done = 0; done < INTENTS; done += AT_ONCE) {
        const intents = await Promise.all(buyers.map(intent));
        subjects.push(...intents.map(({ subject }) => subject));
        const seen = await Promise.all(
          intents.map((one) =>
            Promise.all(times(COPIES, () => send(one, `${keyOf(name)}#${one.subject}`))),
          ),
        );
        for (const copies of seen) {
          expect(copies.map(({ status }) => status >= 200 && status < 300)).toEqual(
            times(COPIES, () => true),
          );
          expect(new Set(copies.map(({ answer }) => answer)).size).toBe(1);
          expect(copies.filter(({ replayed }) => replayed)).toHaveLength(COPIES - 1);
        }
      }
      expect(await effect(subjects)).toBe(INTENTS);
    },
  );

  it("refuses the key for another request, and does not mind another member's equal key", async () => {
    const [one, two] = buyers as [Person, Person];
    const first = await intent(one);
    const second = await intent(one);
    const key = `shared-${keyOf(name)}`;
    expect((await send(first, key)).code).toBeUndefined();
    expect(await send(second, key)).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
    expect((await send(first, key)).replayed).toBe(true);

    const others = { ...(await intent(two)) };
    // The seller answers for both: another member is another seller there.
    if (others.who === seller) return;
    expect(await send(others, key)).toMatchObject({ replayed: false, code: undefined });
    expect(await effect([first.subject, second.subject, others.subject])).toBe(2);
  });

  it("refuses the key when only a detail of the request differs", async () => {
    const one = await intent(buyers[0] as Person);
    const key = `detail-${keyOf(name)}-${one.subject}`;
    await send(one, key);
    const changed = await send(one, key, true);
    // Calls that take nothing but the id have no detail to differ in.
    expect([changed.replayed, changed.code === "IDEMPOTENCY_KEY_REUSED"]).toContain(true);
    expect(await effect([one.subject])).toBe(1);
  });

  it("without a key has one effect in five copies; the others are told it was done", async () => {
    const one = await intent(buyers[1] as Person);
    const seen = await Promise.all(times(COPIES, () => send(one, undefined)));
    expect(seen.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(new Set(seen.map(({ code }) => code).filter(Boolean))).toEqual(
      new Set([
        one.who === seller || effect !== placed
          ? "OFFER_ALREADY_ANSWERED"
          : "OFFER_ALREADY_PENDING",
      ]),
    );
    expect(await effect([one.subject])).toBe(1);
  });
});

describe("a key", () => {
  it("is taken by every mutation that a program may call and that stores something", async () => {
    const mutations = (await buildSchema()).getMutationType()?.getFields() ?? {};
    const takes = Object.values(mutations)
      .filter(({ args }) =>
        placesOf(args).some(({ path }) => path.at(-1) === "idempotencyKey" && path.length <= 2),
      )
      .map(({ name }) => name);
    // Written down a second time: what it does not hold for, and what a session alone may do that moves TP.
    const unstored = ["sendStreamReaction", "setTyping"];
    const ofPeople = [
      "burnTrustTokens",
      "claimChallenge",
      "claimReward",
      "claimStakingReward",
      "decideDispute",
      "earnTp",
      "mintTrustTokens",
      "stake",
      "unstake",
    ];
    const ofPrograms = Object.values(policies)
      .flatMap(({ Mutation = {} }) => Object.entries(Mutation))
      .filter(([name, { scope }]) => scope !== "session" && !unstored.includes(name))
      .map(([name]) => name);
    expect(takes.toSorted()).toEqual([...ofPeople, ...ofPrograms].toSorted());
  });

  it("lists an item once, of 20 at once and by either door", async () => {
    const lister = await market.member("Lister");
    const key = { "idempotency-key": "stock-sync-kettle-1" };
    const answers = await Promise.all(
      times(20, () => lister.rest("POST", "/api/items", KETTLE, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has("idempotency-replayed"))).toHaveLength(19);
    const CREATE = `mutation ($input: CreateItemInput!, $key: String) {
      createItem(input: $input, idempotencyKey: $key) { item { id } } }`;
    const byGraphql = await lister.gql(CREATE, { input: KETTLE, key: "stock-sync-kettle-2" });
    expect(await lister.gql(CREATE, { input: KETTLE, key: "stock-sync-kettle-2" })).toEqual(
      byGraphql,
    );
    const other = { input: { ...KETTLE, trustPoints: 31 }, key: "stock-sync-kettle-2" };
    expect((await lister.refused(CREATE, other)).code).toBe("IDEMPOTENCY_KEY_REUSED");
    const { myItems } = await lister.gql(`{ myItems { edges { node { id } } } }`);
    expect(myItems.edges).toHaveLength(2);
  });

  it("is of one mutation: another one of the same document is told", async () => {
    const lister = await market.member("Twice");
    const two = `mutation ($key: String) {
      one: updateProfile(input: { bio: "One" }, idempotencyKey: $key) { id }
      two: updateProfile(input: { bio: "Two" }, idempotencyKey: $key) { id } }`;
    const { errors } = await lister.ask(two, { key: "two-of-one" });
    expect(errors?.map(({ extensions }) => extensions?.["code"])).toEqual([
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  });

  it("may come as a header over GraphQL, too", async () => {
    const lister = await market.member("Header");
    const ask = async () => {
      const response = await fetch(`${market.url}/graphql`, {
        method: "POST",
        headers: { ...lister.headers, "idempotency-key": "of-the-header" },
        body: JSON.stringify({
          query: `mutation { createPost(input: { content: "Once" }) { post { id } } }`,
        }),
      });
      return { answer: await response.text(), headers: response.headers };
    };
    const [first, again] = [await ask(), await ask()];
    expect(again.answer).toBe(first.answer);
    expect([first, again].map(({ headers }) => headers.has("idempotency-replayed"))).toEqual([
      false,
      true,
    ]);
  });

  it("is the first mutation's also where that is refused", async () => {
    const lister = await market.member("Second");
    const send = async () => {
      const response = await fetch(`${market.url}/graphql`, {
        method: "POST",
        headers: { ...lister.headers, "idempotency-key": "of-the-first" },
        body: JSON.stringify({
          query: `mutation ($input: CreateItemInput!) {
            createItem(input: $input) { item { id } } createPost(input: { content: "Anew" }) { post { id } } }`,
          variables: { input: KETTLE },
        }),
      });
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      return { status: response.status, retryAfter: response.headers.get("retry-after"), data };
    };
    const admin = await market.admin();
    await closed(admin, "listing");
    // A part was answered: nobody is told by the status to send all of it again.
    expect(await send()).toEqual({
      status: 200,
      retryAfter: expect.any(String),
      data: { createItem: null, createPost: { post: { id: expect.any(String) } } },
    });
    await opened(admin, "listing");
    expect((await send()).data).toMatchObject({ createItem: { item: { id: expect.any(String) } } });
  });

  it("answers an emptied cart with what its member may still see", async () => {
    const [buyer, seller] = [await market.member("Buyer"), await market.member("Former")];
    const [kept, gone] = [await anItem(seller), await anItem(await market.member("Sam"))];
    for (const { id } of [kept, gone]) await buyer.gql(ADD, { itemId: id, quantity: 1 });
    const CLEAR = `mutation { clearCart(idempotencyKey: "clear-1") {
      removed { quantity addedAt item { id seller { displayName } } } } }`;
    const first = await buyer.gql(CLEAR);
    expect(first.clearCart.removed).toHaveLength(2);
    expect(await buyer.gql(CLEAR)).toEqual(first);
    await seller.gql(`mutation { updateProfile(input: { displayName: "Renamed" }) { id } }`);
    const [line] = (await buyer.gql(CLEAR)).clearCart.removed;
    expect(line.item).toEqual({ id: kept.id, seller: { displayName: "Renamed" } });
    const rows = await market.rows(
      `select 1 from idempotency_keys where key = 'clear-1' and answer::text like '%Former%'`,
    );
    expect(rows).toEqual([]);
  });

  it("is refused where a request takes none", async () => {
    const { status, body } = await market.stranger.rest(
      "POST",
      "/api/auth/forgot-password",
      { email: "nobody@market.test" },
      { "idempotency-key": "again" },
    );
    expect({ status, fields: body.details.fields }).toEqual({
      status: 400,
      fields: { idempotencyKey: "This request takes no Idempotency-Key: leave it out" },
    });
  });
});
