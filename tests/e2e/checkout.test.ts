import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  eventually,
  waitUntilHidden,
  sees,
  seesBalance,
  seesToast,
  someScreens,
  sumIn,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anAddress, fillCart } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const cart = (page: Page) => page.getByRole("dialog", { name: "Your cart" });
const checkout = (page: Page) => page.getByRole("dialog", { name: "Checkout" });
const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ });
const ADDRESS = {
  "Full Name": "Jun Tanaka",
  "Phone Number": "07700 900123",
  "Street Address": "12 Mill Road",
  "Apartment (optional)": "Flat 3",
  City: "Bristol",
  State: "Avon",
  "ZIP Code": "BS1 4ST",
};

// Proves: ST-004, CT-006, CK-001, CK-002, CK-003, CK-005, CK-006, CK-007, CK-008, CK-009, CK-011, CK-013, CK-014, CK-015, CK-016, KC-001, KC-002, KC-003, KC-004, KC-005, OS-001, OS-002, OS-003, OS-004, OS-005, OS-006, OS-008, TO-025, TO-026, TO-030
it("goes from a card to the order's own page, word for word", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  await anItem(amara, { title: "Enamel teapot", trustPoints: 20, quantity: 2 });
  const page = await screens.open({ as: jun });

  await page.getByRole("button", { name: "Add to Cart Enamel teapot" }).click();
  await seesToast(page, "Added to Cart", "Enamel teapot");
  await page.getByRole("button", { name: "View cart" }).click();
  await cart(page).getByRole("button", { name: "One more of Enamel teapot" }).click();
  await sees(cart(page).getByText("40 TP").first());
  await sees(page.getByText("2 items"));
  await cart(page).getByRole("button", { name: "Proceed to Checkout" }).click();

  const dialog = checkout(page);
  await sees(dialog.getByText("Complete your order in a few simple steps"));
  await eventually(() =>
    dialog.getByRole("list", { name: "Steps" }).getByRole("listitem").allInnerTexts(),
  ).toEqual(["1\nAddress", "2\nShipping", "3\nReview", "4\nComplete"]);
  await sees(dialog.getByRole("heading", { name: "Delivery Address" }));
  await sees(dialog.getByText("Or add new address:"));
  await dialog.getByRole("button", { name: "Save & Continue" }).click();
  await sees(dialog.getByText("Full name is required"));
  await eventually(() => dialog.getByLabel("Country").inputValue()).toBe("United States");
  await fillAddress(dialog);
  await dialog.getByRole("button", { name: "Save & Continue" }).click();
  await seesToast(page, "Success", "Address saved successfully");

  await sees(dialog.getByRole("heading", { name: "Shipping Method" }));
  await sees(dialog.getByRole("button", { name: "Back to Address" }));
  await eventually(() => dialog.getByRole("radio").count()).toBe(3);
  expect(await dialog.getByRole("group", { name: "Shipping method" }).innerText()).toBe(
    [
      ["Standard", "3-5 business days", "50 TP"],
      ["Expedited", "1-2 business days", "100 TP"],
      ["Overnight", "Next business day", "200 TP"],
    ]
      .flat()
      .join("\n"),
  );
  await eventually(() => dialog.getByRole("radio", { name: /Standard/ }).isChecked()).toBe(true);
  await dialog.getByRole("radio", { name: /Expedited/ }).check();
  await dialog.getByRole("button", { name: "Continue to Review" }).click();

  await sees(dialog.getByRole("heading", { name: "Order Review" }));
  await dialog.getByRole("button", { name: "Back to Shipping" }).click();
  await sees(dialog.getByRole("heading", { name: "Shipping Method" }));
  await dialog.getByRole("button", { name: "Back to Address" }).click();
  await sees(dialog.getByRole("heading", { name: "Delivery Address" }));
  await dialog
    .getByRole("radio", { name: /Jun Tanaka/ })
    .or(dialog.getByRole("button", { name: /Jun Tanaka/ }))
    .first()
    .click();
  await sees(dialog.getByRole("radio", { name: /Expedited/, checked: true }));
  await dialog.getByRole("button", { name: "Continue to Review" }).click();
  await sees(dialog.getByText("Enamel teapot"));
  for (const words of [
    "Jun Tanaka",
    "12 Mill Road, Flat 3",
    "Bristol, Avon BS1 4ST",
    "2 × 20 TP",
    "Shipping (Expedited)",
    "100 TP",
    "140 TP",
    "300 TP",
  ])
    await sees(dialog.getByText(words, { exact: true }));

  const stepFour = await whatStepFourSays(page);
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("PlaceOrder")) {
      await eventually(() => dialog.getByRole("button", { name: "Processing..." }).count()).toBe(1);
    }
    await route.fallback();
  });
  await dialog.getByRole("button", { name: "Place Order" }).click();
  await seesToast(page, "Order Placed Successfully!", "Redirecting to order confirmation...");

  await page.waitForURL("**/order-success?orderId=*");
  await waitUntilHidden(dialog);
  expect(await stepFour()).toMatch(
    /^Order Placed Successfully!\s+Your order has been confirmed and is being processed\.\s+Order number\s+MD-\d+\s+Total paid\s+140 TP\s+Status\s+Pending\s+Continue Shopping$/,
  );
  await sees(page.locator("[data-highlight]"));
  const main = page.getByRole("main");
  await sees(main.getByRole("heading", { level: 1, name: "Order Placed Successfully!" }));
  for (const words of [
    "2 × 20 TP",
    "What happens next",
    "Processing",
    "Shipping and tracking",
    "Leave a review",
    "Download Receipt",
    "Earn Rewards",
    "140 TP",
  ])
    await sees(main.getByText(words, { exact: true }));
  for (const [name, path] of [
    ["View Orders", "/orders"],
    ["Messages", "/messages"],
    ["Continue Shopping", "/"],
  ] as const)
    expect(await main.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(path);
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download Receipt" }).click();
  expect((await download).suggestedFilename()).toMatch(/^market-day-receipt-MD-\d+\.pdf$/);
  await waitUntilHidden(page.locator("[data-highlight]"));
  await seesBalance(page, 160);
  await eventually(() => cartButton(page).getAttribute("aria-label")).toBe("Cart");
  expect(await jun.wallet()).toEqual({ tpBalance: 160, held: 0, available: 160 });

  const receipt = await main.getByRole("article").getAttribute("aria-label");
  await seesOnPaper(page);

  await page.goto("/order-success");
  await eventually(() => main.getByRole("article").getAttribute("aria-label")).toBe(receipt);
});

async function fillAddress(dialog: Locator): Promise<void> {
  for (const [label, words] of Object.entries(ADDRESS)) await dialog.getByLabel(label).fill(words);
}

/** The last step stands for half a second: it is written down as it appears, so that a slow look does not miss it. */
async function whatStepFourSays(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said = { words: "" };
    Object.assign(window, { said });
    new MutationObserver(() => {
      const words = document.querySelector<HTMLElement>("[data-complete]")?.innerText;
      if (words) said.words = words;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: { words: string } }).said.words);
}

// Proves: CK-004, CK-010, CK-012, CK-017, VA-008, TO-001, TO-002
it("offers saved addresses, tells what is missing, and forgets everything when it is closed", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 90 });
  await fillCart(jun, teapot);
  await anAddress(jun);
  const page = await screens.open({ as: jun, at: "/listings", mayFail: /ERR_FAILED/ });
  const dialog = checkout(page);
  await openCheckout(page);

  await sees(dialog.getByText("Select existing address:"));
  const saved = dialog.getByRole("button", { name: /^Robin Okafor/ });
  expect(await saved.innerText()).toBe(
    "Robin Okafor\n12 Harbour Street, 4b\nBristol, Avon BS1 4RW",
  );
  await page.route("**/graphql", (route) =>
    /SaveAddress|PlaceOrder/.test(route.request().postData() ?? "")
      ? route.abort()
      : route.fallback(),
  );
  await fillAddress(dialog);
  await dialog.getByRole("button", { name: "Save & Continue" }).click();
  await seesToast(page, "Error", "Failed to save address");

  await saved.click();
  await dialog.getByRole("radio", { name: /Overnight/ }).check();
  await dialog.getByRole("button", { name: "Continue to Review" }).click();
  await sees(dialog.getByText("Insufficient balance. You need 190 more TP."));
  await eventually(() => dialog.getByRole("button", { name: "Place Order" }).isDisabled()).toBe(
    true,
  );

  await dialog.getByRole("button", { name: "Close" }).click();
  await waitUntilHidden(dialog);
  await openCheckout(page);
  await sees(dialog.getByRole("heading", { name: "Delivery Address" }));
  await eventually(() => dialog.getByLabel("Full Name").inputValue()).toBe("");
  await dialog.getByRole("button", { name: /^Robin Okafor/ }).click();
  await eventually(() => dialog.getByRole("radio", { name: /Standard/ }).isChecked()).toBe(true);

  await market.rows(
    `select ledger_post('test:top-up', (select id from ledger_accounts where kind = 'treasury'), ledger_account_of($1::int), 200,
       'test_grant', 'For a test', null, null, now(), false)`,
    [Number(jun.id)],
  );
  await page.reload();
  await openCheckout(page);
  await dialog.getByRole("button", { name: /^Robin Okafor/ }).click();
  await dialog.getByRole("button", { name: "Continue to Review" }).click();
  await dialog.getByRole("button", { name: "Place Order" }).click();
  await seesToast(page, "Order Failed", "Failed to create order");
  await sees(dialog.getByRole("heading", { name: "Order Review" }));
});

it("makes one order when the answer got lost and the member presses again", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  await fillCart(jun, await anItem(amara, { title: "Enamel teapot", trustPoints: 20 }));
  await anAddress(jun);
  const page = await screens.open({ as: jun, at: "/listings", mayFail: /ERR_FAILED/ });
  const dialog = checkout(page);
  let lost = 0;
  await page.route("**/graphql", async (route) => {
    if (lost > 0 || !route.request().postData()?.includes("PlaceOrder")) return route.fallback();
    lost++;
    await route.fetch();
    await route.abort();
  });
  await openCheckout(page);
  await dialog.getByRole("button", { name: /^Robin Okafor/ }).click();
  await dialog.getByRole("button", { name: "Continue to Review" }).click();
  await dialog.getByRole("button", { name: "Place Order" }).click();
  await seesToast(page, "Order Failed", "Failed to create order");
  await eventually(() => sumIn(dialog)).toEqual([
    ["Your balance", 230],
    ["After the order", 230],
  ]);
  await sees(dialog.getByText(/it cannot become two orders/));

  await dialog.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order-success?orderId=*");
  expect(await jun.gql(`{ orders { totalCount } }`)).toEqual({ orders: { totalCount: 1 } });
  expect(await jun.wallet()).toMatchObject({ tpBalance: 230 });
});

it("shows the new total and asks again when a price changes under the order", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 20 });
  await fillCart(jun, teapot);
  await anAddress(jun);
  const page = await screens.open({ as: jun, at: "/listings" });
  const dialog = checkout(page);
  await openCheckout(page);
  await dialog.getByRole("button", { name: /^Robin Okafor/ }).click();
  await dialog.getByRole("button", { name: "Continue to Review" }).click();
  await sees(dialog.getByText("70 TP"));
  let changes = 0;
  await page.route("**/graphql", async (route) => {
    const isOrder = route.request().postData()?.includes("PlaceOrder") ?? false;
    if (!isOrder || changes++ > 0) return route.fallback();
    await amara.gql(
      `mutation ($itemId: ID!) { changePrice(itemId: $itemId, trustPoints: 25) { item { id } } }`,
      { itemId: teapot.id },
    );
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Place Order" }).click();
  await seesToast(page, "Order Failed", "The total is now 75 TP");
  await sees(dialog.getByText(/The total changed from 70 TP to 75 TP\./));
  await eventually(() => dialog.getByRole("button", { name: "Place Order" }).isDisabled()).toBe(
    true,
  );
  await dialog.getByRole("button", { name: "Accept the new price" }).click();
  await sees(dialog.getByText("75 TP", { exact: true }));
  await dialog.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL("**/order-success?orderId=*");
  expect(await jun.wallet()).toMatchObject({ tpBalance: 225 });
});

async function openCheckout(page: Page): Promise<void> {
  await cartButton(page).click();
  await cart(page).getByRole("button", { name: "Proceed to Checkout" }).click();
  await sees(checkout(page));
}

/** The Print button asks the browser to print, and on paper there is the receipt alone. */
async function seesOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = Object.assign(window, { printed: 0 });
    window.print = () => void seen.printed++;
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);

  await page.emulateMedia({ media: "print" });
  await sees(page.getByRole("heading", { level: 1, name: "Order Placed Successfully!" }));
  for (const words of ["What happens next", "Download Receipt"])
    await waitUntilHidden(page.getByText(words));
  for (const name of ["Main", "Main, icons"])
    await waitUntilHidden(page.getByRole("navigation", { name, exact: true, includeHidden: true }));
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await sees(page.getByText("What happens next"));
}
