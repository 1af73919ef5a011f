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
import { anItem, anOffer } from "../support/factories.ts";
import { proofIsOver } from "../support/freshness.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

let admin: Person;
let sam: Person;
let bea: Person;
beforeAll(async () => {
  admin = await market.admin();
  sam = await market.member("Sam");
  bea = await market.richMember("Bea", 900);
  await anOffer(bea, await anItem(sam, { title: "Kettle", trustPoints: 41 }));
});

/** The explorer with a document in its editor. */
async function explorer(query?: string, wishes: { mayFail?: RegExp } = {}): Promise<Page> {
  const page = await screens.open({ as: admin, at: "/admin/graphql", still: true, ...wishes });
  const editor = page.getByRole("region", { name: "Operation Editor" });
  await sees(editor.locator(".view-line").first());
  if (query !== undefined) {
    await page.getByRole("button", { name: "New tab" }).click();
    await eventually(() => editor.innerText()).not.toContain("query");
    await editor.locator(".view-lines").click();
    await page.keyboard.insertText(query);
    await eventually(async () => plain(await editor.innerText())).toContain(query);
  }
  return page;
}

/** The editor writes spaces that do not break. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

async function answerOf(page: Page): Promise<string> {
  return plain(await page.getByRole("region", { name: "Result Window" }).innerText());
}

/** How many events a feed says it has heard. */
async function countOf(feed: Locator): Promise<number> {
  const [, count = ""] = /([\d,]+) events?/.exec(await feed.innerText()) ?? [];
  return Number(count.replaceAll(",", ""));
}

const run = (page: Page) => page.keyboard.press("Control+Enter");

describe("the explorer", () => {
  // Proves: AD-014
  it("runs what its first tab asks, and shows the rows, what it took, and the plan", async () => {
    const page = await explorer();
    await page.getByRole("button", { name: /^Execute query/ }).click();
    const table = page.getByRole("table", { name: "tables.offers" });
    await sees(table.getByRole("cell", { name: "Kettle" }));
    await sees(table.getByRole("columnheader", { name: "targetItem.title" }));
    await eventually(() => answerOf(page)).toContain('"Kettle"');

    await page.getByRole("tab", { name: "Run", exact: true }).click();
    await sees(page.getByText(/^4 statements on tables · 4 rows · \d+ B · \d+ ms$/));
    await sees(
      page
        .getByRole("table", { name: "Statements that ran" })
        .getByRole("rowheader", { name: "tables.offers.nodes.seller" }),
    );
    await page.getByRole("tab", { name: "Plan", exact: true }).click();
    const planned = page.getByRole("table", { name: "Statements that would run" });
    await eventually(() => planned.getByRole("row").count()).toBe(5);
    // GraphiQL's tabs have their close button inside.
    await seesNoBarrier(page, { opened: planned, without: ["nested-interactive"] });
  });

  it("says what a document would take before it runs, and why it cannot", async () => {
    const page = await explorer(`{ tables { usersAggregate { count } } }`);
    await page.getByRole("button", { name: "What would it take?" }).click();
    const planned = page.getByRole("table", { name: "Statements that would run" });
    await sees(planned.getByRole("rowheader", { name: "tables.usersAggregate" }));
    await page.getByRole("tab", { name: "Table", exact: true }).click();
    await sees(page.getByText("Run a query to see its rows here."));

    const broken = await explorer(`{ tables { users(first: 900) { nodes { id } } } }`);
    await broken.getByRole("button", { name: "What would it take?" }).click();
    await sees(broken.getByRole("alert").getByText("first must be between 1 and 200"));
    await broken.getByRole("button", { name: /^Execute query/ }).click();
    await eventually(() => answerOf(broken)).toContain("first must be between");
  });

  it("shows what each statement did", async () => {
    const page = await explorer(`{ tables { offers(first: 1) { nodes { id } } } }`);
    await page.getByRole("button", { name: "Run it and analyze its statements" }).click();
    const plan = page.getByRole("region", { name: "Plan of tables.offers" });
    await sees(plan.getByText(/\d+ rows? of \d+ expected · [\d.]+ ms · \d+ blocks?/));
    await seesNoBarrier(page, { opened: plan, without: ["nested-interactive"] });
  });

  it("says where an answer has less than was asked for", async () => {
    const page = await explorer(
      `{ tables { usersAggregate(groupBy: [{ column: username }], first: 1) { count key { username } } } }`,
    );
    await run(page);
    await sees(page.getByText("tables.usersAggregate has more: the limit of 1 groups was reached"));
    await sees(page.getByRole("table", { name: "tables.usersAggregate" }));
  });

  it("asks before it looks at more than a million rows", async () => {
    // PostgreSQL estimates how many there are, each time it analyzes the table: 1,1xx,xxx has room on both sides.
    await market.rows(`insert into stream_servers (id, expires_at)
      select gen_random_uuid(), now() + interval '1 day' from generate_series(1, 1150000)`);
    await market.rows(`analyze stream_servers`);
    const page = await explorer(
      `{ tables { streamServersAggregate(where: { expiresAt: { isNull: false } }) { count } } }`,
    );
    await run(page);
    const question = page.getByRole("dialog", { name: /^Look at 1,1\d\d,\d\d\d rows\?$/ });
    await sees(question);
    await page.keyboard.press("Escape");
    await waitUntilHidden(question);
    await eventually(() => answerOf(page)).toContain("It would look at 1,1");

    // Run is ready again, and the keyboard is back in the editor.
    await sees(page.getByRole("button", { name: /^Execute query/ }));
    await sees(page.getByRole("region", { name: "Operation Editor" }).locator(":focus"));
    await run(page);
    await question.getByRole("button", { name: "Run anyway" }).click();
    await sees(page.getByRole("cell", { name: /^11\d{5}$/ }));
    await waitUntilHidden(question);
  });

  it("follows the market live, and misses nothing while it is paused or its line is cut", async () => {
    const page = await explorer(undefined, { mayFail: /ERR_INTERNET_DISCONNECTED/ });
    await page.getByRole("tab", { name: "Happening" }).click();
    await page.getByRole("button", { name: /^Execute query/ }).click();
    const feed = page.getByRole("region", { name: "What was heard" });
    const status = feed.getByRole("status");
    await eventually(() => status.innerText()).toBe("Live");
    // The first item may be listed before the subscription has begun.
    await expect
      .poll(
        async () => {
          await anItem(sam, { title: "Bell" });
          return feed.getByText(/ItemListed/).count();
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBeGreaterThan(0);
    await eventually(() => answerOf(page)).toContain("ItemListed");
    const { id } = await anItem(sam, { title: "Whistle" });
    await eventually(() => feed.getByText(`listed item ${id}`).count()).toBe(1);

    await feed.getByRole("button", { name: "Pause" }).click();
    await eventually(() => status.innerText()).toBe("Paused");
    const before = await countOf(feed);
    for (const title of ["Drum", "Flute", "Harp"]) await anItem(sam, { title });
    expect(await countOf(feed)).toBe(before);
    await feed.getByRole("button", { name: "Resume from here" }).click();
    await eventually(() => countOf(feed)).toBe(before + 3);

    await page.context().setOffline(true);
    await feed.getByRole("button", { name: "Cut the line" }).click();
    await eventually(() => status.innerText()).toBe("Line broken, connecting again");
    for (const title of ["Gong", "Lute"]) await anItem(sam, { title });
    expect(await countOf(feed)).toBe(before + 3);
    await page.context().setOffline(false);
    await eventually(() => countOf(feed)).toBe(before + 5);
    await eventually(() => status.innerText()).toBe("Live");
    await seesNoBarrier(page, { opened: feed, without: ["nested-interactive"] });

    await page.getByRole("button", { name: /^Stop query/ }).click();
    await eventually(() => status.innerText()).toBe("Stopped");
  });

  it("runs a query again when something happens, once a second at most, and only then", async () => {
    const page = await explorer(
      `{ tables { offersAggregate(where: { state: { eq: "pending" } }) { count } } }`,
    );
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/admin/graphql")) asked++;
    });
    await run(page);
    const cell = page.getByRole("table", { name: "tables.offersAggregate" }).getByRole("cell");
    await sees(cell);
    const before = Number(await cell.innerText());
    await page.getByRole("switch", { name: "Run again when something happens" }).click();
    // Its plan, its run, and once more when it begins to follow.
    await eventually(() => asked).toBe(3);

    await anOffer(bea, await anItem(sam, { title: "Chair", trustPoints: 5 }));
    await eventually(() => cell.innerText()).toBe(String(before + 1));
    const after = asked;
    // What is no event of the market runs nothing; what comes next is the first that does.
    await market.rows(`update items set view_count = view_count + 1`);
    await anOffer(bea, await anItem(sam, { title: "Stool", trustPoints: 5 }));
    await eventually(() => cell.innerText()).toBe(String(before + 2));
    // Each listing and each offer is an event; of those within a second one run is enough.
    expect(asked - after).toBeLessThanOrEqual(4);

    // A rush runs once a second, and its last event is not missed.
    const items = await Promise.all(Array.from({ length: 20 }, () => anItem(sam)));
    const rush = { asked, since: Date.now() };
    await Promise.all(items.map((item) => anOffer(bea, item)));
    await eventually(() => cell.innerText()).toBe(String(before + 22));
    expect(asked - rush.asked).toBeLessThanOrEqual(2 + (Date.now() - rush.since) / 1000);
    await page.getByRole("switch", { name: "Run again when something happens" }).click();

    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name)),
    );
    expect(new Set(loaded.map(({ origin }) => origin))).toEqual(new Set([market.url]));
  });

  it("reveals one masked value by the keyboard, with a reason and a proof, and keeps nothing of it", async () => {
    const phone = "+447700900123";
    await market.rows(`update users set phone = $1 where id = $2`, [phone, sam.id]);
    const page = await explorer(
      `{ tables { items(where: { title: { eq: "Kettle" } }) { nodes { latitude seller { rowKey phone } } } } }`,
    );
    await run(page);
    await sees(page.getByRole("table", { name: "tables.items" }));
    // The item has no key in the answer, its seller has.
    await sees(page.getByText("Ask for rowKey to reveal a masked value."));
    expect(await page.getByRole("table").getByRole("button").count()).toBe(1);
    const dots = page.getByRole("button", { name: `Reveal phone of users/${sam.id}` });
    const dialog = page.getByRole("dialog", { name: `Reveal phone of users/${sam.id}?` });

    await page.getByRole("region", { name: "tables.items" }).focus();
    await page.keyboard.press("Tab");
    await sees(dots.and(page.locator(":focus-visible")));
    await page.keyboard.press("Enter");
    await sees(dialog.getByLabel("Reason").and(page.locator(":focus")));
    await page.keyboard.insertText("ab");
    await dialog.getByRole("button", { name: "Reveal" }).press("Enter");
    await sees(dialog.getByText("The reason must be at least 3 characters"));
    await dialog.getByLabel("Reason").fill("The parcel came back");
    await seesNoBarrier(page, { opened: dialog, without: ["nested-interactive"] });

    await proofIsOver(market, admin);
    await dialog.getByRole("button", { name: "Reveal" }).press("Enter");
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Code").fill((await admin.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    const shown = page.getByRole("dialog", { name: `phone of users/${sam.id}`, exact: true });
    await sees(shown.getByText(phone, { exact: true }).and(page.locator(":focus")));
    await seesNoBarrier(page, { opened: shown, without: ["nested-interactive"] });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await shown.getByRole("button", { name: "Copy" }).press("Enter");
    await seesToast(page, "Value copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(phone);
    await dismissToast(page);

    await shown.getByRole("button", { name: "Close" }).last().press("Enter");
    await waitUntilHidden(shown);
    await sees(dots.and(page.locator(":focus")));
    expect(await page.content()).not.toContain(phone);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(phone);
    await page.keyboard.press("Enter");
    await sees(dialog.getByLabel("Reason").and(page.locator(":focus")));
    expect(await dialog.getByLabel("Reason").inputValue()).toBe("");

    const log = await screens.open({ beside: page, at: "/admin/audit", still: true });
    const entry = log.getByRole("row", { name: /Revealed a masked value/ });
    await sees(entry.getByText(`Masked value: users/${sam.id}/phone`));
  });

  it("says why a value cannot be revealed: it is asked for by another name", async () => {
    const page = await explorer(`{ tables { users(first: 1) { nodes { rowKey tel: phone } } } }`);
    await run(page);
    await page.getByRole("button", { name: /^Reveal tel of users/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Reveal tel of users/ });
    await dialog.getByLabel("Reason").fill("The parcel came back");
    await dialog.getByRole("button", { name: "Reveal" }).click();
    await seesToast(page, "Failed to reveal the value", "users has no column tel");
    await sees(dialog);
  });
});

describe("all rows of a list", () => {
  it("are a report, once or on a schedule, which can be run again", async () => {
    const page = await explorer(`{ tables { offers(first: 1) { nodes { id state } } } }`);
    await run(page);
    await page.getByRole("button", { name: "All rows…" }).click();
    const dialog = page.getByRole("dialog", { name: "All rows of tables.offers" });
    await dialog.getByRole("button", { name: "Make report" }).click();
    await sees(dialog.getByText("Please give a title"));
    await dialog.getByLabel("Title").fill("Offers and their states");
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByRole("button", { name: "Make report" }).click();
    await waitUntilHidden(dialog);
    await seesToast(page, "Offers and their states: it is written now");

    await page.getByRole("button", { name: "All rows…" }).click();
    await dialog.getByLabel("Title").fill("Offers each Monday");
    await dialog.getByLabel("When").selectOption("Every week");
    await sees(dialog.getByLabel("Hour (UTC)"));
    await dialog.getByRole("button", { name: "Make report" }).click();
    await sees(page.getByText("Offers each Monday is scheduled."));

    await page.getByRole("link", { name: "Show it in Reports" }).click();
    const runs = page.getByRole("table", { name: "Runs" });
    const ofOffers = runs.getByRole("row").filter({ hasText: "Offers and their states" });
    await sees(ofOffers.getByText("All rows of tables.offers"));
    await sees(ofOffers.getByText("Done"));
    await sees(page.getByRole("table", { name: "Schedules" }).getByText("Offers each Monday"));
    const before = await ofOffers.count();
    await ofOffers.getByRole("button", { name: /^Run again: Offers and their states/ }).click();
    await eventually(() => ofOffers.count()).toBe(before + 1);
  });
});

describe("a mutation", () => {
  const notice = (content: string) =>
    `mutation { createPost(input: { content: "${content}" }) { post { content } } }`;

  async function posts(content: string): Promise<number> {
    return (await market.rows(`select 1 from social_posts where content = $1`, [content])).length;
  }

  it("is shown before it is done, and done when it is confirmed, by the keyboard", async () => {
    const page = await explorer(notice("Closed on Sunday"));
    await run(page);
    const dialog = page.getByRole("dialog", { name: "Run createPost?" });
    await sees(dialog);
    await dialog.getByText("social_posts 1 inserted").click();
    const row = dialog.getByRole("table", { name: /^social_posts id \d+ inserted$/ });
    await sees(row.getByRole("cell", { name: "Closed on Sunday" }));
    expect(await posts("Closed on Sunday")).toBe(0);
    await seesNoBarrier(page, { opened: dialog });

    await page.keyboard.press("Escape");
    await waitUntilHidden(dialog);
    await eventually(() => answerOf(page)).toContain("Nothing was changed");
    expect(await posts("Closed on Sunday")).toBe(0);

    // The keyboard is the editor's again.
    const editor = page.getByRole("region", { name: "Operation Editor" });
    await eventually(() => editor.locator(":focus").count()).toBe(1);
    await run(page);
    await sees(dialog.getByRole("button", { name: "Cancel" }).and(page.locator(":focus")));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await waitUntilHidden(dialog);
    await seesToast(page, "Ran createPost");
    await eventually(() => answerOf(page)).toContain('"content": "Closed on Sunday"');
    expect(await posts("Closed on Sunday")).toBe(1);
  });

  it("asks for a proof first, and says why it cannot be done", async () => {
    await proofIsOver(market, admin);
    const page = await explorer(`mutation { likeItem(itemId: "9999999") { __typename } }`);
    await run(page);
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Code").fill((await admin.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    await eventually(() => answerOf(page)).toContain('"code": "NOT_FOUND"');
  });

  it("that would do something else by now is shown once more", async () => {
    const jun = await market.richMember("Jun", 500);
    const lamp = await anItem(jun, { title: "Lamp", trustPoints: 20 });
    const page = await explorer(
      `mutation { suspendMember(input: { memberId: "${jun.id}", reason: "Hands nothing over" }) { id } }`,
    );
    await run(page);
    const dialog = page.getByRole("dialog", { name: "Run suspendMember?" });
    await sees(dialog);
    await anOffer(bea, lamp);
    await dialog.getByRole("button", { name: "Run suspendMember" }).click();
    await sees(dialog.getByRole("alert").getByText("This would do something else now"));
    await sees(dialog.getByText("1 offer ends"));
    await sees(dialog.getByText(/^Heard by .*Bea/));
    await dialog.getByRole("button", { name: "Run suspendMember" }).click();
    await waitUntilHidden(dialog);
    const { user } = await bea.gql(`query ($id: ID!) { user(id: $id) { isSuspended } }`, jun);
    expect(user.isSuspended).toBe(true);
  });
});
