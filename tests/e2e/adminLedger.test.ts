import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  digitsOf,
  eventually,
  expectNoReload,
  mark,
  sees,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { aParcel } from "../support/deals.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

const text = new Intl.NumberFormat("en");

/** The digits of a figure, as they stand or roll. */
function figureIn(page: Page, label: string): Promise<string> {
  const box = page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("[data-value]");
  return digitsOf(box);
}

function supplyRow(page: Page, kind: string): Locator {
  return page
    .getByRole("table", { name: "Supply by kind of account" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: kind, exact: true }) });
}

/** The TP of a kind of account, summed up from the entries. */
async function booked(kind: string): Promise<string> {
  const [found] = await market.rows<{ tp: number }>(
    `select coalesce(sum(e.amount), 0)::int as tp from ledger_entries e
     join ledger_accounts a on a.id = e.account_id where a.kind = $1`,
    [kind],
  );
  return `${text.format(found?.tp ?? 0)} TP`;
}

describe("the ledger", () => {
  it("shows where all TP are, which sum to zero, and moves by itself", async () => {
    const [seller, buyer] = [await market.member("Sam"), await market.richMember("Bea", 1500)];
    const page = await screens.open({ as: admin, at: "/admin/ledger", still: true });
    await sees(supplyRow(page, "Treasury").getByText(await booked("treasury"), { exact: true }));
    await sees(supplyRow(page, "Wallet").getByText(await booked("wallet"), { exact: true }));
    await sees(page.getByText("In sum: 0 TP"));
    await sees(page.getByText("As it must be"));
    await mark(page);

    const part = await aParcel({ seller, buyer, tp: 40 });
    await sees(supplyRow(page, "Escrow").getByText(`${part.amount} TP`, { exact: true }));
    await eventually(() => figureIn(page, "In escrow")).toBe(`${part.amount} TP`);
    // Who joins gets TP of the treasury, which is no event of the market.
    await market.member("Noor");
    await sees(supplyRow(page, "Treasury").getByText(await booked("treasury"), { exact: true }));
    await expectNoReload(page);
  });

  it("shows what was issued by reason and by day, over the chosen days", async () => {
    await market.richMember("Ada", 700);
    const page = await screens.open({ as: admin, at: "/admin/ledger", still: true });
    const reasons = page.getByRole("table", { name: "Issue by reason" });
    const grants = reasons.getByRole("row").filter({ hasText: "Opening grant" });
    const [issued] = await market.rows<{ tp: number; n: number }>(
      `select sum(amount)::int as tp, count(*)::int as n from ledger_transfers where reason = 'opening_grant'`,
    );
    await sees(grants.getByText(`${text.format(issued?.tp ?? 0)} TP`, { exact: true }));
    await sees(grants.getByText(String(issued?.n), { exact: true }));

    const chart = page.getByRole("figure", { name: "Issue by day" });
    await sees(chart.getByText(/ TP issued, 0 TP returned; the most on /));
    await page.getByLabel("Reason", { exact: true }).selectOption("Opening grant");
    const one = page.getByRole("figure", { name: "Opening grant by day" });
    await sees(one.getByText(`${text.format(issued?.tp ?? 0)} TP issued, 0 TP returned`));
    await one.getByText("Show as table").click();
    await sees(one.getByRole("table"));
    await page.getByRole("radio", { name: "7 days", exact: true }).check();
    await eventually(() => one.getByRole("table").getByRole("row").count()).toBe(8);
    expect(new URL(page.url()).search).toBe("?reason=opening_grant&range=7d");
    await page.reload();
    await sees(one);

    await one.getByRole("application").focus();
    await page.keyboard.press("End");
    await sees(
      one.getByText(new RegExp(`Issued ${text.format(issued?.tp ?? 0)} TP, Returned 0 TP`)),
    );
  });

  it("is audited from the screen, which says what is broken, where, and what to do", async () => {
    const page = await screens.open({ as: admin, at: "/admin/ledger", still: true });
    await sees(page.getByText("Not run on this device yet."));
    await page.getByRole("button", { name: "Run the audit" }).click();
    await sees(page.getByText("All promises hold"));
    await sees(page.getByText(/^Last run /));
    await page.reload();
    await sees(page.getByText("All promises hold"));

    const sam = await market.member("Sam");
    await market.rows("update ledger_accounts set held = held + 3 where user_id = $1", [
      Number(sam.id),
    ]);
    await market.rows("update users set tp_balance = tp_balance + 5 where id = $1", [
      Number(sam.id),
    ]);
    await page.getByRole("button", { name: "Run the audit" }).click();
    await sees(page.getByText("2 broken promises"));
    const broken = page.getByRole("table", { name: "Broken promises" });
    const row = broken.getByRole("row").filter({ hasText: "held is not the sum" });
    await sees(row.getByText("Count the open holds of the account"));
    await sees(row.getByText("3", { exact: true }));
    await seesNoBarrier(page, { opened: broken });
    await broken.getByRole("link", { name: `user ${sam.id}` }).click();
    await sees(page.getByRole("dialog", { name: "Sam", exact: true }));

    await market.rows("update ledger_accounts set held = held - 3 where user_id = $1", [
      Number(sam.id),
    ]);
    await market.rows("update users set tp_balance = tp_balance - 5 where id = $1", [
      Number(sam.id),
    ]);
    await page.goto("/admin/ledger");
    await sees(page.getByText("2 broken promises"));
    await page.getByRole("button", { name: "Run the audit" }).click();
    await sees(page.getByText("All promises hold"));
    await waitUntilHidden(broken);
  });

  it("that cannot be read says so, and is read again", async () => {
    const page = await screens.open({ as: admin, at: "/admin/users", still: true });
    await sees(page.getByRole("table", { name: "Users" }));
    let isBroken = true;
    await page.route("**/graphql", (route) =>
      isBroken && /AdminSupply|LedgerAudit/.test(route.request().postData() ?? "")
        ? route.fulfill({ json: { data: null, errors: [{ message: "Something went wrong" }] } })
        : route.continue(),
    );
    await page.getByRole("link", { name: "Ledger" }).click();
    await sees(page.getByText("Failed to load the supply"));
    await page.getByRole("button", { name: "Run the audit" }).click();
    await sees(page.getByText(/^The audit failed: /));
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await sees(supplyRow(page, "Treasury"));
    await page.getByRole("button", { name: "Run the audit" }).click();
    await sees(page.getByText("All promises hold"));
  });
});

it("has no barrier, at 1280 and 360 px, light and dark", async () => {
  const page = await screens.open({ as: admin, at: "/admin/ledger", still: true });
  await sees(page.getByRole("table", { name: "Issue by reason" }));
  await seesNoBarrier(page, {
    opened: page.getByRole("table", { name: "Supply by kind of account" }),
  });
});
