import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { aStream } from "../support/streams.ts";
import { HOT, RICH, type List } from "./statements/lists.ts";
import { readsOf, readWhole, recording, type Statement } from "./statements/recording.ts";
import { fillTables } from "./statements/stock.ts";

const [FEW, MANY] = [2, 20];
const TRIES = 5;
/** More than the longest page: it has a next one. */
const OTHERS = MANY + 1;
const BIG_TABLES = ["items", "messages", "ledger_entries", "ledger_transfers"];

const market = aMarket();
let amara: Person;
/** Whose thread with Amara is longer than a page. */
let partner: Person;

beforeAll(async () => {
  amara = await market.member("Amara");
  partner = await market.member("Partner");
  await dealWith(partner);
  for (let n = 1; n < OTHERS; n++) {
    await dealWith(await market.member(`Other ${n}`));
    await write(partner, amara, (await anItem(partner)).id);
  }
}, 60_000);

describe.each(Object.entries(HOT))("%s", (_name, list) => {
  it("takes one statement, for 2 rows and for 20", async () => {
    expect([await countFor(list, FEW), await countFor(list, MANY)]).toEqual([1, 1]);
  });
});

describe.each(Object.entries(RICH))("%s", (_name, list) => {
  it("takes no more statements for 20 rows than for 2", async () => {
    // Batches of different depth meet in one tick or miss it by one: a batch more, never one per row.
    expect(await countFor(list, MANY)).toBeLessThanOrEqual((await countFor(list, FEW)) + 1);
  });
});

describe("on tables with thousands of rows", () => {
  beforeAll(() => fillTables(market), 60_000);

  it.each(Object.entries({ ...HOT, ...RICH }))(
    "%s: no big table is read from end to end",
    async (_name, list) => {
      const statements = await statementsOf(list, MANY);
      expect(await readWhole(market.databaseUrl, statements, BIG_TABLES)).toEqual([]);
    },
  );

  it("an accepted offer is found by its key, although the statistics know of no other open one", async () => {
    const [{ others } = { others: 0 }] = await market.rows<{ others: number }>(
      `with placed as (
         insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, deadline, created_at, updated_at)
         select u.id, i.user_id, u.id, i.id, 1, 1, 'direct_tp', now() + interval '1 day', now(), now()
         from (select id, row_number() over () as n from users where username like 'stock%') u
         join (select id, user_id, row_number() over () as n from items where title like 'Lamp %') i
           on i.n % 300 = u.n - 1 and i.user_id <> u.id and i.n <= 3000
         returning id, buyer_id, deadline)
       select count(ledger_hold(buyer_id, 1, id, deadline, now()))::int as others from placed`,
    );
    expect(others).toBeGreaterThan(2000);
    // A first sale is done twice, the second time step by step.
    await partner.gql(ACCEPT, { id: await anOfferToPartner() });
    // What looks for due deadlines meanwhile can only add.
    const reads: number[] = [];
    while (reads.length < 3 && !reads.some((read) => read < 100))
      reads.push(await readToAccept(others + reads.length + 2));
    expect(Math.min(...reads)).toBeLessThan(100);
  }, 120_000);
});

/** How much of the offers and holds is read while an offer is accepted; with its own there are so many holds. */
async function readToAccept(holds: number): Promise<number> {
  const id = await anOfferToPartner();
  const settled = { timeout: 30_000, interval: 200 };
  await expect.poll(async () => (await workOn("ledger_holds")).added, settled).toBe(holds);
  const before = await workOn("offers", "ledger_holds");
  await partner.gql(ACCEPT, { id });
  const changed = async () => (await workOn("offers", "ledger_holds")).changed;
  await expect.poll(changed, settled).toBe(before.changed + 2);
  return (await workOn("offers", "ledger_holds")).read - before.read;
}

async function anOfferToPartner(): Promise<string> {
  const item = await anItem(partner, { trustPoints: 1 });
  const { createOffer } = await amara.gql(CREATE_OFFER, { input: { targetItemId: item.id } });
  return createOffer.offer.id;
}

/** Of some tables, by all statements so far: rows added and changed, and what was read, in entries of indexes and rows. */
async function workOn(...tables: string[]) {
  // A connection says what it did once a second, when it does something again: all are asked.
  await Promise.all(
    times(20, () => market.stranger.gql(`{ items(first: 1) { edges { cursor } } }`)),
  );
  const [found] = await market.rows<{ read: number; added: number; changed: number }>(
    `select (sum(seq_tup_read) + sum(entries))::int as read, sum(n_tup_ins)::int as added, sum(n_tup_upd)::int as changed
     from pg_stat_user_tables t, lateral (
       select sum(idx_tup_read) as entries from pg_stat_user_indexes i where i.relid = t.relid) i
     where relname = any($1)`,
    [tables],
  );
  return found ?? { read: 0, added: 0, changed: 0 };
}

/** Amara and the other each want an item of the other one, write to each other, and TP move. */
async function dealWith(other: Person): Promise<void> {
  const [mine, theirs] = [await anItem(amara), await anItem(other)];
  await other.gql(CREATE_OFFER, { input: { targetItemId: mine.id, offeredItemIds: [theirs.id] } });
  await amara.gql(CREATE_OFFER, { input: { targetItemId: theirs.id, offeredItemIds: [mine.id] } });
  await aStream(other, { itemIds: [theirs.id] });
  await write(other, amara, theirs.id);
  await write(amara, other, mine.id);
  await market.rows(
    `select ledger_post('test:' || $1::int, ledger_account_of($1::int), ledger_account_of($2::int), 1, 'test', 'For a test', null, null, now(), false)`,
    [Number(other.id), Number(amara.id)],
  );
}

async function write(from: Person, to: Person, itemId: string): Promise<void> {
  await from.gql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
    {
      input: { toUserId: to.id, content: "Is this still there?", itemId },
    },
  );
}

/** The statements of one page, without the one that looks up the session. */
async function statementsOf({ document, at }: List, first: number): Promise<Statement[]> {
  const variables = { first, partnerId: partner.id };
  const { answer, statements } = await recording(() => amara.gql(document, variables));
  expect(at(answer).edges).toHaveLength(first);
  return readsOf(statements);
}

/**
 * The least of some tries: what the server does by itself meanwhile, and a batch that was cut in two, can only add.
 */
async function countFor(list: List, first: number): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < TRIES; n++) counts.push((await statementsOf(list, first)).length);
  return Math.min(...counts);
}
