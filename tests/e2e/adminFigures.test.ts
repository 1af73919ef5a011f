import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  eventually,
  expectNoReload,
  mark,
  sees,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { aReportedItem } from "../support/cases.ts";
import { aDeal } from "../support/deals.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aFailedMail } from "../support/jobs.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
/** The figures are counted every two seconds. */
const LIVE_MS = 4000;
const STATS = `{ adminStats { totalUsers activeUsers totalItems totalTransactions totalTrustPoints avgTrustPerUser
  revenue { today thisWeek thisMonth }
  marketMetrics { conversionRate totalViews avgTrustPerTransaction topCategories { name revenue } }
  userMetrics { activeUsersToday newUsersToday retentionRate avgSessionTime }
  geographical { topLocations { location users } } } }`;

let admin: Person;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  admin = await market.admin();
  seller = await market.member("Amara");
  buyer = await market.member("Jun");
  await market.rows("update users set location = 'Hackney' where id = $1", [Number(seller.id)]);
});

function asAdmin(at: string): Promise<Page> {
  return screens.open({ as: admin, at, still: true });
}

/** The figures on the screen by their names; null for those that cannot be counted. */
async function figuresIn(scope: Page | Locator): Promise<Record<string, number | null>> {
  const pairs = await scope.locator("dl > div").evaluateAll((cards) =>
    cards.map((card) => {
      const value = card.querySelector("[data-value]")?.getAttribute("data-value");
      return [card.querySelector("dt")?.textContent ?? "", value == null ? null : Number(value)];
    }),
  );
  return Object.fromEntries(pairs as [string, number | null][]);
}

/** The figures as the API has them now, by the names of the screen. */
async function figuresNow(): Promise<Record<string, number | null>> {
  const { adminStats: stats } = await admin.gql(STATS);
  const { revenue, marketMetrics, userMetrics } = stats;
  return {
    "Total users": stats.totalUsers,
    "Active users": stats.activeUsers,
    "Total items": stats.totalItems,
    "Total transactions": stats.totalTransactions,
    "TP in circulation": stats.totalTrustPoints,
    "TP per user": stats.avgTrustPerUser,
    "Revenue today": revenue.today,
    "Revenue this week": revenue.thisWeek,
    "Revenue this month": revenue.thisMonth,
    "Conversion rate": marketMetrics.conversionRate,
    "Total views": marketMetrics.totalViews,
    "TP per transaction": marketMetrics.avgTrustPerTransaction,
    "Active users today": userMetrics.activeUsersToday,
    "New users today": userMetrics.newUsersToday,
    Retention: userMetrics.retentionRate,
    "Average session": userMetrics.avgSessionTime,
  };
}

function dayText(daysAgo: number): string {
  return new Intl.DateTimeFormat("en", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(Date.now() - daysAgo * 86_400_000));
}

describe("the dashboard", () => {
  // Proves: AD-003, AD-004
  it("has the figures of the API, and they move by themselves", async () => {
    await aDeal(market, { seller, buyer, tp: 20 });
    const page = await asAdmin("/admin/dashboard");
    await eventually(async () => (await figuresIn(page))["Total transactions"]).toBe(1);
    await mark(page);

    await aDeal(market, { seller, buyer, tp: 33 });
    await expect
      .poll(() => figuresIn(page), { timeout: LIVE_MS, interval: 50 })
      .toMatchObject({ "Total transactions": 2, "Revenue today": 53, "Total items": 2 });
    await eventually(async () => {
      const [shown, now] = [await figuresIn(page), await figuresNow()];
      return Object.keys(now).filter((name) => now[name] !== shown[name]);
    }).toEqual([]);

    await sees(page.getByRole("list", { name: "Top 5 categories" }).getByText("53 TP"));
    await sees(page.getByRole("list", { name: "Top 5 locations" }).getByText("Hackney"));
    await sees(page.getByText("Nobody visited then."));
    await sees(page.getByText(/^As of \d\d:\d\d:\d\d\./));
    await eventually(() =>
      page.getByRole("img", { name: /^Revenue of 30 days/ }).getAttribute("aria-label"),
    ).toBe("Revenue of 30 days, day by day: from 0 TP to 53 TP");
    await expectNoReload(page);
  });

  // Proves: AD-005
  it("says how well the market works, and how that is computed", async () => {
    const page = await asAdmin("/admin/dashboard");
    const health = page.getByRole("region", { name: "Market health" });
    await sees(health.getByText("Not enough data", { exact: true }));
    await health.getByText("How this is computed").click();
    const { adminMarketHealth } = await admin.gql(
      "{ adminMarketHealth { parts { words cases weight } } }",
    );
    for (const { words, cases, weight } of adminMarketHealth.parts) {
      const row = health.getByRole("row").filter({ hasText: words });
      await sees(row.getByText("Fewer than 10 cases"));
      const cells = await row.getByRole("cell").allTextContents();
      expect([cells[1], cells[4]]).toEqual([String(cases), String(weight)]);
    }

    // Twelve listings that nobody wanted are cases enough for a score.
    for (let n = 0; n < 12; n++) await anItem(seller, { title: "Old chair" });
    await market.rows(
      "update items set created_at = now() - interval '45 days' where title = 'Old chair'",
    );
    await page.reload();
    await health.getByText("How this is computed").click();
    const listings = health.getByRole("row").filter({ hasText: "Listings 31 to 60 days old" });
    await eventually(() => listings.getByRole("cell").last().textContent()).toBe("0");
  });
});

describe("the analysis", () => {
  it("keeps its days in the URL, and has every chart as a table", async () => {
    await aDeal(market, { seller, buyer, tp: 15 });
    const page = await asAdmin("/admin/analytics");
    expect(await page.getByRole("radio", { name: "30 days" }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "7 days" }).check();
    await eventually(() => new URL(page.url()).searchParams.get("range")).toBe("7d");

    const { adminSalesAnalytics: sales } = await admin.gql(
      "{ adminSalesAnalytics(range: d7) { points { revenue transactions } totals { revenue } } }",
    );
    const chart = page.getByRole("figure", { name: "Revenue by day" });
    await chart.getByText("Show as table").click();
    const table = chart.getByRole("table", { name: "Revenue by day" });
    await eventually(() => table.getByRole("row").count()).toBe(1 + 7);
    const today = table.getByRole("row").nth(1);
    expect(await today.getByRole("rowheader").textContent()).toBe(dayText(0));
    expect(await today.getByRole("cell").allTextContents()).toEqual([
      `${sales.points.at(-1).revenue} TP`,
      "0 TP",
    ]);
    await sees(chart.getByText(`Revenue was ${sales.totals.revenue} TP`));
    for (const name of ["Members by week of joining", "Categories", "Locations"])
      await sees(page.getByRole("table", { name }));
    await sees(page.getByRole("list", { name: "Members by trust level" }));

    await page.reload();
    await eventually(() => page.getByRole("radio", { name: "7 days" }).isChecked()).toBe(true);
    await mark(page);
    await sees(page.getByRole("table", { name: "Categories" }));
    await aDeal(market, { seller, buyer, tp: 11 });
    await eventually(
      async () => (await figuresIn(page.getByRole("region", { name: "Sales" })))["Revenue"],
    ).toBe(sales.totals.revenue + 11);
    await expectNoReload(page);
  });

  it("is read day by day with the keys", async () => {
    const page = await asAdmin("/admin/analytics?range=7d");
    const chart = page.getByRole("figure", { name: "Transactions by day" });
    const plot = chart.getByRole("application");
    const reading = chart.getByRole("status");
    await sees(plot);
    await plot.focus();
    await page.keyboard.press("ArrowLeft");
    await eventually(() => reading.textContent()).toMatch(`${dayText(0)}: Items `);
    await page.keyboard.press("ArrowLeft");
    await eventually(() => reading.textContent()).toBe(`${dayText(1)}: Items 0`);
    await page.keyboard.press("Home");
    await eventually(() => reading.textContent()).toBe(`${dayText(6)}: Items 0`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await eventually(() => reading.textContent()).toBe(`${dayText(5)}: Items 0`);
    await page.keyboard.press("End");
    await eventually(() => reading.textContent()).toMatch(`${dayText(0)}: Items `);
    await page.keyboard.press("Escape");
    await eventually(() => reading.textContent()).toBe("");
  });
});

describe("the events", () => {
  function rowOf(page: Page, offer: { id: string }): Locator {
    return page.getByRole("row").filter({ hasText: `Jun made offer ${offer.id}` });
  }

  it("wait on the shelf as they happen, and are held back while it is paused", async () => {
    const jun = await market.member("Jun");
    const before = await anOffer(jun, await anItem(seller));
    const page = await asAdmin("/admin/events");
    await page.getByRole("radio", { name: "Offers" }).check();
    await eventually(() => new URL(page.url()).searchParams.get("topic")).toBe("offers");
    await sees(rowOf(page, before));
    await mark(page);

    const next = await anOffer(jun, await anItem(seller));
    await sees(page.getByText("1 new event", { exact: true }));
    expect(await rowOf(page, next).count()).toBe(0);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await sees(rowOf(page, next));
    await sees(page.getByText("New events appear here as they happen"));
    expect(await rowOf(page, next).getByRole("link", { name: "Jun" }).getAttribute("href")).toBe(
      `/admin/users?user=${jun.id}`,
    );
    // An offer has no screen of its own for administrators: its link opens the explorer, and runs nothing.
    const subject = rowOf(page, next).getByRole("link", { name: `Offer #${next.id}` });
    expect(decodeURIComponent((await subject.getAttribute("href")) ?? "")).toMatch(
      new RegExp(`^/admin/graphql#document=.*${next.id}`, "s"),
    );

    await page.getByRole("button", { name: "Pause" }).click();
    const held = await anOffer(jun, await anItem(seller));
    await sees(page.getByText("Paused: 1 new event"));
    expect(await rowOf(page, held).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Show", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Resume" }).click();
    await sees(rowOf(page, held));
    expect(await page.getByRole("rowheader").first().textContent()).toBe(
      `Jun made offer ${held.id}`,
    );
    await expectNoReload(page);

    await page.getByRole("radio", { name: "Items" }).check();
    await waitUntilHidden(rowOf(page, held));
    await sees(page.getByText(/^Amara listed item/));
  });

  it("are loaded anew where more happened than anybody reads one by one", async () => {
    const page = await asAdmin("/admin/events?topic=items");
    await sees(page.getByText("New events appear here as they happen"));
    await page.getByRole("button", { name: "Pause" }).click();
    for (let n = 0; n < 101; n++) await anItem(seller);
    await sees(page.getByText("Paused: 101 new events"));
    await page.getByRole("button", { name: "Resume" }).click();
    await eventually(() => page.getByRole("rowheader").count()).toBe(50);
    const newest = await anItem(seller);
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await eventually(() => page.getByRole("rowheader").first().textContent()).toBe(
      `Amara listed item ${newest.id}`,
    );
    await eventually(() => page.getByRole("rowheader").count()).toBe(51);
  });

  it("come page by page, each once", async () => {
    for (let n = 0; n < 10; n++) await anItem(seller, { title: `Cup ${n}` });
    const { adminEventLog } = await admin.gql(
      "{ adminEventLog(topics: [items], first: 100) { edges { node { sentence } } } }",
    );
    const all = adminEventLog.edges.map(
      (edge: { node: { sentence: string } }) => edge.node.sentence,
    );
    const page = await asAdmin("/admin/events?topic=items");
    await eventually(() => page.getByRole("rowheader").count()).toBe(50);
    await page.getByRole("button", { name: "Show more" }).click();
    await eventually(() => page.getByRole("rowheader").allTextContents()).toEqual(
      all.slice(0, 100),
    );
  });
});

describe("no barrier, at 1280 and 360 px, light and dark,", () => {
  it("have the figures, the charts and the events", async () => {
    await aDeal(market, { seller, buyer: await market.member("Priya") });
    const page = await asAdmin("/admin/dashboard");
    await sees(page.getByRole("img", { name: /^Revenue of 30 days/ }));
    const parts = page.getByRole("table", { name: "Parts of the market health" });
    await page.getByText("How this is computed").click();
    await seesNoBarrier(page, { opened: parts });

    await page.goto("/admin/analytics");
    await sees(page.getByRole("table", { name: "Locations" }));
    const chart = page.getByRole("figure", { name: "Members by day" });
    await chart.getByText("Show as table").click();
    await seesNoBarrier(page, { opened: chart.getByRole("table") });

    await page.goto("/admin/events");
    const events = page.getByRole("table", { name: "Events" });
    await sees(events);
    await seesNoBarrier(page, { opened: events });
  }, 180_000);

  it("has the sentence that keeps others out", async () => {
    for (const tab of ["dashboard", "analytics", "events"]) {
      const his = await screens.open({ as: buyer, at: `/admin/${tab}`, still: true });
      await sees(his.getByText("Access Denied: Admin access required", { exact: true }));
      await seesNoBarrier(his);
    }
  });
});

describe("what waits for administrators", () => {
  it("stands on the dashboard, moves by itself, and leads to its queue", async () => {
    const page = await asAdmin("/admin");
    const waiting = page.getByRole("region", { name: "Waiting for you" });
    await sees(waiting.getByRole("link", { name: "0 cases to decide" }));
    await mark(page);
    await aReportedItem(market, { owner: seller, by: buyer });
    await sees(waiting.getByRole("link", { name: "1 case to decide" }));
    await market.rows(`update moderation_cases set due_at = now() - interval '1 min'`);
    await sees(waiting.getByText("1 overdue"));
    await aFailedMail(market);
    await sees(waiting.getByRole("link", { name: "1 job or deadline failed" }));
    await expectNoReload(page);
    await waiting.getByRole("link", { name: /^1 case to decide/ }).click();
    await sees(page.getByRole("heading", { name: "Moderation", level: 1 }));
  });
});
