import type { Locator, Page } from "playwright-core";
import { afterEach, beforeAll, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  dismissToast,
  eventually,
  expectNoReload,
  mark,
  sees,
  seesToast,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { fillCart } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { closed, opened, SET_SWITCH } from "../support/switches.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const REASON = "Some prices were shown wrong";
const OFFERS = `Offers are closed at the moment: ${REASON}`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});
afterEach(() => opened(admin, "offers"));

const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole("list", { name: "Switches" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

it("closes offers before a member's eyes, who reads why, and opens them again", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const raincoat = await anItem(amara, { title: "Raincoat", trustPoints: 18 });
  const his = await screens.open({
    as: jun,
    at: `/buy/${raincoat.id}`,
    still: true,
    // The refused offer.
    mayFail: /503/,
  });
  await sees(his.getByRole("button", { name: "Purchase for 18 TP" }));
  const page = await screens.open({ as: admin, at: "/admin/switches", still: true });
  await sees(rowOf(page, "Offers").getByText("Open", { exact: true }));
  await sees(rowOf(page, "Offers").getByText("Offers, exchanges and counter-offers"));
  await mark(his, page);

  await rowOf(page, "Offers").getByRole("button", { name: "Close offers" }).click();
  const dialog = page.getByRole("dialog", { name: "Close offers?" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await sees(dialog.getByText("Please give a reason"));
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await sees(dialog.getByText("Nothing else follows from it."));
  await sees(dialog.getByText("Open offers are accepted, declined and withdrawn"));
  await seesNoBarrier(page, { opened: dialog });
  expect(await his.getByText(OFFERS).count(), "nothing has happened yet").toBe(0);
  await dialog.getByRole("button", { name: "Close offers" }).click();
  await seesToast(page, "Offers: closed");
  await waitUntilHidden(dialog);
  await dismissToast(page);
  await sees(rowOf(page, "Offers").getByText("Closed", { exact: true }));
  await sees(rowOf(page, "Offers").getByText(`by Admin: ${REASON}`));
  await seesNoBarrier(page);

  await sees(his.getByRole("status").getByText(OFFERS));
  await seesNoBarrier(his);
  await his.getByRole("button", { name: "Purchase for 18 TP" }).click();
  await eventually(() => his.locator("li[data-swipe-direction]").innerText()).toContain(OFFERS);
  await dismissToast(his);
  expect(await jun.wallet()).toMatchObject({ held: 0 });

  await rowOf(page, "Offers").getByRole("button", { name: "Open offers" }).click();
  const again = page.getByRole("dialog", { name: "Open offers?" });
  await again.getByLabel("Reason").fill("The prices are right");
  await again.getByRole("button", { name: "Continue" }).click();
  await again.getByRole("button", { name: "Open offers" }).click();
  await seesToast(page, "Offers: open again");
  await waitUntilHidden(his.getByText(OFFERS));
  await his.getByRole("button", { name: "Purchase for 18 TP" }).click();
  await sees(his.getByRole("link", { name: "Your offer of 18 TP is waiting" }));

  await rowOf(page, "Offers").getByRole("button", { name: "Close offers" }).waitFor();
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Audit log" })
    .click();
  const entry = page.getByRole("table", { name: "Audit log" }).getByRole("row").nth(1);
  for (const words of ["Set a switch", "Switch: offers", "The prices are right"])
    await sees(entry.getByText(words, { exact: true }));
  await expectNoReload(his, page);
});

it("is done with the keyboard alone", async () => {
  const page = await screens.open({ as: admin, at: "/admin/switches", still: true });
  const close = rowOf(page, "Offers").getByRole("button", { name: "Close offers" });
  await sees(close);
  const tabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let n = 0; n < 60 && !(await isThere()); n++) await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  };
  await tabTo(close);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Close offers?" });
  await sees(dialog);
  await tabTo(dialog.getByLabel("Reason"));
  await page.keyboard.type(REASON);
  await tabTo(dialog.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await sees(dialog.getByText("This would happen"));
  await tabTo(dialog.getByRole("button", { name: "Close offers" }));
  await page.keyboard.press("Enter");
  await seesToast(page, "Offers: closed");
  await sees(rowOf(page, "Offers").getByText("Closed", { exact: true }));
});

it("two administrators see the same, and the later one is told", async () => {
  const page = await screens.open({
    as: admin,
    at: "/admin/switches",
    still: true,
    mayFail: /409|400/,
  });
  await rowOf(page, "Offers").getByRole("button", { name: "Close offers" }).click();
  const dialog = page.getByRole("dialog", { name: "Close offers?" });
  await dialog.getByLabel("Reason").fill(REASON);
  await admin.gql(SET_SWITCH, { input: { name: "offers", isOn: false, reason: "Somebody else" } });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await seesToast(page, "Failed to close offers", "This is closed already");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await sees(rowOf(page, "Offers").getByText("by Admin: Somebody else"));
});

it("says only where it matters what is closed; the cart and the sign-in card do, too", async () => {
  const jun = await market.member("Jun");
  await fillCart(jun, await anItem(await market.member("Amara"), { title: "Lamp" }));
  const page = await screens.open({ as: jun, at: "/", still: true });
  await closed(admin, "checkout", REASON);
  await closed(admin, "sign_up", REASON);
  await page.getByRole("button", { name: /^Cart/ }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  await sees(cart.getByText(`Checkout is closed at the moment: ${REASON}`));
  await seesNoBarrier(page, { opened: cart });
  await page.keyboard.press("Escape");
  await waitUntilHidden(cart);
  expect(await page.getByText("at the moment").count()).toBe(0);

  const visitor = await screens.open({ still: true });
  await sees(visitor.getByText(`Sign-up is closed at the moment: ${REASON}`));
  await opened(admin, "sign_up");
  await waitUntilHidden(visitor.getByText("at the moment"));
  await closed(admin, "writes", REASON);
  for (const each of [page, visitor])
    await sees(each.getByText(`The market is closed for changes at the moment: ${REASON}`));
  await seesNoBarrier(visitor);
});
