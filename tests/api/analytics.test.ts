import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, CONFIRM, partOf, SHIP } from "../support/checkout.ts";
import { aDeal, aDispute, ANSWER, DECIDE } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const DAY_MS = 86_400_000;

const FIGURES = `totalUsers activeUsers totalItems totalTransactions totalTrustPoints avgTrustPerUser
  revenue { today thisWeek thisMonth growth }
  marketMetrics { conversionRate totalViews avgTrustPerTransaction topCategories { name count revenue } }
  userMetrics { activeUsersToday newUsersToday retentionRate avgSessionTime }
  geographical { topLocations { location users transactions } }`;
const STATS = `{ adminStats { ${FIGURES} asOf } }`;
const VIEW = `mutation ($itemId: ID!) { viewItem(itemId: $itemId) { item { id } } }`;
const VIEWER = `{ viewer { id } }`;
const PLACE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`;
const HEALTH = `{ adminMarketHealth { score status parts { name words weight rate cases zeroAt fullAt score } } }`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

async function stats() {
  const { adminStats } = await admin.gql(STATS, {});
  return adminStats;
}

/** The UTC midnight some days after the market's today. */
function midnight(days = 0): Date {
  return new Date(Math.floor(market.clock.now().getTime() / DAY_MS) * DAY_MS + days * DAY_MS);
}

/** One number from SQL; `$1` is today's midnight and `$2` tomorrow's. */
async function counted(query: string, ...more: unknown[]): Promise<number> {
  const [found] = await market.rows<{ n: string | null }>(`select (${query})::float8 as n`, [
    midnight(),
    midnight(1),
    ...more,
  ]);
  return Number(found?.n ?? 0);
}

const toOne = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((10 * part) / whole) / 10;

const PAID = `reason in ('item_sale', 'exchange_top_up', 'exchange_change', 'order_payout')`;

function revenue(from: string, to = "$2"): Promise<number> {
  return counted(
    `select coalesce(sum(case when ${PAID} then amount when reason = 'dispute_refund' then -amount else 0 end), 0)
     from ledger_transfers where created_at >= ${from} and created_at < ${to} and $1 < $2`,
  );
}

/** Every figure once more, from the rows of the market alone and one by one. */
async function fromScratch() {
  const some = "and $1::timestamptz < $2::timestamptz";
  const members = await counted(`select count(*) from users where is_active ${some}`);
  const inCirculation = await counted(
    `select sum(balance) from ledger_accounts where kind in ('wallet', 'escrow') ${some}`,
  );
  const days = (n: number) => `$1::timestamptz - interval '${n} days'`;
  const month = `date_trunc('month', $1::timestamptz at time zone 'UTC') at time zone 'UTC'`;
  const before = `(date_trunc('month', $1::timestamptz at time zone 'UTC') - interval '1 month') at time zone 'UTC'`;
  const thisMonth = await revenue(month);
  const monthBefore = await revenue(before, `least(${before} + ($2 - ${month}), ${month})`);
  const deals30 = await counted(
    `select count(*) from transactions where created_at >= ${days(29)} and created_at < $2`,
  );
  const looked = `select distinct user_id, item_id from item_views where day >= ((${days(29)}) at time zone 'UTC')::date and day < ($2::timestamptz at time zone 'UTC')::date`;
  const bought = `select distinct t.to_user_id as user_id, t.item_id from transactions t join item_views v
    on v.user_id = t.to_user_id and v.item_id = t.item_id and v.day <= (t.created_at at time zone 'UTC')::date
    where v.day >= ((${days(29)}) at time zone 'UTC')::date and t.created_at >= ${days(29)} and t.created_at < $2`;
  const cohort = `select distinct user_id from user_activity where created_at >= ${days(14)} and created_at < ${days(7)}`;
  const lately = `select user_id from user_activity where created_at >= ${days(6)} and created_at < $2`;
  const visits = `from user_activity where created_at >= ${days(6)} and created_at < $2`;
  const active = (from: string) =>
    counted(
      `select count(distinct user_id) from user_activity where created_at >= ${from} and created_at < $2`,
    );
  return {
    totalUsers: members,
    activeUsers: await active(days(29)),
    totalItems: await counted(
      `select count(*) from items where status <> 'draft' and status <> 'removed' ${some}`,
    ),
    totalTransactions: await counted(`select count(*) from transactions where $1 < $2`),
    totalTrustPoints: inCirculation,
    avgTrustPerUser: toOne(inCirculation, members),
    revenue: {
      today: await revenue("$1"),
      thisWeek: await revenue(
        `date_trunc('week', $1::timestamptz at time zone 'UTC') at time zone 'UTC'`,
      ),
      thisMonth,
      growth: toOne(100 * (thisMonth - monthBefore), monthBefore),
    },
    marketMetrics: {
      conversionRate: toOne(
        100 * (await counted(`select count(*) from (${bought}) b where $1 < $2`)),
        await counted(`select count(*) from (${looked}) l`),
      ),
      totalViews: await counted(`select count(*) from item_views where $1 < $2`),
      avgTrustPerTransaction: toOne(await revenue(days(29)), deals30),
      topCategories: await market.rows(
        `select i.category as name, count(*)::int as count, sum(t.trust_points)::int as revenue
         from transactions t, items i where i.id = t.item_id and t.created_at >= $1::timestamptz - interval '29 days'
         group by 1 order by 3 desc, 1 limit 5`,
        [midnight()],
      ),
    },
    userMetrics: {
      activeUsersToday: await active("$1"),
      newUsersToday: await counted(
        `select count(*) from users where created_at >= $1 and created_at < $2`,
      ),
      retentionRate: toOne(
        100 * (await counted(`select count(*) from (${cohort} intersect ${lately}) c`)),
        await counted(`select count(*) from (${cohort}) c where $1 < $2`),
      ),
      avgSessionTime: toOne(
        await counted(
          `select coalesce(sum(greatest(60, extract(epoch from last_seen_at - created_at))) / 60, 0) ${visits}`,
        ),
        await counted(`select count(*) ${visits}`),
      ),
    },
    geographical: {
      topLocations: await market.rows(
        `select case when location_visible_to = 'everybody' then location else 'Not shown' end as location,
           count(*)::int as users, sum(deals_completed)::int as transactions
         from users left join user_stats on user_id = users.id where location is not null and is_active
         group by 1 order by 2 desc, 1 limit 5`,
      ),
    },
  };
}

async function figures() {
  const { asOf: _, ...rest } = await stats();
  return rest;
}

/** A day on which a member looks at an item and buys it, and another only looks. */
async function aDayOfTrade(seller: Person, buyer: Person, looker: Person, tp: number) {
  const item = await anItem(seller, {
    trustPoints: tp,
    category: tp % 2 ? "Books & Media" : "Electronics",
  });
  await buyer.gql(VIEW, { itemId: item.id });
  await looker.gql(VIEW, { itemId: item.id });
  const offer = await anOffer(buyer, item);
  await seller.gql(ACCEPT, { id: offer.id });
}

describe("the figures of the market", () => {
  // Proves: EN-040
  it("are those of its rows, on the first day, while a day is not closed, and after 50 days", async () => {
    const [amara, jun, priya] = await Promise.all([
      market.richMember("Amara", 900),
      market.richMember("Jun", 900),
      market.member("Priya"),
    ]);
    await amara.gql(PLACE, { input: { location: "Lisbon" } });
    await jun.gql(PLACE, { input: { location: "Osaka" } });
    await aDayOfTrade(amara, jun, priya, 40);
    expect(await figures()).toEqual(await fromScratch());
    expect(await figures()).toMatchObject({
      totalTransactions: 1,
      revenue: { today: 40 },
      marketMetrics: { totalViews: 2, conversionRate: 50 },
    });

    // The day after: yesterday is over, and nobody has closed it yet.
    market.clock.advance(24);
    await aDayOfTrade(jun, amara, priya, 35);
    expect(await figures()).toEqual(await fromScratch());
    await market.passHours(0);
    expect(await figures()).toEqual(await fromScratch());

    // A parcel is paid when it arrives, and a dispute gives back on its own day.
    const order = await anOrder(jun, [await anItem(amara, { trustPoints: 60 })]);
    const part = partOf(order, amara);
    await amara.gql(ACCEPT_PART, { id: part.id });
    await amara.gql(SHIP, { id: part.id });
    await jun.gql(CONFIRM, { partId: part.id });
    expect(await figures()).toEqual(await fromScratch());

    for (let day = 0; day < 12; day++) {
      await market.passHours(24);
      await (day % 2 ? priya : jun).gql(VIEWER, {});
      if (day % 3 === 0) await aDayOfTrade(amara, jun, priya, 20 + day);
      if (day % 4 === 1) await priya.gql(VIEW, { itemId: (await anItem(amara)).id });
      expect(await figures(), `day ${day}`).toEqual(await fromScratch());
    }

    const transactionId = await aDeal(market, { seller: amara, buyer: jun, tp: 30 });
    const dispute = await aDispute(jun, { transactionId });
    await amara.gql(ANSWER, { id: dispute.id, text: "It was whole when I sent it" });
    await market.passHours(24);
    await admin.gql(DECIDE, {
      input: {
        id: dispute.id,
        decision: "refund",
        resolution: "The photos show it",
        idempotencyKey: "decide",
      },
    });
    expect(await figures()).toMatchObject({ revenue: { today: -30 } });
    expect(await figures()).toEqual(await fromScratch());

    // What is older than 30 days leaves the windows; sessions are over by then.
    for (const days of [10, 10, 15]) {
      await admin.signIn();
      for (let day = 0; day < days; day++) {
        await market.passHours(24);
        expect(await figures()).toEqual(await fromScratch());
      }
      await aDayOfTrade(
        await market.member("Noor"),
        await market.richMember("Kwame", 300),
        await market.member("Elena"),
        15,
      );
      expect(await figures()).toEqual(await fromScratch());
    }
    expect(await figures()).toMatchObject({ totalTransactions: 11 });
  });

  it("name no place that a member does not show to everybody", async () => {
    const members = await Promise.all(["Mateo", "Aiko"].map((name) => market.member(name)));
    for (const member of members) {
      await member.gql(PLACE, { input: { location: "Reykjavik" } });
      await member.gql(`mutation { updatePrivacy(input: { location: members }) { id } }`, {});
    }
    const { geographical } = await stats();
    expect(geographical.topLocations).toContainEqual({
      location: "Not shown",
      users: 2,
      transactions: 0,
    });
    expect(JSON.stringify(geographical)).not.toContain("Reykjavik");
    expect(await figures()).toEqual(await fromScratch());
  });

  // Proves: TB-014
  it("count a visit as signs of life at most 30 minutes apart, on one UTC day", async () => {
    const sofia = await market.member("Sofia");
    const visits = () =>
      market.rows<{ minutes: number }>(
        `select round(extract(epoch from last_seen_at - created_at) / 60)::int as minutes from user_activity
         where user_id = $1 order by id`,
        [Number(sofia.id)],
      );
    // Noon, so that no midnight is near.
    const now = market.clock.now();
    market.clock.advance(36 - now.getUTCHours() - now.getUTCMinutes() / 60);
    await sofia.gql(VIEWER, {});
    market.clock.advance(20 / 60);
    await sofia.gql(VIEWER, {});
    market.clock.advance(29 / 60);
    await sofia.gql(VIEWER, {});
    market.clock.advance(31 / 60);
    await sofia.gql(VIEWER, {});
    expect(await visits()).toEqual([{ minutes: 0 }, { minutes: 49 }, { minutes: 0 }]);

    // Nobody pauses for midnight, and the visit of the day before stays as it was.
    market.clock.advance(11 - 20 / 60 - 1 / 60);
    await sofia.gql(VIEWER, {});
    market.clock.advance(20 / 60);
    await sofia.gql(VIEWER, {});
    expect((await visits()).map(({ minutes }) => minutes)).toEqual([0, 49, 0, 0, 0]);
  });

  it("do not move when a member deletes the account that a closed day counted", async () => {
    const lucas = await market.member("Lucas");
    await market.passHours(24);
    const before = await admin.gql(
      `{ adminUsersAnalytics(range: d7) { points { date newUsers activeUsers } } }`,
      {},
    );
    await lucas.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    const after = await admin.gql(
      `{ adminUsersAnalytics(range: d7) { points { date newUsers activeUsers } } }`,
      {},
    );
    expect(after).toEqual(before);
    expect(
      await market.rows(`select 1 from user_activity where user_id = $1`, [Number(lucas.id)]),
    ).toEqual([]);
  });

  // Proves: EP-065, EP-066, EP-067, EP-068, EP-069
  it("stand by day, category and place, and agree with each other and with REST", async () => {
    const [noor, kwame, elena] = [
      await market.member("Noor"),
      await market.richMember("Kwame", 300),
      await market.member("Elena"),
    ];
    await noor.gql(PLACE, { input: { location: "Nairobi" } });
    await aDayOfTrade(noor, kwame, elena, 51);
    const now = await stats();
    const today = midnight().toISOString().slice(0, 10);
    const rest = async (path: string) => (await admin.rest("GET", `/api/admin/${path}`)).body;

    const sales = await rest("analytics/sales?range=7d");
    expect(sales.points).toHaveLength(7);
    expect(sales.points.at(-1)).toMatchObject({ date: today, revenue: now.revenue.today });
    for (const range of ["7d", "30d", "90d", "365d"]) {
      const { points, totals, previous } = await rest(`analytics/sales?range=${range}`);
      expect(points).toHaveLength(Number.parseInt(range, 10));
      for (const field of ["revenue", "transactions", "refunded"]) {
        const sum = points.reduce(
          (all: number, point: Record<string, number>) => all + (point[field] ?? 0),
          0,
        );
        expect(totals[field], `${field} of ${range}`).toBe(sum);
      }
      if (range === "365d") {
        expect(totals.transactions).toBe(now.totalTransactions);
        expect(previous).toEqual({ revenue: 0, transactions: 0, refunded: 0 });
      }
    }

    const users = await rest("analytics/users?range=7d");
    expect(users.points.at(-1)).toEqual({
      date: today,
      newUsers: now.userMetrics.newUsersToday,
      activeUsers: now.userMetrics.activeUsersToday,
    });
    const levels = users.levels.reduce(
      (all: number, level: { users: number }) => all + level.users,
      0,
    );
    expect(levels).toBe(now.totalUsers);
    expect(users.cohorts).toHaveLength(12);
    for (const { size, retained } of users.cohorts) expect(retained).toBeLessThanOrEqual(size);
    expect(users.cohorts.at(-1).size).toBeGreaterThanOrEqual(3);

    const categories = await rest("analytics/categories?range=30d");
    const books = categories.find(({ name }: { name: string }) => name === "Books & Media");
    const top = now.marketMetrics.topCategories.find(
      ({ name }: { name: string }) => name === "Books & Media",
    );
    expect(books).toMatchObject({ deals: top.count, revenue: top.revenue });
    expect(books.averagePrice).toBeCloseTo(top.revenue / top.count, 1);
    expect(books.medianDays).toBeLessThan(1);
    const places = await rest("analytics/geographical?range=7d");
    expect(places).toContainEqual({
      location: "Nairobi",
      users: 1,
      items: 1,
      transactions: 1,
      revenue: 51,
    });
    expect(await rest("analytics/categories")).toEqual(categories);
  });

  it("have four ranges, and no others", async () => {
    const { status, body } = await admin.rest("GET", "/api/admin/analytics/sales?range=8d");
    expect({ status, code: body.code }).toEqual({ status: 400, code: "BAD_USER_INPUT" });
    expect(JSON.stringify(body)).toContain("range");
    const member = await market.member("Mateo");
    for (const path of ["stats", "analytics/sales", "analytics/users"])
      expect(await member.rest("GET", `/api/admin/${path}`)).toMatchObject({
        status: 403,
        body: { message: "Access Denied: Admin access required" },
      });
  });

  // Proves: KC-025
  it("say how well the market works, part by part, and when that is not known yet", async () => {
    const { adminMarketHealth: health } = await admin.gql(HEALTH);
    const by = Object.fromEntries(health.parts.map((part: { name: string }) => [part.name, part]));
    expect(Object.keys(by)).toEqual([
      "completion",
      "first_offer",
      "disputes",
      "active_members",
      "liquidity",
    ]);
    const since = [midnight(-29)];
    const [ended] = await market.rows<{ cases: number; settled: number }>(
      `select count(*)::int as cases, (count(*) filter (where state = 'accepted'))::int as settled from offers
       where updated_at >= $1 and state <> 'pending'`,
      since,
    );
    const [parts] = await market.rows<{ n: number }>(
      `select count(*)::int as n from order_parts where delivered_at >= $1 or cancelled_at >= $1`,
      since,
    );
    expect(by["completion"].cases).toBe((ended?.cases ?? 0) + (parts?.n ?? 0));
    for (const { rate, cases, score, zeroAt, fullAt } of health.parts) {
      if (cases < 10) expect(score).toBeNull();
      else
        expect(score).toBeCloseTo(
          Math.min(100, Math.max(0, (100 * (rate - zeroAt)) / (fullAt - zeroAt))),
          -0.5,
        );
    }
    const scored = health.parts.filter(({ score }: { score: number | null }) => score !== null);
    expect(scored.length).toBeLessThan(3);
    expect(health).toMatchObject({ score: null, status: "not_enough_data" });
  });

  it("reach who listens within seconds, once they changed", async () => {
    const live = await admin.live<{ totalItems: number }>(
      `subscription { adminStatsUpdated { totalItems } }`,
    );
    const first = await live.next();
    await anItem(await market.member("Aiko"));
    const second = await live.next();
    expect(second.totalItems).toBe(first.totalItems + 1);
    await live.stop();
  });
});
