import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT, anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const steps = (page: Page): Locator => page.getByRole("list", { name: "Steps" });

// Proves: NV-003, RT-013, EX-010, EX-011
it("explains the flow from the top bar, and every step leads to its screen; Buy to an item that is there", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await anItem(jun, { title: "Jun's own" });
  const kettle = await anItem(amara, { title: "Copper kettle", trustPoints: 12 });
  const page = await screens.open({ as: jun });
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Exchange Demo" })
    .click();
  await sees(page.getByRole("heading", { level: 1, name: "Exchange Demo" }));
  for (const [words, path] of [
    ["Browse listings", "/listings"],
    ["Post an item", "/post-item"],
    ["Open the Seller Dashboard", "/offers/seller"],
    ["Open your wallet", "/wallet-exchange"],
    ["Buy Copper kettle for 12 TP", `/buy/${kettle.id}`],
  ] as const) {
    await eventually(() => page.getByRole("link", { name: words }).getAttribute("href")).toBe(path);
  }
  await page.getByRole("link", { name: "Buy Copper kettle for 12 TP" }).click();
  await sees(page.getByRole("button", { name: "Purchase for 12 TP" }));

  // The documented link is the one while its item can be bought.
  await market.rows(
    `insert into items (id, user_id, title, description, category, condition, trust_points, tp_value)
     values (75, $1, 'Number 75', 'As documented', 'Other', 'Good', 9, 9)`,
    [Number(amara.id)],
  );
  await page.goto("/exchange-demo");
  await eventually(() =>
    page.getByRole("link", { name: "Buy Number 75 for 9 TP" }).getAttribute("href"),
  ).toBe("/buy/75");
});

// Proves: RT-013
it("walks through an exchange for the item in its address, two items for one, until the answer comes by itself", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const camera = await anItem(amara, { title: "Film camera", trustPoints: 60 });
  await anItem(jun, { title: "Desk lamp", trustPoints: 28 });
  await anItem(jun, { title: "Wool scarf", trustPoints: 27 });
  // The price in the address is old: the market's counts.
  const page = await screens.open({
    as: jun,
    at: `/exchange-demo?itemId=${camera.id}&tpValue=55`,
  });
  await sees(page.getByText("Target: 60 TP"));
  await sees(steps(page).locator("[aria-current=step]", { hasText: "What you give" }));
  await page
    .getByRole("button", {
      name: /^Offer Exchange (Desk lamp and Wool scarf|Wool scarf and Desk lamp)$/,
    })
    .click();
  const dialog = page.getByRole("dialog", { name: "Offer Exchange" });
  await sees(dialog.getByText("You add 5 TP. Your balance becomes 95 TP when Amara accepts."));
  await dialog.getByRole("button", { name: "Offer Exchange" }).click();
  await seesToast(
    page,
    "Exchange Offer Created",
    "Your offer to exchange Wool scarf and Desk lamp has been sent",
  );

  await sees(page.getByRole("heading", { name: "Your offer is with Amara" }));
  await sees(steps(page).locator("[aria-current=step]", { hasText: "The answer" }));
  const card = page.getByRole("article", { name: "What you offered" });
  await sees(card.getByRole("button", { name: "Withdraw" }));
  const [offer] = await market.rows<{ id: number; items: number }>(
    `select o.id, (select count(*)::int from offer_items where offer_id = o.id) as items from offers o where target_item_id = $1`,
    [Number(camera.id)],
  );
  expect(offer?.items).toBe(2);
  await amara.gql(ACCEPT, { id: offer?.id });
  await sees(card.getByText(/^Accepted \d\d:\d\d$/));
  expect(await jun.wallet()).toMatchObject({ tpBalance: 95, held: 0 });
});

it("says so for an own item, a missing one and one that is gone", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const own = await anItem(jun);
  const gone = await anItem(amara, { title: "Gone kettle" });
  await market.rows(`update items set status = 'sold' where id = $1`, [Number(gone.id)]);
  const page = await screens.open({ as: jun, at: `/exchange-demo?itemId=${own.id}&tpValue=20` });
  await sees(page.getByRole("heading", { name: "Cannot Exchange Own Item" }));
  await page.goto("/exchange-demo?itemId=999999&tpValue=20");
  await sees(page.getByRole("heading", { name: "Item Not Found" }));
  await page.goto("/exchange-demo?itemId=kettle&tpValue=20");
  await sees(page.getByRole("link", { name: "Browse Other Items" }).or(page.getByRole("alert")));
  await page.goto(`/exchange-demo?itemId=${gone.id}&tpValue=20`);
  await sees(page.getByText("Gone kettle is no longer available."));
});

// Proves: TO-007
it("tells when suggestions could not be got", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await anItem(amara, { title: "Brass bell" });
  const page = await screens.open({ as: jun, at: "/?q=brass+bell", mayFail: /ERR_FAILED/ });
  const exchange = page.getByRole("article").getByRole("button", { name: "Exchange" });
  await sees(exchange);
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ExchangeSuggestions") ? route.abort() : route.fallback(),
  );
  await exchange.click();
  await seesToast(page, "Error", "Failed to get exchange suggestions");
});
