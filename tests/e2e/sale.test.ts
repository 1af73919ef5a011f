import { expect, it } from "vitest";
import {
  balanceIn,
  expectNoReload,
  mark,
  sees,
  seesBalance,
  seesToast,
  someScreens,
  eventually,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

// Proves: BY-009, SD-006, TO-037, HT-005, RO-004
it("sells an item for TP between two browsers side by side, without a reload", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 18 });
  const sellers = await screens.open({ as: amara, at: "/offers/seller" });
  const buyers = await screens.open({ as: jun, at: `/buy/${raincoat.id}` });
  await sees(sellers.getByText("New offers appear here as they arrive"));
  await sees(sellers.getByText("No pending offers"));
  await sees(buyers.getByRole("heading", { level: 1, name: "Raincoat" }));
  await seesBalance(sellers, 100);
  await seesBalance(buyers, 100);
  await mark(sellers, buyers);

  await buyers.getByRole("button", { name: "Purchase for 18 TP" }).click();
  await seesToast(
    buyers,
    "Purchase Offer Sent!",
    "The seller will be notified to review the offer.",
  );
  await sees(buyers.getByRole("link", { name: "Your offer of 18 TP is waiting" }));
  await seesBalance(buyers, 100, 18);

  await sees(sellers.getByRole("status").getByText("Jun offered 18 TP for Raincoat"));
  await eventually(() => sellers.title()).toBe("1 pending offer · Market Day");
  await sees(sellers.getByRole("button", { name: "Notifications, 1 unread" }));
  expect(await sellers.getByRole("article").count(), "nothing moves before it is asked for").toBe(
    0,
  );

  await sellers.getByRole("button", { name: "Show offer" }).click();
  const card = sellers.getByRole("article", { name: "Offer with Jun for Raincoat" });
  await eventually(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
  await sees(card.getByText("You receive 18 TP. Your balance becomes 118 TP."));

  await card.getByRole("button", { name: "Accept" }).click();
  await sees(balanceIn(sellers).getByText("+18", { exact: true }));
  await seesToast(sellers, "Offer Accepted!", "The exchange has been completed successfully.");
  await seesBalance(sellers, 118);
  await sees(card.getByText(/^Accepted \d\d:\d\d$/));
  await eventually(() => sellers.title()).toBe("Seller dashboard · Market Day");

  await sees(balanceIn(buyers).getByText("-18", { exact: true }));
  await seesBalance(buyers, 82);
  await sees(buyers.getByRole("link", { name: "Your offer was accepted" }));
  await sees(buyers.getByText("Amara accepted your offer: the item is yours."));

  await expectNoReload(sellers, buyers);
  expect(await amara.wallet()).toEqual({ tpBalance: 118, held: 0, available: 118 });
  expect(await jun.wallet()).toEqual({ tpBalance: 82, held: 0, available: 82 });
});

// Proves: TO-039, SD-004, ST-006
it("declines with a reason, which the buyer reads at once, and what was held is free again", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 18 });
  await anOffer(jun, raincoat);
  const sellers = await screens.open({ as: amara, at: "/offers/seller" });
  const buyers = await screens.open({ as: jun, at: "/offers/mine" });
  await seesBalance(buyers, 100, 18);
  const his = buyers.getByRole("article", { name: "Offer with Amara for Raincoat" });
  await sees(his.getByRole("button", { name: "Withdraw" }));

  const hers = sellers.getByRole("article", { name: "Offer with Jun for Raincoat" });
  await hers.getByRole("button", { name: "Decline" }).click();
  const dialog = sellers.getByRole("dialog", { name: "Decline Jun's offer for Raincoat?" });
  await dialog.getByLabel("Reason (optional)").fill("My sister wants it");
  await dialog.getByRole("button", { name: "Decline offer" }).click();
  await seesToast(sellers, "Offer Declined");
  await sees(hers.getByText(/^Declined \d\d:\d\d$/));
  const answers = hers.getByRole("button", { name: /^(Accept|Counter|Decline|Withdraw)$/ });
  expect(await answers.count(), "an answered offer has no answers left").toBe(0);

  await sees(his.getByText(/^Declined \d\d:\d\d$/));
  await sees(his.getByText("My sister wants it"));
  await seesBalance(buyers, 100);
});

it("tells a third member with the item open that it is gone, and frees what was held for the offer", async () => {
  const [amara, jun, mia] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Mia"),
  ];
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 18 });
  const [won] = [await anOffer(jun, raincoat), await anOffer(mia, raincoat)];
  const mias = await screens.open({ as: mia, at: `/buy/${raincoat.id}` });
  await seesBalance(mias, 100, 18);
  await sees(mias.getByRole("link", { name: "Your offer of 18 TP is waiting" }));

  await amara.gql(ACCEPT, { id: won.id });
  await sees(
    mias
      .getByRole("complementary", { name: "Buy this item" })
      .locator("strong", { hasText: "Sold a moment ago" }),
  );
  await sees(mias.getByText("It can no longer be bought."));
  await seesBalance(mias, 100);
  await sees(mias.getByRole("button", { name: "Sold a moment ago" }));
});

it("shows the newest balance when the answer to an offer comes after the news that it was accepted", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 18 });
  const page = await screens.open({ as: jun, at: `/buy/${raincoat.id}` });
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("PurchaseItem")) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as {
      data: { createOffer: { offer: { id: string } } };
    };
    await amara.gql(ACCEPT, { id: data.createOffer.offer.id });
    await seesBalance(page, 82);
    await route.fulfill({ response });
  });

  await page.getByRole("button", { name: "Purchase for 18 TP" }).click();
  await seesToast(page, "Purchase Offer Sent!", "The seller will be notified to review the offer.");
  await sees(page.getByRole("link", { name: "Your offer was accepted" }));
  await seesBalance(page, 82);
});

it("opening a notification from the bar takes it off the count", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await anOffer(jun, await anItem(amara, { title: "Raincoat", trustPoints: 18 }));
  const page = await screens.open({ as: amara, at: "/listings" });
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("link", { name: /Jun/ })
    .click();
  await sees(page.getByRole("button", { name: "Notifications", exact: true }));
});
