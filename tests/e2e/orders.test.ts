import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  eventually,
  expectNoReload,
  waitUntilHidden,
  mark,
  sees,
  seesBalance,
  seesToast,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT_PART, anOrder, CANCEL, CONFIRM, SHIP } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const REFUSED = /status of 4\d\d/;

// Proves: OR-006, OR-008
it("goes from order to delivery between two browsers, live on both sides, without a reload", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 20 });
  const sellers = await screens.open({ as: amara, at: "/offers/seller?view=orders" });
  await sees(sellers.getByText("New orders appear here as they arrive"));
  const buyers = await screens.open({ as: jun, at: "/orders" });
  await sees(buyers.getByText("You haven't placed any orders yet"));
  await mark(sellers, buyers);

  const { orderNumber } = await anOrder(jun, [teapot]);
  await sees(sellers.getByText("A new order has arrived"));
  await sellers.getByRole("button", { name: "Show order" }).click();
  const sale = sellers.getByRole("article", { name: `Order ${orderNumber}` });
  const order = buyers.getByRole("article", { name: `Order ${orderNumber}` });
  await sees(order.getByText("Pending"));
  await order.getByRole("button", { name: "View Details" }).click();
  const details = buyers.getByRole("dialog", { name: `Order ${orderNumber}` });
  await sees(details.getByRole("list", { name: "Timeline" }));
  await sees(details.getByText(/left$/));

  await sale.getByRole("button", { name: "Accept" }).click();
  await seesToast(
    sellers,
    "Order accepted",
    "You see where to send it. Tell the buyer when it is on its way.",
  );
  await sees(details.getByText("Processing").first());

  await sale.getByRole("button", { name: "Ship" }).click();
  const parcel = sellers.getByRole("dialog", { name: "Ship to Jun" });
  await parcel.getByLabel("Carrier (optional)").fill("Pigeon Post");
  await parcel.getByLabel("Tracking number (optional)").fill("PP-42");
  await parcel.getByRole("button", { name: "Mark as shipped" }).click();
  await waitUntilHidden(parcel);
  await sees(details.getByText("PP-42"));

  await sale.getByRole("button", { name: "Add tracking" }).click();
  const news = sellers.getByRole("dialog", { name: "Add tracking" });
  await news.getByLabel("What happened").fill("On the roof");
  await news.getByLabel("Where (optional)").fill("Leeds");
  await news.getByRole("button", { name: "Add" }).click();
  await sees(details.getByRole("list", { name: "Tracking" }).getByText("On the roof, Leeds"));
  await buyers.keyboard.press("Escape");
  await waitUntilHidden(details);
  await order.getByRole("button", { name: "Track Package" }).click();
  await eventually(() =>
    buyers.evaluate(() => document.activeElement?.hasAttribute("data-parcel")),
  ).toBe(true);

  await details.getByRole("button", { name: "Confirm delivery" }).click();
  const question = buyers.getByRole("dialog", { name: "Has everything from Amara arrived?" });
  await question.getByRole("button", { name: "Confirm delivery" }).click();
  await seesToast(buyers, "Delivery confirmed", "The seller has been paid.");
  await sees(details.getByText("Delivered").first());
  await sees(sale.getByText("Delivered"));
  await seesBalance(sellers, 170);
  await expectNoReload(sellers, buyers);
});

// Proves: OR-001, OR-002, OR-003, OR-004, OR-005, OR-007, OR-010, OR-011, OR-012, OR-013, OR-014, KC-014
it("lists, searches and filters what was bought, and every button acts", async () => {
  const amara = await market.member("Amara");
  const kofi = await market.member("Kofi");
  const jun = await market.richMember("Jun", 900);
  const page = await screens.open({ as: jun, at: "/orders" });
  await sees(page.getByRole("heading", { level: 1, name: "My Orders" }));
  expect(await page.getByRole("link", { name: "Start Shopping" }).getAttribute("href")).toBe("/");

  const names = ["Plum jam", "Pear jam", "Fig jam", "Quince jam"];
  const jams = [];
  for (const title of names)
    jams.push(await anItem(amara, { title, trustPoints: 10, quantity: 3 }));
  const bread = await anItem(kofi, { title: "Rye bread", trustPoints: 6 });
  const big = await anOrder(jun, [...jams, bread]);
  const small = await anOrder(jun, [{ id: jams[0]?.id ?? "" }]);
  const part = small.parts[0]?.id ?? "";
  await amara.gql(ACCEPT_PART, { id: part });
  await amara.gql(SHIP, { id: part });
  await jun.gql(CONFIRM, { partId: part });

  await sees(page.getByRole("img", { name: "2 orders" }));
  const first = page.getByRole("article", { name: `Order ${big.orderNumber}` });
  const second = page.getByRole("article", { name: `Order ${small.orderNumber}` });
  await sees(first.getByText("+2 more items"));
  await eventually(() => first.getByRole("listitem").allInnerTexts()).toHaveLength(4);
  await sees(first.getByText("1 × 10 TP").first());
  await sees(first.getByText("96 TP"));
  await sees(first.getByText(`Estimated delivery ${inDays(5)}`, { exact: false }));
  // That it arrived comes by itself, after the order.
  await eventually(() => second.getByText(/Estimated delivery/).count()).toBe(0);

  await page.getByRole("searchbox", { name: "Search orders" }).fill("rye");
  await waitUntilHidden(second);
  await sees(first);
  await page.getByRole("searchbox", { name: "Search orders" }).fill(small.orderNumber);
  await sees(second);
  await waitUntilHidden(first);
  await page.getByRole("searchbox", { name: "Search orders" }).fill("zzz");
  await sees(page.getByText("No orders match your search criteria"));
  await page.getByRole("button", { name: "Clear search" }).click();
  await eventually(() => page.getByLabel("Status").getByRole("option").allInnerTexts()).toEqual([
    "All",
    "Pending",
    "Processing",
    "Shipped",
    "Delivered",
    "Cancelled",
  ]);
  await page.getByLabel("Status").selectOption("delivered");
  await waitUntilHidden(first);
  await second.getByRole("button", { name: "Reorder" }).click();
  await seesToast(page, "Added to Cart");
  await page.getByLabel("Status").selectOption("");

  await first.getByRole("button", { name: "Contact Seller" }).click();
  const chooser = page.getByRole("dialog", { name: "Contact which seller?" });
  await chooser.getByRole("button", { name: "Kofi" }).click();
  const letter = page.getByRole("dialog", { name: "Message Kofi" });
  await sees(letter.getByText("About Rye bread"));
  await letter.getByRole("textbox", { name: "Message" }).fill("Is it fresh?");
  await letter.getByRole("button", { name: "Send" }).click();
  await waitUntilHidden(letter);

  await first.getByRole("button", { name: "View Details" }).click();
  const details = page.getByRole("dialog", { name: `Order ${big.orderNumber}` });
  await details.getByRole("button", { name: "Cancel whole order" }).click();
  await page
    .getByRole("dialog", { name: `Cancel order ${big.orderNumber}?` })
    .getByRole("button", { name: "Cancel order" })
    .click();
  await sees(details.getByText("Given back"));
  await details.getByRole("button", { name: "Close" }).click();
  await sees(first.getByText("Cancelled"));
});

// Proves: OR-015
it("says when orders could not be loaded, and loads them when asked again", async () => {
  const jun = await market.member("Jun");
  const page = await screens.open({ as: jun, at: "/orders", mayFail: /ERR_FAILED|status of 400/ });
  await sees(page.getByText("You haven't placed any orders yet"));
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("query Orders(")
      ? route.fulfill({ status: 400, json: { errors: [{ message: "no" }] } })
      : route.fallback(),
  );
  await page.getByLabel("Status").selectOption("shipped");
  await sees(page.getByText("Failed to load your orders"));
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await sees(page.getByText("No orders match your search criteria"));
});

it("tells the buyer that the seller was faster, and shows where the order stands", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  const order = await anOrder(jun, [await anItem(amara, { title: "Raincoat", trustPoints: 20 })]);
  const sellers = await screens.open({
    as: amara,
    at: `/offers/seller?sale=${order.parts[0]?.id}`,
    mayFail: REFUSED,
  });
  const sale = sellers.getByRole("article", { name: `Order ${order.orderNumber}` });
  await eventually(() => focusedName(sellers)).toBe(`Order ${order.orderNumber}`);
  await sellers.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("AcceptOrderPart")) return route.fallback();
    await jun.gql(CANCEL, { id: order.id, reason: "Found one at home" });
    await route.continue();
  });
  await sale.getByRole("button", { name: "Accept" }).click();
  await sees(sellers.getByText("Failed to accept the order").first());
  await sees(sale.getByText("Cancelled: Found one at home"));
  expect(await sale.getByRole("button", { name: "Accept" }).count()).toBe(0);
});

function inDays(days: number): string {
  const format = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
  return format.format(new Date(Date.now() + days * 86_400_000));
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
}
