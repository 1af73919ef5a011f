import { beforeAll, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, CONFIRM, fillCart, SHIP } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { readsOf, recording } from "./statements/recording.ts";

const market = aMarket();
const TRIES = 5;
const [FEW, MANY] = [2, 12];
let buyer: Person;
let other: Person;
let seller: Person;

beforeAll(async () => {
  [buyer, other] = [
    await market.richMember("Buyer", 10_000),
    await market.richMember("Other", 10_000),
  ];
  seller = await market.member("Seller");
  for (let n = 0; n < MANY; n++) {
    const second = await market.member(`Seller ${n}`);
    const order = await anOrder(buyer, [await anItem(seller), await anItem(second)]);
    for (const [who, part] of [
      [seller, order.parts[0]],
      [second, order.parts[1]],
    ] as const) {
      await who.gql(ACCEPT_PART, { id: part?.id });
      await who.gql(SHIP, { id: part?.id });
      await buyer.gql(CONFIRM, { partId: part?.id });
    }
  }
  const items = await Promise.all(times(MANY, () => anItem(seller)));
  await fillCart(buyer, ...items);
  await fillCart(other, ...items.slice(0, FEW));
}, 60_000);

/** The least of some tries, without the statement that looks up the session: what the server does by itself can only add. */
async function countFor(who: Person, document: string, variables: object): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < TRIES; n++) {
    const { statements } = await recording(() => who.gql(document, variables));
    counts.push(readsOf(statements).length);
  }
  return Math.min(...counts);
}

const PLAIN = `id orderNumber status total viewerActions estimatedDelivery items { title quantity } parts { status amount deadline }`;
const RICH = `${PLAIN} buyer { displayName } timeline { kind actor { displayName } }
  items { item { title images { small } } } parts { seller { displayName } escrow transactionIds shipment { events { text } } }`;

it.each([
  [
    "the orders",
    `query ($first: Int) { orders(first: $first) { totalCount cursor edges { node { ${PLAIN} } } } }`,
    () => buyer,
  ],
  [
    "the sales",
    `query ($first: Int) { sales(first: $first) { totalCount edges { node { status amount order { ${PLAIN} } } } } }`,
    () => seller,
  ],
])("%s take one statement, for 2 rows and for 12", async (_name, document, who) => {
  expect([
    await countFor(who(), document, { first: FEW }),
    await countFor(who(), document, { first: MANY }),
  ]).toEqual([1, 1]);
});

it("the cart takes one statement, for 2 lines and for 12", async () => {
  const document = `{ cart { version total cursor lines { id quantity state reason item { title images { small } seller { displayName } } } } }`;
  expect([await countFor(other, document, {}), await countFor(buyer, document, {})]).toEqual([
    1, 1,
  ]);
});

it("orders with everything around them take no more statements for 12 than for 2", async () => {
  const document = `query ($first: Int) { orders(first: $first) { edges { node { ${RICH} } } } }`;
  const few = await countFor(buyer, document, { first: FEW });
  expect(await countFor(buyer, document, { first: MANY })).toBeLessThanOrEqual(few + 1);
});
