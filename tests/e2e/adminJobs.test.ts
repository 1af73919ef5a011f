import type { Locator, Page } from "playwright-core";
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
import { anItem, anOffer } from "../support/factories.ts";
import { proofIsOver } from "../support/freshness.ts";
import { aDeadLetter, aFailedMail, DROP_JOB, jobsOf, lettersOf } from "../support/jobs.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const REASON = "The address does not exist";

let admin: Person;
let second: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Ottoline");
});
beforeEach(async () => {
  await market.rows(`delete from graphile_worker._private_jobs where last_error is not null`);
  await market.rows(`delete from dead_letters`);
});

function rowsOf(page: Page, name: string): Locator {
  return page
    .getByRole("table", { name })
    .getByRole("row")
    .filter({ has: page.locator("td") });
}

const chip = (page: Page, name: string) => page.getByRole("radio", { name });

describe("a failed job", () => {
  it("says why, is retried alone or with all others, and the list of another administrator moves by itself", async () => {
    const freya = await market.member("Freya");
    await aFailedMail(market, { to: freya });
    const old = await aFailedMail(market, { hoursOld: 30, attempts: 14 });
    const [page, other] = [
      await screens.open({ as: admin, at: "/admin/jobs", still: true }),
      await screens.open({ as: second, at: "/admin/jobs", still: true }),
    ];
    await sees(page.getByText("Jobs, deadlines and events are on time."));
    const row = rowsOf(page, "Jobs").filter({ hasText: "Freya" });
    for (const words of ["Send a mail", "Tried again", "9 of 14", "451 try later"])
      await sees(row.getByText(words, { exact: true }));
    await sees(rowsOf(other, "Jobs").first());
    await mark(page, other);

    await row.getByRole("button", { name: /^Retry: Send a mail #/ }).click();
    await seesToast(page, "Send a mail: tried now");
    await eventually(() => rowsOf(other, "Jobs").count()).toBe(1);
    // What is too old would not leave.
    await sees(rowsOf(other, "Jobs").getByText("Given up", { exact: true }));
    expect(await rowsOf(other, "Jobs").getByRole("button").allTextContents()).toEqual(["Drop…"]);
    await eventually(async () => (await jobsOf(admin, "failed")).map(({ id }) => id)).toEqual([
      old,
    ]);

    await aFailedMail(market);
    await aFailedMail(market);
    await sees(chip(other, "Failed jobs · 3"));
    await other.getByRole("button", { name: "Retry all: Send a mail" }).click();
    await seesToast(other, "Send a mail: all are tried now");
    await eventually(async () => (await jobsOf(admin, "failed")).map(({ id }) => id)).toEqual([
      old,
    ]);
    await sees(chip(page, "Failed jobs · 1"));
    await expectNoReload(page, other);
  });

  it("is dropped with a reason, by who proves who they are", async () => {
    await aFailedMail(market);
    const page = await screens.open({ as: admin, at: "/admin/jobs", still: true });
    await proofIsOver(market, admin);
    await page.getByRole("button", { name: /^Drop: Send a mail #/ }).click();
    const dialog = page.getByRole("dialog", { name: "Drop “Send a mail”?" });
    await sees(dialog.getByText("The mail is deleted and never leaves."));
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("Please give a reason"));
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Continue" }).click();
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Code").fill((await admin.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    await sees(dialog.getByText(REASON));
    expect(await jobsOf(admin, "failed"), "nothing has happened yet").toHaveLength(1);
    await dialog.getByRole("button", { name: "Drop job" }).click();
    await seesToast(page, "Dropped the job");
    await waitUntilHidden(dialog);
    await sees(page.getByText("No failed jobs found"));
    await page.goto("/admin/audit");
    await sees(page.getByRole("cell", { name: "Dropped a job" }));
  });

  it("that is over leaves by itself, and so does the dialog about it", async () => {
    const id = await aFailedMail(market);
    const page = await screens.open({ as: admin, at: "/admin/jobs", still: true });
    await page.getByRole("button", { name: /^Drop: Send a mail #/ }).click();
    const dialog = page.getByRole("dialog", { name: "Drop “Send a mail”?" });
    await sees(dialog);
    await second.gql(DROP_JOB, { id, reason: REASON });
    await waitUntilHidden(dialog);
    await sees(page.getByText("No failed jobs found"));
  });
});

describe("a dead letter", () => {
  it("is handled again, or dropped without a mouse", async () => {
    await aDeadLetter(market);
    await market.rows(
      `update domain_events set data = jsonb_build_object('readerId', $1::int, 'writerId', $1::int)
       where id in (select event_id from dead_letters)`,
      [Number(second.id)],
    );
    const page = await screens.open({
      as: admin,
      at: "/admin/jobs?part=dead_letters",
      still: true,
    });
    const rows = rowsOf(page, "Dead letters");
    for (const words of ["ThreadRead", "Ottoline read what a member wrote", "feed", "a bad post"])
      await sees(rows.getByText(words, { exact: true }));
    await rows.getByRole("button", { name: /^Retry: ThreadRead for feed/ }).click();
    await seesToast(page, "ThreadRead: handled again within a second");
    // The feed has nothing to do about it, and says so.
    await sees(chip(page, "Dead letters · 1"));
    await sees(rows.getByText("feed has nothing to do about ThreadRead"));

    await page.getByRole("button", { name: /^Drop: ThreadRead for feed/ }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Drop ThreadRead for feed?" });
    await dialog.getByLabel("Reason").focus();
    await page.keyboard.type(REASON);
    await dialog.getByRole("button", { name: "Continue" }).press("Enter");
    await dialog.getByRole("button", { name: "Drop dead letter" }).press("Enter");
    await seesToast(page, "Dropped the dead letter");
    await sees(page.getByText("No dead letters found"));
    expect(await lettersOf(admin)).toEqual([]);
  });
});

describe("an overdue deadline", () => {
  it("says what is late and why, and has left the list when it ended", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await anOffer(jun, await anItem(amara));
    await market.rows(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
    );
    await market.rows(
      `create trigger refuse_one before update of state on offers for each row execute function refuse_one()`,
    );
    const page = await screens.open({ as: admin, at: "/admin/jobs?part=overdue", still: true });
    await sees(page.getByText("No overdue deadlines found"));
    await market.rows(`update offers set deadline = now() - interval '3 min' where id = $1`, [
      Number(id),
    ]);
    await sees(page.getByText("The most overdue deadline is 3 min late."));
    const row = rowsOf(page, "Overdue deadlines");
    for (const words of ["An offer expires", `Offer #${id}`]) await sees(row.getByText(words));
    await sees(row.getByText("stuck", { exact: true }));

    await market.rows("drop trigger refuse_one on offers");
    await sees(chip(page, "Overdue · 0"));
    await sees(page.getByText("No overdue deadlines found"));
  });
});

describe("no barrier, at 1280 and 360 px, light and dark,", () => {
  it("has the jobs, nor what drops one, nor the dead letters", async () => {
    await aFailedMail(market, { to: second });
    await aFailedMail(market);
    await aDeadLetter(market);
    const page = await screens.open({ as: admin, at: "/admin/jobs", still: true });
    await sees(rowsOf(page, "Jobs").first());
    await seesNoBarrier(page, { opened: page.getByRole("table") });
    await page
      .getByRole("button", { name: /^Drop: Send a mail #/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Drop “Send a mail”?" });
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await sees(dialog.getByText("This would happen"));
    await seesNoBarrier(page, { opened: dialog });
    await page.goto("/admin/jobs?part=dead_letters");
    await sees(rowsOf(page, "Dead letters").first());
    await seesNoBarrier(page, { opened: page.getByRole("table") });
  });
});
