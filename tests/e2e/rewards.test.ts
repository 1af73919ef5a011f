import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { aDeal } from "../support/deals.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

async function dealsWith(buyer: Person, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await aDeal(market, { seller: await market.member(`Seller${n}`), buyer });
  await market.settled();
}

// Proves: PN-018, PN-019, PN-021
it("shows the hub beside the wallet, with tabs, filters and the reasons of the XP", async () => {
  const amara = await market.richMember("Amara", 400);
  await dealsWith(amara, 1);
  const page = await screens.open({ as: amara, at: "/?panel=rewards", still: true });
  const hub = page.getByRole("region", { name: "Gamification Hub" });
  await sees(hub.getByRole("img", { name: "Level 1, 70 of 100 XP to the next" }));
  await sees(page.getByRole("region", { name: "Secure wallet" }));
  expect(await hub.getByRole("tab").allTextContents()).toEqual([
    "Achievements",
    "Challenges",
    "Leaderboard",
  ]);

  await seesNoBarrier(page);

  const filters = hub.getByRole("group", { name: "Which achievements" });
  expect(await filters.locator("label").allTextContents()).toEqual([
    "All",
    "Trading",
    "Social",
    "Milestone",
    "Special",
    "Seasonal",
  ]);
  // What is unlocked is first.
  await eventually(() => hub.getByRole("heading", { level: 3 }).first().textContent()).toBe(
    "First deal",
  );
  // The group is one stop of the keyboard, and arrows choose.
  await filters.getByLabel("All", { exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await sees(hub.getByRole("heading", { name: "Winter market" }));
  expect(await hub.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Winter market",
    "Spring clean",
    "Summer swaps",
  ]);

  await hub.getByRole("button", { name: "Why this level?" }).click();
  const why = page.getByRole("dialog", { name: "Why this level?" });
  await sees(why.getByText("Achievement: First deal"));
  await sees(why.getByText("50 XP"));
  await sees(why.getByText(/What two members do together counts once a month/));
  await seesNoBarrier(page, { opened: why });

  for (const list of ["challenges", "leaderboard"]) {
    const other = await screens.open({ as: amara, at: `/?panel=rewards&hub=${list}`, still: true });
    const shown = other.getByRole("region", { name: "Gamification Hub" });
    await sees(shown.getByRole("listitem").first());
    await seesNoBarrier(other);
  }
});

it("moves by itself: progress, the toast of what unlocks, a claim, the place on the board", async () => {
  const bea = await market.richMember("Bea", 400);
  await dealsWith(bea, 2);
  const page = await screens.open({ as: bea, at: "/?panel=rewards" });
  const hub = page.getByRole("region", { name: "Gamification Hub" });
  await sees(hub.getByRole("heading", { name: "First listing" }));
  await anItem(bea, { title: "Brass bell" });
  await seesToast(page, "Achievement unlocked", "First listing: 10 XP");

  await hub.getByRole("tab", { name: "Challenges" }).click();
  const exchanges = hub.getByRole("article").filter({ hasText: "Complete 3 exchanges" });
  await sees(exchanges.getByText("2/3"));
  const claim = exchanges.getByRole("button", { name: "Claim Complete 3 exchanges" });
  expect(await claim.isDisabled()).toBe(true);
  await dealsWith(bea, 1);
  await sees(exchanges.getByText("3/3"));
  await claim.click();
  await seesToast(page, "TrustPoints Earned!", "You earned 15 TrustPoints");
  await sees(exchanges.getByText("Claimed"));

  await hub.getByRole("tab", { name: "Leaderboard" }).click();
  await sees(hub.getByRole("link", { name: "You", exact: true }));
  const rival = await market.richMember("Rio", 900);
  await dealsWith(rival, 4);
  await sees(
    hub
      .getByRole("listitem")
      .first()
      .getByRole("link", { name: new RegExp(`^${rival.email.split("@")[0]}$`) }),
  );
});

it("is for members, and asks nothing before its tab is opened", async () => {
  // Visitors have no home: the landing page has none of its panels.
  const visit = await screens.open({ at: "/?panel=rewards" });
  await sees(visit.getByRole("heading", { level: 1 }));
  expect(await visit.getByRole("tab", { name: "Rewards" }).count()).toBe(0);

  const cleo = await market.member("Cleo");
  const home = await screens.open({ as: cleo, at: "/" });
  const before: string[] = [];
  home.on("request", (request) => before.push(request.postData() ?? ""));
  const tab = home.getByRole("tab", { name: "Rewards" });
  await eventually(async () => {
    await home.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return tab.count();
  }).toBe(1);
  expect(before.filter((text) => text.includes("HubStats"))).toEqual([]);
  await tab.click();
  await sees(home.getByRole("img", { name: "Level 1, 0 of 100 XP to the next" }));
});

it("takes who wishes so off the board", async () => {
  const dov = await market.member("Dov");
  await anItem(dov, { title: "Tin soldier" });
  await market.settled();
  const page = await screens.open({ as: dov, at: "/profile?tab=settings" });
  await page.getByLabel("Leaderboard").selectOption("Nobody");
  await seesToast(page, "Privacy settings saved", "Leaderboard: Nobody.");
  const board = await screens.open({ as: dov, at: "/?panel=rewards&hub=leaderboard" });
  await sees(board.getByText(/have XP in this period/));
  const hub = board.getByRole("region", { name: "Gamification Hub" });
  expect(await hub.getByRole("link", { name: "You", exact: true }).count()).toBe(0);
});
