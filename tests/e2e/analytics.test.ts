import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { fillMarket } from "../insights/market/fillMarket.ts";
import { interestedMarket } from "../insights/market/interested.ts";
import { syntheticMarket } from "../insights/market/market.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`;
const PRICES = `{ priceOptimizations { entries { item { id } suggestedPrice priceRange { min max } } } }`;

async function run(job: string): Promise<void> {
  await market.rows(`select graphile_worker.add_job($1)`, [job]);
}

/** Closes the days of the market anew, and learns from them. */
async function learnDemand(): Promise<void> {
  await market.rows(`update users set created_at = now() - interval '100 days'`);
  for (const table of ["market_days", "market_windows", "market_day_categories"])
    await market.rows(`delete from ${table}`);
  await market.rows(`delete from insight_models where method = 'demand'`);
  await run("days-closed");
  await eventually(() => market.rows(`select 1 from market_windows`)).toHaveLength(1);
  await run("insights-measured");
  await eventually(() =>
    market.rows(`select 1 from insight_models where method = 'demand'`),
  ).toHaveLength(1);
}

const namesIn = (list: Locator) => list.getByRole("heading", { level: 3 }).allTextContents();

// Proves: PN-022, PN-023
it("predicts the interest in each category, as a chart, a table and words, and counts today's live", async () => {
  const amara = await market.member("Amara");
  const early = await screens.open({ as: amara, at: "/?panel=analytics", still: true });
  await sees(early.getByText(/^No predictions yet\. Not enough data yet: \d of 28 days$/));

  const { items, members } = await interestedMarket(market);
  await learnDemand();
  const page = await screens.open({ as: amara, at: "/?panel=analytics", still: true });
  const panel = page.getByRole("region", { name: "Predictive Analytics" });
  await sees(panel.getByRole("heading", { name: "Predictive Analytics" }));
  expect(await panel.getByRole("tab").allTextContents()).toEqual([
    "Predictions",
    "Pricing",
    "Demand",
  ]);
  const ranges = panel.getByRole("group", { name: "Range" });
  expect((await ranges.getByRole("radio").all()).length).toBe(3);
  const rows = panel.getByRole("list", { name: "Categories" });
  await eventually(() => rows.getByRole("listitem").count()).toBe(3);
  await sees(
    panel.getByText(/^Too few members are interested in Food & Drinks, .* for a prediction/),
  );

  // Each category leads to its chart, by keyboard too.
  await rows.getByRole("button", { name: /^Electronics/ }).focus();
  await page.keyboard.press("Enter");
  const chart = panel.getByRole("figure", { name: "Interest in Electronics" });
  await seesNoBarrier(page);
  await sees(chart.getByText(/^Today, until midnight UTC: .* are expected, 80 of 100 times/));
  await chart.getByRole("application").focus();
  await page.keyboard.press("End");
  await sees(chart.getByRole("status").getByText(/: Expected [\d.]+ \([\d.]+ to [\d.]+\)/));
  await chart.getByText("Show as table").click();
  const table = chart.getByRole("table", { name: "Interest in Electronics" });
  await sees(table);
  expect(await table.getByRole("columnheader").allTextContents()).toEqual([
    "Day",
    "Expected",
    "Members",
  ]);
  expect(await table.getByRole("row").count()).toBe(16);

  // Somebody is interested today: it is counted while the panel is open.
  await members[0]?.gql(LIKE, { id: items[1]?.id });
  await members[1]?.gql(LIKE, { id: items[1]?.id });
  await market.rows(`delete from insight_models where method like 'trending-%'`);
  await run("trends-counted");
  await sees(rows.getByText(/2 today so far$/));

  await ranges.getByRole("radio", { name: "7 Days" }).check();
  await sees(panel.getByText(/^The 7 days from today on: .* members a day are expected/));
  await rows.getByRole("button", { name: "Why this? Electronics" }).click();
  const why = page.getByRole("dialog", { name: "Why this about Electronics?" });
  await sees(why.getByText(/^The mean error, in % of what came: /));
  await seesNoBarrier(page, { opened: why });
});

it("shows what own items could be sold for, and changes the price, with a way back", async () => {
  const made = syntheticMarket({ seed: 9, members: 300, until: market.clock.now() });
  await fillMarket(market, made);
  await market.rows(`delete from insight_models where method = 'prices'`);
  await run("prices-learned");
  await eventually(() =>
    market.rows(`select 1 from insight_models where method = 'prices'`),
  ).toHaveLength(1);

  const pia = await market.member("Pia");
  const none = await screens.open({
    as: pia,
    at: "/?panel=analytics&analytics=pricing",
    still: true,
  });
  await sees(none.getByText(/^No prices to compare\./));
  const like = made.items.find(({ condition }) => condition === "Good");
  if (!like) throw new Error("nothing is good");
  const wanted = { title: like.title, description: like.title, category: like.category };
  const item = await anItem(pia, { ...wanted, trustPoints: 900 });
  const [{ suggestedPrice }] = (await pia.gql(PRICES)).priceOptimizations.entries;

  const page = await screens.open({
    as: pia,
    at: "/?panel=analytics&analytics=pricing",
    still: true,
  });
  const list = page.getByRole("list", { name: "Your prices" });
  await sees(list.getByText("Above the usual range"));
  await sees(list.getByText(/^\d+ % confidence$/));
  await list.getByRole("button", { name: `Why this? ${like.title}` }).click();
  const why = page.getByRole("dialog", { name: `Why this about “${like.title}”?` });
  await sees(
    why.getByText(/^Of items that asked more than their range, not sold within 30 days, in %: /),
  );
  await seesNoBarrier(page, { opened: why });
  await page.keyboard.press("Escape");
  await seesNoBarrier(page);

  await list.getByRole("button", { name: `Ask ${suggestedPrice} TP for ${like.title}` }).click();
  await sees(list.getByText("In the usual range"));
  await seesToast(page, "Price changed", `${like.title} is now ${suggestedPrice} TP.`);
  const priceOf = async () => (await pia.gql(`{ item(id: ${item.id}) { tpValue } }`)).item.tpValue;
  expect(await priceOf()).toBe(suggestedPrice);
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(list.getByText("Above the usual range"));
  expect(await priceOf()).toBe(900);
});

it("shows the demand beside what is offered, on a narrow screen too", async () => {
  const rob = await market.member("Rob");
  const page = await screens.open({
    as: rob,
    at: "/?panel=analytics&analytics=demand",
    width: 360,
    still: true,
  });
  const list = page.getByRole("list", { name: "Demand by category" });
  // Six tabs do not fit: the row shows the current one.
  const tab = page.getByRole("tab", { name: "Analytics" });
  await sees(tab);
  const right = () => tab.evaluate((element) => element.getBoundingClientRect().right);
  await eventually(right).toBeLessThan(360);
  await eventually(() => namesIn(list)).toHaveLength(3);
  const [first = ""] = await namesIn(list);
  await sees(list.getByText("Demand: high"));
  await sees(
    list.getByText(/^Offer something here: \d+ members were interested in 28 days/).first(),
  );
  await sees(list.getByText(/ than usual at this time\./).first());
  expect(
    await list
      .getByRole("list", { name: "Interest by weekday" })
      .first()
      .getByRole("listitem")
      .count(),
  ).toBe(7);
  const { scroll, shown } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(scroll).toBe(shown);
  await list.getByRole("button", { name: `Why this? ${first}` }).click();
  const why = page.getByRole("dialog", { name: `Why this about ${first}?` });
  await sees(why.getByText("Items on the market"));
  await page.keyboard.press("Escape");
  // Until somebody does something, the page stays at the panel, wherever else it is scrolled.
  await seesNoBarrier(page);
  await list.getByRole("link", { name: `See items of ${first}` }).click();
  await eventually(() => new URL(page.url()).pathname).toBe("/listings");
  expect(new URL(page.url()).searchParams.get("category")).toBe(first);
});
