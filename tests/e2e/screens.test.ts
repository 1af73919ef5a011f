import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { CONDITIONS, HOME_FILTER, LISTINGS_FILTER, POST_CATEGORIES } from "../../schema/limits.ts";
import { eventually, waitUntilHidden, sees, seesBalance, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT, anItem, anOffer, DECLINE } from "../support/factories.ts";
import { PASSWORD } from "../support/market.ts";
import { aPhoto } from "../support/photos.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

/** Where the documented list ends and what it forgets begins. Source: C08 */
const HOME = ["All", "Electronics", "Food & Drinks", "Home & Garden", "Books & Media"].concat([
  "Tools & Equipment",
  "Clothing & Accessories",
  "Sports & Recreation",
  "Art & Crafts",
  "Other",
]);
const LISTINGS = ["Electronics", "Clothing", "Books", "Sports", "Home & Garden"].concat([
  "Automotive",
  "Collectibles",
  "Musical Instruments",
  "Art",
  "Toys",
]);

describe("who is signed out", () => {
  // Proves: RT-002, RO-003, TO-068, MS-001, PF-001, WL-001
  it.each([
    "/",
    "/auth",
    "/listings",
    "/orders",
    "/wallet",
    "/wallet-exchange",
    "/messages",
    "/profile",
    "/nowhere/at/all",
  ])("sees the landing with the way in on %s", async (path) => {
    const page = await screens.open({ at: path });
    await sees(page.getByRole("form", { name: "Login" }));
    await sees(page.getByRole("region", { name: "On the market now" }));
    await sees(page.getByRole("link", { name: "Sign In" }));
  });

  // Proves: NV-013, AU-005
  it("has no balance, and is asked for everything an account needs", async () => {
    const page = await screens.open({ at: "/auth" });
    await page.getByRole("tab", { name: "Register" }).click();
    const form = page.getByRole("form", { name: "Register" });
    await sees(form);
    for (const label of ["Username", "Email", "Display name", "Confirm password"])
      expect(await form.getByLabel(label, { exact: true }).count(), label).toBe(1);
    for (const label of ["First name (optional)", "Last name (optional)"])
      expect(await form.getByLabel(label).count(), label).toBe(1);
    expect(
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Wallet/ })
        .count(),
    ).toBe(0);
  });

  // Proves: RT-001, ST-001
  it("is whoever brings a token that is none: it is forgotten, and the user with it", async () => {
    const amara = await market.member("Amara");
    const as = { ...amara, token: "x".repeat(43) };
    const page = await screens.open({ as, at: "about:blank" });
    const answers = gate();
    await page.route("**/graphql", async (route) => {
      await answers.opened;
      await route.fallback();
    });
    await page.goto("/listings");
    await sees(page.getByRole("status").getByText(/Loading|Opening/));
    answers.open();
    await sees(page.getByRole("form", { name: "Login" }));
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty("auth_token");
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty("user");
  });
});

describe("the home of the market", () => {
  // Proves: HM-001, HM-006, HM-007, HM-008, HM-009, HM-010, HM-011, HM-012, HM-013, RT-003
  it("shows each item with everything that is known of it", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    await anItem(amara, { title: "Bare stool", description: "Three legs", trustPoints: 14 });
    const page = await screens.open({ as: jun, at: "/?q=bare+stool" });
    await sees(page.getByRole("heading", { level: 1, name: /Swap what you have/ }));
    const stool = card(page, "Bare stool");
    for (const words of [
      "No image",
      "Location not specified",
      "Three legs",
      "Home & Garden",
      "Good",
    ])
      await sees(stool.getByText(words));
    await sees(stool.getByText(/^14\s*TP$/));
    await sees(stool.getByText(/0 views/));
    await sees(stool.getByRole("button", { name: "Exchange" }));
    await sees(stool.getByRole("button", { name: "Buy with TP" }));
  });

  // Proves: HM-006
  it("shows the photo of who has one", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const path = await aPhoto(amara, 200);
    await amara.gql(
      `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id } } }`,
      {
        input: {
          title: "Blue teapot",
          description: "Pours",
          category: "Other",
          condition: "New",
          trustPoints: 5,
          images: [path],
        },
      },
    );
    const page = await screens.open({ as: jun, at: "/?q=blue+teapot" });
    await eventually(() =>
      card(page, "Blue teapot")
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(100);
  });

  // Proves: HM-003, KC-016
  it("filters by the documented categories, then by those they forget", async () => {
    const page = await screens.open({ as: await market.member("Jun") });
    await sees(page.getByRole("radio", { name: "Electronics" }));
    const labels = await page
      .getByRole("group", { name: "Category" })
      .getByRole("radio")
      .evaluateAll((radios) => radios.map((radio) => radio.closest("label")?.textContent?.trim()));
    expect(labels).toEqual(HOME_FILTER);
    expect(labels.slice(0, HOME.length)).toEqual(HOME);
  });

  // Proves: HM-014, HM-016, HM-017
  it("invites to add the first item when there is none", async () => {
    const page = await screens.open({
      as: await market.member("Jun"),
      at: "/?category=Automotive",
    });
    await sees(page.getByText("Try adjusting your search or filters"));
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("query Items")) return route.fallback();
      const response = await route.fetch();
      const body = (await response.json()) as { data: { items: { edges: unknown[] } } };
      body.data.items.edges = [];
      await route.fulfill({ response, json: body });
    });
    await page.goto("/");
    await sees(page.getByText("No items found"));
    await sees(page.getByText("Be the first to add an item to the marketplace"));
    await page.getByRole("link", { name: "Add First Item" }).click();
    await sees(page.getByRole("dialog", { name: "Post Item" }));
  });
});

describe("Exchange Listings", () => {
  // Proves: LS-002, LS-003, LS-006, LS-009, LS-010, KC-017, HT-003
  it("finds by title and description in any case, and shows everything of an item", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    await anItem(amara, {
      title: "Quilt",
      description: "Hand STITCHED in wool",
      location: "Leeds",
    });
    const page = await screens.open({ as: jun, at: "/listings" });
    await sees(page.getByRole("heading", { level: 1, name: "Exchange Listings" }));
    const options = await page.getByLabel("Category").locator("option").allTextContents();
    expect(options.filter((option) => !option.startsWith("All"))).toEqual(LISTINGS_FILTER);
    expect(LISTINGS_FILTER.slice(0, LISTINGS.length)).toEqual(LISTINGS);

    for (const text of ["qUILT", "stitched"]) {
      await page.getByRole("searchbox").fill(text);
      await eventually(() => new URL(page.url()).searchParams.get("q")).toBe(text);
      const quilt = card(page, "Quilt");
      for (const words of ["Hand STITCHED in wool", "Home & Garden", "Good", "Leeds"])
        await sees(quilt.getByText(words));
      await sees(quilt.getByText(/^20\s*TP$/));
    }
    const asked = page.waitForRequest(
      (request) => request.postData()?.includes("zzzznothing") ?? false,
    );
    await page.getByRole("searchbox").fill("zzzznothing");
    const { variables } = (await asked).postDataJSON() as { variables: { filter: object } };
    expect(variables.filter).not.toHaveProperty("category");
    await sees(page.getByText("No items found"));
    await sees(page.getByRole("main").getByRole("link", { name: "Post Item" }));
  });

  // Proves: TO-022
  it("says that it could not be fetched, and tries again when asked", async () => {
    const page = await screens.open({ as: await market.member("Jun"), mayFail: /./ });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query Items")
        ? route.fulfill({ status: 503, body: "" })
        : route.fallback(),
    );
    await page.goto("/listings");
    await sees(page.getByText("Failed to fetch listings"));
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();
    await waitUntilHidden(page.getByText("Failed to fetch listings"));
  });
});

describe("posting an item", () => {
  // Proves: RT-010, PI-002, PI-005, PI-006, KC-015, KC-018
  it("asks for everything an item has, from the documented lists", async () => {
    const page = await screens.open({ as: await market.member("Jun"), at: "/post-item" });
    const dialog = page.getByRole("dialog", { name: "Post Item" });
    for (const label of ["Title", "Description", "Category", "Condition", "Price in TrustPoints"])
      await sees(dialog.getByLabel(label, { exact: true }));
    await sees(dialog.getByLabel("Location (optional)"));
    await sees(dialog.getByRole("button", { name: "Add photos" }));
    await sees(dialog.getByText(/^Tags/));
    const categories = await dialog.getByLabel("Category").locator("option").allTextContents();
    expect(categories.slice(1, 1 + POST_CATEGORIES.length)).toEqual([...POST_CATEGORIES]);
    const conditions = await dialog.getByLabel("Condition").locator("option").allTextContents();
    expect(conditions.filter((option) => CONDITIONS.some((one) => one === option))).toEqual([
      "New",
      "Like New",
      "Good",
      "Fair",
      "Poor",
    ]);
  });

  // Proves: TO-015
  it("says when the server refuses", async () => {
    const page = await screens.open({
      as: await market.member("Jun"),
      at: "/post-item",
      mayFail: /./,
    });
    const dialog = page.getByRole("dialog", { name: "Post Item" });
    await dialog.getByLabel("Title").fill("Stool");
    await dialog.getByLabel("Description").fill("Three legs");
    await dialog.getByLabel("Category").selectOption("Other");
    await dialog.getByLabel("Price in TrustPoints").fill("20");
    await refuse(page, "PostItem", "The market is full");
    await dialog.getByRole("button", { name: "List item" }).click();
    await sees(page.getByText("Failed to create item").last());
    await sees(page.getByText("The market is full").last());
  });
});

describe("the purchase", () => {
  // Proves: BY-001, BY-002, BY-004, BY-007
  it("shows the item, the balance, and the balance after it", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const stool = await anItem(amara, {
      title: "Stool",
      description: "Three legs",
      trustPoints: 30,
    });
    const page = await screens.open({ as: jun, at: `/buy/${stool.id}` });
    await sees(page.getByRole("heading", { level: 1, name: "Stool" }));
    await sees(page.getByText("Three legs"));
    const panel = page.getByRole("complementary", { name: "Buy this item" });
    await sees(panel.getByText(/100\s*TP/));
    await sees(panel.getByText(/70\s*TP/));
    await sees(page.getByRole("button", { name: "Purchase for 30 TP" }));
    await page.getByRole("link", { name: "Continue Browsing" }).click();
    await sees(page.getByRole("heading", { level: 1, name: /Swap what you have/ }));
  });

  // Proves: TO-019, TO-023
  it("says what failed: the page, the purchase", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const stool = await anItem(amara, { title: "Stool", trustPoints: 30 });
    const page = await screens.open({ as: jun, at: `/buy/${stool.id}`, mayFail: /./ });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("PurchaseItem") ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Purchase for 30 TP" }).click();
    await sees(page.getByText("Purchase Failed").last());
    await sees(page.getByText("Failed to send purchase offer").last());

    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query BuyItem")
        ? route.fulfill({ status: 503, body: "" })
        : route.fallback(),
    );
    await page.reload();
    await sees(page.getByText("Failed to fetch buy data"));
  });
});

describe("the seller dashboard", () => {
  // Proves: SD-001, SD-002, SD-003, SD-004
  it("counts, and says of each tab when it is empty", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const page = await screens.open({ as: amara, at: "/offers/seller" });
    const tabs = {
      Pending: "No pending offers",
      Accepted: "No accepted offers",
      Declined: "No declined offers",
    };
    for (const [tab, words] of Object.entries(tabs)) {
      await page.getByRole("tab", { name: tab }).click();
      await sees(page.getByText(words));
    }
    const items = [await anItem(amara), await anItem(amara), await anItem(amara)];
    const [pending, accepted, declined] = await Promise.all(
      items.map((item) => anOffer(jun, item)),
    );
    await amara.gql(ACCEPT, { id: accepted?.id });
    await amara.gql(DECLINE, { id: declined?.id });
    expect(pending).toBeDefined();
    await page.goto("/offers/seller");
    await eventually(() => countsOf(page)).toEqual({
      Pending: "1",
      Accepted: "1",
      Declined: "1",
      Total: "3",
    });
    await sees(page.getByRole("tab", { name: /^Pending\s*1$/ }));
    const article = page.getByRole("article");
    await sees(article.getByRole("button", { name: "Accept" }));
    await sees(article.getByRole("button", { name: "Decline" }));
    for (const tab of ["Accepted", "Declined"]) {
      await page.getByRole("tab", { name: tab }).click();
      await sees(page.getByRole("tabpanel", { name: tab }).getByRole("article"));
      expect(await article.getByRole("button", { name: /^(Accept|Decline)$/ }).count()).toBe(0);
    }
  });

  // Proves: SD-005
  it("shows both sides of an exchange, who asks, what is added and what was said", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const target = await anItem(amara, { title: "Wool blanket", trustPoints: 30 });
    const given = await anItem(jun, { title: "Reading lamp", trustPoints: 24 });
    await anOffer(jun, target, {
      offeredItemIds: [given.id],
      tpDelta: 6,
      message: "For the winter",
    });
    const page = await screens.open({ as: amara, at: "/offers/seller" });
    const offer = page.getByRole("article", { name: "Offer with Jun for Wool blanket" });
    for (const words of [
      "Wool blanket",
      "Reading lamp",
      "For the winter",
      /24\s*TP/,
      /30\s*TP/,
      /add 6 TP/,
      "Item exchange",
    ])
      await sees(offer.getByText(words));
    await sees(offer.locator("time"));
  });

  // Proves: TO-020, TO-021
  it("says when an answer could not be given", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    await anOffer(jun, await anItem(amara, { title: "Stool" }));
    const page = await screens.open({ as: amara, at: "/offers/seller", mayFail: /./ });
    const offer = page.getByRole("article", { name: "Offer with Jun for Stool" });
    await refuse(page, "AcceptOffer", "Not just now");
    await offer.getByRole("button", { name: "Accept" }).click();
    await sees(page.getByText("Failed to Accept").last());
    await refuse(page, "DeclineOffer", "Not just now");
    await offer.getByRole("button", { name: "Decline" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline offer" }).click();
    await sees(page.getByText("Failed to Decline").last());
  });
});

describe("the suggestions", () => {
  // Proves: EX-005, EX-006, EX-008, HT-004
  it("show each own item with its distance from the target, and lead to posting when there is none", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const target = await anItem(amara, { title: "Wool blanket", trustPoints: 30 });
    const page = await screens.open({ as: jun, at: "/exchange-suggestions" });
    await sees(page.getByRole("heading", { level: 1, name: "Invalid Exchange Request" }));
    const path = `/exchange-suggestions?targetId=${target.id}&targetTp=30`;
    await page.goto(path);
    await sees(page.getByText("No Exchange Suggestions"));
    await page.getByRole("link", { name: "Post New Item" }).click();
    await sees(page.getByRole("dialog", { name: "Post Item" }));

    await anItem(jun, { title: "Reading lamp", description: "Brass", trustPoints: 24 });
    await page.goto(path);
    const lamp = page.getByRole("article").filter({ hasText: "Reading lamp" });
    for (const words of ["No image", "Brass", "Home & Garden", "Good", /24\s*TP/, /6\s*TP/])
      await sees(lamp.getByText(words));
  });

  // Proves: TO-007
  it("say when they could not be had", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    await anItem(amara, { title: "Felt hat", trustPoints: 30 });
    const page = await screens.open({ as: jun, at: "/?q=felt+hat", mayFail: /./ });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query ExchangeSuggestions")
        ? route.fulfill({
            status: 400,
            json: { errors: [{ message: "no", extensions: { code: "BAD_USER_INPUT" } }] },
          })
        : route.fallback(),
    );
    await card(page, "Felt hat").getByRole("button", { name: "Exchange" }).click();
    await sees(page.getByText("Failed to get exchange suggestions").last());
  });
});

describe("every screen", () => {
  // Proves: NV-015, NV-013
  it("has the bottom bar only below the medium breakpoint, and the balance for members", async () => {
    const page = await screens.open({ as: await market.member("Jun") });
    await seesBalance(page, 100);
    const bottom = page.getByRole("navigation", { name: "Bottom" });
    expect(await bottom.isVisible()).toBe(false);
    await page.setViewportSize({ width: 719, height: 740 });
    await sees(bottom);
    await page.setViewportSize({ width: 720, height: 740 });
    await waitUntilHidden(bottom);
  });

  // Proves: RO-007, HT-001
  it("asks with the bearer token when there is one, in JSON", async () => {
    const jun = await market.member("Jun");
    const asked: Record<string, string>[] = [];
    const page = await screens.open({ as: jun });
    page.on("request", (request) => {
      if (request.url().endsWith("/graphql")) asked.push(request.headers());
    });
    await page.goto("/wallet-exchange");
    await sees(page.getByRole("heading", { level: 1, name: "Your Wallet" }));
    await eventually(() => asked.length).toBeGreaterThan(1);
    for (const headers of asked)
      expect(headers).toMatchObject({
        "content-type": "application/json",
        authorization: `Bearer ${jun.token}`,
      });
  });

  // Proves: ST-009, KC-012
  it("shows one toast at a time: for five seconds, reached with F8, swiped away to the right", async () => {
    const jun = await market.member("Jun");
    await anItem(jun, { title: "Owned chair" });
    const page = await screens.open({ as: jun, at: "/?q=owned+chair" });
    const own = card(page, "Owned chair");
    await own.getByRole("button", { name: "Exchange" }).click();
    const toasts = page.locator("li[data-swipe-direction][data-state=open]");
    await sees(toasts.getByText("Cannot Exchange Own Item"));
    await own.getByRole("button", { name: "Buy with TP" }).click();
    await sees(toasts.getByText("Cannot Buy Own Item"));
    expect(await toasts.count()).toBe(1);
    expect(await toasts.getAttribute("data-swipe-direction")).toBe("right");
    expect((await toasts.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.keyboard.press("F8");
    await eventually(() =>
      page.evaluate(() => document.activeElement?.querySelector("li[data-state=open]") !== null),
    ).toBe(true);
    // Focus stops its clock; without it, five seconds are over soon.
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const started = Date.now();
    await waitUntilHidden(toasts);
    expect(Date.now() - started).toBeLessThan(7000);
  });

  // Proves: TO-008
  it("says when the reset mail could not be sent", async () => {
    const page = await screens.open({ at: "/auth", mayFail: /./ });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("ForgotPassword") ? route.abort() : route.fallback(),
    );
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
    await dialog.getByLabel("Email").fill("amara@market.test");
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    await sees(page.getByText("Failed to send reset email").last());
  });

  // Proves: RT-022
  it("that does not exist says so, in full", async () => {
    const page = await screens.open({ as: await market.member("Jun"), at: "/no/such/page" });
    await sees(page.getByRole("heading", { level: 1, name: "Page Not Found" }));
    await sees(page.getByText(/does not exist or has moved/));
  });

  // Proves: KC-006
  it("starts a new member with 100 TP and 100 trust points", async () => {
    const jun = await market.member("Jun");
    expect(PASSWORD.length).toBeGreaterThanOrEqual(8);
    expect(await jun.gql(`{ viewer { user { trustPoints } wallet { tpBalance } } }`)).toEqual({
      viewer: { user: { trustPoints: 100 }, wallet: { tpBalance: 100 } },
    });
  });
});

function card(page: Page, title: string): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) });
}

/** Answers the next mutation of this name with a refusal. */
async function refuse(page: Page, operation: string, message: string): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes(`mutation ${operation}`)
      ? route.fulfill({
          json: { data: null, errors: [{ message, extensions: { code: "FORBIDDEN" } }] },
        })
      : route.fallback(),
  );
}

/** What stands in the figures above the tabs: label -> figure. */
function countsOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator("dl > div")
    .evaluateAll((groups) =>
      Object.fromEntries(
        groups.map((group) => [
          group.querySelector("dt")?.textContent ?? "",
          group.querySelector("dd")?.textContent ?? "",
        ]),
      ),
    );
}

function gate(): { opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}

describe("the routes of members", () => {
  // Proves: RT-003, RT-005, RT-006, RT-007, RT-008, RT-009, RT-010, RT-012, RT-013, RT-014, RT-016, RT-017
  it("each open cold, by their address", async () => {
    const page = await screens.open({ as: await market.member("Jun") });
    const routes: readonly (readonly [path: string, heading: RegExp])[] = [
      ["/", /Swap what you have/],
      ["/messages", /Messages/],
      ["/profile", /Profile/],
      ["/wallet", /Wallet/],
      ["/wallet-exchange", /Your Wallet/],
      ["/listings", /Exchange Listings/],
      ["/offers/seller", /Seller dashboard/],
      ["/exchange-demo", /./],
      ["/exchange-suggestions", /Invalid Exchange Request/],
      ["/orders", /My Orders/],
      ["/order-success", /./],
    ];
    for (const [path, heading] of routes) {
      await page.goto(path);
      await sees(page.getByRole("heading", { level: 1, name: heading }));
      expect(await page.getByText("Page Not Found").count(), path).toBe(0);
    }
    await page.goto("/post-item");
    await sees(page.getByRole("dialog", { name: "Post Item" }));
  });

  // Proves: NV-002, NV-003, NV-004, NV-005, NV-006, NV-007, NV-008, NV-009, NV-014, NV-016
  it("are linked from the bars as documented", async () => {
    const jun = await market.member("Jun");
    const page = await screens.open({ as: jun });
    const main = page.getByRole("navigation", { name: "Main", exact: true });
    await sees(main);
    expect(await linksOf(main)).toEqual([
      ["Home", "/"],
      ["Exchange Demo", "/exchange-demo"],
      ["Listings", "/listings"],
      ["Post Item", "/post-item"],
      ["Orders", "/orders"],
      ["Wallet", "/wallet-exchange"],
      ["Messages", "/messages"],
      ["Profile", "/profile"],
    ]);
    const phone = await screens.open({ as: jun, width: 360 });
    const bottom = phone.getByRole("navigation", { name: "Bottom" });
    await sees(bottom);
    expect(await linksOf(bottom)).toEqual([
      ["Home", "/"],
      ["Listings", "/listings"],
      ["Post", "/post-item"],
      ["Orders", "/orders"],
      ["Profile", "/profile"],
    ]);
    const icons = phone.getByRole("banner").getByRole("navigation");
    const shown = await icons
      .getByRole("link")
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.getAttribute("aria-label") ?? link.textContent?.trim()),
      );
    expect(shown).toEqual(["Home", "Listings", "Orders", "Post Item", "Messages"]);
  });

  // Proves: VA-025
  it("send no message without words or without a conversation", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const page = await screens.open({ as: jun, at: "/messages" });
    await sees(page.getByRole("heading", { level: 1, name: "Messages" }));
    expect(await page.getByRole("textbox", { name: /^Message / }).count()).toBe(0);
    await page.goto(`/messages/${amara.id}`);
    const composer = page.getByRole("textbox", { name: "Message Amara" });
    await composer.fill("   \n ");
    await composer.press("Enter");
    await composer.fill("  Hello  ");
    await composer.press("Enter");
    await eventually(() =>
      market.rows(`select content from messages where from_user_id = $1`, [Number(jun.id)]),
    ).toEqual([{ content: "Hello" }]);
  });

  // Proves: BD-005
  it("show each trust level in its colour: gray, blue, green, purple", async () => {
    const jun = await market.member("Jun");
    const hues: Record<string, string> = {};
    for (const level of ["newbie", "contributor", "trusted", "champion"]) {
      const seller = await market.member("Amara");
      const item = await anItem(seller, { title: `Stool of a ${level}` });
      await market.rows(`update users set trust_level = $1 where id = $2`, [
        level,
        Number(seller.id),
      ]);
      const page = await screens.open({ as: jun, at: `/buy/${item.id}` });
      const badge = page.getByRole("main").getByText(new RegExp(`^${level}$`, "i"));
      await sees(badge);
      hues[level] = await badge.first().evaluate((pill) => {
        const [r = 0, g = 0, b = 0] = getComputedStyle(pill).color.match(/\d+/g)?.map(Number) ?? [];
        const max = Math.max(r, g, b);
        if (max - Math.min(r, g, b) < 30) return "gray";
        if (max === g) return "green";
        return r > g * 1.5 ? "purple" : "blue";
      });
    }
    expect(hues).toEqual({
      newbie: "gray",
      contributor: "blue",
      trusted: "green",
      champion: "purple",
    });
  });

  // Proves: KC-010
  it("read the offers every 30 s while the socket is down, and who is signed in anew after 5 minutes", async () => {
    const page = await screens.open({ as: await market.member("Amara"), mayFail: /./ });
    await page.clock.install();
    await page.routeWebSocket(/graphql/, (socket) => socket.close());
    const asked = { offers: 0, viewer: 0 };
    page.on("request", (request) => {
      const body = request.postData() ?? "";
      if (body.includes("query SellerOffers")) asked.offers += 1;
      if (body.includes("query Viewer")) asked.viewer += 1;
    });
    await page.goto("/offers/seller");
    await sees(page.getByText("No pending offers"));
    await eventually(() => asked.offers).toBeGreaterThan(0);
    const before = { ...asked };
    await page.clock.runFor(31_000);
    await eventually(() => asked.offers).toBeGreaterThan(before.offers);

    const comesBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const young = asked.viewer;
    await comesBack();
    await page.clock.runFor(1000);
    expect(asked.viewer).toBe(young);
    await page.clock.fastForward(301_000);
    await comesBack();
    await eventually(() => asked.viewer).toBeGreaterThan(young);
  });
});

/** Name and path of each link, without its badge. */
function linksOf(navigation: Locator): Promise<(string | null | undefined)[][]> {
  return navigation
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
    );
}
