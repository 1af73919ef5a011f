import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  eventually,
  expectNoReload,
  mark,
  sees,
  seesToast,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { CLEAR_HISTORY, explore, explored } from "../support/explorer.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { CHANGE_QUERY, COUNT, PIN_QUERY, saved, savedTitles } from "../support/savedQueries.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const ITEMS = {
  title: "Items above",
  folder: "Items",
  visibility: "staff",
  document: `query ItemsAbove($tp: Int!, $since: Moment = "today-30d") { tables {
    items(where: { tpValue: { gte: $tp }, createdAt: { gte: $since } }) { nodes { title tpValue } } } }`,
  defaults: { tp: 30 },
} as const;
const BY_CATEGORY = {
  ...COUNT,
  title: "Items by category",
  document: `{ tables { itemsAggregate(groupBy: [{ column: category }]) { count key { category } sum { tpValue } } } }`,
  chart: { kind: "bars", list: "tables.itemsAggregate", x: "key.category", y: ["sum.tpValue"] },
};

let admin: Person;
let second: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Ottoline");
  const sam = await market.member("Sam");
  for (const [title, trustPoints] of Object.entries({ Kettle: 41, Lamp: 20, Chair: 30 }))
    await anItem(sam, { title, trustPoints });
});
beforeEach(() => market.rows(`delete from saved_queries`));

/** Opens a page, and counts what it asks of the explorer. */
async function open(at: string, as = admin) {
  const page = await screens.open({ as, at, still: true });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/admin/graphql")) asked.push(request.postData() ?? "");
  });
  return { page, asked };
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const editor = (page: Page) => page.getByRole("region", { name: "Operation Editor" });
const plain = async (page: Page) => (await editor(page).innerText()).replaceAll(/\s+/g, " ");
const cell = (page: Page, name: string) => page.getByRole("cell", { name, exact: true });

describe("a query of the editor", () => {
  it("is saved with its values, and is then a form that runs it", async () => {
    const { page } = await open("/admin/graphql");
    await sees(editor(page).locator(".view-line").first());
    await page.getByRole("button", { name: "New tab" }).click();
    await eventually(() => plain(page)).not.toContain("query");
    await editor(page).locator(".view-lines").click();
    await page.keyboard.insertText(
      `query Above($tp: Int!) { tables { items(where: { tpValue: { gte: $tp } }) { nodes { title tpValue } } } }`,
    );
    await eventually(() => plain(page)).toContain("tpValue } } } }");
    await page.getByRole("button", { name: "Save this query" }).click();
    const dialog = page.getByRole("dialog", { name: "Save the query" });
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await sees(dialog.getByText("Please give a title"));
    await dialog.getByLabel("Title").fill("Dear items");
    await dialog.getByLabel("Folder (optional)").fill("Items");
    await dialog.getByLabel("Address (optional)").fill("Dear");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await sees(dialog.getByText("The address may have a-z, 0-9 and single - between them"));
    await dialog.getByLabel("Address (optional)").fill("dear");
    await dialog.getByLabel("Who sees it").selectOption("All administrators");
    await dialog.getByLabel("Address (optional)").press("Enter");
    await seesToast(page, "Query saved");

    await sees(page.getByRole("heading", { name: "Dear items" }));
    expect(new URL(page.url()).pathname).toBe("/admin/graphql/dear");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await sees(page.getByText("Please give a value"));
    await field(page, "tp").fill("30.5");
    await sees(page.getByText("This must be a whole number, such as 12"));
    await field(page, "tp").fill("30");
    await field(page, "tp").press("Enter");
    await sees(cell(page, "Kettle"));
    await sees(cell(page, "Chair"));
    expect(await cell(page, "Lamp").count()).toBe(0);
    await page.getByRole("tab", { name: "Run", exact: true }).click();
    await sees(page.getByText(/^1 statement on tables · 2 rows/));
    expect(await savedTitles(second)).toEqual(["Dear items"]);
  });

  it("is edited from the list, and another administrator's change meanwhile is not lost", async () => {
    const { id } = await saved(second, ITEMS);
    const { page } = await open("/admin/graphql?list=saved");
    await page.getByRole("link", { name: "Edit: Items above" }).click();
    await eventually(() => plain(page)).toContain("query ItemsAbove($tp: Int!");
    await second.gql(CHANGE_QUERY, { id, version: 1, input: { ...ITEMS, folder: "Stock" } });

    await page.getByRole("button", { name: "Save this query" }).click();
    const dialog = page.getByRole("dialog", { name: "Save Items above" });
    await dialog.getByLabel("Title").fill("Items above a price");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await seesToast(page, "Failed to save the query", "Somebody has changed this query meanwhile");
    await dialog.getByRole("button", { name: "Save as another" }).click();
    await seesToast(page, "Query saved");
    await sees(page.getByRole("heading", { name: "Items above a price" }));
    expect(await savedTitles(second)).toEqual(["Items above a price", "Items above"]);
  });
});

describe("a link", () => {
  it("to a saved query has its values in the form, and runs nothing", async () => {
    await saved(admin, ITEMS);
    const { page, asked } = await open("/admin/graphql/items-above?tp=many&since=now-2h");
    expect(await field(page, "tp").inputValue()).toBe("many");
    expect(await field(page, "since (optional)").inputValue()).toBe("now-2h");
    await sees(page.getByText(/^[A-Z][a-z]{2} \d+, 20\d\d, \d\d:\d\d UTC$/));
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await sees(page.getByText("This must be a whole number, such as 12"));
    expect(asked).toEqual([]);

    await field(page, "tp").fill("41");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await sees(cell(page, "Kettle"));
    const [, ran = "{}"] = asked;
    expect(JSON.parse(ran).variables).toEqual({ tp: 41, since: "now-2h" });
  });

  it("that leads nowhere says so", async () => {
    await saved(second, { ...ITEMS, visibility: "private" });
    const { page } = await open("/admin/graphql/items-above");
    await sees(page.getByText("No saved query has this address"));
    await page.goto("/admin/graphql?edit=items-above");
    await sees(page.getByText("No saved query has the address items-above."));
    await page.goto("/admin/users/items-above");
    await sees(page.getByRole("heading", { name: /not found/i }));
  });

  it("has a document that is not saved, for the editor, and runs nothing", async () => {
    const { page } = await open("/admin/graphql");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await sees(editor(page).locator(".view-line").first());
    await page.getByRole("button", { name: "Copy a link to this query" }).click();
    await seesToast(page, "Link copied", "Opening it runs nothing.");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe("");

    const { page: other, asked } = await open(
      link.replace("PendingOffers", "LinkedOffers").slice(new URL(link).origin.length),
      second,
    );
    await eventually(() => plain(other)).toContain("query LinkedOffers");
    expect(asked).toEqual([]);
  });
});

describe("the history", () => {
  it("has what was asked, which opens in the editor without running, and is deleted or cleared", async () => {
    await admin.gql(CLEAR_HISTORY);
    const query = `query Asked($tp: Int!) { tables { items(where: { tpValue: { gte: $tp } }) { nodes { title } } } }`;
    await explored(admin, query, { tp: 30 });
    await explore(admin, "{ nothing }");
    // What a tile reads nobody asked.
    await admin.gql(PIN_QUERY, { id: (await saved(admin)).id });
    const { page: dashboard } = await open("/admin/dashboard");
    await sees(dashboard.getByText(/^Read at /));

    const { page, asked } = await open("/admin/graphql");
    await page.getByRole("radio", { name: "History" }).click();
    const row = page.getByRole("row").filter({ hasText: "Asked" });
    await sees(row);
    const table = page.getByRole("table", { name: "Runs" });
    await eventually(() => table.getByRole("row").count()).toBe(3);
    await sees(table.getByText("BAD_USER_INPUT"));
    await seesNoBarrier(page, { opened: table });
    await row.getByRole("button", { name: "Open: Asked" }).click();
    await eventually(() => plain(page)).toContain("query Asked($tp: Int!)");
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: /^Execute query/ }).click();
    await sees(cell(page, "Kettle"));

    await page.getByRole("radio", { name: "History" }).click();
    // It ran once more, with another run in between.
    await eventually(() => table.getByRole("row").count()).toBe(4);
    await page.getByRole("button", { name: "Delete: Asked" }).first().click();
    await seesToast(page, "Deleted from the history");
    await eventually(() => table.getByRole("row").count()).toBe(3);
    await page.getByRole("button", { name: "Clear history" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Clear" }).click();
    await sees(page.getByText("No runs found"));
  });
});

describe("a saved query that is open", () => {
  it("keeps values and answer when somebody changes it, and offers the new version", async () => {
    const { id } = await saved(second, ITEMS);
    const { page } = await open("/admin/graphql/items-above");
    await field(page, "tp").fill("41");
    await field(page, "tp").press("Enter");
    await sees(cell(page, "Kettle"));
    await mark(page);
    await second.gql(CHANGE_QUERY, {
      id,
      version: 1,
      input: { ...ITEMS, title: "Items from", defaults: { tp: 20 } },
    });
    await sees(page.getByText("Somebody has changed this query."));
    expect(await field(page, "tp").inputValue()).toBe("41");
    await sees(cell(page, "Kettle"));
    await page.getByRole("button", { name: "Show the new version" }).click();
    await sees(page.getByRole("heading", { name: "Items from" }));
    expect(await field(page, "tp").inputValue()).toBe("20");
    await waitUntilHidden(page.getByText("Somebody has changed this query."));
    await expectNoReload(page);

    await page.getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("dialog", { name: "Delete Items from?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await seesToast(page, "Items from: deleted");
    await sees(page.getByText("No saved queries found"));
  });

  it("says why it cannot run any more", async () => {
    await saved(admin, ITEMS);
    await market.rows(`update saved_queries set document = '{ tables { gone { id } } }'`);
    const { page } = await open("/admin/graphql/items-above");
    await sees(page.getByText(/^It cannot run any more: Cannot query field "gone"/));
    expect(await page.getByRole("button", { name: "Run", exact: true }).count()).toBe(0);
  });

  it("draws its numbers, as they were chosen and saved", async () => {
    await saved(admin, BY_CATEGORY);
    const { page } = await open("/admin/graphql/items-by-category");
    await page.getByRole("button", { name: "Run", exact: true }).press("Enter");
    const chart = page.getByRole("application", { name: /^sum\.tpValue by category/ });
    await sees(chart);
    await chart.focus();
    await page.keyboard.press("End");
    await sees(page.getByRole("status").getByText(/: sum\.tpValue 91$/));

    await page.getByRole("checkbox", { name: "count" }).check();
    await page.getByRole("checkbox", { name: "sum.tpValue" }).uncheck();
    await page.getByLabel("Drawn as").selectOption("Line");
    await sees(page.getByRole("application", { name: /^count by category/ }));
    await page.getByRole("button", { name: "Save…" }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    await seesToast(page, "Query saved");
    await page.getByRole("button", { name: "Run", exact: true }).press("Enter");
    await sees(page.getByRole("application", { name: /^count by category/ }));
    expect(await page.getByLabel("Drawn as").inputValue()).toBe("line");
  });
});

describe("a tile", () => {
  it("is pinned to every administrator's dashboard, reads when it opens, and again when asked", async () => {
    await saved(admin, { ...COUNT, document: "{ tables { itemsAggregate { count } } }" });
    const { page: other } = await open("/admin/dashboard", second);
    await sees(other.getByRole("heading", { name: "Top 5 categories" }));
    const { page } = await open("/admin/graphql/how-many-members");
    await page.getByRole("button", { name: "Pin to the dashboard" }).click();
    await seesToast(page, "How many members: on the dashboard");

    const tile = other.getByRole("article", { name: "How many members" });
    await sees(tile.getByText("3", { exact: true }));
    await anItem(await market.member("Tove"), { title: "Stool", trustPoints: 12 });
    await tile.getByRole("button", { name: "Read again: How many members" }).click();
    await sees(tile.getByText("4", { exact: true }));

    await page.getByRole("button", { name: "Unpin from the dashboard" }).click();
    await waitUntilHidden(tile);
    await market.rows(`delete from items where title = 'Stool'`);
  });

  it("is a chart or the first rows, and says why it cannot be read", async () => {
    for (const input of [BY_CATEGORY, { ...ITEMS, title: "Rows" }, { ...COUNT, title: "Broken" }]) {
      const { id } = await saved(admin, { ...input, visibility: "staff" });
      await admin.gql(PIN_QUERY, { id });
    }
    await market.rows(
      `update saved_queries set document = '{ tables { gone { id } } }' where title = 'Broken'`,
    );
    const { page } = await open("/admin/dashboard");
    const tile = (name: string) => page.getByRole("article", { name });
    await sees(tile("Items by category").getByRole("application"));
    await sees(tile("Rows").getByRole("cell", { name: "Kettle" }));
    await sees(tile("Broken").getByText(/^Cannot query field "gone"/));
    await tile("Rows").getByRole("link", { name: "Rows" }).click();
    await sees(page.getByRole("heading", { name: "Rows" }));
  });
});

describe("no barrier, at 1280 and 360 px, light and dark,", () => {
  it("has the list, nor a query with its form and chart, nor what saves it, nor a tile", async () => {
    await saved(second, ITEMS);
    const { id } = await saved(admin, BY_CATEGORY);
    await admin.gql(PIN_QUERY, { id });
    const { page } = await open("/admin/graphql?list=saved");
    await sees(page.getByRole("link", { name: "Items above", exact: true }));
    await seesNoBarrier(page, { opened: page.getByRole("table") });

    await page.getByRole("link", { name: "Items by category", exact: true }).click();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const chart = page.getByRole("application");
    await seesNoBarrier(page, { opened: chart });
    await page.getByRole("tab", { name: "Table" }).click();
    await seesNoBarrier(page, { opened: page.getByRole("table") });
    await page.getByRole("button", { name: "Save…" }).click();
    await seesNoBarrier(page, { opened: page.getByRole("dialog") });

    await page.goto("/admin/graphql/items-above?tp=x");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await seesNoBarrier(page, { opened: page.getByText("This must be a whole number") });
    await page.goto("/admin/dashboard");
    await seesNoBarrier(page, { opened: page.getByRole("application") });
  });
});
