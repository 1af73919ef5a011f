import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
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
import { aDeal } from "../support/deals.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { PASSWORD } from "../support/market.ts";
import { DELETE_ITEM, RESTORE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const REASON = "Sold a brick as a teapot";
const DONE = "User status updated successfully";

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

/** The names of the members in the table, from the top. */
function namesIn(page: Page): Promise<string[]> {
  return page
    .getByRole("table", { name: "Users" })
    .getByRole("rowheader")
    .getByRole("link")
    .allTextContents();
}

function rowOf(page: Page, member: Person): Locator {
  return page.getByRole("row").filter({ hasText: member.email });
}

/** A member with an item, for which somebody else has made an offer. */
async function aSellerWithAnOffer(name: string): Promise<Person> {
  const [seller, buyer] = [await market.member(name), await market.member("Jun")];
  await anOffer(buyer, await anItem(seller, { title: `Kettle of ${name}`, trustPoints: 41 }));
  return seller;
}

/** The panel of a member, with the first step of the dialog open and filled in. */
async function suspending(page: Page, member: Person): Promise<Locator> {
  const panel = page.getByRole("dialog", { name: member.name, exact: true });
  await panel.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: `Suspend ${member.name}?` });
  await dialog.getByLabel("Reason").fill(REASON);
  return dialog;
}

describe("the administrator's area", () => {
  // Proves: AD-001, NV-011, RT-018, TO-067
  it("is an administrator's alone, in the menu and behind its link", async () => {
    const jun = await market.member("Jun");
    const his = await screens.open({ as: jun, at: "/admin/users", still: true });
    await sees(his.getByText("Access Denied: Admin access required", { exact: true }));
    expect(await his.getByRole("table").count()).toBe(0);
    await his.getByRole("button", { name: "Menu of Jun" }).click();
    await sees(his.getByRole("menuitem", { name: "Sessions" }));
    expect(await his.getByRole("menuitem", { name: "Admin Panel" }).count()).toBe(0);
    expect(await his.locator("a[href^='/admin']").count()).toBe(0);
    await his.keyboard.press("Escape");
    await seesNoBarrier(his);
    await his.getByRole("link", { name: "Back to Home" }).click();
    await his.waitForURL(`${market.url}/`);

    const page = await screens.open({ as: admin, still: true });
    await page.getByRole("button", { name: "Menu of Admin" }).click();
    await page.getByRole("menuitem", { name: "Admin Panel" }).click();
    await sees(page.getByRole("heading", { level: 1, name: "Dashboard" }));
    expect(new URL(page.url()).pathname).toBe("/admin/dashboard");
    expect(await page.title()).toBe("Dashboard · Admin · Market Day");

    const tabs = page.getByRole("navigation", { name: "Admin" });
    expect(await tabs.getByRole("link").allTextContents()).toEqual([
      "Dashboard",
      "Analytics",
      "Users",
      "Items",
      "Transactions",
      "Reports",
      "Moderation",
      "Disputes",
      "Ledger",
      "Adjustments",
      "Jobs",
      "Switches",
      "Audit log",
      "Events",
      "GraphQL",
    ]);
    await tabs.getByRole("link", { name: "Transactions" }).click();
    await sees(page.getByRole("heading", { level: 1, name: "Transactions" }));
    expect(await tabs.locator("[aria-current=page]").allTextContents()).toEqual(["Transactions"]);
    await page.goto("/admin/nothing");
    await sees(page.getByRole("heading", { level: 1, name: "Page Not Found" }));

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("admin");
    await sees(page.getByRole("option", { name: "Admin Panel" }));
  });

  // Proves: AD-010, AD-011
  it("finds members by username, e-mail or name, filters them, and keeps both in the URL", async () => {
    const [ines, omar] = [await market.member("Inés"), await market.member("Omar")];
    const page = await screens.open({ as: admin, at: "/admin/users", still: true });
    await sees(rowOf(page, ines));
    const search = page.getByRole("searchbox", { name: "Search users" });

    for (const text of [omar.email.toUpperCase(), omar.email.split("@")[0] ?? "", "Omar"]) {
      await search.fill(text);
      await eventually(() => new URL(page.url()).searchParams.get("q")).toBe(text);
      await eventually(() => namesIn(page)).toEqual(["Omar"]);
    }
    await page.reload();
    await eventually(() => namesIn(page)).toEqual(["Omar"]);
    expect(await search.inputValue()).toBe("Omar");

    await page.getByRole("radio", { name: "Inactive" }).check();
    await sees(page.getByText("No users found"));
    await eventually(() => new URL(page.url()).searchParams.get("status")).toBe("inactive");
    await market.rows("update users set trust_level = 'champion' where id = $1", [Number(omar.id)]);
    await page.getByRole("radio", { name: "Champion" }).check();
    await eventually(() => namesIn(page)).toEqual(["Omar"]);
    await page.getByRole("radio", { name: "Trusted" }).check();
    await sees(page.getByText("No users found"));
    await page.getByRole("radio", { name: "Active", exact: true }).check();
    await eventually(() => namesIn(page)).toEqual(["Omar"]);
  });
});

describe("a suspension", () => {
  // Proves: AD-007, AD-013, ST-017, TO-065
  it("says what it does before it is done, is in the list and the log, and is lifted", async () => {
    const freya = await aSellerWithAnOffer("Freya");
    const page = await screens.open({
      as: admin,
      at: `/admin/users?q=${freya.email}`,
      still: true,
    });
    await mark(page);
    await page.getByRole("link", { name: "Freya" }).click();
    const panel = page.getByRole("dialog", { name: "Freya", exact: true });
    await sees(panel.getByText("No suspensions so far."));
    await sees(panel.getByRole("link", { name: "Kettle of Freya" }));

    const dialog = await suspending(page, freya);
    await dialog.getByLabel("Notes").fill("Two reports");
    await dialog.getByLabel("Duration").selectOption("30 days");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await eventually(() =>
      dialog.getByRole("list", { name: "What it does" }).getByRole("listitem").allTextContents(),
    ).toEqual(["1 offer ends", "41 TP that were held are free again", "1 mail is sent"]);
    await sees(dialog.getByText("+41 TP available"));
    await sees(dialog.getByText(REASON));
    expect((await freya.wallet()).tpBalance, "nothing has happened yet").toBe(100);

    await dialog.getByRole("button", { name: "Suspend Freya" }).click();
    await seesToast(page, DONE);
    await waitUntilHidden(dialog);
    await sees(panel.getByRole("list", { name: "Suspensions" }).getByText(REASON));
    await sees(panel.getByText("41 TP · Not listed"));
    await sees(panel.getByRole("button", { name: "Lift suspension" }));
    await dismissToast(page);

    await panel.getByRole("link", { name: "Audit log of this member" }).click();
    await sees(page.getByText("Only about Freya"));
    const entry = page.getByRole("table", { name: "Audit log" }).getByRole("row").last();
    for (const words of ["Admin", "Suspended a member", REASON, "Done"])
      await sees(entry.getByText(words, { exact: true }));
    await page.goBack();

    await sees(panel);
    await page.keyboard.press("Escape");
    await sees(rowOf(page, freya).getByText("Suspended"));
    await expectNoReload(page);
    await page.getByRole("link", { name: "Freya" }).click();
    await panel.getByRole("button", { name: "Lift suspension" }).click();
    const lift = page.getByRole("dialog", { name: "Lift the suspension of Freya?" });
    await lift.getByLabel("Reason").fill("She apologised");
    await lift.getByRole("button", { name: "Continue" }).click();
    await sees(lift.getByText("1 suspension ends"));
    await lift.getByRole("button", { name: "Lift suspension" }).click();
    await seesToast(page, DONE);
    await dismissToast(page);
    await sees(panel.getByText("Notes: She apologised"));
    await sees(panel.getByRole("link", { name: "Kettle of Freya" }));
    await page.keyboard.press("Escape");
    await waitUntilHidden(panel);
    await sees(rowOf(page, freya).getByText("Active"));
  });

  it("is counted anew when something changes before the press", async () => {
    const priya = await aSellerWithAnOffer("Priya");
    const late = await market.member("Late");
    const vase = await anItem(priya, { title: "Vase", trustPoints: 25 });
    const page = await screens.open({
      as: admin,
      at: `/admin/users?user=${priya.id}`,
      still: true,
    });
    const dialog = await suspending(page, priya);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 offer ends"));

    await anOffer(late, vase);
    await dialog.getByRole("button", { name: "Suspend Priya" }).click();
    await sees(dialog.getByText("Something changed meanwhile. This is what it would do now."));
    await sees(dialog.getByText("2 offers end"));
    await dialog.getByRole("button", { name: "Suspend Priya" }).click();
    await seesToast(page, DONE);
    expect(await late.wallet()).toMatchObject({ held: 0 });
  });

  // Proves: TO-064
  it("that is refused says why, and the way back keeps what was typed", async () => {
    const kofi = await aSellerWithAnOffer("Kofi");
    const page = await screens.open({ as: admin, at: `/admin/users?user=${kofi.id}`, still: true });
    const panel = page.getByRole("dialog", { name: "Kofi", exact: true });
    await panel.getByRole("button", { name: "Suspend" }).click();
    const dialog = page.getByRole("dialog", { name: "Suspend Kofi?" });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("Please give a reason"));
    await dialog.getByLabel("Reason").fill("No");
    await sees(dialog.getByText("The reason must be at least 3 characters"));
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Back" }).click();
    expect(await dialog.getByLabel("Reason").inputValue()).toBe(REASON);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 offer ends"));

    await admin.gql(SUSPEND, { memberId: kofi.id, reason: "Somebody was quicker" });
    await dialog.getByRole("button", { name: "Suspend Kofi" }).click();
    await seesToast(page, "Failed to update user status", "Kofi is suspended already");
    await sees(dialog);
  });

  it("needs no mouse", async () => {
    const mateo = await aSellerWithAnOffer("Mateo");
    const page = await screens.open({
      as: admin,
      at: `/admin/users?q=${mateo.email}`,
      still: true,
    });
    await tabTo(page, page.getByRole("link", { name: "Mateo" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Suspend" }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Suspend Mateo?" });
    await seesFocus(dialog.getByLabel("Reason"));
    await page.keyboard.type(REASON);
    await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await seesFocus(dialog.getByRole("heading", { name: "This would happen" }));
    await tabTo(page, dialog.getByRole("button", { name: "Suspend Mateo" }));
    await page.keyboard.press("Enter");
    await seesToast(page, DONE);
    await waitUntilHidden(dialog);
    await seesFocus(page.getByRole("button", { name: "Lift suspension" }));
    // Escape puts away what came last: the toast, then the panel.
    await page.keyboard.press("Escape");
    await waitUntilHidden(page.getByText(DONE));
    await page.keyboard.press("Escape");
    await seesFocus(page.getByRole("link", { name: "Mateo" }));
    await sees(rowOf(page, mateo).getByText("Suspended"));
  });

  it("is not offered for administrators", async () => {
    const page = await screens.open({
      as: admin,
      at: `/admin/users?user=${admin.id}`,
      still: true,
    });
    const panel = page.getByRole("dialog", { name: "Admin", exact: true });
    await sees(panel.getByText("Administrator"));
    await sees(panel.getByText("No suspensions so far."));
    expect(await panel.getByRole("button").allTextContents()).toEqual([""]);
  });
});

it("who has lost the second step gets in again, after a look at what that does", async () => {
  const rosa = await market.member("Rosa");
  await rosa.setUpAuthenticator();
  const page = await screens.open({ as: admin, at: `/admin/users?user=${rosa.id}`, still: true });
  const panel = page.getByRole("dialog", { name: "Rosa", exact: true });
  await panel.getByRole("button", { name: "Reset two-step sign-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset the two-step sign-in of Rosa?" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await sees(dialog.getByText("Please give a reason"));
  await dialog.getByLabel("Reason").fill("Her phone fell into the harbour");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await sees(dialog.getByText("All of them end. The password stays."));
  await seesNoBarrier(page, { opened: dialog });
  await dialog.getByRole("button", { name: "Reset two-step sign-in" }).click();
  await seesToast(page, "Two-step sign-in reset");
  await waitUntilHidden(panel.getByRole("button", { name: "Reset two-step sign-in" }));
  const { login } = await market.stranger.gql(
    `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
    { email: rosa.email, password: PASSWORD },
  );
  expect(login.token).toBeTruthy();
});

describe("an item", () => {
  it("is deleted and restored without a mouse", async () => {
    const item = await anItem(await market.member("Otis"), { title: "Crossbow" });
    const page = await screens.open({ as: admin, at: `/admin/items?q=crossbow`, still: true });
    await tabTo(page, page.getByRole("link", { name: "Crossbow" }));
    await page.keyboard.press("Enter");
    for (const [open, title, reason, toast] of [
      [
        "Delete item",
        "Delete Crossbow?",
        "Weapons are not allowed here",
        "Item deleted successfully",
      ],
      ["Restore item", "Restore Crossbow?", "It is a toy", "Item restored"],
    ] as const) {
      await tabTo(page, page.getByRole("button", { name: open }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await seesFocus(dialog.getByLabel("Reason"));
      await page.keyboard.type(reason);
      await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
      await page.keyboard.press("Enter");
      await seesFocus(dialog.getByRole("heading", { name: "This would happen" }));
      await tabTo(page, dialog.getByRole("button", { name: open }));
      await page.keyboard.press("Enter");
      await seesToast(page, toast);
      await page.keyboard.press("Escape");
      await waitUntilHidden(page.getByText(toast));
    }
    await page.keyboard.press("Escape");
    await seesFocus(page.getByRole("link", { name: "Crossbow" }));
    expect(new URL(page.url()).searchParams.get("item")).not.toBe(item.id);
  });

  it("that is opened while a search waits for the end of the typing stays open", async () => {
    const sword = await anItem(await market.member("Wanda"), { title: "Sabre" });
    const page = await screens.open({ as: admin, at: "/admin/items", still: true });
    // Until its code has come, the click is in the URL and not on the screen.
    await page.route(/ItemDrawer/, async (route) => {
      await page.waitForURL(/q=sab/);
      await route.continue();
    });
    const link = page.getByRole("link", { name: "Sabre" });
    await sees(link);
    await page.getByRole("searchbox", { name: "Search items" }).fill("sab");
    await link.click();
    await sees(page.getByRole("dialog", { name: "Sabre", exact: true }));
    expect(new URL(page.url()).search).toBe(`?item=${sword.id}&q=sab`);
  });

  // Proves: AD-008, AD-012, TO-064, TO-066
  it("is deleted with what waits for it, which is said before, and is restored", async () => {
    const [wanda, jun] = [await market.member("Wanda"), await market.member("Jun")];
    const sword = await anItem(wanda, { title: "Sword", trustPoints: 41 });
    await anOffer(jun, sword);
    const page = await screens.open({ as: admin, at: "/admin/items", still: true });
    await page.getByRole("searchbox", { name: "Search items" }).fill("swor");
    const row = page.getByRole("row").filter({ hasText: "Sword" });
    for (const words of ["Available", "Wanda", "Home & Garden", "41 TP"])
      await sees(row.getByText(words, { exact: true }));

    await row.getByRole("link", { name: "Sword" }).click();
    const panel = page.getByRole("dialog", { name: "Sword", exact: true });
    await panel.getByRole("button", { name: "Delete item" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete Sword?" });
    await dialog.getByLabel("Reason").fill("Weapons are not allowed here");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await eventually(() =>
      dialog.getByRole("list", { name: "What it does" }).getByRole("listitem").allTextContents(),
    ).toEqual(["1 offer ends", "1 item is removed", "41 TP that were held are free again"]);
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByRole("button", { name: "Delete item" }).click();
    await seesToast(page, "Item deleted successfully");
    await dismissToast(page);
    await sees(panel.getByText("Weapons are not allowed here"));
    await sees(panel.getByText("Deleted", { exact: true }));
    // It is off the market, and still looked at before it is put back.
    await sees(panel.getByText("Pours well. One chip near the handle."));
    await seesNoBarrier(page, { opened: panel });
    await page.keyboard.press("Escape");
    await sees(row.getByText("Deleted", { exact: true }));
    await row.getByRole("link", { name: "Sword" }).click();
    expect(await jun.wallet()).toMatchObject({ held: 0 });

    await panel.getByRole("button", { name: "Restore item" }).click();
    const restore = page.getByRole("dialog", { name: "Restore Sword?" });
    await restore.getByRole("button", { name: "Continue" }).click();
    await sees(restore.getByText("Please give a reason"));
    await restore.getByLabel("Reason").fill("It is a prop for the theatre");
    await restore.getByRole("button", { name: "Continue" }).click();
    await sees(restore.getByText("1 item is back on the market"));
    await seesNoBarrier(page, { opened: restore });
    await restore.getByRole("button", { name: "Restore item" }).click();
    await seesToast(page, "Item restored");
    await dismissToast(page);
    await sees(panel.getByText("Available", { exact: true }));

    // Somebody was quicker.
    await panel.getByRole("button", { name: "Delete item" }).click();
    await dialog.getByLabel("Reason").fill("Weapons are not allowed here");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 item is removed"));
    await admin.gql(DELETE_ITEM, { itemId: sword.id, reason: "Not here" });
    await dialog.getByRole("button", { name: "Delete item" }).click();
    await seesToast(page, "Failed to delete item", "Item not found");
  });
});

describe("the books", () => {
  // Proves: AD-009
  it("list all transactions by status, each with its postings", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const id = await aDeal(market, { seller: amara, buyer: jun, tp: 30 });
    const page = await screens.open({ as: admin, at: "/admin/transactions", still: true });
    const row = page.getByRole("row").filter({ hasText: `#${id} ` });
    for (const words of ["Enamel teapot", "Amara", "Jun", "30 TP", "Purchase", "Completed"])
      await sees(row.getByText(words, { exact: true }));

    await row.getByRole("link", { name: `#${id}` }).click();
    const dialog = page.getByRole("dialog", { name: `Transaction #${id}` });
    const postings = dialog.getByRole("table", { name: "Postings" });
    await sees(postings.getByText("30 TP", { exact: true }));
    await sees(postings.getByText("In sum: Jun -30 TP, Amara +30 TP"));
    const steps = dialog.getByRole("table", { name: "Steps" });
    await sees(steps.getByRole("row").filter({ hasText: "Offer accepted" }).getByText("Amara"));
    expect(new URL(page.url()).searchParams.get("transaction")).toBe(id);
    await page.keyboard.press("Escape");
    await waitUntilHidden(dialog);

    await page.getByRole("radio", { name: "Disputed" }).check();
    await sees(page.getByText("No transactions found"));
  });

  it("of what administrators did are read by outcome, entry by entry, and their chain is checked", async () => {
    const [nadia, other] = [await market.member("Nadia"), await market.member("Other")];
    await admin.gql(SUSPEND, { memberId: other.id, reason: REASON });
    await admin.gql(SUSPEND, { memberId: nadia.id, reason: REASON });
    await admin.refused(SUSPEND, { memberId: nadia.id, reason: "Once more" });
    const page = await screens.open({
      as: admin,
      at: `/admin/audit?member=${nadia.id}`,
      still: true,
    });
    const table = page.getByRole("table", { name: "Audit log" });
    await eventually(() => table.getByRole("row").count()).toBe(3);
    await page.getByRole("radio", { name: "Refused" }).check();
    await sees(table.getByText("Already suspended"));
    await eventually(() => table.getByRole("row").count()).toBe(2);
    await page.getByRole("radio", { name: "Done" }).check();
    await waitUntilHidden(table.getByText("Already suspended"));

    await table.getByRole("rowheader").getByRole("link").click();
    const entry = page.getByRole("dialog", { name: "Suspended a member" });
    await sees(entry.getByText("no → yes"));
    await sees(entry.getByText("1 mail is sent"));
    await sees(entry.getByText("127.0.0.1"));
    const [stored] = await market.rows<{ hash: string }>(
      "select encode(hash, 'hex') as hash from audit_log where subject_id = $1 and outcome = 'done'",
      [nadia.id],
    );
    await sees(entry.getByText(stored?.hash ?? "no hash"));
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Check the chain" }).click();
    await sees(page.getByText("The chain is whole"));
    await page.getByRole("button", { name: "Show all" }).click();
    await eventually(() => table.getByRole("row").count()).toBeGreaterThan(2);
  });

  it("of what administrators did are found by who did it and what it was, and one by its link", async () => {
    const ursa = await market.anotherAdmin("Ursa");
    const odd = await market.member("Odd");
    await ursa.gql(SUSPEND, { memberId: odd.id, reason: REASON });
    await ursa.refused(SUSPEND, { memberId: odd.id, reason: "Once more" });
    await ursa.refused(RESTORE_ITEM, { itemId: "2000000000" });
    const [first] = await market.rows<{ id: string }>(
      "select id from audit_log where actor_id = $1 order by id",
      [ursa.id],
    );

    // Not on the page that its filter shows.
    const page = await screens.open({
      as: admin,
      at: `/admin/audit?outcome=refused&entry=${first?.id}`,
      still: true,
    });
    const entry = page.getByRole("dialog", { name: "Suspended a member" });
    await entry.getByRole("link", { name: "Ursa" }).click();
    await waitUntilHidden(entry);
    const table = page.getByRole("table", { name: "Audit log" });
    await sees(page.getByText("Only what was done by Ursa"));
    await eventually(() => table.getByRole("row").count()).toBe(4);
    await page.getByLabel("Action").selectOption("Suspended a member");
    await eventually(() => table.getByRole("row").count()).toBe(3);

    await page.getByRole("link", { name: "Export" }).click();
    await eventually(() => page.getByLabel("Report", { exact: true }).inputValue()).toBe(
      "admin_actions",
    );
  });
});

describe("no barrier, at 1280 and 360 px, light and dark,", () => {
  it("has any tab, nor what opens over it", async () => {
    const sofia = await aSellerWithAnOffer("Sofia");
    const id = await aDeal(market, { seller: sofia, buyer: await market.member("Jun"), tp: 20 });
    const page = await screens.open({ as: admin, at: "/admin/users", still: true });
    await sees(rowOf(page, sofia));
    await seesNoBarrier(page, { opened: page.getByRole("table") });

    await page.goto(`/admin/users?user=${sofia.id}`);
    const panel = page.getByRole("dialog", { name: "Sofia", exact: true });
    await sees(panel.getByRole("link", { name: "Kettle of Sofia" }));
    await seesNoBarrier(page, { opened: panel });
    const dialog = await suspending(page, sofia);
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 offer ends"));
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByRole("button", { name: "Suspend Sofia" }).click();
    await seesToast(page, DONE);

    await page.goto("/admin/items");
    await sees(page.getByRole("table", { name: "Items" }));
    await seesNoBarrier(page, { opened: page.getByRole("table") });

    await page.goto("/admin/transactions");
    await sees(page.getByRole("table", { name: "Transactions" }));
    await seesNoBarrier(page, { opened: page.getByRole("table") });
    await page.goto(`/admin/transactions?transaction=${id}`);
    await sees(page.getByText("In sum:"));
    await seesNoBarrier(page, { opened: page.getByRole("dialog") });

    await page.goto(`/admin/audit?member=${sofia.id}`);
    await sees(page.getByRole("table", { name: "Audit log" }));
    await seesNoBarrier(page, { opened: page.getByRole("table") });
    await page.getByRole("rowheader").getByRole("link").click();
    await sees(page.getByRole("dialog"));
    await seesNoBarrier(page, { opened: page.getByRole("dialog") });
  }, 180_000);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await sees(element);
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus(element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not reach it");
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

async function seesFocus(element: Locator): Promise<void> {
  await eventually(() => hasFocus(element)).toBe(true);
}
