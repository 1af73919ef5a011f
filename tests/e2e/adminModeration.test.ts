import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens, waitUntilHidden } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { appealAgainst, aReportedItem, CLAIM, DECIDE_CASE } from "../support/cases.ts";
import { proofIsOver } from "../support/freshness.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const WHY = "Weapons are not for sale here";

let admin: Person;
let mona: Person;
let milo: Person;
let owner: Person;
let ana: Person;
beforeAll(async () => {
  admin = await market.admin();
  [mona, milo] = [await market.moderator("Mona"), await market.moderator("Milo")];
  [owner, ana] = [await market.member("Odo"), await market.member("Ana")];
});

function rowOf(page: Page, caseId: string): Locator {
  return page
    .getByRole("table", { name: "Cases" })
    .getByRole("row")
    .filter({ hasText: `#${caseId} ` });
}

const panelIn = (page: Page) => page.getByRole("dialog", { name: "Item of Odo" });

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
}

describe("a moderator", () => {
  it("has the Moderation tab, and of the others Access Denied", async () => {
    const page = await screens.open({ as: mona, at: "/admin" });
    await sees(page.getByRole("heading", { level: 1, name: "Moderation" }));
    expect(await page.getByRole("navigation", { name: "Admin" }).getByRole("link").count()).toBe(1);
    for (const at of ["/admin/users", "/admin/audit"]) {
      const denied = await screens.open({ as: mona, at });
      await sees(denied.getByRole("heading", { name: "Access Denied: Admin access required" }));
    }
  });

  it("claims and decides by the keyboard alone, and the owner contests it on a small screen", async () => {
    const { caseId, itemId } = await aReportedItem(market, { owner, by: ana });
    const page = await screens.open({ as: mona, at: "/admin/moderation", still: true });
    await sees(rowOf(page, caseId).getByText("Nobody yet"));
    await press(page, rowOf(page, caseId).getByRole("link"));
    const panel = panelIn(page);
    await sees(panel.getByText("Replica sword").first());
    await seesNoBarrier(page);

    await proofIsOver(market, mona);
    await press(page, panel.getByRole("button", { name: "Claim for 15 minutes" }));
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Code").fill((await mona.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    await seesToast(page, "You look after this case for 15 minutes");

    await press(page, panel.getByRole("button", { name: "Decide" }));
    const dialog = page.getByRole("dialog", { name: "Decide this case?" });
    await dialog.getByLabel("Decision", { exact: true }).selectOption("remove");
    await dialog.getByLabel("Reason", { exact: true }).focus();
    await page.keyboard.type(WHY);
    await press(page, dialog.getByRole("button", { name: "Continue" }));
    await sees(dialog.getByText("1 item is removed"));
    await sees(dialog.getByText("1 report is closed, and who made it is told"));
    await seesNoBarrier(page);
    await press(page, dialog.getByRole("button", { name: "Remove" }));
    await seesToast(page, "Case decided");
    await sees(panel.getByText("This is decided."));

    const at = `/decisions/${caseId}`;
    const small = await screens.open({ as: owner, at, width: 360, still: true });
    await sees(small.getByText(WHY));
    await seesNoBarrier(small);
    await small.getByLabel("Why it is wrong").fill("It is a toy");
    await small.getByRole("button", { name: "Contest it" }).click();
    await sees(small.getByText("Waiting", { exact: true }));
    expect(await small.getByRole("button", { name: "Contest it" }).count()).toBe(0);

    const id = await appealAgainst(market, caseId);
    await milo.gql(DECIDE_CASE, { input: { id, decision: "grant", reason: "A toy indeed" } });
    await sees(small.getByText("Granted", { exact: true }));
    expect(await market.rows(`select status from items where id = $1`, [Number(itemId)])).toEqual([
      { status: "available" },
    ]);
  });

  it("sees live who has a case, and what is new waits on the shelf", async () => {
    const { caseId } = await aReportedItem(market, { owner, by: ana });
    const page = await screens.open({ as: milo, at: "/admin/moderation", still: true });
    await sees(rowOf(page, caseId));
    await mona.gql(CLAIM, { id: caseId });
    await sees(rowOf(page, caseId).getByText("Mona"));
    await rowOf(page, caseId).getByRole("link").click();
    await sees(panelIn(page).getByText("Mona looks after this."));
    await page.keyboard.press("Escape");
    await waitUntilHidden(panelIn(page));

    const { caseId: late } = await aReportedItem(market, { owner, by: ana });
    await sees(page.getByText("1 more case"));
    expect(await rowOf(page, late).count()).toBe(0);
    await page.getByRole("button", { name: "Show" }).click();
    await sees(rowOf(page, late));
    await page.getByRole("radio", { name: "Decided" }).check();
    await waitUntilHidden(rowOf(page, late));

    const narrow = await screens.open({ as: milo, at: "/admin/moderation", width: 360 });
    await sees(narrow.getByText("Replica sword").first());
    await eventually(() =>
      narrow.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await seesNoBarrier(narrow);
  });
});

it("an administrator makes a moderator, and takes it back", async () => {
  const fay = await market.member("Fay");
  await fay.setUpAuthenticator();
  const page = await screens.open({ as: admin, at: `/admin/users?user=${fay.id}`, still: true });
  const panel = page.getByRole("dialog", { name: "Fay", exact: true });
  for (const [role, words] of [
    ["moderator", "Moderator"],
    ["member", "Member"],
  ] as const) {
    await panel.getByRole("button", { name: "Change role" }).click();
    const dialog = page.getByRole("dialog", { name: "Change the role of Fay?" });
    await dialog.getByLabel("Role", { exact: true }).selectOption(role);
    await dialog.getByLabel("Reason").fill("As agreed");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 mail is sent"));
    await seesNoBarrier(page);
    await dialog.getByRole("button", { name: "Change role" }).click();
    await waitUntilHidden(dialog);
    await sees(panel.getByText(words, { exact: true }).first());
  }
});
