import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CONFIRM } from "../support/checkout.ts";
import {
  aDeal,
  aDispute,
  anAnsweredDispute,
  ANSWER,
  aParcel,
  CONCEDE,
  DECIDE,
  DISPUTE,
  FILE,
  REVIEW,
  WITHDRAW_DISPUTE,
} from "../support/deals.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { RACES } from "../support/repetitions.ts";

vi.setConfig(RACES);

const market = aMarket();
const AT_ONCE = 20;
let admin: Person;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  admin = await market.admin();
});
// A race that is run again finds a week over: members and sessions are made anew.
beforeEach(async () => {
  if (!(await admin.gql(`{ viewer { id } }`)).viewer) await admin.signIn();
  seller = await market.member("Seller");
  buyer = await market.richMember("Buyer", 2000);
});

const SAID = { category: "scam", description: "It never was a teapot" };
const REFUND_ALL = { decision: "refund", resolution: "It is a copy" };
const tpOf = async (person: Person) => (await person.wallet()).tpBalance;

it("20 at once: a dispute is filed once, by whichever side and name of the deal", async () => {
  const part = await aParcel({ seller, buyer });
  await buyer.gql(CONFIRM, { partId: part.id });
  const [deal] = await market.rows<{ id: number }>("select max(id)::int as id from transactions");
  const inputs = [{ transactionId: String(deal?.id) }, { orderPartId: part.id }];
  const { won, lost } = await race(
    times(
      AT_ONCE,
      (n) => () =>
        (n % 2 ? seller : buyer).ask(FILE, { input: { ...inputs[n % 4 < 2 ? 0 : 1], ...SAID } }),
    ),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ DISPUTE_EXISTS: AT_ONCE - 1 });
});

it("20 at once: a dispute is decided once, and the TP go back once", async () => {
  const transactionId = await aDeal(market, { seller, buyer, tp: 40 });
  const before = await tpOf(buyer);
  const { id } = await anAnsweredDispute(buyer, seller, { transactionId });
  const { won, lost } = await race(
    times(AT_ONCE, () => () => admin.ask(DECIDE, { input: { id, ...REFUND_ALL } })),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ DISPUTE_CLOSED: AT_ONCE - 1 });
  expect(await tpOf(buyer)).toBe(before + 40);
});

it("20 at once: decided, withdrawn or agreed to, one of them wins, and the books show which", async () => {
  const part = await aParcel({ seller, buyer, tp: 30 });
  const paid = await tpOf(buyer);
  const { id } = await anAnsweredDispute(buyer, seller, { orderPartId: part.id });
  const { won, lost } = await race(
    times(AT_ONCE, (n) => () => {
      if (n % 3 === 0) return admin.ask(DECIDE, { input: { id, ...REFUND_ALL } });
      return n % 3 === 1 ? buyer.ask(WITHDRAW_DISPUTE, { id }) : seller.ask(CONCEDE, { id });
    }),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ DISPUTE_CLOSED: AT_ONCE - 1 });
  const { dispute } = await buyer.gql(DISPUTE, { id });
  expect(await tpOf(buyer)).toBe(paid + (dispute.status === "resolved" ? 80 : 0));
});

it("a parcel that is due is paid out, or held by a dispute, and never both", async () => {
  const parts = [];
  for (let n = 0; n < 5; n++) parts.push(await aParcel({ seller, buyer, tp: 10 }));
  market.clock.advance(24 * 8 - 0.0001);
  const passing = market.passHours(0.001);
  const { won, lost } = await race(
    parts.map(
      ({ id }) =>
        () =>
          buyer.ask<{ fileDispute: { dispute: { orderPartId: string; transactionId: string } } }>(
            FILE,
            { input: { orderPartId: id, ...SAID } },
          ),
    ),
  );
  await passing;
  expect(lost).toEqual({});
  expect(won).toHaveLength(5);
  const rows = await market.rows<{ status: string; held: boolean; escrow: number; paid: boolean }>(
    `select p.status, p.is_disputed as held, coalesce(a.balance, 0) as escrow, d.transaction_id is not null as paid
     from order_parts p join disputes d on d.order_part_id = p.id left join ledger_accounts a on a.order_part_id = p.id
     where p.id = any($1)`,
    [parts.map(({ id }) => Number(id))],
  );
  for (const row of rows)
    expect([
      { status: "shipped", held: true, escrow: 60, paid: false },
      { status: "delivered", held: false, escrow: 0, paid: true },
    ]).toContainEqual(row);
});

it("20 at once: each side reviews once, both are published, and each is paid once", async () => {
  const transactionId = await aDeal(market, { seller, buyer, tp: 20 });
  const [sellers, buyers] = [await tpOf(seller), await tpOf(buyer)];
  const { won, lost } = await race(
    times(
      AT_ONCE,
      (n) => () => (n % 2 ? seller : buyer).ask(REVIEW, { input: { transactionId, rating: 4 } }),
    ),
  );
  expect(won).toHaveLength(2);
  expect(lost).toEqual({ ALREADY_REVIEWED: AT_ONCE - 2 });
  expect([await tpOf(seller), await tpOf(buyer)]).toEqual([sellers + 5, buyers + 5]);
  const reviews = await market.rows(
    "select published_at is not null as shown from reviews where transaction_id = $1",
    [Number(transactionId)],
  );
  expect(reviews).toEqual([{ shown: true }, { shown: true }]);
});

it("20 reviews of one member published at once give the mean of them all", async () => {
  const buyers = await Promise.all(times(AT_ONCE, () => market.member("Fan")));
  const deals: { fan: Person; id: string }[] = [];
  for (const fan of buyers)
    deals.push({ fan, id: await aDeal(market, { seller, buyer: fan, tp: 1 }) });
  for (const [n, { fan, id }] of deals.entries())
    await fan.gql(REVIEW, { input: { transactionId: id, rating: 1 + (n % 5) } });
  const { lost } = await race(
    deals.map(
      ({ id }) =>
        () =>
          seller.ask(REVIEW, { input: { transactionId: id, rating: 5 } }),
    ),
  );
  expect(lost).toEqual({});
  const [found] = await market.rows<{ stored: string; real: string; total: number; n: number }>(
    `select overall_rating as stored, total_reviews as total, (select round(avg(rating), 2) from reviews where reviewee_id = u.id and published_at is not null) as real,
       (select count(*)::int from reviews where reviewee_id = u.id and published_at is not null) as n
     from users u where id = $1`,
    [Number(seller.id)],
  );
  expect(found).toMatchObject({ stored: found?.real, total: found?.n });
  expect(found?.n).toBeGreaterThanOrEqual(AT_ONCE);
});

it("20 at once: answers and the end of a dispute come one after the other", async () => {
  const { id } = await anAnsweredDispute(buyer, seller, {
    transactionId: await aDeal(market, { seller, buyer, tp: 5 }),
  });
  const { lost } = await race(
    times(
      AT_ONCE,
      (n) => () =>
        n === 10
          ? admin.ask(DECIDE, { input: { id, ...REFUND_ALL } })
          : (n % 2 ? seller : buyer).ask(ANSWER, { id, text: `Statement ${n}` }),
    ),
  );
  for (const code of Object.keys(lost)) expect(code).toBe("DISPUTE_CLOSED");
  const [last] = await market.rows<{ kind: string }>(
    "select kind from dispute_events where dispute_id = $1 order by id desc limit 1",
    [Number(id)],
  );
  expect(last?.kind).toBe("resolved");
});

it("20 at once: no decision comes before the reported member's answer, whoever else answers", async () => {
  const { id } = await aDispute(buyer, {
    transactionId: await aDeal(market, { seller, buyer, tp: 5 }),
  });
  const { lost } = await race(
    times(AT_ONCE, (n) => () => {
      if (n === 10) return seller.ask(ANSWER, { id, text: "It is whole" });
      return n % 2
        ? admin.ask(DECIDE, { input: { id, ...REFUND_ALL } })
        : buyer.ask(ANSWER, { id, text: `Statement ${n}` });
    }),
  );
  for (const code of Object.keys(lost))
    expect(["DISPUTE_AWAITS_ANSWER", "DISPUTE_CLOSED"]).toContain(code);
  // Where all decisions came too early, this one does not.
  const { errors } = await admin.ask(DECIDE, { input: { id, ...REFUND_ALL } });
  expect([undefined, "DISPUTE_CLOSED"]).toContain(errors?.[0]?.extensions?.["code"]);
  const events = await market.rows<{ kind: string; by: string }>(
    `select kind, actor_id::text as by from dispute_events where dispute_id = $1 order by id`,
    [Number(id)],
  );
  const heard = events.findIndex(({ kind, by }) => kind === "statement" && by === seller.id);
  expect(heard).toBeGreaterThan(0);
  expect(events.findIndex(({ kind }) => kind === "resolved")).toBeGreaterThan(heard);
});
