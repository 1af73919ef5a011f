import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { eventually, expectNoReload, mark, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { aDeal } from "../support/deals.ts";
import { anItem } from "../support/factories.ts";
import { DELETE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";
import { closed, opened } from "../support/switches.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const REASON = "Sold a brick as a teapot";

let reader: Person;
/** Who acts while the other one reads. */
let other: Person;
beforeAll(async () => {
  reader = await market.admin();
  other = await market.anotherAdmin("Ottoline");
});

const asReader = (at: string) => screens.open({ as: reader, at, still: true });

function rowsOf(page: Page, table: string): Promise<string[]> {
  return page.getByRole("table", { name: table }).getByRole("rowheader").allTextContents();
}

function rowWith(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

const show = (page: Page) => page.getByRole("button", { name: "Show", exact: true }).click();

describe("a list that an administrator reads", () => {
  it("of users says where it stands what another one did, and new ones wait", async () => {
    const omar = await market.member("Omar");
    const page = await asReader("/admin/users");
    await sees(rowWith(page, omar.email).getByText("Active"));
    await sees(page.getByText("New users appear here as they come"));
    const before = await rowsOf(page, "Users");
    await mark(page);

    await other.gql(SUSPEND, { memberId: omar.id, reason: REASON });
    await sees(rowWith(page, omar.email).getByText("Suspended"));
    const nora = await market.member("Nora");
    await sees(page.getByText("1 new user", { exact: true }));
    expect(await rowsOf(page, "Users")).toEqual(before);
    await show(page);
    await sees(rowWith(page, nora.email));
    expect(await rowsOf(page, "Users")).toHaveLength(before.length + 1);
    await expectNoReload(page);
  });

  it("misses nothing that happens while it opens", async () => {
    const zoe = await market.member("Zoe");
    const page = await screens.open({ as: reader, still: true });
    const released = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("query LogEnd")) await released.promise;
      await route.fallback();
    });
    await page.goto("/admin/users");
    await sees(rowWith(page, zoe.email).getByText("Active"));

    // The list is here, and the end of the log is asked for when this is already before it.
    await other.gql(SUSPEND, { memberId: zoe.id, reason: REASON });
    const last = `{ adminEventLog(first: 1) { edges { node { type } } } }`;
    await eventually(async () => (await reader.gql(last)).adminEventLog.edges[0].node.type).toBe(
      "ActionAudited",
    );
    released.resolve();
    await sees(rowWith(page, zoe.email).getByText("Suspended"));
  });

  it("with a filter keeps a row that has left it, and says so", async () => {
    const ivy = await market.member("Ivy");
    const item = await anItem(ivy, { title: "Kettle of Ivy" });
    const page = await asReader(`/admin/items?status=available&member=${ivy.id}`);
    await sees(rowWith(page, "Kettle of Ivy"));

    await other.gql(DELETE_ITEM, { itemId: item.id, reason: REASON });
    await sees(page.getByText("Some of these stand elsewhere now"));
    expect(await rowWith(page, "Kettle of Ivy").count()).toBe(1);
    await show(page);
    await sees(page.getByText("No items found"));
  });

  it("of transactions fills while nobody touches it", async () => {
    const [seller, buyer] = [await market.member("Amara"), await market.member("Jun")];
    const page = await asReader(`/admin/transactions?member=${buyer.id}`);
    await sees(page.getByText("No transactions found"));

    await aDeal(market, { seller, buyer });
    await eventually(async () => (await rowsOf(page, "Transactions")).length).toBe(1);
    await aDeal(market, { seller, buyer });
    await sees(page.getByText("1 new transaction", { exact: true }));
  });

  it("of what was done hears of actions that are no event of a member, and of refused ones", async () => {
    const page = await asReader("/admin/audit");
    await sees(page.getByText("New entries appear here as they come"));

    await closed(other, "streams");
    await sees(page.getByText("1 new entry", { exact: true }));
    await other.refused(SUSPEND, { memberId: reader.id, reason: REASON });
    await sees(page.getByText("2 new entries", { exact: true }));
    await show(page);
    await eventually(async () => (await rowsOf(page, "Audit log")).length).toBeGreaterThan(1);
    await opened(other, "streams");
  });
});
