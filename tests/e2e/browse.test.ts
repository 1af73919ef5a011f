import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  dismissToast,
  eventually,
  waitUntilHidden,
  sees,
  seesBalance,
  seesToast,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import { PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

// Proves: RO-001, RO-002, TO-003, NV-001, HM-002, HM-012, HM-013, HM-014, HM-015
it("lets a visitor look and search, and asks them to sign in for everything else", async () => {
  const amara = await market.member("Amara");
  await anItem(amara, { title: "Bicycle pump", trustPoints: 9 });
  await anItem(amara, { title: "Velvet armchair", trustPoints: 60 });
  const page = await screens.open();
  await sees(card(page, "Bicycle pump"));
  expect(await page.getByRole("navigation").count(), "visitors have no bars").toBe(0);

  await page.getByRole("searchbox", { name: "Search items" }).fill("bycicle");
  await waitUntilHidden(card(page, "Velvet armchair"));
  await sees(card(page, "Bicycle pump"));
  await eventually(() => new URL(page.url()).search).toBe("?q=bycicle");

  for (const act of [
    card(page, "Bicycle pump").getByRole("button", { name: "Exchange" }),
    card(page, "Bicycle pump").getByRole("button", { name: "Buy with TP" }),
    page.getByRole("button", { name: "Post Item" }),
  ]) {
    await act.click();
    await seesToast(page, "Login Required");
    await dismissToast(page);
  }
  await page.getByRole("searchbox", { name: "Search items" }).fill("zzzzqqq");
  await sees(page.getByText("No items found"));
  await sees(page.getByText("Try adjusting your search or filters"));
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await sees(card(page, "Velvet armchair"));
});

it("shows the landing on every path to visitors, and opens the deep link after sign-in", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const lamp = await anItem(amara, { title: "Desk lamp" });
  const page = await screens.open({ at: `/buy/${lamp.id}` });
  await sees(page.getByRole("heading", { level: 1, name: "Swap what you have for what you need" }));
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(jun.email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Password", { exact: true }).press("Enter");
  await sees(page.getByRole("heading", { level: 1, name: "Desk lamp" }));
  expect(page.url()).toBe(`${market.url}/buy/${lamp.id}`);
});

// Proves: PI-001
it("sends a visitor from /post-item to /auth", async () => {
  const page = await screens.open({ at: "/post-item" });
  await sees(page.getByRole("form", { name: "Login" }));
  await eventually(() => new URL(page.url()).pathname).toBe("/auth");
});

// Proves: HM-003, VA-027, LS-004
it("filters and sorts in the address, so that a reload and a shared link keep it", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  await anItem(amara, { title: "Filter kettle", category: "Home & Garden", trustPoints: 15 });
  await anItem(amara, { title: "Filter radio", category: "Electronics", trustPoints: 35 });
  await anItem(amara, { title: "Filter camera", category: "Electronics", trustPoints: 80 });
  const page = await screens.open({ as: jun, at: "/?q=filter" });
  await eventually(() => titles(page)).toHaveLength(3);

  await page.getByRole("radio", { name: "Electronics" }).check({ force: true });
  await eventually(async () => (await titles(page)).toSorted()).toEqual([
    "Filter camera",
    "Filter radio",
  ]);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Sort by").selectOption("Lowest TP first");
  await eventually(() => titles(page)).toEqual(["Filter radio", "Filter camera"]);
  await page.getByLabel("Max TP").fill("40");
  await eventually(() => titles(page)).toEqual(["Filter radio"]);
  await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: "filter",
    category: "Electronics",
    sort: "price_low",
    maxTP: "40",
  });

  await page.reload();
  await eventually(() => titles(page)).toEqual(["Filter radio"]);
  await eventually(() => page.getByLabel("Max TP").inputValue()).toBe("40");
  await page.getByLabel("Min TP").fill("50");
  await sees(page.getByText("Max TP is lower than Min TP and is not used."));
  await eventually(() => titles(page)).toEqual(["Filter camera"]);
});

// Proves: HM-004
it("loads more, keeps grid or list, and shows new items only when asked", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  for (let n = 1; n <= 30; n++) await anItem(amara, { title: `Crate ${n}`, trustPoints: n });
  const page = await screens.open({ as: jun, at: "/?q=crate&sort=price_low" });
  await eventually(() => titles(page)).toHaveLength(24);
  await page.getByRole("button", { name: "Show more" }).click();
  await eventually(() => titles(page)).toEqual(
    Array.from({ length: 30 }, (_, n) => `Crate ${n + 1}`),
  );
  await waitUntilHidden(page.getByRole("button", { name: "Show more" }));

  await page.getByRole("button", { name: "List", exact: true }).click();
  await eventually(() =>
    page.getByRole("button", { name: "List", exact: true }).getAttribute("aria-pressed"),
  ).toBe("true");
  const isWide = () =>
    page
      .getByRole("article")
      .first()
      .evaluate((article) => article.clientWidth > article.clientHeight);
  await eventually(isWide).toBe(true);
  await page.reload();
  await eventually(() => titles(page)).toHaveLength(24);
  expect(await isWide(), "the layout is remembered").toBe(true);
  await page.getByRole("button", { name: "Grid", exact: true }).click();
  await eventually(isWide).toBe(false);

  await anItem(amara, { title: "Crate of apples", trustPoints: 1 });
  await anItem(amara, { title: "Wheelbarrow", trustPoints: 1 });
  await sees(page.getByRole("status").getByText("1 new item", { exact: true }));
  expect(await titles(page)).not.toContain("Crate of apples");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await sees(card(page, "Crate of apples"));
});

// Proves: EX-007, EX-008, LS-001, LS-003, LS-005, LS-007, LS-008, RT-009, RT-011, RT-014, RT-019
it("lists everything under Exchange Listings, whose links lead to exchange and purchase", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const toy = await anItem(amara, {
    title: "Wooden train",
    category: "Toys & Games",
    trustPoints: 25,
  });
  const page = await screens.open({ as: jun, at: "/listings" });
  await sees(page.getByRole("heading", { level: 1, name: "Exchange Listings" }));
  await page.getByLabel("Category").selectOption("Toys");
  await eventually(() => titles(page)).toEqual(["Wooden train"]);
  await sees(card(page, "Wooden train").getByText("No Image"));
  await sees(card(page, "Wooden train").getByText("Location not specified"));
  await card(page, "Wooden train").getByRole("link", { name: "Exchange" }).click();
  await eventually(() => page.url()).toBe(
    `${market.url}/exchange-suggestions?targetId=${toy.id}&targetTp=25`,
  );
  await sees(page.getByText("No Exchange Suggestions"));
  await sees(page.getByRole("link", { name: "Post New Item" }));

  await page.goBack();
  await card(page, "Wooden train").getByRole("link", { name: "Buy with TP" }).click();
  await sees(page.getByRole("button", { name: "Purchase for 25 TP" }));
  await page.getByRole("link", { name: "Back to Listings" }).click();
  await sees(page.getByRole("heading", { level: 1, name: "Exchange Listings" }));
});

// Proves: EX-001, BY-008, RT-021, RT-023, RT-024
it("says Item Not Found, Page Not Found and Invalid Exchange Request, each with a way on", async () => {
  const jun = await market.member("Jun");
  const page = await screens.open({ as: jun, at: "/buy/999999" });
  await sees(page.getByRole("heading", { level: 1, name: "Item Not Found" }));
  await page.getByRole("link", { name: "Browse Other Items" }).click();
  await sees(page.getByRole("heading", { level: 1, name: "Exchange Listings" }));
  await page.goto("/buy/teapot");
  await sees(page.getByRole("heading", { level: 1, name: "Item Not Found" }));

  await page.goto("/listings");
  await page.goto("/no/such/page");
  await sees(page.getByRole("heading", { level: 1, name: "Page Not Found" }));
  await page.getByRole("button", { name: "Go Back" }).click();
  await sees(page.getByRole("heading", { level: 1, name: "Exchange Listings" }));
  await page.goto("/no/such/page");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await eventually(() => new URL(page.url()).pathname).toBe("/");

  await page.goto("/exchange-suggestions");
  await sees(page.getByRole("heading", { level: 1, name: "Invalid Exchange Request" }));
  await page.getByRole("button", { name: "Go Back" }).click();
  await sees(page.getByRole("heading", { level: 1, name: /Swap what you have/ }));
});

// Proves: TO-004, TO-005
it("refuses a member's own item in words, and shows them what they can do with it", async () => {
  const amara = await market.member("Amara");
  const chair = await anItem(amara, { title: "Owned chair" });
  const page = await screens.open({ as: amara, at: "/?q=owned" });
  await card(page, "Owned chair").getByRole("button", { name: "Exchange" }).click();
  await seesToast(page, "Cannot Exchange Own Item");
  await card(page, "Owned chair").getByRole("button", { name: "Buy with TP" }).click();
  await seesToast(page, "Cannot Buy Own Item");
  await page.goto(`/exchange/${chair.id}`);
  await seesToast(page, "Cannot Exchange Own Item");
  await sees(page.getByRole("complementary", { name: "Your item" }));
});

// Proves: EX-002, EX-003, EX-004, EX-005, EX-006, EX-009, TO-031, TO-041, TO-038, SD-006
it("offers an exchange, which is countered by the seller and accepted by the buyer", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await anItem(amara, { title: "Wool blanket", trustPoints: 30 });
  await anItem(jun, { title: "Reading lamp", trustPoints: 24 });
  const hers = await screens.open({ as: amara, at: "/offers/seller" });
  const his = await screens.open({ as: jun, at: "/?q=wool+blanket" });

  await card(his, "Wool blanket").getByRole("button", { name: "Exchange" }).click();
  await seesToast(his, "Exchange Suggestions Generated");
  await sees(his.getByRole("heading", { level: 1, name: "Exchange Suggestions" }));
  await sees(his.getByText("Items you can offer for 30 TP item"));
  await sees(his.getByText("Target: 30 TP"));
  const suggested = his.getByRole("article").filter({ hasText: "Reading lamp" });
  for (const words of ["No image", "24 TP", "You add 6 TP", "Pours well.", "Home & Garden · Good"])
    await sees(suggested.getByText(words));
  await his.getByRole("button", { name: "Offer Exchange Reading lamp" }).click();
  const dialog = his.getByRole("dialog", { name: "Offer Exchange" });
  await sees(dialog.getByText("You add 6 TP. Your balance becomes 94 TP when Amara accepts."));
  await dialog.getByRole("button", { name: "Offer Exchange" }).click();
  await seesToast(
    his,
    "Exchange Offer Created",
    "Your offer to exchange Reading lamp has been sent",
  );
  await eventually(() => new URL(his.url()).pathname).toBe("/");
  await seesBalance(his, 100, 6);

  await sees(hers.getByRole("status").getByText("Jun offered Reading lamp for Wool blanket"));
  await waitInMenu(hers, { "Seller Dashboard": "1 to answer", "My offers": "" });
  await hers.getByRole("button", { name: "Show offer" }).click();
  const asked = offer(hers, "Jun");
  await sees(asked.getByText("They add 6 TP. Your balance becomes 106 TP."));
  await asked.getByRole("button", { name: "Counter" }).click();
  const counter = hers.getByRole("dialog", { name: "Counter this offer" });
  await counter.getByLabel("TP", { exact: true }).fill("10");
  await counter.getByLabel("Message (optional)").fill("It is hand woven");
  await sees(counter.getByText("They add 10 TP. Your balance becomes 110 TP when Jun accepts."));
  await counter.getByRole("button", { name: "Send counter-offer" }).click();
  await seesToast(hers, "Counter-offer sent");
  await waitUntilHidden(counter);
  await sees(hers.getByText("Waiting for Jun"));

  await waitInMenu(hers, { "Seller Dashboard": "", "My offers": "" });
  await waitInMenu(his, { "Seller Dashboard": "", "My offers": "1 to answer" });
  await his.goto("/offers/mine");
  const answer = offer(his, "Amara").filter({ hasText: "Counter-offer" });
  await sees(answer.getByText("It is hand woven"));
  await sees(answer.getByText("You add 10 TP. Your balance becomes 90 TP."));
  await answer.getByRole("button", { name: "Accept" }).click();
  await seesToast(his, "Offer Accepted!", "The exchange has been completed successfully.");
  await seesBalance(his, 90);
  await seesBalance(hers, 110);
  await sees(offer(hers, "Jun").getByText(/^Accepted \d\d:\d\d$/));
  expect(await holdings(jun)).toEqual({ tpBalance: 90, held: 0, available: 90 });
  expect(
    await market.rows(
      `select title, status from items where title in ('Wool blanket', 'Reading lamp') order by title`,
    ),
  ).toEqual([
    { title: "Reading lamp", status: "traded" },
    { title: "Wool blanket", status: "traded" },
  ]);
});

// Proves: NV-002, NV-004, NV-007, NV-008, NV-009, NV-010, NV-017, RT-003, RT-005, RT-006, RT-008, RT-012
it("goes everywhere from the bars, which mark where one is, on a phone too", async () => {
  const jun = await market.member("Jun");
  const page = await screens.open({ as: jun });
  const places = [
    ["Listings", "Exchange Listings"],
    ["Orders", "My Orders"],
    ["Profile", "Profile"],
    ["Home", /Swap what you have/],
  ] as const;
  for (const [link, heading] of [
    ...places,
    ["Messages", "Messages"] as const,
    ["Wallet", "Your Wallet"] as const,
  ]) {
    const entry = page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: link });
    await entry.click();
    await sees(page.getByRole("heading", { level: 1, name: heading }));
    await eventually(() => entry.getAttribute("aria-current")).toBe("page");
  }
  await page.getByRole("button", { name: "Menu of Jun" }).click();
  await page.getByRole("menuitem", { name: "Seller Dashboard" }).click();
  await sees(page.getByRole("heading", { level: 1, name: "Seller dashboard" }));

  await page.setViewportSize({ width: 360, height: 740 });
  const bottom = page.getByRole("navigation", { name: "Bottom" });
  await eventually(() => bottom.getByRole("link").allTextContents()).toHaveLength(5);
  for (const [link, heading] of places) {
    await bottom.getByRole("link", { name: link }).click();
    await sees(page.getByRole("heading", { level: 1, name: heading }));
    await eventually(() =>
      bottom.getByRole("link", { name: link }).getAttribute("aria-current"),
    ).toBe("page");
  }
});

// Proves: WX-001, WX-002
it("shows the wallet: what is owned, held and free, and every entry", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const page = await screens.open({ as: jun, at: "/wallet-exchange" });
  await sees(page.getByRole("heading", { level: 1, name: "Your Wallet" }));
  await sees(page.getByText("+100 TP"));
  const chair = await anItem(amara, { title: "Folding chair", trustPoints: 12 });
  await jun.gql(
    `mutation ($id: ID!) { createOffer(input: { targetItemId: $id }) { offer { id } } }`,
    { id: chair.id },
  );
  await seesBalance(page, 100, 12);
  await sees(page.getByRole("link", { name: "Folding chair" }));
  const { sellerOffers } = await amara.gql(`{ sellerOffers { edges { node { id } } } }`);
  await amara.gql(`mutation ($id: ID!) { acceptOffer(id: $id) { offer { id } } }`, {
    id: sellerOffers.edges[0].node.id,
  });
  await sees(page.getByText("-12 TP"));
  await sees(page.getByText("Balance 88 TP"));
  await seesBalance(page, 88);
});

/** What the avatar menu says beside these entries. */
async function waitInMenu(page: Page, said: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name: /^Menu of / }).click();
  for (const [entry, words] of Object.entries(said))
    await eventually(() =>
      page.getByRole("menuitem", { name: new RegExp(`^${entry}`) }).innerText(),
    ).toMatch(new RegExp(`^${entry}\\s*${words}$`));
  await page.keyboard.press("Escape");
}

function holdings(person: Person) {
  return person.wallet();
}

function card(page: Page, title: string): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
}

function offer(page: Page, who: string): Locator {
  return page.getByRole("article", { name: `Offer with ${who} for Wool blanket` });
}

function titles(page: Page): Promise<string[]> {
  return page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
}
