import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tx } from "../../api/core/context.ts";
import { LiveEvents } from "../../api/core/events/liveEvents.ts";
import { Mails } from "../../api/core/mail/mail.ts";
import { Outbox } from "../../api/core/outbox/outbox.ts";
import { ACCEPT, anItem, anOffer, CREATE_OFFER, stateOf } from "../support/factories.ts";
import { GatedMarket } from "../support/gatedMarket.ts";
import { LiveStream } from "../support/live.ts";
import { openMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const HEARD = `subscription ($after: Cursor) { offerUpdated(after: $after) { offer { id state } } }`;
const WALLET = { tpBalance: 100, held: 5, available: 95 };

const market = openMarket(new GatedMarket({}));
let seller: Person;
let buyer: Person;
let offer: { id: string };
let heard: LiveStream<{ offer: { id: string; state: string } }>;
let intents = 0;
const newKey = () => `intent-${++intents}`;

beforeAll(async () => {
  seller = await market.member("Seller");
});
beforeEach(async () => {
  buyer = await market.member("Buyer");
  offer = await anOffer(buyer, await anItem(seller, { trustPoints: 5 }));
  await buyerLeaves();
  heard = await LiveStream.open(market, seller.token, HEARD, {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await heard.stop();
});

/** Not here any more: what is accepted is mailed. */
function buyerLeaves() {
  return market.rows(
    `update sessions set last_seen_at = now() - interval '1 day' where user_id = $1`,
    [Number(buyer.id)],
  );
}

/** What there is of the acceptance, in every part of the database. */
async function traces() {
  const [rows] = await market.rows<Record<string, number>>(
    `select
       (select count(*)::int from transactions where offer_id = $1) as deals,
       (select count(*)::int from ledger_transfers where offer_id = $1) as transfers,
       (select count(*)::int from notifications where type = 'offer_accepted' and data->>'offerId' = $1::text) as notices,
       (select count(*)::int from mails where user_id = $2 and subject like 'Offer accepted%') as mails,
       (select count(*)::int from event_log where topic = 'offerUpdated' and data->>'offerId' = $1::text and audience = 'u' || $2) as told`,
    [Number(offer.id), Number(buyer.id)],
  );
  return rows;
}
const BEFORE = { deals: 0, transfers: 0, notices: 0, mails: 0, told: 1 };
const DONE = { deals: 1, transfers: 1, notices: 1, mails: 1, told: 2 };

async function seesNothingDone(): Promise<void> {
  expect(await traces()).toEqual(BEFORE);
  expect(await stateOf(seller, offer)).toBe("pending");
  expect(await buyer.wallet()).toMatchObject(WALLET);
  expect(heard.heard).toEqual([]);
  await buyerLeaves();
}

async function seesItDoneOnce(): Promise<void> {
  expect(await traces()).toEqual(DONE);
  expect(await buyer.wallet()).toMatchObject({ tpBalance: 95, held: 0 });
  await heard.until(() => heard.heard.length > 0);
  expect(heard.heard).toEqual([{ offer: { id: offer.id, state: "accepted" } }]);
}

describe("what is written last", () => {
  /** In SQL: a table that takes nothing. */
  const refusing = (table: string, when: string, timing: string) => ({
    async in() {
      await market.rows(
        `create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken' using errcode = 'XX001'; end $$`,
      );
      await market.rows(
        `create ${timing} ${when} on ${table} ${timing === "constraint trigger broken after" ? "deferrable initially deferred" : ""} for each row execute function broken()`,
      );
    },
    out: () => market.rows(`drop function broken cascade`),
  });
  const BROKEN: [string, { in(): Promise<unknown>; out(): Promise<unknown> }][] = [
    [
      "the answer of the idempotency key",
      refusing("idempotency_keys", "update", "trigger broken before"),
    ],
    ["the outbox", refusing("domain_events", "insert", "trigger broken before")],
    ["the events", refusing("event_log", "insert", "trigger broken before")],
    ["the commit itself", refusing("transactions", "insert", "constraint trigger broken after")],
  ];
  it.each(BROKEN)(
    "SQL: when %s fails, nothing is done, nobody is told, and the next try does it",
    async (_what, broken) => {
      const key = newKey();
      await broken.in();
      const { data, errors } = await seller.ask(ACCEPT, { id: offer.id, key });
      await broken.out();

      expect([data, errors?.[0]?.extensions?.["code"]]).toEqual([
        { acceptOffer: null },
        "INTERNAL_SERVER_ERROR",
      ]);
      await seesNothingDone();
      await seller.gql(ACCEPT, { id: offer.id, key });
      await seesItDoneOnce();
    },
  );

  const bug = new Error("a bug");
  it.each([
    ["the answer of the idempotency key", () => failsOnceWith(offer.id)],
    ["the mails", () => failsOnce(Mails.prototype, "flush", ({ viewer }: Tx) => viewer !== null)],
    ["the outbox", () => failsOnce(Outbox.prototype, "append", isAccepted)],
    ["the events", () => failsOnce(LiveEvents.prototype, "publish", isAccepted)],
  ])(
    "JavaScript: when %s fails, nothing is done, nobody is told, and the next try does it",
    async (_what, breakIt) => {
      const key = newKey();
      breakIt();
      const { data, errors } = await seller.ask(ACCEPT, { id: offer.id, key });

      expect([data, errors?.[0]?.extensions?.["code"]]).toEqual([
        { acceptOffer: null },
        "INTERNAL_SERVER_ERROR",
      ]);
      await seesNothingDone();
      await seller.gql(ACCEPT, { id: offer.id, key });
      await seesItDoneOnce();
    },
  );

  const isAccepted = (first: string) => first === "OfferAccepted" || first === "offerUpdated";

  /** Who is asked for this fails to write it, once. Consumers and jobs, which write at any time, are let through. */
  function failsOnce(
    written: object,
    verb: string,
    isIt: ((first: string) => boolean) | ((first: Tx) => boolean),
  ): void {
    const target = written as Record<string, (...given: unknown[]) => unknown>;
    const original = target[verb];
    const spy = vi.spyOn(target, verb);
    spy.mockImplementation(function (this: typeof target, ...given) {
      if (!isIt(given[0] as never)) return original?.apply(this, given);
      spy.mockRestore();
      vi.spyOn(this, "flush").mockRejectedValueOnce(bug);
      return this[verb]?.(...given);
    });
  }

  /** The answer that is kept is the only thing with nothing but this id. */
  function failsOnceWith(offerId: string): void {
    const { stringify } = JSON;
    vi.spyOn(JSON, "stringify").mockImplementation((...given: Parameters<typeof stringify>) => {
      const text = stringify(...given);
      if (text !== `{"offerId":${offerId}}`) return text;
      vi.restoreAllMocks();
      throw bug;
    });
  }
});

describe("a COMMIT that nobody answers", () => {
  it("was done: the answer is that of a deal that was settled, and it happened once", async () => {
    const key = newKey();
    const lost = market.gate.lose("answer", key);
    const { acceptOffer } = await seller.gql(ACCEPT, { id: offer.id, key });
    await lost;
    expect(acceptOffer).toMatchObject({
      offer: { state: "accepted" },
      wallet: { tpBalance: expect.any(Number) },
    });
    await seesItDoneOnce();
    expect((await seller.gql(ACCEPT, { id: offer.id, key })).acceptOffer.offer.state).toBe(
      "accepted",
    );
    await seesItDoneOnce();
  });

  it("was done, and had no key: the offer that was made is answered", async () => {
    const item = await anItem(seller, { trustPoints: 5 });
    const message = "I can come on Saturday";
    const lost = market.gate.lose("answer", message);
    const { createOffer } = await buyer.gql(CREATE_OFFER, {
      input: { targetItemId: item.id, message },
    });
    await lost;
    expect(createOffer).toMatchObject({ offer: { state: "pending" }, wallet: { held: 10 } });
    expect(
      await market.rows(`select 1 from offers where target_item_id = $1`, [Number(item.id)]),
    ).toHaveLength(1);
  });

  it("never arrived: 503, nothing is done, and no lock is left behind", async () => {
    const key = newKey();
    const lost = market.gate.lose("commit", key);
    const { data, errors } = await seller.ask(ACCEPT, { id: offer.id, key });
    await lost;
    expect([data, errors?.[0]?.extensions]).toEqual([
      { acceptOffer: null },
      { code: "UNAVAILABLE", details: { retryAfterSeconds: 2 } },
    ]);
    await seesNothingDone();
    await seller.gql(ACCEPT, { id: offer.id, key });
    await seesItDoneOnce();
  });

  it("of which nothing can be learnt: the caller is told so, and the same key tells what it did", async () => {
    const key = newKey();
    const { viewer } = await seller.gql(`{ viewer { cursor } }`);
    const lost = market.gate.lose("answer", key, () => market.gate.close());
    const answer = await seller.rest<object>("POST", `/api/offers/${offer.id}/accept`, undefined, {
      "idempotency-key": key,
    });
    await lost;
    market.gate.open();
    expect(answer).toMatchObject({
      status: 503,
      body: {
        code: "OUTCOME_UNKNOWN",
        message:
          "The connection was lost while this was being saved, so it may be done. Look before you try again",
      },
    });
    expect(answer.headers.get("retry-after")).toBe("2");

    await expect
      .poll(async () => (await seller.ask(ACCEPT, { id: offer.id, key })).errors)
      .toBeUndefined();
    expect(await stateOf(seller, offer)).toBe("accepted");
    // Who was cut off listens again from where they were.
    await heard.stop();
    heard = await LiveStream.open(market, seller.token, HEARD, { after: viewer.cursor });
    await seesItDoneOnce();
  });
});
