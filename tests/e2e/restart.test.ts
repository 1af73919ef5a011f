import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import {
  digitsOf,
  eventually,
  expectNoReload,
  waitUntilHidden,
  mark,
  sees,
  seesBalance,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT, anItem, anOffer, type ListedItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

// A test that fails between the two leaves the server down.
beforeEach(async () => {
  if (!market.main.isRunning) await market.main.start();
});

/** Two browsers are opened, and a server is started twice. */
const LONG = { timeout: 180_000 };
const OFFLINE = "You are offline. Messages you send will wait.";
const OFFLINE_AFTER_MS = 2500;
/** A dead server, one that starts, or no network, is told in the console; nothing else may be. */
const LOST =
  /status of 503|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection/;

it(
  "survives a kill -9 of the server under two browsers: both catch up by themselves, nothing is doubled",
  LONG,
  async () => {
    const scene = await twoBrowsers();
    const { amara, jun, hers, his, raincoat, bicycle } = scene;
    await market.openSecondServer();

    await market.main.kill();
    const killed = Date.now();
    await Promise.all([sees(hers.getByText(OFFLINE)), sees(his.getByText(OFFLINE))]);
    expect(Date.now() - killed, "a short gap says nothing").toBeGreaterThanOrEqual(
      OFFLINE_AFTER_MS - 50,
    );

    await happensMeanwhile(scene);
    await his.getByRole("textbox", { name: "Message Amara" }).fill("Written while away");
    await his.getByRole("textbox", { name: "Message Amara" }).press("Enter");
    await sees(said(his, "Written while away").locator("[data-delivery=waiting]"));
    expect(await hers.getByText("Jun offered 18 TP for Raincoat").count()).toBe(0);

    await market.main.start();
    await sees(hers.getByText(/^Back online\. \d updates?\.$/));
    await seesWhatHappened(scene);
    await sees(said(his, "Written while away").locator("[data-delivery=sent]"));

    // Live again, not only caught up.
    await amara.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Here again" }) { message { id } } }`,
      { to: jun.id },
    );
    await sees(said(his, "Here again"));
    await waitUntilHidden(hers.getByText(/^Back online/));

    await hers.getByRole("button", { name: "Show offer" }).click();
    await sees(hers.getByRole("article", { name: "Offer with Jun for Raincoat" }));
    await eventually(() => hers.getByRole("article").count()).toBe(1);
    for (const words of [
      "Before",
      "Meanwhile one",
      "Meanwhile two",
      "Written while away",
      "Here again",
    ])
      expect(await said(his, words).count(), `"${words}" stands there once`).toBe(1);
    expect(await wordsOf(his)).toEqual([
      "Before",
      "Meanwhile one",
      "Meanwhile two",
      "Written while away",
      "Here again",
    ]);
    expect(
      await market.rows(
        `select content from messages where from_user_id = $1 and message_type = 'text'`,
        [jun.id],
      ),
    ).toEqual([{ content: "Written while away" }]);
    expect(
      await market.rows(`select target_item_id::text as item, state from offers order by id`),
    ).toEqual([
      { item: bicycle.id, state: "accepted" },
      { item: raincoat.id, state: "pending" },
    ]);
    await expectNoReload(hers, his);
  },
);

it(
  "fetches everything anew by itself when the log no longer reaches back to what a browser saw last",
  LONG,
  async () => {
    const scene = await twoBrowsers();
    const { amara, jun, hers, his } = scene;
    await market.openSecondServer();
    await market.main.kill();
    await Promise.all([sees(hers.getByText(OFFLINE)), sees(his.getByText(OFFLINE))]);

    await happensMeanwhile(scene);
    await market.rows(`delete from event_log`);
    await market.main.start();
    await seesWhatHappened(scene);

    await amara.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Here again" }) { message { id } } }`,
      { to: jun.id },
    );
    await sees(said(his, "Here again"));
    expect(await wordsOf(his)).toEqual(["Before", "Meanwhile one", "Meanwhile two", "Here again"]);
    await expectNoReload(hers, his);
  },
);

it("says nothing about a gap that is over within two seconds and a half", async () => {
  const amara = await market.member("Amara");
  const page = await screens.open({ as: amara, at: "/wallet-exchange", mayFail: LOST });
  await seesBalance(page, 100);
  await becomesLive(page);
  await page.evaluate(() => {
    const seen = Object.assign(window, { banners: [] as string[] });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll("[role=status]")) {
        const words = status.textContent ?? "";
        if (/offline|online/.test(words)) seen.banners.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  await page.context().setOffline(true);
  await eventually(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.context().setOffline(false);
  const jun = await market.member("Jun");
  await anOffer(amara, await anItem(jun, { trustPoints: 12 }));
  await seesBalance(page, 100, 12);
  expect(await page.evaluate(() => (window as unknown as { banners: string[] }).banners)).toEqual(
    [],
  );
});

it("gets the parts of the bar whose code was lost on the way, and the page stays", async () => {
  const page = await screens.open({
    as: await market.member("Amara"),
    at: "/wallet-exchange",
    mayFail: /ERR_FAILED/,
  });
  await seesBalance(page, 100);
  let asked = 0;
  await page.route("**/assets/AvatarMenu-*", (route) =>
    ++asked < 4 ? route.abort() : route.continue(),
  );
  await page.reload();
  await eventually(() => asked).toBeGreaterThan(3);
  await seesBalance(page, 100);
  await sees(page.getByRole("button", { name: /^Menu of/ }));
});

interface Scene {
  amara: Person;
  jun: Person;
  hers: Page;
  his: Page;
  raincoat: ListedItem;
  bicycle: ListedItem;
}

/** Amara at her dashboard, Jun in his thread with her, both live. */
async function twoBrowsers(): Promise<Scene> {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 18 });
  const bicycle = await anItem(amara, { title: "Bicycle", trustPoints: 30 });
  await say(amara, jun, "Before");
  const hers = await screens.open({ as: amara, at: "/offers/seller", mayFail: LOST });
  const his = await screens.open({ as: jun, at: `/messages/${amara.id}`, mayFail: LOST });
  await sees(hers.getByText("No pending offers"));
  await sees(said(his, "Before"));
  await Promise.all([becomesLive(hers), becomesLive(his)]);
  await mark(hers, his);
  return { amara, jun, hers, his, raincoat, bicycle };
}

/** Made through the second server: two messages, a sale for 30 TP, an open offer of 18 TP. */
async function happensMeanwhile({ amara, jun, raincoat, bicycle }: Scene): Promise<void> {
  await say(amara, jun, "Meanwhile one");
  const sale = await anOffer(jun, bicycle);
  await amara.gql(ACCEPT, { id: sale.id });
  await anOffer(jun, raincoat);
  await say(amara, jun, "Meanwhile two");
}

/** Both browsers show it, without having been touched. */
async function seesWhatHappened({ hers, his }: Scene): Promise<void> {
  await sees(hers.getByRole("status").getByText("Jun offered 18 TP for Raincoat"));
  await seesBalance(hers, 130);
  await seesBalance(his, 70, 18);
  await sees(said(his, "Meanwhile one"));
  await sees(said(his, "Meanwhile two"));
  await eventually(() => hers.title()).toBe("1 pending offer · Market Day");
  const figures = hers.locator("dl dd [data-value]");
  await eventually(async () => Promise.all((await figures.all()).map(digitsOf))).toEqual([
    "1",
    "1",
    "0",
    "2",
  ]);
}

/** The page's socket is open and has told so. */
async function becomesLive(page: Page): Promise<void> {
  await eventually(() =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/socket")),
    ),
  ).toBe(true);
}

async function say(from: Person, to: Person, content: string): Promise<void> {
  await from.gql(
    `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`,
    { to: to.id, content },
  );
}

function said(page: Page, words: string) {
  return page
    .getByRole("log")
    .locator("div", { has: page.locator("> [dir=auto]", { hasText: new RegExp(`^${words}$`) }) });
}

function wordsOf(page: Page): Promise<string[]> {
  return page.getByRole("log").locator("div > [dir=auto]").allTextContents();
}
