import type { Locator, Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import {
  eventually,
  expectNoReload,
  waitUntilHidden,
  mark,
  sees,
  seesToast,
  someScreens,
  sumIn,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { aPicture } from "../support/photos.ts";
import { aLiveStream, aStream, WATCH } from "../support/streams.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const VIEWERS = `query ($id: ID!) { stream(id: $id) { viewerCount } }`;

// Proves: HM-020, LV-001, LV-002, LV-005, LV-006, LV-014
it("says where there are no streams yet, and how to make one", async () => {
  const noor = await market.member("Noor");
  const page = await screens.open({ as: noor, at: "/streams" });
  await sees(page.getByText("No streams yet"));
  await sees(page.getByText("Be the first to start streaming"));

  await page.goto("/");
  const panel = await comesTo(page, "Live streams");
  await sees(page.getByRole("tab", { name: "Social", selected: true }));
  const feed = page.getByRole("region", { name: "Social feed" });
  const [left, right] = [await feed.boundingBox(), await panel.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0), "the feed stands beside the streams").toBeLessThan(
    right?.x ?? 0,
  );
  for (const [tab, words] of [
    ["Featured", "No Featured Streams"],
    ["Trending", "Coming Soon"],
    ["Live Now", "No Live Streams"],
  ] as const) {
    await panel.getByRole("tab", { name: tab }).click();
    await sees(panel.getByText(words));
  }
  for (const [button, type] of [
    ["Go Live", "general"],
    ["Start Streaming", "general"],
    ["Product Showcase", "showcase"],
    ["Tutorial Stream", "tutorial"],
  ] as const) {
    await panel.getByRole("button", { name: button }).click();
    const dialog = page.getByRole("dialog", { name: "Create Live Stream" });
    await eventually(() => dialog.getByLabel("Type").inputValue()).toBe(type);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  }
});

// Proves: RT-004, RT-020, LV-007, LV-008, LV-011, LV-012, LV-015, LV-016, LV-017, LV-019, LV-020, LV-022, LV-023, LV-024, LV-025
it("makes a stream on the streams page, and moves it between the groups of everybody who looks", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  await anItem(amara, { title: "Enamel teapot", trustPoints: 17 });
  const hers = await screens.open({ as: amara, at: "/streams" });
  await sees(hers.getByRole("heading", { level: 1, name: "Live Streams" }));
  expect(await hers.title()).toBe("Live Streams · Market Day");
  const his = await screens.open({ as: jun, at: "/streams" });
  await sees(his.getByText("No streams yet"));
  await mark(hers, his);

  await hers.getByRole("button", { name: "Start Streaming" }).first().click();
  const dialog = hers.getByRole("dialog", { name: "Create Live Stream" });
  await dialog.getByRole("button", { name: "Create stream" }).click();
  await sees(dialog.getByText("Title is required"));
  await dialog.getByLabel("Title").fill("Kitchen clear-out");
  await dialog.getByLabel("Description").fill("Everything from the top shelf.");
  await dialog.getByLabel("Thumbnail URL").fill("teapot");
  await dialog.getByRole("button", { name: "Create stream" }).click();
  await sees(dialog.getByText("Enter a valid URL"));
  await dialog.getByLabel("Thumbnail URL").fill("");
  await dialog.getByRole("switch", { name: "Schedule for later" }).click();
  await sees(dialog.getByLabel("Date and time"));
  await dialog.getByLabel("Date and time").fill(tomorrow());
  await dialog.getByRole("checkbox", { name: /Enamel teapot/ }).check();
  await dialog.getByRole("button", { name: "Create stream" }).click();
  await waitUntilHidden(dialog);
  const card = (page: Page, group: string) =>
    page.getByRole("region", { name: group }).getByRole("article");
  await sees(card(hers, "Upcoming").getByText("SCHEDULED"));
  await sees(card(his, "Upcoming").getByText("Kitchen clear-out"));
  await hers.getByRole("button", { name: "Start Streaming" }).click();
  expect(await dialog.getByLabel("Title").inputValue(), "the dialog is empty again").toBe("");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const id = await card(hers, "Upcoming").getAttribute("data-item");
  await amara.gql(`mutation ($id: ID!) { startStream(streamId: $id) { stream { id } } }`, { id });
  const live = card(his, "Live Now");
  await sees(live.getByText("LIVE", { exact: true }));
  for (const words of ["0 watching", "Everything from the top shelf.", "Amara", "Streaming now"])
    await sees(live.getByText(words));
  await sees(live.getByText("1 featured item", { exact: false }));
  await eventually(() => figure(his, "Live Now")).toBe("1");
  await eventually(() => figure(his, "Total Streams")).toBe("1");
  await waitUntilHidden(his.getByRole("region", { name: "Upcoming" }));

  await his.evaluate(() => Object.assign(navigator, { share: undefined }));
  await his.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await live.getByRole("button", { name: "Share Kitchen clear-out" }).click();
  await seesToast(his, "Link copied", "The link to the stream is in your clipboard.");
  expect(await his.evaluate(() => navigator.clipboard.readText())).toBe(
    `${market.url}/streams/${id}`,
  );

  await his.getByRole("searchbox", { name: "Search streams" }).fill("radio");
  await sees(his.getByText("No streams found"));
  await his.getByRole("searchbox", { name: "Search streams" }).fill("kitch");
  await sees(live);
  await his.getByLabel("Category").selectOption("Ended");
  await sees(his.getByText("No streams found"));
  await his.getByRole("button", { name: "Show all streams" }).click();
  await sees(live);
  await expectNoReload(hers, his);

  await live.hover();
  await live.getByRole("link", { name: "Join Live Kitchen clear-out" }).click();
  await sees(his.getByRole("heading", { level: 1, name: "Kitchen clear-out" }));
  expect(new URL(his.url()).pathname).toBe(`/streams/${id}`);
});

/** Every other host answers with a playlist that leads into the viewer's own network. Answers who was asked. */
async function elsewhere(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  const playlist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:1
#EXTINF:1,
https://192.168.1.1/inner.ts
#EXT-X-ENDLIST
`;
  await page.route(/^https:/, (route) => {
    asked.push(route.request());
    return route.fulfill({
      contentType: "application/vnd.apple.mpegurl",
      headers: { "access-control-allow-origin": "*" },
      body: playlist,
    });
  });
  return asked;
}

it("asks before it plays a stream from elsewhere, loads nothing of it before, and leads into no inner network", async () => {
  const host = await market.member("Host");
  const streamUrl = "https://video.example/live.m3u8";
  const { id } = await aLiveStream(host, { title: "From afar", streamUrl });
  const page = await screens.open({ as: await market.member("Jun"), at: "/" });
  const asked = await elsewhere(page);

  for (const isOver of [false, true]) {
    if (isOver)
      await host.gql(`mutation ($id: ID!) { endStream(streamId: $id) { stream { id } } }`, { id });
    asked.length = 0;
    await page.goto(`/streams/${id}`);
    await sees(page.getByRole("heading", { level: 1, name: "From afar" }));
    await sees(page.getByText("This stream is played from video.example"));
    expect(asked.map((request) => request.url())).toEqual([]);

    await page.getByRole("button", { name: isOver ? "Watch the replay" : "Play" }).click();
    await sees(
      page.getByText(isOver ? "The recording cannot be played" : "The picture does not come"),
    );
    expect(new Set(asked.map((request) => request.url()))).toEqual(new Set([streamUrl]));
    for (const request of asked) expect(await request.headerValue("referer")).toBeNull();
  }
});

it("loads no picture of another host", async () => {
  const page = await screens.open({ at: "/", mayFail: /Content Security Policy/ });
  const asked = await elsewhere(page);
  const loading = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener("load", () => resolve("loaded"));
        picture.addEventListener("error", () => resolve("refused"));
        picture.src = "https://pictures.example/a.jpg";
      }),
  );
  expect({ loading, asked: asked.length }).toEqual({ loading: "refused", asked: 0 });
});

// Proves: LV-016, LV-017
it("takes the thumbnail of a stream from the member's device", async () => {
  const amara = await market.member("Amara");
  const page = await screens.open({ as: amara, at: "/streams" });
  await page.getByRole("button", { name: "Start Streaming" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create Live Stream" });
  await dialog.getByLabel("Title").fill("With a picture");
  const address = dialog.getByLabel("Thumbnail URL");
  await address.fill("https://pictures.example/a.jpg");
  await dialog.getByLabel("Stream URL").fill("https://192.168.1.1/live.m3u8");
  await dialog.getByRole("button", { name: "Create stream" }).click();
  await sees(dialog.getByText("Use an https address of a public host name", { exact: false }));
  await dialog.getByLabel("Stream URL").fill("");
  await dialog.getByRole("button", { name: "Create stream" }).click();
  await sees(dialog.getByText("A picture must be uploaded first"));

  await dialog
    .getByLabel("Picture for the thumbnail")
    .setInputFiles({ name: "teapot.png", mimeType: "image/png", buffer: await aPicture() });
  await eventually(() => address.inputValue()).toMatch(/^\/uploads\//);
  const path = await address.inputValue();
  await dialog.getByRole("button", { name: "Create stream" }).click();
  await waitUntilHidden(dialog);
  const card = page.getByRole("article").filter({ hasText: "With a picture" });
  await eventually(() => card.locator("img").first().getAttribute("src")).toBe(path);
});

// Proves: LV-003, LV-004
it("shows on the home page what is live, as soon as it is", async () => {
  const priya = await market.member("Priya");
  const page = await screens.open({ as: priya, at: "/" });
  const panel = await comesTo(page, "Live streams");
  const items = [];
  for (const title of ["Oak stool", "Brass lamp", "Cushion"])
    items.push(await anItem(priya, { title, trustPoints: 30 }));
  await goesLive(priya, {
    title: "Winter sale",
    description: "All must go.",
    category: "Home & Garden",
    tags: ["oak", "brass", "wool", "tin"],
    itemIds: items.map(({ id }) => id),
  });
  const card = panel.getByRole("article").filter({ hasText: "Winter sale" });
  for (const words of [
    "LIVE",
    "0 watching",
    "Priya",
    "Newbie",
    "Live for less than a minute",
    "Winter sale",
    "All must go.",
    "Home & Garden",
    "0 likes",
    "#wool",
    "Oak stool",
    "Brass lamp",
    "30 TP",
  ])
    await sees(card.getByText(words));
  expect(await card.getByText("#tin").count(), "three tags").toBe(0);
  expect(await card.getByText("Cushion").count(), "two items").toBe(0);
});

// Proves: LV-026, LV-009, SB-009, SB-010, SB-011
it("brings host and viewers together: true counts, chat without a gap, the table, and the end", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const priya = await market.member("Priya");
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 17 });
  await anItem(priya, { title: "Raincoat", trustPoints: 17 });
  const { createStream } = await amara.gql(
    `mutation ($input: CreateStreamInput!) { createStream(input: $input) { stream { id } } }`,
    { input: { title: "Enamel stories", itemIds: [teapot.id] } },
  );
  const at = `/streams/${createStream.stream.id}`;
  const his = await screens.open({ as: jun, at });
  await sees(his.getByText("This stream has not started yet"));
  await his.getByRole("button", { name: "Remind me" }).click();
  await sees(his.getByRole("button", { name: "Reminder set", pressed: true }));
  await his.getByRole("button", { name: "Follow Amara" }).click();
  await sees(his.getByRole("button", { name: "Following Amara", pressed: true }));
  const hers = await screens.open({ as: amara, at });
  await mark(hers, his);

  await hers.getByRole("button", { name: "Go live" }).click();
  await seesToast(hers, "You are live");
  await sees(his.getByText("LIVE", { exact: true }));
  await waitUntilHidden(his.getByRole("button", { name: "Reminder set" }));
  await eventually(() => watching(hers)).toBe("1");
  const third = await screens.open({ as: priya, at, mayFail: /ERR_INTERNET_DISCONNECTED/ });
  for (const page of [hers, his, third]) await eventually(() => watching(page)).toBe("2");

  await say(his, "does the lid fit?");
  for (const page of [hers, third]) await sees(line(page, "does the lid fit?"));
  await third.context().setOffline(true);
  await say(hers, "it fits, no wobble");
  await sees(line(his, "it fits, no wobble"));
  await third.context().setOffline(false);
  await sees(line(third, "it fits, no wobble"));
  await say(third, "would swap my raincoat");
  for (const page of [hers, his]) await sees(line(page, "would swap my raincoat"));
  expect(await line(his, "does the lid fit?").count(), "own words stand once").toBe(1);

  await hers.getByRole("button", { name: "Pin Enamel teapot" }).click();
  const table = (page: Page) => page.getByRole("region", { name: "On the table now" });
  for (const page of [his, third])
    await sees(table(page).getByRole("link", { name: "Enamel teapot" }));
  await his.getByRole("button", { name: "Send a heart" }).click();
  await hers.locator("[data-heart]").first().waitFor({ state: "attached" });
  await his.getByRole("button", { name: "Like 0" }).click();
  await sees(hers.getByRole("button", { name: "Like 1" }));

  await table(his).getByRole("button", { name: "Buy with TP Enamel teapot" }).click();
  await his.getByRole("dialog").getByRole("button", { name: "Purchase for 17 TP" }).click();
  const bought = his.getByRole("dialog");
  await sees(bought.getByRole("link", { name: "Your offer of 17 TP is waiting" }));
  await eventually(() => sumIn(bought)).toEqual([
    ["Your balance", 100],
    ["Your offer, held", -17],
    ["After it is accepted", 83],
  ]);
  await his.keyboard.press("Escape");
  await table(third).getByRole("button", { name: "Offer an exchange for Enamel teapot" }).click();
  await third.getByRole("button", { name: "Offer Exchange Raincoat" }).click();
  const terms = third.getByRole("dialog", { name: "Offer Exchange" });
  await terms.getByRole("button", { name: /^(Send|Offer)/ }).click();
  await waitUntilHidden(terms);
  const offers = await amara.gql(`{ sellerOffers { edges { node { buyer { displayName } } } } }`);
  expect(
    offers.sellerOffers.edges.map(({ node }: { node: { buyer: object } }) => node.buyer).toSorted(),
  ).toHaveLength(2);

  await line(hers, "would swap my raincoat").hover();
  await hers.getByRole("button", { name: "More about the message of Priya" }).click();
  await hers.getByRole("menuitem", { name: "Delete this message" }).click();
  await waitUntilHidden(line(third, "would swap my raincoat"));
  await hers.getByRole("button", { name: "More about the message of Jun" }).click();
  await hers.getByRole("menuitem", { name: "Mute Jun" }).click();
  await sees(his.getByText("The host has muted you in this chat."));
  await hers.getByRole("button", { name: "More about the message of Jun" }).click();
  await hers.getByRole("menuitem", { name: "Unmute Jun" }).click();
  await waitUntilHidden(his.getByText("The host has muted you in this chat."));

  await third.goto("/streams");
  await eventually(() => watching(hers)).toBe("1");
  const card = third.getByRole("article").filter({ hasText: "Enamel stories" });
  await eventually(() => watching(card)).toBe("1");
  await eventually(() => figure(third, "Viewers")).toBe("1");
  await hers.getByRole("button", { name: "End stream" }).click();
  await hers.getByRole("dialog").getByRole("button", { name: "End stream" }).click();
  await sees(his.getByText("This stream has ended"));
  await sees(his.getByText("The chat is closed."));
  await sees(his.getByRole("region", { name: "Featured items" }).getByText("Enamel teapot"));
  await sees(third.getByRole("region", { name: "Recent" }).getByText("Enamel stories"));
  await expectNoReload(hers, his);
});

// Proves: LV-026
it("keeps a count that was heard when an older answer comes after it", async () => {
  const amara = await market.member("Amara");
  const { id } = await aStream(amara, { title: "Slow answers" });
  const hers = await screens.open({ as: amara, at: `/streams/${id}` });
  await hers.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("StartStream")) return route.fallback();
    const response = await route.fetch();
    await eventually(() => watching(hers)).toBe("1");
    await route.fulfill({ response });
  });
  await hers.getByRole("button", { name: "Go live" }).click();
  await sees(hers.getByText("LIVE", { exact: true }));
  const jun = await market.member("Jun");
  await jun.live(WATCH, { id });
  await seesToast(hers, "You are live");
  expect(await watching(hers)).toBe("1");
});

// Proves: LV-009
it("brings the lists the counts that changed while the socket was away", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const { id } = await aLiveStream(amara, { title: "Behind the tunnel" });
  const page = await screens.open({
    as: jun,
    at: "/streams",
    mayFail: /ERR_INTERNET_DISCONNECTED/,
  });
  const card = page.getByRole("article").filter({ hasText: "Behind the tunnel" });
  const noor = await market.member("Noor");
  await noor.live(WATCH, { id });
  await eventually(() => watching(card)).toBe("1");
  await page.context().setOffline(true);
  const others = [await market.member("Kofi"), await market.member("Priya")];
  for (const other of others) await other.live(WATCH, { id });
  await eventually(async () => (await noor.gql(VIEWERS, { id })).stream.viewerCount).toBe(3);
  await page.context().setOffline(false);
  await eventually(() => watching(card)).toBe("3");
});

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message to the chat" }).fill(words);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

function line(page: Page, words: string): Locator {
  return page.getByRole("log", { name: "Chat messages" }).locator("[data-message]", {
    hasText: words,
  });
}

async function goesLive(host: Person, input: object): Promise<string> {
  const { createStream } = await host.gql(
    `mutation ($input: CreateStreamInput!) { createStream(input: $input) { stream { id } } }`,
    { input },
  );
  const { id } = createStream.stream as { id: string };
  await host.gql(`mutation ($id: ID!) { startStream(streamId: $id) { stream { id } } }`, { id });
  return id;
}

/** Scrolls down until the panel is drawn. */
async function comesTo(page: Page, name: string): Promise<Locator> {
  await sees(page.getByRole("heading", { level: 1 }));
  const panel = page.getByRole("region", { name });
  await eventually(async () => {
    await page.mouse.wheel(0, 2000);
    return panel.isVisible();
  }).toBe(true);
  return panel;
}

/** How many watch, by the mark on the picture; its digits may be rolling. */
function watching(place: Page | Locator): Promise<string | null> {
  return place.locator("[data-watching]").getAttribute("data-watching");
}

function figure(page: Page, name: string): Promise<string | null> {
  return page
    .locator("dl > *")
    .filter({ hasText: name })
    .locator("[data-value]")
    .getAttribute("data-value");
}

/** This time tomorrow, as a date and time field takes it. */
function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
}
