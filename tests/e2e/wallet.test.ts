import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  digitsOf,
  dismissToast,
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
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

async function sells(seller: Person, buyer: Person, title: string, trustPoints = 20) {
  await seller.gql(ACCEPT, {
    id: (await anOffer(buyer, await anItem(seller, { title, trustPoints }))).id,
  });
}

describe("/wallet-exchange", () => {
  // Proves: WX-001, WX-002, WX-003, TO-009, TO-034
  it("earns TP by an action, once, and says why another is not earned", async () => {
    const ann = await market.member("Ann");
    const page = await screens.open({ as: ann, at: "/wallet-exchange", mayFail: /ERR_FAILED/ });
    await sees(page.getByRole("heading", { level: 1, name: "Your Wallet" }));
    await sees(page.getByRole("region", { name: "TP balance" }));
    const earn = page.getByRole("region", { name: "Earn TrustPoints" });
    await eventually(() => earn.getByRole("listitem").locator("strong").allTextContents()).toEqual([
      "Verify profile",
      "Community task",
      "Daily login",
    ]);

    await earn.getByRole("button", { name: "Earn +20 TP for Verify profile" }).click();
    await seesToast(page, "Error", "Failed to earn TrustPoints. Verify your e-mail or phone first");
    await dismissToast(page);

    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("EarnTp") ? route.abort() : route.fallback(),
    );
    await earn.getByRole("button", { name: /for Daily login/ }).click();
    await seesToast(page, "Error", "Failed to earn TrustPoints");
    await page.unroute("**/graphql");
    await dismissToast(page);

    await earn.getByRole("button", { name: "Earn +5 TP for Daily login" }).click();
    await seesToast(page, "TrustPoints Earned!", "You earned 5 TrustPoints");
    await seesBalance(page, 105);
    await sees(earn.getByRole("button", { name: "Claimed for Daily login" }));
    await eventually(() =>
      earn.getByRole("button", { name: "Claimed for Daily login" }).isDisabled(),
    ).toBe(true);
    await sees(page.getByRole("region", { name: "Transactions" }).getByText("Balance 105 TP"));
  });

  it("shows a claim made elsewhere at once", async () => {
    const ann = await market.member("Ann");
    const page = await screens.open({ as: ann, at: "/wallet-exchange" });
    await sees(page.getByRole("button", { name: "Earn +5 TP for Daily login" }));
    await mark(page);
    await ann.gql(`mutation { earnTp(action: daily_login) { amount } }`);
    await sees(page.getByRole("button", { name: "Claimed for Daily login" }));
    await seesBalance(page, 105);
    await expectNoReload(page);
  });

  // Proves: WX-004, KC-027
  it("shows five places while the history is on its way, in a box that scrolls", async () => {
    const ann = await market.member("Ann");
    const page = await screens.open({ as: ann });
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("WalletPage")) await gate;
      await route.fallback();
    });
    await page.goto("/wallet-exchange");
    const places = page.getByRole("list", { name: "Loading transactions" });
    await eventually(() => places.locator("li").count()).toBe(5);
    go();
    const box = page.getByRole("region", { name: "Transactions" });
    await sees(box.getByText("Opening grant"));
    const { overflow, height } = await box.evaluate((element) => ({
      overflow: getComputedStyle(element).overflowY,
      height: getComputedStyle(element).maxBlockSize,
    }));
    expect(overflow).toBe("auto");
    expect(height).not.toBe("none");
  });

  // Proves: WX-005
  it("says when there are no transactions yet", async () => {
    const ann = await market.member("Ann");
    const page = await screens.open({ as: ann });
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("WalletPage")) return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { wallet: { history: object } } };
      answer.data.wallet.history = { ...answer.data.wallet.history, edges: [] };
      await route.fulfill({ response, json: answer });
    });
    await page.goto("/wallet-exchange");
    await sees(page.getByRole("heading", { name: "No transactions yet" }));
  });

  // Proves: TO-024
  it("says that the wallet could not be read, and reads it again", async () => {
    const ann = await market.member("Ann");
    const page = await screens.open({ as: ann, mayFail: /ERR_FAILED|status of 500/ });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query WalletPage")
        ? route.fulfill({ json: { errors: [{ message: "Something went wrong (x)" }] } })
        : route.fallback(),
    );
    await page.goto("/wallet-exchange");
    await sees(page.getByText("Failed to load wallet data"));
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();
    await sees(page.getByText("Opening grant"));
  });

  it("narrows the history, and saves it as CSV and as a statement", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    await sells(ann, bob, "Enamel teapot");
    await sells(ann, bob, "Wool blanket", 7);
    const page = await screens.open({ as: ann, at: "/wallet-exchange" });
    const box = page.getByRole("region", { name: "Transactions" });
    await eventually(() => box.getByRole("listitem").count()).toBe(3);
    await page.getByLabel("Find").fill("BLANK");
    await eventually(() => box.getByRole("listitem").count()).toBe(1);
    await sees(box.getByText("+7 TP"));
    const csv = await saved(page, "CSV");
    expect(csv.name).toBe("market-day-history.csv");
    expect(csv.bytes.toString().trimEnd().split("\r\n")).toHaveLength(2);
    await seesToast(page, "Download ready", "market-day-history.csv");

    await page.getByLabel("Show").selectOption("Paid");
    await sees(page.getByRole("heading", { name: "No transactions match these filters" }));
    await page.getByRole("button", { name: "Clear filters" }).click();
    await eventually(() => box.getByRole("listitem").count()).toBe(3);
    const pdf = await saved(page, "Statement PDF");
    expect(pdf.name).toMatch(/^market-day-statement-.*\.pdf$/);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

describe("/wallet", () => {
  // Proves: WL-002, WL-003, WL-004, WL-005, WL-006, KC-009
  it("has the balance, the level, the deals and four tabs, and they tick", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    const page = await screens.open({ as: ann, at: "/wallet" });
    const standing = page.getByRole("region", { name: "Your balance" });
    await sees(standing.getByText("Newbie"));
    const deals = standing.locator("[data-value]").nth(1);
    await eventually(() => digitsOf(deals)).toBe("0");
    await mark(page);
    for (const title of ["One", "Two", "Three"]) await sells(ann, bob, title, 10);
    await sees(standing.getByText("Contributor"));
    await eventually(() => digitsOf(deals)).toBe("3");
    await eventually(() => digitsOf(standing.locator("[data-value]").first())).toBe("130 TP");
    await expectNoReload(page);

    const tabs = page.getByRole("tablist", { name: "Wallet", exact: true });
    await eventually(() => tabs.getByRole("tab").allTextContents()).toEqual([
      "Enhanced Wallet",
      "Transactions",
      "Earnings",
      "Rewards",
    ]);
    await sees(page.getByRole("region", { name: "Secure wallet" }));
    await tabs.getByRole("tab", { name: "Transactions" }).click();
    await sees(page.getByText("Opening grant"));
    await eventually(() => page.getByText("Item sale").count()).toBe(3);
    await tabs.getByRole("tab", { name: "Rewards" }).click();
    const rewards = page.getByRole("region", { name: "Rewards" }).getByRole("listitem");
    await eventually(async () => (await rewards.allInnerTexts()).map(oneLine)).toEqual([
      "Welcome bonus Complete your profile: name, bio and place 1 of 3 +10 TP",
      "First sale Sell your first item for TP +25 TP Claim First sale",
      "Active trader 10 successful exchanges 3 of 10 +50 TP",
      "Verified phone Verify your phone number Verify now 0 of 1 +25 TP",
    ]);
    await page.getByRole("button", { name: "Claim First sale" }).click();
    await seesToast(page, "TrustPoints Earned!", "You earned 25 TrustPoints");
    await seesBalance(page, 155);
    await sees(page.getByRole("region", { name: "Rewards" }).getByText("Claimed"));
  });

  // Proves: WX-006, WX-007, WX-008, WX-009, WX-010, WX-011, KC-028
  it("has the panel: figures from the books, covered when asked, quick earning, three tabs", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    await sells(ann, bob, "Teapot", 30);
    await anOffer(ann, await anItem(bob, { trustPoints: 12 }));
    await anOffer(bob, await anItem(ann, { trustPoints: 9 }));
    const page = await screens.open({ as: ann, at: "/wallet" });
    const panel = page.getByRole("region", { name: "Secure wallet" });
    const figures = () => panel.locator("dl > div").allInnerTexts();
    await eventually(async () => (await figures()).map(oneLine)).toEqual([
      "Balance 130 TP 118 TP available",
      "Pending balance 21 TP 12 TP held, 9 TP on the way to you",
      "Total earned 130 TP Came in since you joined",
      "Total spent 0 TP Paid since you joined",
      "Security score 25 of 100 Basic",
    ]);
    await panel.getByRole("button", { name: "Hide balance" }).click();
    await waitUntilHidden(panel.getByText("118 TP"));
    expect((await figures()).join(" ")).not.toMatch(/\d+ TP/);
    expect(
      await panel
        .getByRole("listitem")
        .getByText(/\+30 TP|Balance 130/)
        .count(),
    ).toBe(0);
    await page.reload();
    await sees(panel.getByRole("button", { name: "Show balance" }));
    await panel.getByRole("button", { name: "Show balance" }).click();
    await sees(panel.getByText("118 TP"));

    const quick = panel.getByRole("group", { name: "Quick earn" });
    expect((await quick.getByRole("button").allInnerTexts()).map(oneLine)).toEqual([
      "Daily +5 TP",
      "Task +10 TP",
      "Share +5 TP",
    ]);
    await quick.getByRole("button", { name: /Task/ }).click();
    await seesToast(page, "TrustPoints Earned!", "You earned 10 TrustPoints");
    await dismissToast(page);

    await sees(panel.getByRole("heading", { name: "Recent activity" }));
    await sees(panel.getByRole("heading", { name: "Earning opportunities" }));
    await panel.getByRole("tab", { name: "History" }).click();
    await sees(panel.getByRole("heading", { name: "Transaction history" }));
    await panel.getByRole("tab", { name: "Security" }).click();
    await sees(panel.getByText("Your address is not verified yet."));
    expect((await panel.getByRole("listitem").allInnerTexts()).map(oneLine)).toContain(
      "Password Changed within a year, and none of the passwords everybody tries. 15 of 15",
    );
  });

  it("shares an item by its link and earns for it", async () => {
    const ann = await market.member("Ann");
    const item = await anItem(ann, { title: "Desk lamp" });
    const page = await screens.open({ as: ann, at: "/wallet" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const quick = page.getByRole("group", { name: "Quick earn" });
    await quick.getByRole("button", { name: /Share/ }).click();
    const dialog = page.getByRole("dialog", { name: "Share an item" });
    await dialog.getByRole("button", { name: "Copy link to Desk lamp" }).click();
    await seesToast(page, "TrustPoints Earned!", "You earned 5 TrustPoints");
    await waitUntilHidden(dialog);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${market.main.url}/buy/${item.id}`,
    );
    await sees(quick.getByRole("button", { name: "Share Claimed" }));
  });
});

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
