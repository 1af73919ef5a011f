import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  dismissToast,
  eventually,
  sees,
  seesToast,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anOrder } from "../support/checkout.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { proofIsOver } from "../support/freshness.ts";
import type { Person } from "../support/people.ts";
import { STOP_VIEW, WHY } from "../support/viewAs.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

let admin: Person;
let second: Person;
let ana: Person;
let kettle: { id: string };
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Ottoline");
  ana = await market.richMember("Ana", 400);
  const jun = await market.member("Jun");
  kettle = await anItem(jun, { title: "Kettle", trustPoints: 41 });
  await anOffer(ana, await anItem(jun, { title: "Bike", trustPoints: 60 }));
  await anOrder(ana, [await anItem(jun, { title: "Radio", trustPoints: 20 })]);
});

const bannerOf = (page: Page): Locator => page.getByRole("complementary", { name: "View as Ana" });

/** The first step: the member's panel, and the dialog that asks why. */
async function asking(page: Page): Promise<Locator> {
  await page
    .getByRole("dialog", { name: "Ana", exact: true })
    .getByRole("button", { name: "View as…" })
    .click();
  return page.getByRole("dialog", { name: "View the market as Ana?" });
}

async function viewing(page: Page): Promise<void> {
  const dialog = await asking(page);
  await dialog.getByLabel("Reason").fill(WHY);
  await dialog.getByRole("button", { name: "View as Ana" }).click();
  await sees(bannerOf(page));
}

async function comesBack(page: Page): Promise<void> {
  await page.waitForURL(`**/admin/users?user=${ana.id}`);
  await seesToast(page, "The view has ended", "You are yourself again.");
  await sees(page.getByRole("dialog", { name: "Ana", exact: true }));
  expect(await bannerOf(page).count()).toBe(0);
}

/** In the end, whatever the screen itself says of it. */
async function saysWhy(page: Page): Promise<void> {
  await seesToast(page, "Nothing can be changed", "You view the market as Ana");
  await dismissToast(page);
}

const panel = () => `/admin/users?user=${ana.id}`;

describe("an administrator who views the market as a member", () => {
  it("gives a reason, sees the member's market in this tab alone, and comes back", async () => {
    const page = await screens.open({ as: admin, at: panel(), still: true });
    const dialog = await asking(page);
    await dialog.getByRole("button", { name: "View as Ana" }).click();
    await sees(dialog.getByText("Please give a reason"));
    await dialog.getByLabel("Reason").fill("ab");
    await dialog.getByRole("button", { name: "View as Ana" }).click();
    await sees(dialog.getByText("The reason must be at least 3 characters"));
    await dialog.getByLabel("Reason").fill(WHY);
    await dialog.getByRole("button", { name: "View as Ana" }).click();

    const banner = bannerOf(page);
    await sees(banner.getByText("Viewing as Ana"));
    await eventually(() => banner.getByRole("timer").textContent()).toMatch(/^14:\d\d left$/);
    expect(new URL(page.url()).pathname).toBe("/");
    await sees(page.getByRole("button", { name: "Menu of Ana" }));

    // The other tabs are the administrator's, as before.
    const other = await screens.open({ beside: page, at: "/admin/users" });
    await sees(other.getByRole("table", { name: "Users" }));
    expect(await bannerOf(other).count()).toBe(0);

    await page.goto("/offers/mine");
    await sees(page.getByRole("article").filter({ hasText: "Bike" }));
    await page.reload();
    await sees(bannerOf(page));
    await page.goto("/admin/users");
    await sees(page.getByText("Access Denied: Admin access required", { exact: true }));

    const hers = await screens.open({ as: ana, at: "/profile?tab=activity", still: true });
    await sees(hers.getByText(`Market Day looked at the market as you see it: ${WHY}`));

    await bannerOf(page).getByRole("button", { name: "Stop viewing as Ana" }).click();
    await comesBack(page);
    await sees(page.getByRole("button", { name: "View as…" }));
  });

  it("is told that nothing can be changed, and nothing is", async () => {
    const page = await screens.open({ as: admin, at: panel(), still: true });
    await viewing(page);
    await page.goto(`/buy/${kettle.id}`);
    for (const name of [/^Like/, "Add to Cart"]) {
      await page.getByRole("main").getByRole("button", { name }).first().click();
      await saysWhy(page);
    }
    await page.getByRole("button", { name: "Message", exact: true }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Is it still there?");
    await page.getByRole("dialog").getByRole("button", { name: /^Send/ }).click();
    await saysWhy(page);

    await page.goto("/profile");
    await page.getByRole("button", { name: "Edit profile" }).click();
    await page.getByLabel("Display name").fill("Somebody else");
    await page.getByRole("button", { name: "Save" }).click();
    await saysWhy(page);

    expect(await ana.gql(`{ viewer { user { displayName } } cart { quantity } }`)).toEqual({
      viewer: { user: { displayName: "Ana" } },
      cart: { quantity: 0 },
    });
    const { item } = await ana.gql(
      `query ($id: ID!) { item(id: $id) { viewCount likeCount } }`,
      kettle,
    );
    expect(item).toEqual({ viewCount: 0, likeCount: 0 });
  });

  it("sees a note in place of what is private, and an order without where it goes", async () => {
    const page = await screens.open({ as: admin, at: panel(), still: true });
    await viewing(page);
    for (const path of [
      "/messages",
      "/notifications",
      "/sessions",
      "/profile?tab=activity",
      "/profile?tab=settings",
    ]) {
      await page.goto(path);
      await sees(page.getByRole("main").getByText("Private to Ana"));
    }
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await sees(page.getByRole("dialog", { name: "Notifications" }).getByText("Private to Ana"));
    await page.keyboard.press("Escape");
    await page.goto("/orders");
    await page.getByRole("button", { name: "View Details" }).click();
    await sees(page.getByRole("list", { name: "Timeline" }));
    expect(await page.getByText("12 Harbour Street").count()).toBe(0);
  });

  it("comes back when the view is stopped elsewhere, by the menu, and when its time is over", async () => {
    const page = await screens.open({ as: admin, at: panel(), still: true });
    await viewing(page);
    await admin.gql(STOP_VIEW);
    await comesBack(page);
    await dismissToast(page);

    await viewing(page);
    await page.getByRole("button", { name: "Menu of Ana" }).click();
    await page.getByRole("menuitem", { name: "Stop viewing" }).click();
    await comesBack(page);
    await dismissToast(page);

    await page.clock.install();
    await viewing(page);
    await page.clock.fastForward("15:00");
    await comesBack(page);
  });

  it("proves who they are first, when that is long ago, and does all of it by the keyboard", async () => {
    await proofIsOver(market, second);
    const page = await screens.open({ as: second, at: panel(), still: true });
    const dialog = await asking(page);
    await dialog.getByLabel("Reason").fill(WHY);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Code").fill((await second.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    await sees(bannerOf(page));
    await waitUntilHidden(proof);
    const stop = bannerOf(page).getByRole("button");
    await stop.focus();
    await page.keyboard.press("Enter");
    await comesBack(page);
  });

  it("finds no such button for administrators and the suspended", async () => {
    const page = await screens.open({
      as: admin,
      at: `/admin/users?user=${second.id}`,
      still: true,
    });
    await sees(page.getByRole("dialog", { name: "Ottoline" }).getByText("@"));
    expect(await page.getByRole("button", { name: "View as…" }).count()).toBe(0);
  });

  it("has no barrier at both widths, in both themes", async () => {
    const page = await screens.open({ as: admin, at: panel(), still: true });
    const dialog = await asking(page);
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByLabel("Reason").fill(WHY);
    await dialog.getByRole("button", { name: "View as Ana" }).click();
    await sees(page.getByRole("article"));
    await seesNoBarrier(page, { opened: bannerOf(page).getByText("Viewing as Ana") });
    await page.goto("/messages");
    await sees(page.getByText("Private to Ana"));
    await seesNoBarrier(page, { opened: page.getByRole("main") });
  });
});
