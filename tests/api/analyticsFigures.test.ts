import { beforeAll, describe, expect, it } from "vitest";
import { analyticsFromScratch, midnight } from "../support/analyticsFromScratch.ts";
import { aDeal, aDispute, CONCEDE } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer, type ListedItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const RANGES = { d7: 7, d30: 30, d90: 90, d365: 365 } as const;
type Range = keyof typeof RANGES;

const SALES = `revenue transactions refunded`;
const FIGURES = `query ($range: AnalyticsRange!) {
  sales: adminSalesAnalytics(range: $range) { points { date ${SALES} } totals { ${SALES} } previous { ${SALES} } }
  users: adminUsersAnalytics(range: $range) {
    points { date newUsers activeUsers } cohorts { week size retained } levels { level users } }
  categories: adminCategoryAnalytics(range: $range) { name listed deals revenue averagePrice medianDays }
  places: adminGeographicalAnalytics(range: $range) { location users items transactions revenue } }`;
const PLACE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`;
const HIDE = `mutation { updatePrivacy(input: { location: members }) { id } }`;
const REMOVE = `mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`;
const DELETE_ACCOUNT = `mutation ($password: String!) { deleteAccount(password: $password) }`;

let admin: Person;
/** Which day of the story it is; its first is a Monday, and it is always about noon. */
let today = 0;

function startOnMondayNoon(): void {
  const now = market.clock.now();
  const monday = midnight(market, (8 - now.getUTCDay()) % 7 || 7);
  market.clock.advance((monday.getTime() - now.getTime()) / 3_600_000 + 12);
}

/** Passes the days until then; whoever acts there comes back for it. */
async function onDay(day: number, ...back: Person[]): Promise<void> {
  await market.passHours(24 * (day - today));
  today = day;
  for (const person of back) await person.signIn();
}

async function joins(name: string, location?: string): Promise<Person> {
  const person = await market.richMember(name, 900);
  if (location) await person.gql(PLACE, { input: { location } });
  return person;
}

async function sold(item: ListedItem, seller: Person, buyer: Person): Promise<void> {
  await seller.gql(ACCEPT, { id: (await anOffer(buyer, item)).id });
}

const books = (trustPoints: number) => ({ category: "Books & Media", trustPoints });
const electronics = (trustPoints: number) => ({ category: "Electronics", trustPoints });

/** Thirteen weeks, in which members join, leave, trade, swap, quarrel and come back. */
async function theStory(): Promise<void> {
  const [amara, jun] = [await joins("Amara", "Lisbon"), await joins("Jun", "Osaka")];
  const novel = await anItem(amara, books(10));
  await onDay(1, amara, jun);
  await sold(novel, amara, jun);

  await onDay(8, amara);
  const priya = await joins("Priya", "Reykjavik");
  await priya.gql(HIDE);
  const atlas = await anItem(amara, books(21));
  await amara.gql(REMOVE, { id: (await anItem(amara, books(99))).id });
  await onDay(12, amara, priya);
  await sold(atlas, amara, priya);

  await onDay(20, priya);
  const [kwame, lucas] = [await joins("Kwame", "Lisbon"), await joins("Lucas", "Lisbon")];
  await lucas.gql(DELETE_ACCOUNT, { password: PASSWORD });
  const poems = await anItem(priya, books(32));
  await onDay(30, priya, kwame);
  await sold(poems, priya, kwame);

  await onDay(40, kwame, jun);
  await joins("Sofia");
  const dispute = await aDispute(jun, {
    transactionId: await aDeal(market, { seller: kwame, buyer: jun, tp: 30 }),
  });
  await onDay(41, kwame);
  await kwame.gql(CONCEDE, { id: dispute.id });

  await onDay(60, kwame, jun);
  const [noor, elena] = [await joins("Noor", "Porto"), await joins("Elena", "Accra")];
  await noor.gql(HIDE);
  const [radio, lamp] = [await anItem(noor, electronics(40)), await anItem(kwame, electronics(50))];
  const swapped = await anItem(jun, { category: "Toys & Games", trustPoints: 43 });
  await onDay(62, noor, elena);
  await sold(radio, noor, elena);
  await onDay(65, kwame, jun);
  const offer = await anOffer(jun, lamp, { offeredItemIds: [swapped.id], tpDelta: 7 });
  await kwame.gql(ACCEPT, { id: offer.id });

  // A week before the end: Kwame is not among those seen in the last 7 days.
  await onDay(80, noor, elena, kwame);
  const essays = await anItem(noor, books(17));
  await anItem(elena, { category: "Sports & Outdoors", trustPoints: 5 });
  await sold(essays, noor, elena);
  // Twice on one day: still one member.
  await onDay(81, elena, elena);
  await onDay(84, noor);
  await joins("Mateo", "Lisbon");
  await joins("Aiko");
  await onDay(87, priya, admin);
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

async function figures(range: Range) {
  const found = await admin.gql(FIGURES, { range });
  const revenues = found.categories.map(({ revenue }: { revenue: number }) => revenue);
  expect(revenues).toEqual(revenues.toSorted((a: number, b: number) => b - a));
  return { ...found, categories: found.categories.toSorted(byName) };
}

interface Cohort {
  size: number;
  retained: number;
}

function aCategory(name: string, listed: number, prices: number[], medianDays: number | null) {
  const revenue = prices.reduce((all, one) => all + one, 0);
  const averagePrice = prices.length === 0 ? null : revenue / prices.length;
  return { name, listed, deals: prices.length, revenue, averagePrice, medianDays };
}

describe("the analytics of thirteen weeks", () => {
  beforeAll(async () => {
    startOnMondayNoon();
    admin = await market.admin();
    await theStory();
  });

  it.each(Object.keys(RANGES) as Range[])(
    "are those of the rows of the market, %s",
    async (range) => {
      expect(await figures(range)).toEqual(await analyticsFromScratch(market, RANGES[range]));
    },
  );

  // Proves: EP-066, EP-067, EP-068, EP-069
  it("are what happened, and not only what is counted the same twice", async () => {
    const { sales, users, categories, places } = await figures("d90");
    expect(sales.totals).toEqual({ revenue: 127, transactions: 8, refunded: 30 });
    expect(users.cohorts.map(({ size, retained }: Cohort) => [size, retained])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
      [2, 2],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 2],
    ]);
    expect(categories).toEqual([
      aCategory("Books & Media", 5, [10, 21, 32, 17], 2.5),
      aCategory("Electronics", 2, [40, 7], 3.5),
      aCategory("Home & Garden", 1, [30], 0),
      aCategory("Sports & Outdoors", 1, [], null),
      aCategory("Toys & Games", 1, [0], 5),
    ]);
    expect(places).toEqual([
      { location: "Lisbon", users: 3, items: 5, transactions: 4, revenue: 68 },
      { location: "Not shown", users: 2, items: 3, transactions: 3, revenue: 89 },
      { location: "Accra", users: 1, items: 1, transactions: 0, revenue: 0 },
      { location: "Osaka", users: 1, items: 1, transactions: 1, revenue: 0 },
    ]);
  });

  it("are right while yesterday is over and nobody has closed it", async () => {
    market.clock.advance(24);
    await admin.signIn();
    for (const range of ["d7", "d30"] as const)
      expect(await figures(range)).toEqual(await analyticsFromScratch(market, RANGES[range]));
  });
});
