import type { Page } from "playwright-core";
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
import {
  ACCEPT_PART,
  anAddress,
  anOrder,
  CANCEL_PART,
  fillCart,
  partOf,
} from "../support/checkout.ts";
import { aDispute, CONCEDE } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer, COUNTER, DECLINE } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const panel = (page: Page) => page.getByRole("complementary", { name: "Buy this item" });
const twoPeople = async () => [await market.member("Amara"), await market.member("Jun")] as const;

it("counts the TP of an open offer once, after the press as after a reload, and says the offer first", async () => {
  const [amara, jun] = await twoPeople();
  await anOffer(jun, await anItem(amara, { title: "Lamp", trustPoints: 20 }));
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 70 });
  const page = await screens.open({ as: jun, at: `/buy/${raincoat.id}` });
  await eventually(() => sumIn(panel(page))).toEqual([
    ["Your balance", 100],
    ["Held for your offers", -20],
    ["This item", -70],
    ["After purchase", 10],
  ]);

  await panel(page).getByRole("button", { name: "Purchase for 70 TP" }).click();
  const waiting = panel(page).getByRole("link", { name: "Your offer of 70 TP is waiting" });
  const held = [
    ["Your balance", 100],
    ["Held for your other offers", -20],
    ["Your offer, held", -70],
    ["After it is accepted", 10],
  ];
  await sees(waiting);
  await eventually(() => waiting.evaluate((link) => link === document.activeElement)).toBe(true);
  await eventually(() => sumIn(panel(page))).toEqual(held);

  let release: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("query MyOfferForItem")) await answered;
    await route.fallback();
  });
  await page.reload();
  await sees(panel(page).getByRole("link", { name: "Amara" }));
  await waitUntilHidden(panel(page).getByText("Your balance"));
  await waitUntilHidden(panel(page).getByRole("button", { name: /Purchase|Insufficient/ }));
  release();
  await sees(waiting);
  await eventually(() => sumIn(panel(page))).toEqual(held);
  expect(
    (await panel(page).innerText()).startsWith("Your offer of 70 TP is waiting"),
    "the offer is said first",
  ).toBe(true);
  await sees(panel(page).getByText(/\d+ h/));
  await waitUntilHidden(panel(page).getByRole("link", { name: "Offer a swap" }));

  await panel(page).getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw offer" }).click();
  await seesToast(page, "Offer withdrawn");
  await sees(panel(page).getByRole("button", { name: "Purchase for 70 TP" }));
  await seesBalance(page, 100, 20);
});

it("asks for the answer to a seller's counter-offer on the item's page and where swaps are offered", async () => {
  const [amara, jun] = await twoPeople();
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 20 });
  await anItem(jun, { title: "Lamp", trustPoints: 20 });
  const offer = await anOffer(jun, raincoat);
  const page = await screens.open({ as: jun, at: `/buy/${raincoat.id}` });
  await sees(page.getByRole("link", { name: "Your offer of 20 TP is waiting" }));
  await amara.gql(COUNTER, { id: offer.id, tpDelta: 25 });
  await sees(page.getByRole("link", { name: "Amara asks for 25 TP" }));
  await eventually(() => sumIn(panel(page))).toEqual([
    ["Your balance", 100],
    ["Your offer", -25],
    ["After it is accepted", 75],
  ]);

  await page.goto(`/exchange/${raincoat.id}`);
  await sees(page.getByRole("link", { name: "Amara asks for 25 TP" }));
  await eventually(() =>
    page.getByRole("button", { name: "Offer Exchange Lamp" }).isDisabled(),
  ).toBe(true);
  await page.getByRole("button", { name: "Accept" }).click();
  await seesToast(page, "Offer Accepted!", "The exchange has been completed successfully.");
  await seesBalance(page, 75);
});

it("promises nothing of a deal that is over: paid, not paid, or given back", async () => {
  const [amara, jun] = await twoPeople();
  const make = async (title: string) =>
    anOffer(jun, await anItem(amara, { title, trustPoints: 7 }));
  await amara.gql(DECLINE, { id: (await make("Lamp")).id });
  const sold = await make("Kettle");
  await amara.gql(ACCEPT, { id: sold.id });
  const [deal] = await market.rows<{ id: number }>(
    "select id from transactions where offer_id = $1",
    [Number(sold.id)],
  );
  const thread = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const lamp = thread.getByRole("article", { name: "Jun made an offer for Lamp" });
  const kettle = thread.getByRole("article", { name: "Jun made an offer for Kettle" });
  await sees(lamp.getByText("Nobody paid TP."));
  await sees(kettle.getByText("You received 7 TP."));
  expect(await thread.getByText("You receive 7 TP").count()).toBe(0);

  const dispute = await aDispute(jun, { transactionId: String(deal?.id) });
  await amara.gql(CONCEDE, { id: dispute.id });
  const mine = await screens.open({ as: jun, at: "/offers/mine?tab=accepted" });
  await sees(mine.getByText("You paid 7 TP. 7 TP came back to you."));
  await mine.goto("/offers/mine?tab=declined");
  await sees(mine.getByText("Nobody paid TP."));
});

it("tells a member's own acts as theirs", async () => {
  const [amara, jun] = await twoPeople();
  await anOffer(jun, await anItem(amara, { title: "Lamp", trustPoints: 7 }));
  const page = await screens.open({ as: jun, at: `/messages/${amara.id}` });
  await sees(page.getByRole("article", { name: "You made an offer for Lamp" }));
  await sees(page.getByRole("link", { name: /Amara.*You made an offer for Lamp/ }));

  const order = await anOrder(jun, [await anItem(amara, { title: "Teapot", trustPoints: 5 })]);
  await sees(page.getByRole("article", { name: "You ordered Teapot" }));
  await page.goto(`/orders?order=${order.id}`);
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await sees(details.getByRole("list", { name: "Timeline" }).getByText(/· You$/));
});

it("counts what comes back of an order by the parts that can still be cancelled", async () => {
  const [amara, kofi] = [await market.member("Amara"), await market.member("Kofi")];
  const [mia, jun] = [await market.member("Mia"), await market.richMember("Jun", 300)];
  const order = await anOrder(jun, [
    await anItem(amara, { title: "Teapot", trustPoints: 20 }),
    await anItem(kofi, { title: "Bread", trustPoints: 6 }),
    await anItem(mia, { title: "Chair", trustPoints: 30 }),
  ]);
  await amara.gql(CANCEL_PART, { id: partOf(order, amara).id });
  await kofi.gql(ACCEPT_PART, { id: partOf(order, kofi).id });
  const open = partOf(order, kofi).amount + partOf(order, mia).amount;
  const page = await screens.open({ as: jun, at: `/orders?order=${order.id}` });
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await sees(
    details
      .getByRole("region", { name: "From Amara" })
      .getByText(`${partOf(order, amara).amount} TP came back to you.`),
  );
  await sees(
    details
      .getByRole("region", { name: "From Kofi" })
      .getByText(
        `You paid ${partOf(order, kofi).amount} TP, kept in escrow until it is delivered.`,
      ),
  );
  await details.getByRole("button", { name: "Cancel whole order" }).click();
  const asked = page.getByRole("dialog", { name: `Cancel order ${order.orderNumber}?` });
  await sees(asked.getByText(`${open} TP come back to you.`, { exact: false }));
  await asked.getByRole("button", { name: "Cancel order" }).click();
  await seesToast(page, "Order cancelled", "Your TP are back in your wallet.");
  await details.getByRole("button", { name: "Close" }).click();
  await seesBalance(page, 300);
});

it("shows the checkout the balance of the bar, what is held of it, and what the order leaves", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 300)];
  await anOffer(jun, await anItem(amara, { title: "Lamp", trustPoints: 40 }));
  await anAddress(jun);
  await fillCart(jun, await anItem(amara, { title: "Teapot", trustPoints: 20 }));
  const page = await screens.open({ as: jun });
  await seesBalance(page, 300, 40);
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const dialog = page.getByRole("dialog", { name: "Checkout" });
  await dialog
    .getByRole("radio", { name: /Robin Okafor/ })
    .or(dialog.getByRole("button", { name: /Robin Okafor/ }))
    .first()
    .click();
  await dialog.getByRole("button", { name: "Continue to Review" }).click();
  await sees(dialog.getByRole("heading", { name: "Order Review" }));
  await eventually(() => sumIn(dialog)).toEqual([
    ["Your balance", 300],
    ["Held for your offers", -40],
    ["This order", -70],
    ["After the order", 190],
  ]);
});
