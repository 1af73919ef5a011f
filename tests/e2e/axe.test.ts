import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT_PART, anOrder, fillCart } from "../support/checkout.ts";
import {
  ACCEPT,
  anItem,
  anOffer,
  COUNTER,
  DECLINE,
  type ListedItem,
} from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

/** One page for each person: loading it anew for every screen is what costs. */
const pages = new Map<Person | undefined, Page>();
let amara: Person;
let jun: Person;
let teapot: ListedItem;
let radio: ListedItem;
let raincoat: ListedItem;
let kim: Person;
let streamId: string;
const titles = new Map<string, string>();
/** For what opens from the bar, which is the same everywhere: home has five times as much for axe to look at. */
const BARE = () => "/wallet-exchange";

beforeAll(async () => {
  amara = await market.member("Amara");
  jun = await market.member("Jun");
  [teapot, radio] = [
    await anItem(amara, { title: "Enamel teapot" }),
    await withPhoto(amara, "Radio", 30),
  ];
  raincoat = await withPhoto(amara, "Raincoat", 10);
  for (const [n, title] of ["Bicycle pump", "Velvet armchair"].entries())
    await withPhoto(amara, title, 11 + n);
  const lamp = await anItem(jun, { title: "Reading lamp", trustPoints: 24, location: "Leeds" });
  const sold = await anItem(amara, { title: "Paperback box", trustPoints: 8 });
  const refused = await anItem(amara, { title: "Wool blanket", trustPoints: 12 });

  await amara.gql(ACCEPT, { id: (await anOffer(jun, sold)).id });
  await amara.gql(DECLINE, { id: (await anOffer(jun, refused)).id, reason: "My sister wants it" });
  await anOffer(jun, teapot, { message: "I can come on Saturday." });
  const swap = await anOffer(jun, radio, { offeredItemIds: [lamp.id], tpDelta: 6 });
  await amara.gql(COUNTER, { id: swap.id, tpDelta: 9, message: "It is almost new." });
  await rich(jun, 300);
  const ordered = await anOrder(jun, [await anItem(amara, { title: "Oak stool" })]);
  await amara.gql(ACCEPT_PART, { id: ordered.parts[0]?.id });
  const cushion = await anItem(amara, { title: "Cushion", quantity: 3 });
  const gone = await anItem(amara, { title: "Paper lantern" });
  await fillCart(jun, { id: cushion.id, quantity: 2 }, gone);
  await amara.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
    id: gone.id,
  });
  await say(amara, jun, "Is Saturday fine?", teapot.id);
  await say(jun, amara, "Yes.\nIn the morning.");
  await amara.gql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
    { input: { toUserId: jun.id, content: "The lid", attachmentUrl: await aPhoto(amara, 300) } },
  );
  await jun.gql(`mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }`, {
    input: { name: "Price watch", scopes: ["market:read", "offers:write"], tpPerDay: 40 },
  });
  streamId = await aLiveStream(amara, teapot.id);
  kim = await market.member("Kim");
  await jun.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
    id: kim.id,
  });
});

describe("every screen, at 1280 and 360 px, light and dark", () => {
  const visitors: [name: string, path: string, heading: RegExp][] = [
    ["the landing", "/", /^Swap what you have for what you need$/],
    ["the sign-in screen", "/auth", /^Swap what you have for what you need$/],
  ];
  it.each(visitors)("%s has no barrier", async (_name, path, heading) => {
    const page = await goes(undefined, path);
    await sees(page.getByRole("heading", { level: 1, name: heading }));
    await sees(page.getByRole("form", { name: "Login" }));
    await sees(page.getByRole("article"));
    if (path === "/auth") {
      await page.getByRole("tab", { name: "Register" }).click();
      await page
        .getByRole("form", { name: "Register" })
        .getByRole("button", { name: "Register" })
        .click();
      await sees(page.getByText("Display name is required"));
    }
    await keepTitle(page, path);
    await seesNoBarrier(page, { opened: page.locator("main") });
  });

  const members: [name: string, path: () => string, content: (page: Page) => Locator][] = [
    ["home", () => "/", (page) => page.getByRole("article")],
    ["a search without a result", () => "/?q=zzzz", (page) => page.getByText("No items found")],
    ["the listings", () => "/listings", (page) => page.getByRole("article")],
    ["the post dialog", () => "/post-item", (page) => page.getByLabel("Title")],
    [
      "an item to buy",
      () => `/buy/${raincoat.id}`,
      (page) => page.getByRole("button", { name: /Purchase/ }),
    ],
    [
      "an item the seller answered with a counter-offer",
      () => `/buy/${radio.id}`,
      (page) => page.getByRole("link", { name: "Amara asks for Reading lamp and 9 TP" }),
    ],
    [
      "an item that does not exist",
      () => "/buy/999999",
      (page) => page.getByText("Browse Other Items"),
    ],
    [
      "suggestions",
      () => `/exchange-suggestions?targetId=${radio.id}&targetTp=30`,
      (page) => page.getByText("Target: 30 TP"),
    ],
    ["suggestions for nothing", () => "/exchange-suggestions", (page) => page.getByText("Go Back")],
    ["the member's own offers", () => "/offers/mine", (page) => page.getByRole("article")],
    ["accepted offers", () => "/offers/mine?tab=accepted", (page) => page.getByRole("article")],
    ["messages", () => "/messages", (page) => page.getByRole("link", { name: /Amara/ })],
    ["a thread", () => `/messages/${amara.id}`, (page) => page.getByText("Is Saturday fine?")],
    ["the exchange demo", () => "/exchange-demo", (page) => page.getByText("Try it with an item")],
    [
      "a guided exchange",
      () => `/exchange-demo?itemId=${radio.id}&tpValue=30`,
      (page) => page.getByText("Target: 30 TP"),
    ],
    [
      "a thread with a picture and cards",
      () => `/messages/${amara.id}`,
      (page) => page.getByRole("img", { name: "Sent by Amara" }),
    ],
    [
      "a thread with a member who is blocked",
      () => `/messages/${kim.id}`,
      (page) => page.getByText("You blocked Kim."),
    ],
    ["the wallet", () => "/wallet-exchange", (page) => page.getByText("-8 TP")],
    ["the wallet overview", () => "/wallet", (page) => page.getByText("Recent activity")],
    ["transactions", () => "/wallet?tab=transactions", (page) => page.getByText("-8 TP")],
    ["earnings", () => "/wallet?tab=earnings", (page) => page.getByText("List three items")],
    ["rewards", () => "/wallet?tab=rewards", (page) => page.getByText("Active trader")],
    [
      "notifications",
      () => "/notifications",
      (page) => page.getByRole("list", { name: "Notifications" }).getByRole("link"),
    ],
    ["developers", () => "/developers", (page) => page.getByText("How to begin")],
    ["tokens", () => "/developers/tokens", (page) => page.getByText("Never used")],
    [
      "REST API",
      () => "/developers/rest",
      (page) => page.getByText("Who is signed in", { exact: true }),
    ],
    ["the streams", () => "/streams", (page) => page.getByText("Streaming now")],
    [
      "a live stream",
      () => `/streams/${streamId}`,
      (page) => page.getByRole("log").getByText("Kettle and teapots"),
    ],
    ["sessions", () => "/sessions", (page) => page.getByText("This browser")],
    ["the orders", () => "/orders", (page) => page.getByRole("article")],
    [
      "orders that none fits",
      () => "/orders?q=zzzz",
      (page) => page.getByText("No orders match your search criteria"),
    ],
    [
      "the success of an order",
      () => "/order-success",
      (page) => page.getByText("What happens next"),
    ],
    ["a page that does not exist", () => "/no/such/page", (page) => page.getByText("Back to Home")],
  ];
  it.each(members)("%s has no barrier", async (_name, path, content) => {
    const page = await goes(jun, path());
    await sees(content(page));
    await sees(page.locator("header button[aria-label^='Menu of']"));
    await keepTitle(page, path());
    await seesNoBarrier(page, { opened: page.locator("main") });
  });

  it("the seller dashboard has no barrier, with offers in each tab", async () => {
    const page = await goes(amara, "/offers/seller");
    await sees(page.getByRole("article"));
    await keepTitle(page, "/offers/seller");
    await seesNoBarrier(page, { opened: page.locator("main") });
    await page.getByRole("tab", { name: "Declined" }).click();
    await sees(page.getByText("My sister wants it"));
    await seesNoBarrier(page, { opened: page.locator("main") });
  });

  it("the incoming orders have no barrier, nor has the dialog that ships one", async () => {
    const page = await goes(amara, "/offers/seller?view=orders");
    await sees(page.getByRole("article"));
    await keepTitle(page, "/offers/seller?view=orders");
    await seesNoBarrier(page, { opened: page.locator("main") });
    const dialog = await press(page, "Ship", page.getByRole("dialog"));
    await sees(dialog);
    await seesNoBarrier(page, { opened: dialog });
  });

  it("has a title of its own on every screen", () => {
    const words = [...titles.values()];
    expect(words.length).toBeGreaterThan(14);
    for (const each of words) expect(each).toMatch(/^.+ · Market Day$/);
    expect(words.filter((each, n) => words.indexOf(each) !== n)).toEqual([]);
  });
});

describe("what opens over a screen", () => {
  const asJun: [name: string, path: () => string, open: (page: Page) => Promise<Locator>][] = [
    ["the member's menu", BARE, (page) => press(page, /^Menu of/, page.getByRole("menu"))],
    [
      "the bell",
      BARE,
      (page) =>
        press(
          page,
          /^Notifications/,
          page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: /Amara/ }),
        ),
    ],
    ["the command palette", BARE, (page) => pressMenu(page, "Command palette")],
    ["the list of keys", BARE, (page) => pressMenu(page, "Keyboard shortcuts")],
    [
      "the share dialog",
      () => "/wallet",
      (page) => press(page, /^Share/, page.getByRole("button", { name: /^Copy link to/ })),
    ],
    [
      "the security score",
      () => "/wallet",
      async (page) => {
        await page.getByRole("tab", { name: "Security" }).click();
        return page.getByRole("link", { name: "Your sessions" });
      },
    ],
    [
      "the stream dialog",
      () => "/streams",
      async (page) => {
        const dialog = page.getByRole("dialog", { name: "Create Live Stream" });
        await sees(await press(page, "Start Streaming", dialog));
        await dialog.getByRole("switch", { name: "Schedule for later" }).click();
        await dialog.getByRole("button", { name: "Create stream" }).click();
        await sees(dialog.getByText("Title is required"));
        return dialog;
      },
    ],
    [
      "an item bought from a stream",
      () => `/streams/${streamId}`,
      (page) =>
        press(
          page,
          "Buy with TP Enamel teapot",
          page.getByRole("dialog").getByText("Your balance"),
        ),
    ],
    ["the cart", BARE, (page) => press(page, /^Cart/, page.getByText("Proceed to Checkout"))],
    ["the checkout", BARE, checkoutOver],
    [
      "an order's details",
      () => "/orders",
      (page) => press(page, "View Details", page.getByRole("list", { name: "Timeline" })),
    ],
    ["the filters", () => "/", (page) => press(page, "Filters", page.getByLabel("Sort by"))],
    [
      "the form of a token",
      () => "/developers/tokens",
      async (page) => {
        const dialog = page.getByRole("dialog", { name: "New token" });
        await sees(await press(page, "New token", dialog));
        await dialog.getByRole("button", { name: "Make token" }).click();
        await sees(dialog.getByText("Please choose at least one scope"));
        return dialog;
      },
    ],
    [
      "the message dialog",
      () => `/buy/${teapot.id}`,
      (page) => press(page, "Message", page.getByRole("dialog")),
    ],
    [
      "what to do about a member",
      () => `/messages/${amara.id}`,
      (page) => press(page, "More about Amara", page.getByRole("menu")),
    ],
    [
      "the report dialog",
      () => `/buy/${radio.id}`,
      (page) => press(page, "Report this item", page.getByRole("dialog").getByLabel("Reason")),
    ],
    [
      "the withdraw question",
      () => "/offers/mine",
      (page) => press(page, "Withdraw", page.getByRole("dialog")),
    ],
    [
      "the counter dialog",
      () => "/offers/mine",
      (page) => press(page, "Counter", page.getByRole("dialog")),
    ],
    ["a message that failed", () => `/messages/${amara.id}`, failedMessage],
    [
      "a toast of failure",
      () => "/post-item",
      (page) => pressForToast(page, "List item", "Missing information"),
    ],
  ];
  it.each(asJun)("%s has no barrier", async (_name, path, open) => {
    const page = await goes(jun, path());
    const opened = await open(page);
    await sees(opened);
    await seesNoBarrier(page, { opened: opened });
  });

  const asAmara: [name: string, path: () => string, open: (page: Page) => Promise<Locator>][] = [
    [
      "the decline dialog",
      () => "/offers/seller",
      (page) => press(page, "Decline", page.getByRole("dialog")),
    ],
    [
      "the price dialog",
      () => `/buy/${teapot.id}`,
      (page) => press(page, "Change price", page.getByRole("dialog")),
    ],
    [
      "the remove question",
      () => `/buy/${teapot.id}`,
      (page) => press(page, "Remove item", page.getByRole("dialog")),
    ],
    [
      "a toast",
      () => "/",
      (page) => pressForToast(page, "Buy with TP Enamel teapot", "Cannot Buy Own Item"),
    ],
  ];
  it.each(asAmara)("%s has no barrier", async (_name, path, open) => {
    const page = await goes(amara, path());
    const opened = await open(page);
    await sees(opened);
    await seesNoBarrier(page, { opened: opened });
  });

  it("the exchange dialog has no barrier", async () => {
    const page = await goes(amara, `/exchange-suggestions?targetId=${await aLamp()}&targetTp=22`);
    const dialog = await press(page, /^Offer Exchange/, page.getByRole("dialog"));
    await sees(dialog);
    await seesNoBarrier(page, { opened: dialog });
  });

  it("the forgotten password dialog has no barrier", async () => {
    const page = await goes(undefined, "/auth");
    const field = await press(
      page,
      "Forgot your password?",
      page.getByRole("dialog").getByLabel("Email"),
    );
    await sees(field);
    await seesNoBarrier(page, { opened: field });
  });
});

it("reaches the content first by the skip link, and moves the keyboard to the heading of each new screen", async () => {
  const page = await goes(jun, "/");
  await sees(page.getByRole("article"));
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Wallet" })
    .click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
    "Your Wallet",
  );
});

/** The person's page, at this path. */
async function goes(as: Person | undefined, path: string): Promise<Page> {
  const page =
    pages.get(as) ??
    (await screens.open({ ...(as && { as }), still: true, isKept: true, mayFail: /ERR_FAILED/ }));
  pages.set(as, page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  return page;
}

async function aLiveStream(host: Person, itemId: string): Promise<string> {
  const { createStream } = await host.gql(
    `mutation ($input: CreateStreamInput!) { createStream(input: $input) { stream { id } } }`,
    { input: { title: "Teapots, from the shelf", tags: ["tea"], itemIds: [itemId] } },
  );
  const { id } = createStream.stream as { id: string };
  await host.gql(
    `mutation ($id: ID!, $itemId: ID) {
      startStream(streamId: $id) { stream { id } }
      pinItem(streamId: $id, itemId: $itemId) { stream { id } }
      sendStreamMessage(streamId: $id, content: "Kettle and teapots") { message { id } }
    }`,
    { id, itemId },
  );
  // Nobody hosts it at a browser: it would end by itself before all screens are looked at.
  await market.rows(`update live_streams set deadline = now() + interval '1 day' where id = $1`, [
    Number(id),
  ]);
  return id;
}

async function keepTitle(page: Page, path: string): Promise<void> {
  if (path.includes("tab=") || path.includes("q=")) return;
  titles.set(path, await page.title());
}

async function press(page: Page, name: string | RegExp, shows: Locator): Promise<Locator> {
  await page
    .getByRole("button", { name, ...(typeof name === "string" && { exact: true }) })
    .first()
    .click();
  return shows;
}

async function pressMenu(page: Page, name: string): Promise<Locator> {
  await sees(await press(page, /^Menu of/, page.getByRole("menu")));
  await page.getByRole("menuitem", { name }).click();
  return page.getByRole("dialog", { name });
}

/** F8 goes to the toast, which then stays. */
async function pressForToast(page: Page, name: string, words: string): Promise<Locator> {
  const toast = page.locator("li[data-swipe-direction]").filter({ hasText: words });
  await sees(await press(page, name, toast));
  await page.keyboard.press("F8");
  return toast;
}

async function checkoutOver(page: Page): Promise<Locator> {
  await sees(await press(page, /^Cart/, page.getByText("Proceed to Checkout")));
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  return page.getByText("Select existing address:");
}

async function failedMessage(page: Page): Promise<Locator> {
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("SendMessage") ? route.abort() : route.fallback(),
  );
  await page.getByRole("textbox", { name: "Message Amara" }).fill("Never sent");
  await page.getByRole("textbox", { name: "Message Amara" }).press("Enter");
  const words = page.getByText("Not sent.");
  await sees(words);
  await page.unroute("**/graphql");
  return words;
}

async function withPhoto(owner: Person, title: string, trustPoints: number): Promise<ListedItem> {
  const input = {
    title,
    description: "As good as new, and looked after well.",
    category: "Electronics",
    condition: "Like New",
    trustPoints,
    location: "Hackney",
    images: [await aPhoto(owner, trustPoints * 12)],
  };
  const { createItem } = await owner.gql(
    `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id title trustPoints cursor } } }`,
    { input },
  );
  return createItem.item;
}

/** TP from the treasury, through the books. */
async function rich(member: Person, tp: number): Promise<void> {
  await market.rows(
    `select ledger_post('test:axe', (select id from ledger_accounts where kind = 'treasury'), ledger_account_of($1::int), $2::int,
       'test_grant', 'For a test', null, null, now(), false)`,
    [Number(member.id), tp],
  );
}

async function aLamp(): Promise<string> {
  return (await anItem(jun, { title: "Floor lamp", trustPoints: 22 })).id;
}

async function say(from: Person, to: Person, content: string, itemId?: string): Promise<void> {
  await from.gql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
    { input: { toUserId: to.id, content, itemId } },
  );
}
