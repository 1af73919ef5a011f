import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  adjustmentAs,
  anAdjustment,
  APPROVE,
  REJECT,
  WHY,
  type Adjustment,
} from "../support/adjustments.ts";
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
import { proofIsOver } from "../support/freshness.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

let admin: Person;
let second: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Ottoline");
});

function rowOf(page: Page, name: string): Locator {
  return page
    .getByRole("table", { name: "Adjustments" })
    .getByRole("row")
    .filter({ hasText: name });
}

function panelOf(page: Page, name: string): Locator {
  return page.getByRole("dialog", { name: new RegExp(` TP for ${name}$`) });
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < 60; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("it is not reached by the Tab key");
}

/** The only adjustment of a member's wallet. */
async function theOneOf(member: Person): Promise<Adjustment> {
  const [found] = await market.rows<{ id: number }>(
    "select id from adjustments where user_id = $1",
    [Number(member.id)],
  );
  return adjustmentAs(admin, { id: String(found?.id) });
}

describe("an adjustment", () => {
  it("is asked for in one browser and approved in another; the member's wallet says why", async () => {
    const freya = await market.member("Freya");
    const [page, other, wallet] = [
      await screens.open({ as: admin, at: "/admin/adjustments", still: true }),
      await screens.open({ as: second, at: "/admin/adjustments", still: true }),
      await screens.open({ as: freya, at: "/wallet", still: true }),
    ];
    await sees(page.getByText("5,000 of 5,000 TP are left for adjustments today (UTC)."));
    await sees(other.getByText("No adjustments found"));
    await mark(page, other, wallet);

    await page.getByRole("button", { name: "Adjust a wallet…" }).click();
    const dialog = page.getByRole("dialog", { name: "Adjust a wallet?" });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("Please choose a member"));
    await sees(dialog.getByText("Give a whole number from 1 to 1000"));
    await sees(dialog.getByText("Please give a reason"));
    await dialog.getByLabel("Member").fill("Frey");
    await dialog.getByRole("button", { name: /^Freya @/ }).click();
    await dialog.getByLabel("Amount in TP").fill("40");
    const does = dialog.getByRole("status", { name: "What it would do" });
    await sees(does.getByText("The wallet of Freya has 100 TP and would have 140 TP."));
    await sees(does.getByText("1 other administrator can approve it, for 48 hours."));
    await dialog.getByLabel("Direction").selectOption("Take TP from the wallet");
    await sees(does.getByText("The wallet of Freya has 100 TP and would have 60 TP."));
    await dialog.getByLabel("Reason").fill(WHY);
    await dialog.getByLabel("Notes").fill("See the book");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 adjustment waits for another administrator"));
    await sees(dialog.getByText("-40 TP: from 100 TP to 60 TP"));
    expect(await market.rows("select 1 from adjustments"), "nothing has happened yet").toEqual([]);
    await dialog.getByRole("button", { name: "Ask for adjustment" }).click();
    await seesToast(page, "Adjustment asked for");
    await sees(page.getByText("4,960 of 5,000 TP are left for adjustments today (UTC)."));

    // In both browsers it waits on the shelf.
    await sees(page.getByText("1 more adjustment"));
    await sees(other.getByText("1 more adjustment"));
    await other.getByRole("button", { name: "Show" }).click();
    const row = rowOf(other, "Freya");
    for (const words of ["-40 TP", "Waiting", "Admin"])
      await sees(row.getByText(words, { exact: true }));
    await sees(row.getByText(/^47 h \d+ min left$/));
    await sees(row.getByText("then it expires"));
    await row.getByRole("link", { name: "Freya" }).click();
    const panel = panelOf(other, "Freya");
    await sees(panel.getByText("See the book"));
    await panel.getByRole("button", { name: "Approve" }).click();
    const approval = other.getByRole("dialog", { name: "Approve -40 TP for Freya?" });
    await sees(approval.getByText(`Admin asks to take 40 TP from the wallet of Freya: ${WHY}`));
    await approval.getByRole("button", { name: "Continue" }).click();
    await sees(approval.getByText("1 adjustment is posted"));
    await sees(approval.getByText("40 TP leave wallets"));
    expect(await freya.wallet()).toMatchObject({ tpBalance: 100 });
    await approval.getByRole("button", { name: "Approve adjustment" }).click();
    await seesToast(other, "Adjustment approved");
    await sees(panel.getByText("Approved by"));
    await sees(panel.getByText("This adjustment has ended. Nothing more can be done about it."));

    await sees(wallet.getByText(WHY));
    await sees(wallet.getByText("Adjustment", { exact: true }));
    await expectNoReload(page, other, wallet);
    expect(await freya.wallet()).toMatchObject({ tpBalance: 60 });
  });

  it("of one member is asked for from their account; who asked withdraws it", async () => {
    const jun = await market.member("Jun");
    const page = await screens.open({ as: admin, at: `/admin/users?user=${jun.id}`, still: true });
    await page.getByRole("button", { name: "Adjust TP…" }).click();
    const dialog = page.getByRole("dialog", { name: "Adjust the wallet of Jun?" });
    expect(await dialog.getByLabel("Member").count()).toBe(0);
    await dialog.getByLabel("Amount in TP").fill("12");
    await dialog.getByLabel("Reason").fill(WHY);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Ask for adjustment" }).click();
    await seesToast(page, "Adjustment asked for");
    await dismissToast(page);
    await page.getByRole("link", { name: "Adjustments of this wallet" }).click();
    await sees(page.getByText("Only about Jun"));
    await rowOf(page, "Jun").getByRole("link", { name: "Jun" }).click();
    await panelOf(page, "Jun").getByRole("button", { name: "Withdraw" }).click();
    const withdrawal = page.getByRole("dialog", { name: "Withdraw +12 TP for Jun?" });
    await withdrawal.getByRole("button", { name: "Continue" }).click();
    await sees(withdrawal.getByText("1 adjustment is withdrawn"));
    await withdrawal.getByRole("button", { name: "Withdraw adjustment" }).click();
    await seesToast(page, "Adjustment withdrawn");
    await sees(panelOf(page, "Jun").getByText("Withdrawn by"));
    expect((await theOneOf(jun)).status).toBe("withdrawn");
    // Nobody adjusts their own wallet.
    await page.goto(`/admin/users?user=${admin.id}`);
    await sees(page.getByRole("link", { name: "Adjustments of this wallet" }));
    expect(await page.getByRole("button", { name: "Adjust TP…" }).count()).toBe(0);
  });

  it("is rejected with a reason, by who proves who they are", async () => {
    const noor = await market.member("Noor");
    const { id } = await anAdjustment(admin, noor);
    const page = await screens.open({
      as: second,
      at: `/admin/adjustments?adjustment=${id}`,
      still: true,
    });
    await proofIsOver(market, second);
    await panelOf(page, "Noor").getByRole("button", { name: "Reject" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject +50 TP for Noor?" });
    await dialog.getByLabel("Reason").fill("The parcel came");
    await dialog.getByRole("button", { name: "Continue" }).click();
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Code").fill((await second.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    await sees(dialog.getByText("1 adjustment is rejected"));
    await dialog.getByRole("button", { name: "Reject adjustment" }).click();
    await seesToast(page, "Adjustment rejected");
    await sees(panelOf(page, "Noor").getByText("The parcel came"));
  });

  it("that another administrator decided meanwhile closes the dialog", async () => {
    const third = await market.anotherAdmin("Quentin");
    const mateo = await market.member("Mateo");
    const { id } = await anAdjustment(admin, mateo);
    const page = await screens.open({
      as: second,
      at: `/admin/adjustments?adjustment=${id}`,
      still: true,
    });
    await panelOf(page, "Mateo").getByRole("button", { name: "Approve" }).click();
    const dialog = page.getByRole("dialog", { name: "Approve +50 TP for Mateo?" });
    await sees(dialog);
    await third.gql(REJECT, { id, reason: "I was quicker" });
    await waitUntilHidden(dialog);
    await sees(panelOf(page, "Mateo").getByText("I was quicker"));
    await market.rows("delete from user_roles where user_id = $1", [Number(third.id)]);
  });

  it("that nobody else could approve says when it is posted", async () => {
    await market.rows("delete from user_roles where user_id = $1", [Number(second.id)]);
    try {
      const tom = await market.member("Tom");
      const page = await screens.open({
        as: admin,
        at: `/admin/users?user=${tom.id}`,
        still: true,
      });
      await page.getByRole("button", { name: "Adjust TP…" }).click();
      const dialog = page.getByRole("dialog", { name: "Adjust the wallet of Tom?" });
      await sees(dialog.getByText(/^No other administrator can approve it: it is posted after 24/));
      await dialog.getByLabel("Amount in TP").fill("12");
      await dialog.getByLabel("Reason").fill(WHY);
      await dialog.getByRole("button", { name: "Continue" }).click();
      await sees(dialog.getByText("1 adjustment is posted in 24 hours unless it is withdrawn"));
      await sees(dialog.getByText("1 mail is sent"));
      await dialog.getByRole("button", { name: "Ask for adjustment" }).click();
      await seesToast(page, "Adjustment asked for");
      await page.goto("/admin/adjustments");
      await sees(rowOf(page, "Tom").getByText(/^23 h \d+ min left$/));
      await sees(rowOf(page, "Tom").getByText("then posted unless withdrawn"));
    } finally {
      await market.rows("insert into user_roles (user_id, role) values ($1, 'admin')", [
        Number(second.id),
      ]);
    }
  });
});

it("the list is read by state, and more than fifty go on below, each once", async () => {
  const vera = await market.member("Vera");
  const { id } = await anAdjustment(admin, vera);
  await second.gql(APPROVE, { id });
  await market.rows(
    `insert into adjustments (user_id, amount, reason, status, is_alone, requested_by, decided_by, created_at, ended_at)
     select user_id, amount, reason, 'rejected', false, requested_by, decided_by, created_at - interval '3 days', ended_at
     from adjustments, generate_series(1, 60) n where adjustments.id = $1`,
    [Number(id)],
  );
  const page = await screens.open({
    as: admin,
    at: `/admin/adjustments?status=rejected&member=${vera.id}`,
    still: true,
  });
  const numbers = () =>
    page
      .getByRole("table", { name: "Adjustments" })
      .getByRole("rowheader")
      .locator("small")
      .evaluateAll((all) => all.map((each) => Number(/\d+/.exec(each.textContent)?.[0])));
  await eventually(async () => (await numbers()).length).toBe(50);
  await page.getByRole("button", { name: "Show more" }).click();
  const all = await market.rows<{ id: number }>(
    "select id from adjustments where user_id = $1 and status = 'rejected' order by id desc",
    [Number(vera.id)],
  );
  await eventually(numbers).toEqual(all.map((row) => row.id));
  await page.getByRole("radio", { name: "Posted", exact: true }).check();
  await eventually(numbers).toEqual([Number(id)]);
  await page.getByRole("radio", { name: "All" }).check();
  await eventually(async () => (await numbers()).length).toBe(50);
  await page.reload();
  await eventually(async () => (await numbers()).length).toBe(50);
});

it("an adjustment is asked for and withdrawn without a mouse", async () => {
  const greta = await market.member("Greta");
  const page = await screens.open({ as: admin, at: "/admin/adjustments", still: true });
  await tabTo(page, page.getByRole("button", { name: "Adjust a wallet…" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Adjust a wallet?" });
  await tabTo(page, dialog.getByLabel("Member"));
  await page.keyboard.type("Greta");
  await tabTo(page, dialog.getByRole("button", { name: /^Greta @/ }));
  await page.keyboard.press("Enter");
  const another = dialog.getByRole("button", { name: "Choose another" });
  await eventually(() => another.evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await tabTo(page, dialog.getByLabel("Amount in TP"));
  await page.keyboard.type("7");
  await tabTo(page, dialog.getByLabel("Reason"));
  await page.keyboard.type(WHY);
  await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Ask for adjustment" }));
  await page.keyboard.press("Enter");
  await seesToast(page, "Adjustment asked for");
  await waitUntilHidden(dialog);
  await page.getByRole("button", { name: "Show" }).press("Enter");
  await tabTo(page, rowOf(page, "Greta").getByRole("link", { name: "Greta" }));
  await page.keyboard.press("Enter");
  await tabTo(page, panelOf(page, "Greta").getByRole("button", { name: "Withdraw" }));
  await page.keyboard.press("Enter");
  const withdrawal = page.getByRole("dialog", { name: "Withdraw +7 TP for Greta?" });
  await tabTo(page, withdrawal.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await tabTo(page, withdrawal.getByRole("button", { name: "Withdraw adjustment" }));
  await page.keyboard.press("Enter");
  await seesToast(page, "Adjustment withdrawn");
  expect((await theOneOf(greta)).status).toBe("withdrawn");
});

describe("no barrier, at 1280 and 360 px, light and dark,", () => {
  it("has the list, nor what opens over it", async () => {
    const amelie = await market.member("Amelie");
    const { id } = await anAdjustment(second, amelie);
    const page = await screens.open({ as: admin, at: "/admin/adjustments", still: true });
    await sees(rowOf(page, "Amelie"));
    await seesNoBarrier(page, { opened: page.getByRole("table") });
    await page.goto(`/admin/adjustments?adjustment=${id}`);
    const panel = panelOf(page, "Amelie");
    await sees(panel.getByText("Asked by"));
    await seesNoBarrier(page, { opened: panel });
    await panel.getByRole("button", { name: "Approve" }).click();
    const approval = page.getByRole("dialog", { name: "Approve +50 TP for Amelie?" });
    await approval.getByRole("button", { name: "Continue" }).click();
    await sees(approval.getByText("This would happen"));
    await seesNoBarrier(page, { opened: approval });
    await page.goto("/admin/adjustments");
    await page.getByRole("button", { name: "Adjust a wallet…" }).click();
    const dialog = page.getByRole("dialog", { name: "Adjust a wallet?" });
    await dialog.getByLabel("Member").fill("Amelie");
    await sees(dialog.getByRole("list", { name: "Members found" }));
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByRole("button", { name: /^Amelie @/ }).click();
    await sees(dialog.getByText(/can approve it/));
    await seesNoBarrier(page, { opened: dialog });
  });
});
