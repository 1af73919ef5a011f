import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
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
import type { Person } from "../support/people.ts";
import { aLongReport, aReport, holdReports, REQUEST } from "../support/reporting.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

let admin: Person;
let second: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Second");
});

const form = (page: Page) => page.getByRole("form", { name: "Run a report" });
const table = (page: Page, name: string) => page.getByRole("table", { name });

/** The newest run of a report. */
function runOf(page: Page, label: string): Locator {
  return table(page, "Runs").getByRole("row").filter({ hasText: label }).first();
}

async function runReport(page: Page, label: string): Promise<void> {
  await form(page).getByLabel("Report").selectOption(label);
  await form(page).getByRole("button", { name: "Run report" }).click();
}

// Proves: AD-002
it("is the sixth of the documented tabs", async () => {
  const page = await screens.open({ as: admin, at: "/admin", still: true });
  const tabs = page.getByRole("navigation", { name: /admin/i }).getByRole("link");
  await eventually(async () => (await tabs.allInnerTexts()).slice(0, 6)).toEqual([
    "Dashboard",
    "Analytics",
    "Users",
    "Items",
    "Transactions",
    "Reports",
  ]);
});

describe("a report", () => {
  // Proves: AD-006
  it("is run, downloaded whole, and has the checksum that is shown", async () => {
    const page = await screens.open({ as: admin, at: "/admin/reports", still: true });
    await mark(page);
    await sees(page.getByText("No runs found"));
    await runReport(page, "Members");
    await seesToast(page, "Members: it is written now");
    const run = runOf(page, "Members");
    await sees(run.getByText("Done", { exact: true }));
    await sees(run.getByText("2", { exact: true }));

    const downloading = page.waitForEvent("download");
    await run.getByRole("button", { name: "Download" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = await readFile(await download.path());
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await sees(run.getByTitle(sha256));
    expect(bytes.toString()).toContain("administrator");
    await expectNoReload(page);
  });

  it("is about days where it takes some, and says what is wrong with them", async () => {
    const page = await screens.open({ as: admin, at: "/admin/reports", still: true });
    await form(page).getByLabel("Report").selectOption("Offers");
    await form(page).getByLabel("First day (UTC)").fill("2026-03-09");
    await form(page).getByLabel("Last day (UTC)").fill("2026-03-01");
    await form(page).getByRole("button", { name: "Run report" }).click();
    await sees(page.getByText("The last day must not be before the first"));
    await form(page).getByLabel("First day (UTC)").fill("2001-03-09");
    await form(page).getByRole("button", { name: "Run report" }).click();
    await sees(form(page).getByText("A report may have 3660 days at most"));
    await form(page).getByLabel("First day (UTC)").fill("2026-03-01");
    await form(page).getByLabel("Status").selectOption("Accepted");
    await form(page).getByLabel("Format").selectOption("JSON lines, for programs");
    await form(page).getByRole("button", { name: "Run report" }).click();
    const run = runOf(page, "Offers");
    await sees(run.getByText(/2026-03-01 · Accepted · JSON lines$/));
    await sees(run.getByText("Done", { exact: true }));

    // What another report does not take is not sent.
    await form(page).getByLabel("Report").selectOption("Items");
    await waitUntilHidden(form(page).getByLabel("First day (UTC)"));
    await form(page).getByLabel("Category").selectOption("Other");
    await form(page).getByRole("button", { name: "Run report" }).click();
    await sees(runOf(page, "Items").getByText(/ · Other · JSON lines$/));
  });

  it("of another administrator waits on the shelf, moves, and is cancelled", async () => {
    const held = await holdReports(admin);
    const page = await screens.open({ as: admin, at: "/admin/reports", still: true });
    await sees(table(page, "Runs"));
    await second.gql(REQUEST, {
      input: { report: "disputes", format: "csv", from: "2026-01-01", to: "2026-01-31" },
    });
    await sees(page.getByText("1 new run"));
    await page.getByRole("button", { name: "Show", exact: true }).click();
    const run = runOf(page, "Disputes");
    await sees(run.getByText("Waiting", { exact: true }));
    await run.getByRole("button", { name: /^Cancel: Disputes/ }).click();
    await sees(run.getByText("Cancelled", { exact: true }));
    await held.end();
    await run.getByRole("button", { name: /^Run again: Disputes/ }).click();
    await sees(runOf(page, "Disputes").getByText("Done", { exact: true }));
  });

  it("shows how far it is while it is written", async () => {
    const long = await aLongReport(admin, 200_000);
    // It begins when it is on the screen, and takes longer than two tellings on a fast machine.
    const held = await holdReports(admin);
    const page = await screens.open({ as: second, at: "/admin/reports", still: true });
    await sees(table(page, "Runs"));
    await admin.gql(REQUEST, { input: { ...long, format: "csv" } });
    await page.getByRole("button", { name: "Show", exact: true }).click();
    const run = runOf(page, "Moderation");
    await sees(run.getByText("Waiting", { exact: true }));
    await held.end();
    await sees(run.getByText(/^[\d,]+ of 200,000 rows$/));
    await sees(run.getByText("Done", { exact: true }));
    await sees(run.getByText("200,000", { exact: true }));
  });

  it("that a mail names is shown alone, and its failure is explained", async () => {
    const run = await aReport(admin, { report: "members" });
    await market.rows(
      `update report_runs set status = 'failed', failure = 'disk_full', sha256 = null where id = $1`,
      [Number(run.id)],
    );
    const page = await screens.open({ as: admin, at: `/admin/reports?run=${run.id}`, still: true });
    await sees(page.getByRole("heading", { name: `Run #${run.id}` }));
    await sees(page.getByText("The disk is full. Make room, then run it again."));
    expect(await table(page, "Runs").getByRole("row").count()).toBe(2);
    await page.getByRole("button", { name: "Show all runs" }).click();
    await sees(page.getByRole("heading", { name: "Runs", exact: true }));
    await page.goto("/admin/reports?run=999999");
    await sees(page.getByText("This run was deleted."));
  });

  it("asks for a fresh proof first, where the last one is old", async () => {
    const page = await screens.open({ as: admin, at: "/admin/reports", still: true });
    await market.rows(`update sessions set proven_at = now() - interval '1 hour'`);
    await runReport(page, "Members");
    await sees(page.getByRole("dialog", { name: "Is it you?" }));
    await page.getByLabel("Code").fill((await admin.authenticator?.code()) ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await seesToast(page, "Members: it is written now");
  });
});

describe("a schedule", () => {
  it("is made from the form, rests, goes on, runs and is deleted, by the keyboard alone", async () => {
    const page = await screens.open({ as: admin, at: "/admin/reports", still: true });
    await form(page).getByLabel("Report").selectOption("Items");
    await form(page).getByLabel("Status").selectOption("Removed");
    await page.getByRole("button", { name: "Schedule…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Schedule Items" });
    await sees(dialog.getByText(/^Removed · CSV\. You get a mail with a link/));
    await dialog.getByLabel("How often").selectOption("Every month");
    await dialog.getByLabel("Day of the month").selectOption("28");
    await dialog.getByLabel("Hour (UTC)").selectOption("23:00");
    await dialog.getByRole("button", { name: "Schedule", exact: true }).press("Enter");
    await waitUntilHidden(dialog);
    const row = table(page, "Schedules").getByRole("row").filter({ hasText: "Items" });
    await sees(row.getByText("Day 28 of the month at 23:00 UTC"));
    await sees(row.getByText("Active", { exact: true }));
    await row.getByRole("button", { name: /^Pause/ }).press("Enter");
    await sees(row.getByText("Paused", { exact: true }));
    await row.getByRole("button", { name: /^Resume/ }).press("Enter");
    await sees(row.getByText("Active", { exact: true }));
    await row.getByRole("button", { name: "Run now: Items" }).press("Enter");
    await sees(runOf(page, "Items").getByText(/Removed · CSV · Scheduled$/));
    await row.getByRole("button", { name: /^Delete/ }).press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Delete", exact: true })
      .press("Enter");
    await sees(page.getByText("No schedules found"));
  });
});

it("that cannot be read says so, and is read again", async () => {
  const page = await screens.open({ as: admin, at: "/admin/users", still: true });
  await sees(table(page, "Users"));
  let isBroken = true;
  await page.route("**/graphql", (route) =>
    isBroken && /AdminReports|ReportRuns|ReportSchedules/.test(route.request().postData() ?? "")
      ? route.fulfill({ json: { data: null, errors: [{ message: "Something went wrong" }] } })
      : route.continue(),
  );
  await page.getByRole("link", { name: "Reports", exact: true }).click();
  for (const noun of ["reports", "runs", "schedules"])
    await sees(page.getByText(`Failed to load ${noun}`));
  isBroken = false;
  for (let left = 3; left > 0; left--) {
    await page.getByRole("button", { name: "Try again" }).first().click();
    await eventually(() => page.getByRole("button", { name: "Try again" }).count()).toBe(left - 1);
  }
  await sees(form(page));
});

it("has no barrier, at 1280 and 360 px, light and dark", async () => {
  await aReport(admin, { report: "members", format: "csv" });
  const page = await screens.open({ as: admin, at: "/admin/reports", still: true });
  await sees(table(page, "Runs"));
  await page.getByText("4 columns").click();
  await seesNoBarrier(page, { opened: table(page, "Runs") });
  await page.getByRole("button", { name: "Schedule…" }).click();
  const dialog = page.getByRole("dialog");
  await sees(dialog);
  await seesNoBarrier(page, { opened: dialog });
});
