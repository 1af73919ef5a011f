import { beforeAll, describe, expect, it } from "vitest";
import { anItem, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aStream } from "../support/streams.ts";
import { HOT, RICH, type List } from "./statements/lists.ts";
import { readWhole, recording, type Statement } from "./statements/recording.ts";
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
});

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
  return statements.filter(
    ({ text }) => !/^\s*(select .* from sessions|update sessions)/s.test(text),
  );
}

/**
 * The least of some tries: what the server does by itself meanwhile, and a batch that was cut in two, can only add.
 */
async function countFor(list: List, first: number): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < TRIES; n++) counts.push((await statementsOf(list, first)).length);
  return Math.min(...counts);
}
