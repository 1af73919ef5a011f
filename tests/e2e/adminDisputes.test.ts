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
import {
  aDeal,
  aDispute,
  anAnsweredDispute,
  ANSWER,
  aParcel,
  ASK,
  CONCEDE,
  DECIDE,
} from "../support/deals.ts";
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

interface Case {
  seller: Person;
  buyer: Person;
  id: string;
}

/** Two people and their dispute about a settled deal. */
async function aCase(names: [seller: string, buyer: string], tp = 60): Promise<Case> {
  const [seller, buyer] = [await market.member(names[0]), await market.richMember(names[1], 500)];
  const transactionId = await aDeal(market, { seller, buyer, tp });
  return { seller, buyer, id: (await aDispute(buyer, { transactionId })).id };
}

async function anAnsweredCase(names: [seller: string, buyer: string], tp = 60): Promise<Case> {
  const one = await aCase(names, tp);
  await one.seller.gql(ANSWER, { id: one.id, text: "It was whole when I sent it" });
  return one;
}

function rowOf(page: Page, { buyer }: Case): Locator {
  return page
    .getByRole("table", { name: "Disputes" })
    .getByRole("row")
    .filter({ hasText: buyer.name });
}

function panelIn(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Dispute about / });
}

/** Names and TP of a list of accounts, from the top. */
function movedIn(scope: Locator): Promise<string[]> {
  return scope
    .locator("dl[aria-label='TP by account'] > div")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent).join(" ")),
    );
}

/** The change of each account by what stands in the books since an entry, as the screen writes it. */
async function bookedSince(entryId: number): Promise<string[]> {
  const found = await market.rows<{ name: string; tp: number }>(
    `select coalesce(u.display_name, initcap(a.kind)) as name, sum(e.amount)::int as tp
     from ledger_entries e join ledger_accounts a on a.id = e.account_id left join users u on u.id = a.user_id
     where e.id > $1 group by a.id, u.display_name having sum(e.amount) <> 0`,
    [entryId],
  );
  return found.map(({ name, tp }) => `${name} ${tp > 0 ? "+" : ""}${tp} TP`).toSorted();
}

async function newestEntry(): Promise<number> {
  const [found] = await market.rows<{ id: number }>(
    "select max(id)::int as id from ledger_entries",
  );
  return found?.id ?? 0;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < 60; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("it is not reached by the Tab key");
}

describe("the queue of disputes", () => {
  it("is read by the clock, in parts, and the open row is in the URL", async () => {
    const late = await aCase(["Sam", "Bea"]);
    const answered = await anAnsweredCase(["Amara", "Jun"]);
    const page = await screens.open({ as: admin, at: "/admin/disputes", still: true });
    const row = rowOf(page, answered);
    for (const words of ["Under review", "Amara", "Jun", "60 TP", "Nobody yet"])
      await sees(row.getByText(words, { exact: true }));
    await sees(row.getByText(/47 h \d+ min left/));
    expect(await page.getByRole("table", { name: "Disputes" }).getByRole("rowheader").count()).toBe(
      2,
    );

    await page.getByRole("radio", { name: "Waiting for the answer" }).check();
    await waitUntilHidden(rowOf(page, answered));
    await sees(rowOf(page, late).getByText("Pending", { exact: true }));
    await page.getByRole("radio", { name: "Waiting for the decision" }).check();
    await sees(rowOf(page, answered));
    expect(await rowOf(page, late).count()).toBe(0);
    await page.getByRole("radio", { name: "Mine" }).check();
    await sees(page.getByText("No disputes found"));
    await page.getByRole("radio", { name: "Overdue" }).check();
    await sees(page.getByText("No disputes found"));
    await page.getByRole("radio", { name: "Open", exact: true }).check();

    await rowOf(page, answered).getByRole("link", { name: "Enamel teapot" }).click();
    const panel = panelIn(page);
    await sees(panel.getByRole("region", { name: "Statements of Jun" }).getByText("It has a hole"));
    await sees(
      panel.getByRole("region", { name: "Statements of Amara" }).getByText("It was whole"),
    );
    await sees(panel.getByRole("table", { name: "Postings" }).getByText("60 TP", { exact: true }));
    expect(new URL(page.url()).searchParams.get("dispute")).toBe(answered.id);
    await page.reload();
    await sees(panel);
    await panel.getByRole("button", { name: "Take it on" }).click();
    await seesToast(page, "You look after this dispute");
    await eventually(() => panel.getByRole("button", { name: "Take it on" }).count()).toBe(0);
    await dismissToast(page);
    await page.keyboard.press("Escape");
    await sees(row.getByText("Admin", { exact: true }));
  });

  it("moves by itself in another browser, where what is new waits on the shelf", async () => {
    const one = await aCase(["Priya", "Kofi"]);
    const page = await screens.open({ as: second, at: "/admin/disputes", still: true });
    await sees(rowOf(page, one).getByText("Pending", { exact: true }));
    await mark(page);

    await one.seller.gql(ANSWER, { id: one.id, text: "It was whole" });
    await sees(rowOf(page, one).getByText("Under review", { exact: true }));
    const fresh = await aCase(["Wanda", "Mateo"]);
    await sees(page.getByText("1 more dispute"));
    expect(await rowOf(page, fresh).count()).toBe(0);
    await page.getByRole("button", { name: "Show" }).click();
    await sees(rowOf(page, fresh));
    await sees(page.getByText("New disputes appear here as they come"));

    await fresh.seller.gql(CONCEDE, { id: fresh.id });
    await sees(rowOf(page, fresh).getByText("Resolved", { exact: true }));
    await sees(page.getByText("The queue has another order now"));
    await page.getByRole("button", { name: "Show" }).click();
    await waitUntilHidden(rowOf(page, fresh));
    await expectNoReload(page);
  });
});

it("a queue of more than fifty goes on below, each dispute once", async () => {
  const one = await aCase(["Vera", "Otto"]);
  await one.seller.gql(CONCEDE, { id: one.id });
  await market.rows(
    `insert into disputes (transaction_id, reporter_id, reported_user_id, category, description, status, priority,
       payer_id, payee_id, amount, decision_due_at, created_at, updated_at, resolved_at)
     select transaction_id, reporter_id, reported_user_id, category, description, 'rejected', priority,
       payer_id, payee_id, amount, decision_due_at, created_at, updated_at, resolved_at - n * interval '1 minute'
     from disputes, generate_series(1, 60) n where disputes.id = $1`,
    [Number(one.id)],
  );
  const ended = await market.rows<{ id: number }>(
    "select id from disputes where resolved_at is not null order by resolved_at desc, id desc",
  );
  const page = await screens.open({ as: admin, at: "/admin/disputes?filter=closed", still: true });
  const numbers = () =>
    page
      .getByRole("table", { name: "Disputes" })
      .getByRole("rowheader")
      .locator("small")
      .evaluateAll((all) => all.map((each) => Number(/\d+/.exec(each.textContent)?.[0])));
  await eventually(async () => (await numbers()).length).toBe(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await eventually(numbers).toEqual(ended.map(({ id }) => id));
});

describe("a decision", () => {
  it("waits for the answer, and says until when", async () => {
    const one = await aCase(["Sofia", "Liam"]);
    // Where the notification of a new dispute leads.
    const page = await screens.open({ as: admin, at: `/disputes/${one.id}`, still: true });
    await page.getByRole("link", { name: "Open in the Admin Panel" }).click();
    const panel = panelIn(page);
    const decide = panel.getByRole("button", { name: "Decide" });
    await sees(panel.getByText(/^Sofia has until .+ to answer\. It can be decided then/));
    expect(await decide.isDisabled()).toBe(true);
    await sees(
      panel.getByRole("region", { name: "Statements of Sofia" }).getByText("Nothing so far."),
    );

    await one.seller.gql(ANSWER, { id: one.id, text: "It was whole" });
    await eventually(() => decide.isDisabled()).toBe(false);
    await sees(panel.getByText("It was whole", { exact: true }).first());
  });

  it("is made by who proves who they are, also before it is tried out", async () => {
    const one = await anAnsweredCase(["Noor", "Tom"]);
    const page = await screens.open({
      as: second,
      at: `/admin/disputes?dispute=${one.id}`,
      still: true,
    });
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    async function proves() {
      await proof.getByLabel("Code").fill((await second.authenticator?.code()) ?? "");
      await page.keyboard.press("Enter");
      await waitUntilHidden(proof);
    }
    await proofIsOver(market, second);
    await panelIn(page).getByRole("button", { name: "Take it on" }).click();
    await proves();
    await seesToast(page, "You look after this dispute");

    await proofIsOver(market, second);
    await panelIn(page).getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
    await dialog.getByLabel("Decision").selectOption({ index: 4 });
    await sees(proof);
    await page.keyboard.press("Escape");
    await waitUntilHidden(proof);
    await sees(dialog.getByText("Prove that it is you first. It counts for 15 minutes"));
    await dialog.getByLabel("Decision").selectOption({ index: 2 });
    await proves();
    await eventually(() => movedIn(dialog)).not.toEqual([]);
    await sees(dialog.getByLabel("Decision"));
  });

  it("splits the TP as was said before, and the other browser sees it at once", async () => {
    const one = await anAnsweredCase(["Freya", "Omar"]);
    const [page, other] = [
      await screens.open({ as: admin, at: "/admin/disputes", still: true }),
      await screens.open({ as: second, at: "/admin/disputes", still: true }),
    ];
    await sees(rowOf(other, one).getByText("Under review", { exact: true }));
    await mark(page, other);
    await rowOf(page, one).getByRole("link").first().click();
    const panel = panelIn(page);
    await panel.getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("Please choose a decision"));
    await dialog.getByLabel("Decision").selectOption("Split the 60 TP");
    const share = dialog.getByLabel("TP back to Omar");
    await share.fill("60");
    await dialog.getByLabel("Reason").fill("Both are a little right");
    await sees(dialog.getByText("Give back 1 to 59 TP, or choose refund or release"));
    await share.fill("18");
    await eventually(() => movedIn(dialog)).toEqual(["Freya -18 TP", "Omar +18 TP"]);
    await dialog.getByLabel("Notes").fill("See the photos");
    await dialog.getByRole("button", { name: "Continue" }).click();

    await sees(dialog.getByRole("heading", { name: "This would happen" }));
    await sees(dialog.getByText("1 dispute is settled"));
    await sees(dialog.getByText(/members hear of it at once/));
    const seen = await movedIn(dialog);
    const before = await newestEntry();
    expect((await one.buyer.wallet()).tpBalance, "nothing has happened yet").toBe(440);
    await dialog.getByRole("button", { name: "Decide for good" }).click();
    await seesToast(page, "Dispute decided");
    expect(seen.toSorted()).toEqual(await bookedSince(before));
    expect(seen.toSorted()).toEqual(["Freya -18 TP", "Omar +18 TP"]);

    await sees(panel.getByText("18 of 60 TP went back to Omar; the rest is Freya’s."));
    await sees(panel.getByText("See the photos"));
    const postings = panel.getByRole("table", { name: "Postings" });
    await sees(postings.getByText("Dispute refund"));
    await sees(postings.getByText("In sum: Omar -42 TP, Freya +42 TP"));
    await sees(panel.getByText("This dispute has ended."));
    await sees(rowOf(other, one).getByText("Resolved", { exact: true }));
    await expectNoReload(page, other);
    expect((await one.buyer.wallet()).tpBalance).toBe(458);
  });

  it("of a parcel on its way shows the escrow, too, and is counted anew when something changed", async () => {
    const [seller, buyer] = [await market.member("Nadia"), await market.richMember("Emeka", 500)];
    const part = await aParcel({ seller, buyer, tp: 40 });
    const { id } = await anAnsweredDispute(buyer, seller, { orderPartId: part.id });
    const page = await screens.open({
      as: admin,
      at: `/admin/disputes?dispute=${id}`,
      still: true,
    });
    await panelIn(page).getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
    await dialog.getByLabel("Decision").selectOption(`Split the ${part.amount} TP`);
    await dialog.getByLabel("TP back to Emeka").fill("10");
    await dialog.getByLabel("Reason").fill("It came late");
    const rest = part.amount - 10;
    const accounts = [`Escrow -${part.amount} TP`, `Nadia +${rest} TP`, "Emeka +10 TP"];
    await eventually(async () => (await movedIn(dialog)).toSorted()).toEqual(accounts.toSorted());
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByRole("heading", { name: "This would happen" }));

    // Somebody else takes it on: the subject is not what was confirmed.
    await second.gql("mutation ($id: ID!) { takeDispute(id: $id) { dispute { id } } }", { id });
    await dialog.getByRole("button", { name: "Decide for good" }).click();
    await sees(dialog.getByText("Something changed meanwhile. This is what it would do now."));
    const before = await newestEntry();
    await dialog.getByRole("button", { name: "Decide for good" }).click();
    await seesToast(page, "Dispute decided");
    expect(await bookedSince(before)).toEqual(accounts.toSorted());
  });

  it("says before what cannot be got back any more", async () => {
    const one = await anAnsweredCase(["Dario", "Mina"]);
    await aDeal(market, { seller: await market.member("Shop"), buyer: one.seller, tp: 150 });
    const page = await screens.open({
      as: admin,
      at: `/admin/disputes?dispute=${one.id}`,
      still: true,
    });
    await panelIn(page).getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
    await sees(dialog.getByText("Here is counted what it would move."));
    await dialog.getByLabel("Decision").selectOption({ label: "Refund: 60 TP back to Mina" });
    await sees(dialog.getByText("Only 10 TP can be got back: Dario does not have more."));
    expect(await movedIn(dialog)).toEqual(["Dario -10 TP", "Mina +10 TP"]);
    await dialog.getByLabel("Decision").selectOption("Split the 60 TP");
    await dialog.getByLabel("TP back to Mina").fill("10");
    await eventually(() => movedIn(dialog)).toEqual(["Dario -10 TP", "Mina +10 TP"]);
    expect(await dialog.getByText(/can be got back/).count()).toBe(0);
  });

  it("that came too late says so", async () => {
    const one = await anAnsweredCase(["Tariq", "Elin"]);
    const page = await screens.open({
      as: admin,
      at: `/admin/disputes?dispute=${one.id}`,
      still: true,
    });
    await panelIn(page).getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
    await dialog
      .getByLabel("Decision")
      .selectOption({ label: "Reject the report: the deal stands" });
    await sees(dialog.getByText("No TP would move."));
    await dialog.getByLabel("Reason").fill("It is a teapot");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("1 dispute is rejected"));
    await second.gql(DECIDE, {
      input: { id: one.id, decision: "reject", resolution: "I was quicker" },
    });
    // The panel says that it has ended, and the dialog goes with its buttons.
    await waitUntilHidden(dialog);
    await sees(panelIn(page).getByText("I was quicker"));
    await sees(panelIn(page).getByText("This dispute has ended."));
  });

  it("is not theirs who are a side of it", async () => {
    const buyer = await market.richMember("Ruth", 300);
    const transactionId = await aDeal(market, { seller: admin, buyer });
    const { id } = await aDispute(buyer, { transactionId });
    const page = await screens.open({
      as: admin,
      at: `/admin/disputes?dispute=${id}`,
      still: true,
    });
    const panel = panelIn(page);
    await sees(
      panel.getByText("You are a side of this dispute, so another administrator decides it."),
    );
    expect(await panel.getByRole("button", { name: "Decide" }).count()).toBe(0);
  });
});

it("both sides are asked, three times at most", async () => {
  const one = await aCase(["Hana", "Ivo"]);
  for (const text of ["One?", "Two?"]) await admin.gql(ASK, { id: one.id, text });
  const page = await screens.open({
    as: admin,
    at: `/admin/disputes?dispute=${one.id}`,
    still: true,
  });
  const panel = panelIn(page);
  await panel.getByRole("button", { name: "Ask both sides (2 of 3)" }).click();
  const dialog = page.getByRole("dialog", { name: "Ask both sides?" });
  await dialog.getByLabel("Question").fill("Which of you has the parcel?");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await sees(dialog.getByText("1 dispute waits for its two sides"));
  await dialog.getByRole("button", { name: "Ask both sides" }).click();
  await seesToast(page, "Both sides are asked");
  const ask = panel.getByRole("button", { name: "Ask both sides (3 of 3)" });
  await sees(ask);
  expect(await ask.isDisabled()).toBe(true);
  await sees(panel.getByText(/^Both sides have until/));
  await panel.getByText(/^Timeline/).click();
  await sees(panel.getByText("Which of you has the parcel?"));
});

it("a dispute is decided without a mouse", async () => {
  const one = await anAnsweredCase(["Greta", "Yusuf"]);
  const page = await screens.open({
    as: admin,
    at: "/admin/disputes?filter=awaiting_decision",
    still: true,
  });
  await tabTo(page, rowOf(page, one).getByRole("link").first());
  await page.keyboard.press("Enter");
  await tabTo(page, panelIn(page).getByRole("button", { name: "Decide" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
  await tabTo(page, dialog.getByLabel("Decision"));
  await page.keyboard.press("s");
  await tabTo(page, dialog.getByLabel("TP back to Yusuf"));
  await page.keyboard.type("30");
  await tabTo(page, dialog.getByLabel("Reason"));
  await page.keyboard.type("Half and half");
  await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await sees(dialog.getByRole("heading", { name: "This would happen" }));
  await tabTo(page, dialog.getByRole("button", { name: "Decide for good" }));
  await page.keyboard.press("Enter");
  await seesToast(page, "Dispute decided");
  await waitUntilHidden(dialog);
  await sees(panelIn(page).getByText("30 of 60 TP went back to Yusuf"));
  // Escape puts away what came last: the toast, then the panel.
  await page.keyboard.press("Escape");
  await waitUntilHidden(page.getByText("Dispute decided", { exact: true }));
  await page.keyboard.press("Escape");
  await waitUntilHidden(panelIn(page));
  const link = rowOf(page, one).getByRole("link").first();
  await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

describe("no barrier, at 1280 and 360 px, light and dark,", () => {
  it("has the queue, nor what opens over it", async () => {
    const one = await anAnsweredCase(["Amelie", "Björn"]);
    const page = await screens.open({ as: admin, at: "/admin/disputes", still: true });
    await sees(rowOf(page, one));
    await seesNoBarrier(page, { opened: page.getByRole("table") });
    await page.goto(`/admin/disputes?dispute=${one.id}`);
    const panel = panelIn(page);
    await sees(panel.getByRole("table", { name: "Postings" }));
    await seesNoBarrier(page, { opened: panel });
    await panel.getByRole("button", { name: "Decide" }).click();
    const dialog = page.getByRole("dialog", { name: /^Decide the dispute/ });
    await dialog.getByLabel("Decision").selectOption("Split the 60 TP");
    await dialog.getByLabel("TP back to Björn").fill("20");
    await dialog.getByLabel("Reason").fill("Both are a little right");
    await eventually(() => movedIn(dialog)).toHaveLength(2);
    await seesNoBarrier(page, { opened: dialog });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByRole("heading", { name: "This would happen" }));
    await seesNoBarrier(page, { opened: dialog });
  });
});
