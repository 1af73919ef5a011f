import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { aParcel, aDeal, aDispute, anAnsweredDispute, DECIDE } from "../support/deals.ts";
import { anItem, anOffer, DECLINE } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { DELETE_ITEM, RESTORE_ITEM } from "../support/moderation.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import {
  aLongReport,
  aReport,
  CANCEL_RUN,
  CREATE_SCHEDULE,
  DELETE_SCHEDULE,
  fetchFile,
  holdReports,
  PAUSE_SCHEDULE,
  READ_RUN,
  readRun,
  REQUEST,
  RESUME_SCHEDULE,
  rowsOf,
  RUN_SCHEDULE,
  runOver,
  RUNS,
  SCHEDULES,
  type ReportRun,
} from "../support/reporting.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const AT_ONCE = 20;
const today = () => market.clock.now().toISOString().slice(0, 10);
/** Two days, so that a test that runs over midnight sees all it made. */
const days = () => ({
  from: new Date(market.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10),
  to: new Date(market.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10),
});

let admin: Person;
let second: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Second");
});

const folder = () => join(market.server.services.env.dataDir, "reports");

/** Nothing is written until this ends, with the test at the latest. */
async function heldUntilEnd(): Promise<{ end(): Promise<void> }> {
  const held = await holdReports(admin);
  onTestFinished(held.end);
  return held;
}

async function requested(input: object): Promise<ReportRun> {
  const { requestReport } = await admin.gql<{ requestReport: ReportRun }>(REQUEST, {
    input: { format: "csv", ...input },
  });
  return requestReport;
}

describe("each report is what the rows say", () => {
  type Row = Record<string, string | number | boolean | Date | null>;
  const all = (table: string) => market.rows<Row>(`select * from ${table} order by id`);
  const iso = (at: unknown) => (at === null ? null : new Date(at as string).toISOString());

  beforeAll(async () => {
    const [freya, jun] = [
      await market.richMember("Freya", 900),
      await market.richMember("Jun", 900),
    ];
    await aDeal(market, { seller: freya, buyer: jun, tp: 40 });
    await anOffer(jun, await anItem(freya, { title: "=HYPERLINK(1)", trustPoints: 33 }));
    const declined = await anOffer(freya, await anItem(jun, { trustPoints: 12 }));
    await jun.gql(DECLINE, { id: declined.id });
    const part = await aParcel({ seller: freya, buyer: jun });
    await aDispute(jun, { orderPartId: part.id });
    const transactionId = await aDeal(market, { seller: jun, buyer: freya, tp: 60 });
    const { id } = await anAnsweredDispute(freya, jun, { transactionId });
    await admin.gql(DECIDE, {
      input: { id, decision: "split", refundAmount: 15, resolution: "Both are a little right" },
    });
    const priya = await market.member("Priya");
    await admin.gql(SUSPEND, { memberId: priya.id, reason: "Nothing was handed over" });
    await admin.gql(LIFT, { memberId: priya.id });
    const removed = await anItem(freya);
    await admin.gql(DELETE_ITEM, { itemId: removed.id, reason: "A weapon" });
    await admin.gql(RESTORE_ITEM, { itemId: removed.id });
    await admin.gql(DELETE_ITEM, { itemId: (await anItem(jun)).id, reason: "A weapon too" });
  });

  it("sales_by_day", async () => {
    const found = await rowsOf(admin, { report: "sales_by_day", ...days() });
    expect(found).toHaveLength(3);
    const deals = (await all("transactions")).filter(({ status }) => status === "completed");
    const transfers = await all("ledger_transfers");
    const sum = (reasons: string[]) =>
      transfers
        .filter(({ reason }) => reasons.includes(String(reason)))
        .reduce((total, { amount }) => total + Number(amount), 0);
    const refunded = sum(["dispute_refund"]);
    const paid = sum(["item_sale", "exchange_top_up", "exchange_change", "order_payout"]);
    expect(refunded).toBe(15);
    const total = (name: string) => found.reduce((n, row) => n + Number(row[name]), 0);
    expect([total("deals"), total("revenue_tp"), total("refunded_tp")]).toEqual([
      deals.length,
      paid - refunded,
      refunded,
    ]);
    expect(found.map(({ day }) => day)).toContain(today());
    // The same figures as Analytics.
    const { adminSalesAnalytics: sales } = await admin.gql(
      `{ adminSalesAnalytics(range: d7) { points { date revenue deals: transactions refunded } } }`,
    );
    const shown = sales.points.find(({ date }: { date: string }) => date === today());
    const row = found.find(({ day }) => day === today());
    expect(row).toEqual({
      day: today(),
      deals: shown.deals,
      revenue_tp: shown.revenue,
      refunded_tp: shown.refunded,
    });
  });

  it("members", async () => {
    const found = await rowsOf(admin, { report: "members" });
    const [accounts, items, deals, users] = [
      await all("ledger_accounts"),
      await all("items"),
      (await all("transactions")).filter(({ status }) => status === "completed"),
      await all("users"),
    ];
    expect(found).toEqual(
      users.map((u) => {
        const wallet = accounts.find(({ user_id }) => user_id === u["id"]);
        return {
          member_id: u["id"],
          username: u["username"],
          trust_level: u["trust_level"],
          verification: u["verification_level"],
          is_active: u["is_active"],
          joined_at: iso(u["created_at"]),
          last_login_at: iso(u["last_login_at"]),
          suspended_until: iso(u["suspended_until"]),
          balance_tp: wallet?.["balance"],
          held_tp: wallet?.["held"],
          items_available: items.filter(
            ({ user_id, status }) => user_id === u["id"] && status === "available",
          ).length,
          items_given: deals.filter(({ from_user_id }) => from_user_id === u["id"]).length,
          items_got: deals.filter(({ to_user_id }) => to_user_id === u["id"]).length,
          rating: Number(u["overall_rating"]),
          reviews: u["total_reviews"],
        };
      }),
    );
    expect(JSON.stringify(found)).not.toContain("@market.test");
  });

  it("items, and those of a category or a status", async () => {
    const found = await rowsOf(admin, { report: "items" });
    const users = await all("users");
    const items = await all("items");
    expect(found).toEqual(
      items.map((i) => ({
        item_id: i["id"],
        title: i["title"],
        category: i["category"],
        condition: i["condition"],
        status: i["status"],
        price_tp: i["trust_points"],
        quantity: i["quantity"],
        is_circle_only: i["is_circle_only"],
        views: i["view_count"],
        likes: i["like_count"],
        seller_id: i["user_id"],
        seller: users.find(({ id }) => id === i["user_id"])?.["username"],
        listed_at: iso(i["created_at"]),
      })),
    );
    const removed = await rowsOf(admin, { report: "items", status: "removed" });
    expect(removed).toEqual(found.filter(({ status }) => status === "removed"));
    expect(removed).toHaveLength(1);
    const category = String(found[0]?.["category"]);
    expect(await rowsOf(admin, { report: "items", category })).toEqual(
      found.filter((row) => row["category"] === category),
    );
  });

  it("offers", async () => {
    const found = await rowsOf(admin, { report: "offers", ...days() });
    const items = await all("items");
    const given = await market.rows<{ offer_id: number }>(`select offer_id from offer_items`);
    expect(found).toEqual(
      (await all("offers")).map((o) => ({
        offer_id: o["id"],
        type: o["offer_type"],
        state: o["state"],
        round: o["round"],
        item_id: o["target_item_id"],
        item: items.find(({ id }) => id === o["target_item_id"])?.["title"],
        buyer_id: o["buyer_id"],
        seller_id: o["seller_id"],
        items_offered: given.filter(({ offer_id }) => offer_id === o["id"]).length,
        added_tp: o["tp_delta"],
        made_at: iso(o["created_at"]),
        deadline_at: iso(o["deadline"]),
        answered_at: iso(o["answered_at"]),
      })),
    );
    expect(await rowsOf(admin, { report: "offers", ...days(), status: "declined" })).toEqual(
      found.filter(({ state }) => state === "declined"),
    );
    const before = { from: "2020-01-01", to: "2020-01-02" };
    expect(await rowsOf(admin, { report: "offers", ...before })).toEqual([]);
  });

  it("order_parts", async () => {
    const found = await rowsOf(admin, { report: "order_parts", ...days() });
    const orders = await all("orders");
    const lines = await all("order_items");
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(
      (await all("order_parts")).map((p) => {
        const order = orders.find(({ id }) => id === p["order_id"]);
        return {
          part_id: p["id"],
          order_id: p["order_id"],
          status: p["status"],
          buyer_id: order?.["buyer_id"],
          seller_id: p["seller_id"],
          pieces: lines
            .filter(({ part_id }) => part_id === p["id"])
            .reduce((sum, { quantity }) => sum + Number(quantity), 0),
          items_tp: p["subtotal"],
          shipping_tp: p["shipping_share"],
          amount_tp: p["amount"],
          shipping_method: order?.["shipping_method"],
          is_disputed: p["is_disputed"],
          placed_at: iso(order?.["created_at"]),
          accepted_at: iso(p["accepted_at"]),
          shipped_at: iso(p["shipped_at"]),
          delivered_at: iso(p["delivered_at"]),
          cancelled_at: iso(p["cancelled_at"]),
        };
      }),
    );
  });

  it("disputes", async () => {
    const found = await rowsOf(admin, { report: "disputes", ...days() });
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      (await all("disputes")).map((d) => ({
        dispute_id: d["id"],
        category: d["category"],
        priority: d["priority"],
        status: d["status"],
        outcome: d["outcome"],
        reporter_id: d["reporter_id"],
        reported_id: d["reported_user_id"],
        amount_tp: d["amount"],
        refund_tp: d["refund_amount"],
        refunded_tp: d["refunded"],
        filed_at: iso(d["created_at"]),
        answered_at: iso(d["answered_at"]),
        decision_due_at: iso(d["decision_due_at"]),
        resolved_at: iso(d["resolved_at"]),
        resolved_by_id: d["resolved_by"],
      })),
    );
    expect(JSON.stringify(found)).not.toContain("hole");
  });

  it("ledger_postings, which sum to zero", async () => {
    const found = await rowsOf(admin, { report: "ledger_postings", ...days() });
    const [accounts, transfers] = [await all("ledger_accounts"), await all("ledger_transfers")];
    expect(found).toEqual(
      (await all("ledger_entries")).map((e) => {
        const account = accounts.find(({ id }) => id === e["account_id"]);
        return {
          entry_id: Number(e["id"]),
          transfer_id: Number(e["transfer_id"]),
          posted_at: iso(e["created_at"]),
          reason: transfers.find(({ id }) => id === e["transfer_id"])?.["reason"],
          account: account?.["kind"],
          member_id: account?.["user_id"],
          order_part_id: account?.["order_part_id"],
          amount_tp: e["amount"],
          balance_after_tp: e["balance_after"],
        };
      }),
    );
    expect(found.reduce((sum, { amount_tp }) => sum + Number(amount_tp), 0)).toBe(0);
  });

  it("tp_issued, which is what the treasury lacks", async () => {
    const found = await rowsOf(admin, { report: "tp_issued", ...days() });
    const [treasury] = await market.rows<{ balance: number }>(
      `select balance from ledger_accounts where kind = 'treasury'`,
    );
    const sum = (name: string) => found.reduce((total, row) => total + Number(row[name]), 0);
    expect(sum("returned_tp") - sum("issued_tp")).toBe(treasury?.balance);
    const grants = (await all("ledger_transfers")).filter(({ reason }) => reason === "test_grant");
    const row = found.filter(({ reason }) => reason === "test_grant");
    expect(row.reduce((n, { transfers }) => n + Number(transfers), 0)).toBe(grants.length);
  });

  it("moderation", async () => {
    const found = await rowsOf(admin, { report: "moderation", ...days() });
    const users = await all("users");
    const items = await all("items");
    const username = (memberId: unknown) => users.find(({ id }) => id === memberId)?.["username"];
    const acts = [
      ...(await all("suspension_logs")).map((s) => ({
        at: iso(s["created_at"]),
        act: "suspension",
        member_id: s["user_id"],
        username: username(s["user_id"]),
        item_id: null,
        item: null,
        reason: s["reason"],
        admin_id: s["admin_id"],
        until: iso(s["expires_at"]),
        undone_at: iso(s["lifted_at"]),
      })),
      ...(await all("item_removals")).map((r) => {
        const item = items.find(({ id }) => id === r["item_id"]);
        return {
          at: iso(r["created_at"]),
          act: "item_removal",
          member_id: item?.["user_id"],
          username: username(item?.["user_id"]),
          item_id: item?.["id"],
          item: item?.["title"],
          reason: r["reason"],
          admin_id: r["admin_id"],
          until: null,
          undone_at: iso(r["restored_at"]),
        };
      }),
    ];
    expect(found).toEqual(acts.toSorted((a, b) => (String(a.at) < String(b.at) ? -1 : 1)));
    expect(found).toHaveLength(3);
  });

  it("admin_actions", async () => {
    const before = await market.rows<{ id: number; action: string; hash: string }>(
      `select id, action, encode(hash, 'hex') as hash from audit_log order by id`,
    );
    const found = await rowsOf(admin, { report: "admin_actions", ...days() });
    const seen = found.map(({ entry_id, action, hash }) => ({ id: entry_id, action, hash }));
    expect(seen.slice(0, before.length)).toEqual(before);
    // Its own request is the last one.
    expect(found.at(-1)).toMatchObject({
      actor_id: Number(admin.id),
      actor: "administrator",
      action: "requestReport",
      outcome: "done",
      subject_type: "report",
      subject_id: "admin_actions",
    });
    expect(JSON.stringify(found)).not.toContain("127.0.0.1");
  });

  it("names its columns once, and has no text that a spreadsheet computes", async () => {
    const { adminReports } = await admin.gql(
      `{ adminReports { name label description takesDays statuses columns { name type unit description } } }`,
    );
    expect(adminReports).toHaveLength(10);
    for (const { name, takesDays, columns } of adminReports) {
      const run = await aReport(admin, {
        report: name,
        format: "csv",
        ...(takesDays ? days() : {}),
      });
      const text = await (await fetchFile(admin, run)).text();
      const [header = ""] = text.replace("\uFEFF", "").split("\r\n");
      expect(header).toBe(columns.map((column: { name: string }) => column.name).join(","));
      for (const { name: column, unit } of columns)
        expect([column, unit]).toEqual([column, column.endsWith("_tp") ? "TP" : null]);
      if (name === "items") {
        expect(text).toContain(",'=HYPERLINK(1),");
        expect(text).not.toContain(",=HYPERLINK");
        expect(text).toContain(",false,");
      }
      // A number below zero stays a number.
      if (name === "ledger_postings") expect(text).toMatch(/,-40,/);
    }
  });
});

describe("a run", () => {
  it("is queued, then done with its rows, bytes, checksum and moment", async () => {
    const writing = await heldUntilEnd();
    const before = market.clock.now();
    const queued = await requested({ report: "members" });
    expect(queued).toMatchObject({
      status: "queued",
      rows: 0,
      total: null,
      sha256: null,
      file: null,
      requestedBy: { id: admin.id },
    });
    expect((await fetchFile(admin, queued)).status).toBe(404);
    await writing.end();
    await aReport(admin, { report: "sales_by_day", ...days() });
    const done = await runOver(second, queued.id);
    const bytes = Buffer.from(await (await fetchFile(second, done)).arrayBuffer());
    expect(done).toMatchObject({
      status: "done",
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      total: done.rows,
      file: `/api/admin/report-runs/${done.id}/file`,
    });
    expect(Date.parse(done.asOf ?? "")).toBeGreaterThanOrEqual(before.getTime());
    expect(Date.parse(done.asOf ?? "")).toBeLessThanOrEqual(Date.parse(done.finishedAt ?? ""));
    const { reportRuns } = await second.gql(RUNS, { first: 2 });
    expect(Number(reportRuns.edges[0].node.id)).toBeGreaterThan(
      Number(reportRuns.edges[1].node.id),
    );
    expect(reportRuns.pageInfo.hasNextPage).toBe(true);
  });

  it("is of one moment: what is changed while it is written is not in it", async () => {
    const long = await aLongReport(admin, 20_000);
    // Written while others change each of its rows at once.
    const run = await requested({ ...long, format: "jsonl" });
    const change = () =>
      market.rows(
        `update suspension_logs set lifted_at = lifted_at + interval '1 second' where reason like '%again: %'`,
      );
    let isOver = false;
    const changing = (async () => {
      while (!isOver) await change();
    })();
    const done = await runOver(admin, run.id);
    isOver = true;
    await changing;
    const text = await (await fetchFile(admin, done)).text();
    const moments = text
      .split("\n")
      .filter((line) => line.includes("again: "))
      .map((line) => JSON.parse(line).undone_at);
    expect(moments).toHaveLength(20_000);
    expect(new Set(moments).size).toBe(1);
  });

  it("20 cancel it at once: one does, the others find it over, and there is no file", async () => {
    const writing = await heldUntilEnd();
    const { id } = await requested({ report: "items" });
    const { won, lost } = await race(times(AT_ONCE, () => () => admin.ask(CANCEL_RUN, { id })));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ REPORT_RUN_OVER: AT_ONCE - 1 });
    await writing.end();
    await aReport(admin, { report: "moderation", ...days() });
    const run = await readRun(admin, id);
    expect(run).toMatchObject({ status: "cancelled", file: null, sha256: null });
    expect((await fetchFile(admin, run)).status).toBe(404);
    expect((await admin.refused(CANCEL_RUN, { id: "999999" })).code).toBe("NOT_FOUND");
  });

  it("that is cancelled while it is written ends, and leaves nothing on the disk", async () => {
    // The statement waits for this lock, as a long one would run.
    const lock = await market.hold(`lock table order_items in access exclusive mode`);
    const { id } = await requested({ report: "order_parts", ...days() });
    await expect.poll(async () => (await readRun(admin, id)).status).toBe("running");
    await admin.gql(CANCEL_RUN, { id });
    await lock.end();
    const next = await aReport(admin, { report: "moderation", ...days() });
    expect(await readRun(admin, id)).toMatchObject({ status: "cancelled", file: null });
    const [row] = await market.rows<{ key: string }>(
      `select file_key::text as key from report_runs where id = $1`,
      [Number(next.id)],
    );
    const names = await readdir(folder());
    expect(names).toContain(`${row?.key}.jsonl`);
    expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("20 are requested at once: all are done, one after the other", async () => {
    const { won } = await race(
      times(AT_ONCE, () => () => {
        const input = { report: "moderation", format: "csv", ...days() };
        return admin.ask<{ requestReport: ReportRun }>(REQUEST, { input });
      }),
    );
    expect(won).toHaveLength(AT_ONCE);
    for (const { requestReport } of won)
      expect((await runOver(admin, requestReport.id)).status).toBe("done");
  });

  it("waits with 19 others at most", async () => {
    const writing = await heldUntilEnd();
    const { won, lost } = await race(
      times(AT_ONCE + 5, () => () => {
        const input = { report: "members", format: "csv" };
        return admin.ask<{ requestReport: ReportRun }>(REQUEST, { input });
      }),
    );
    expect(won).toHaveLength(20);
    expect(lost).toEqual({ TOO_MANY_REPORTS: 5 });
    for (const { requestReport } of won) await admin.gql(CANCEL_RUN, { id: requestReport.id });
    await writing.end();
  });

  it("that fails says so, has no file, and keeps nobody else waiting", async () => {
    await market.rows(`alter table suspension_logs rename column reason to why`);
    const { id } = await requested({ report: "moderation", ...days() });
    try {
      expect(await runOver(admin, id)).toMatchObject({
        status: "failed",
        failure: "error",
        file: null,
        sha256: null,
      });
    } finally {
      await market.rows(`alter table suspension_logs rename column why to reason`);
    }
    expect((await fetchFile(admin, { id })).status).toBe(404);
    await aReport(admin, { report: "moderation", ...days() });
  });

  it("is deleted with its file after 30 days, and not found from that moment on", async () => {
    const run = await aReport(admin, { report: "members" });
    expect((await fetchFile(admin, run)).status).toBe(200);
    market.clock.advance(24 * 30);
    await admin.signIn();
    await second.signIn();
    expect((await fetchFile(admin, run)).status).toBe(404);
    await market.passHours(0);
    expect((await admin.gql(READ_RUN, { id: run.id })).reportRun).toBeNull();
    expect(await readdir(folder())).toEqual([]);
  });
});

describe("a wrong request", () => {
  const good = { report: "offers", format: "csv", from: "2026-03-01", to: "2026-03-31" };

  it.each<[object, field: string, message: RegExp]>([
    [{ from: null }, "from", /must be a day/],
    [{ to: null }, "to", /must be a day/],
    [{ from: "2026-02-30" }, "from", /must be a day/],
    [{ from: "1 March" }, "from", /must be a day/],
    [{ from: "0000-01-01" }, "from", /must be a day/],
    [{ from: "2026-04-01" }, "to", /not be before/],
    [{ from: "2000-01-01" }, "from", /3660 days at most/],
    [{ status: "lost" }, "status", /must be one of pending/],
    [{ status: "" }, "status", /must be one of pending/],
    [{ category: "Books" }, "category", /cannot be narrowed to a category/],
    [{ report: "members" }, "from", /leave out the days/],
    [{ report: "items", from: null, to: null, category: "Swords" }, "category", /must be one of/],
    [{ report: "moderation", status: "done" }, "status", /cannot be narrowed to a status/],
  ])("%o is refused by its field %s", async (wrong, field, message) => {
    const { code, fields } = await admin.refused(REQUEST, { input: { ...good, ...wrong } });
    expect(code).toBe("BAD_USER_INPUT");
    expect(fields[field]).toMatch(message);
  });

  it.each([{ report: "users" }, { format: "xlsx" }, { report: "items'; drop table items" }])(
    "%o is none of the values",
    async (wrong) => {
      const answer = await admin.ask(REQUEST, { input: { ...good, ...wrong } });
      expect(answer.errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
    },
  );
});

describe("the file", () => {
  it("comes whole or in ranges, and says what it is", async () => {
    const run = await aReport(admin, { report: "members", format: "csv" });
    const whole = await fetchFile(admin, run);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = `"${run.sha256}"`;
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="members-${run.asOf?.slice(0, 10)}.csv"`,
      "content-length": String(run.bytes),
      "accept-ranges": "bytes",
      "cache-control": "no-store",
      etag,
      "repr-digest": `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`,
      "x-content-type-options": "nosniff",
    });
    expect(whole.headers.has("last-modified")).toBe(false);

    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await fetchFile(admin, run, { range, ...more });
      const body = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, body, range: answer.headers.get("content-range") };
    };
    expect(await part("bytes=0-9")).toEqual({
      status: 206,
      body: bytes.subarray(0, 10),
      range: `bytes 0-9/${bytes.length}`,
    });
    expect((await part(`bytes=${bytes.length - 5}-`)).body).toEqual(bytes.subarray(-5));
    expect((await part("bytes=-7")).body).toEqual(bytes.subarray(-7));
    expect((await part(`bytes=10-${bytes.length + 900}`)).body).toEqual(bytes.subarray(10));
    expect((await part("bytes=5-9", { "if-range": etag })).status).toBe(206);
    // The rest of another file is the whole of this one; several ranges and nonsense are the whole, too.
    for (const [range, more] of [
      ["bytes=5-9", { "if-range": `"${"0".repeat(64)}"` }],
      ["bytes=0-1,4-5", {}],
      ["rows=1-2", {}],
    ] as const)
      expect(await part(range, more)).toMatchObject({ status: 200, body: bytes });
    const beyond = await part(`bytes=${bytes.length}-`);
    expect(beyond).toMatchObject({ status: 416, range: `bytes */${bytes.length}` });
    expect(JSON.parse(beyond.body.toString())).toMatchObject({ code: "BAD_USER_INPUT" });
    expect((await fetchFile(admin, run, { "if-match": `"x"` })).status).toBe(412);
    expect(
      (await fetchFile(admin, run, { "accept-encoding": "gzip" })).headers.get("content-encoding"),
    ).toBeNull();

    const same = await Promise.all(
      times(AT_ONCE, async () => Buffer.from(await (await fetchFile(second, run)).arrayBuffer())),
    );
    expect(same.every((each) => each.equals(bytes))).toBe(true);
  });

  it("is for administrators alone", async () => {
    const run = await aReport(admin, { report: "members" });
    const member = await market.member("Curious");
    expect((await fetchFile(member, run)).status).toBe(403);
    const { url } = market;
    expect((await fetch(`${url}/api/admin/report-runs/${run.id}/file`)).status).toBe(401);
    for (const id of ["0", "999999999999", "x", "..%2f..%2fsecrets-key"])
      expect([400, 404]).toContain((await fetchFile(admin, { id })).status);
  });

  it("that is gone from the disk, or of a run that is not done, is not found", async () => {
    const run = await aReport(admin, { report: "members" });
    await market.rows(`update report_runs set file_key = gen_random_uuid() where id = $1`, [
      Number(run.id),
    ]);
    const answer = await fetchFile(admin, run);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("etag")).toBeNull();
    expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a schedule", () => {
  const DAILY = { report: "sales_by_day", format: "csv", frequency: "daily", hour: 6 };

  /** The runs of a schedule, the oldest first. */
  async function runsOf(id: string): Promise<ReportRun[]> {
    const { reportRuns } = await admin.gql(RUNS, { first: 100 });
    return reportRuns.edges
      .map(({ node }: { node: ReportRun }) => node)
      .filter(({ scheduleId }: ReportRun) => scheduleId === id)
      .toReversed();
  }

  async function aSchedule(input: object = {}, by = admin) {
    const made = await by.gql(CREATE_SCHEDULE, { input: { ...DAILY, ...input } });
    return made.createReportSchedule;
  }

  async function scheduleOf(id: string) {
    const { reportSchedules } = await admin.gql(SCHEDULES);
    return reportSchedules.find((each: { id: string }) => each.id === id);
  }

  it("runs at its hour about the day before, and mails its owner a link and no data", async () => {
    const schedule = await aSchedule({}, second);
    expect(schedule).toMatchObject({
      status: "active",
      owner: { id: second.id },
      parameters: { from: null, to: null },
    });
    const due = new Date(schedule.nextRunAt);
    expect([due.getUTCHours(), due.getUTCMinutes()]).toEqual([6, 0]);
    const wait = due.getTime() - market.clock.now().getTime();
    expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
    await market.passHours(wait / 3_600_000 + 0.01);
    const [run] = await runsOf(schedule.id);
    const dayBefore = new Date(due.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect(run?.parameters).toEqual({
      from: dayBefore,
      to: dayBefore,
      category: null,
      status: null,
    });
    expect(run?.requestedBy.id).toBe(second.id);
    expect((await runOver(admin, run?.id ?? "")).status).toBe("done");
    const mails = await market.rows<{ subject: string; body: string }>(
      `select subject, body from mails where to_address = $1 order by id desc limit 1`,
      [second.email],
    );
    expect(mails[0]?.subject).toBe("Report ready: Sales by day");
    expect(mails[0]?.body).toContain(`/admin/reports?run=${run?.id}`);
    expect(mails[0]?.body).not.toMatch(/TP|\d+ rows/);
    expect(new Date((await scheduleOf(schedule.id)).nextRunAt).getTime()).toBe(
      due.getTime() + 86_400_000,
    );
    await admin.gql(DELETE_SCHEDULE, { id: schedule.id });
    expect((await readRun(admin, run?.id ?? "")).scheduleId).toBeNull();
  });

  it("runs every time that passed while the market was closed, each once", async () => {
    const schedule = await aSchedule();
    await market.passHours(72);
    const runs = await runsOf(schedule.id);
    expect(runs).toHaveLength(3);
    const froms = runs.map(({ parameters }) => parameters.from ?? "");
    expect(new Set(froms).size).toBe(3);
    expect(froms).toEqual(froms.toSorted());
    await admin.gql(DELETE_SCHEDULE, { id: schedule.id });
  });

  it("rests while it is paused, and goes on with its next time", async () => {
    const schedule = await aSchedule();
    const paused = await admin.gql(PAUSE_SCHEDULE, { id: schedule.id });
    expect(paused.pauseReportSchedule).toMatchObject({ status: "paused", nextRunAt: null });
    expect((await admin.refused(PAUSE_SCHEDULE, { id: schedule.id })).code).toBe(
      "SCHEDULE_NOT_ACTIVE",
    );
    await market.passHours(48);
    expect(await runsOf(schedule.id)).toEqual([]);
    const resumed = await second.gql(RESUME_SCHEDULE, { id: schedule.id });
    expect(resumed.resumeReportSchedule).toMatchObject({
      status: "active",
      owner: { id: admin.id },
    });
    expect(new Date(resumed.resumeReportSchedule.nextRunAt).getTime()).toBeGreaterThan(
      market.clock.now().getTime(),
    );
    expect((await admin.refused(RESUME_SCHEDULE, { id: schedule.id })).code).toBe(
      "SCHEDULE_ACTIVE",
    );
    const { runReportSchedule } = await second.gql(RUN_SCHEDULE, { id: schedule.id });
    expect(await runOver(admin, runReportSchedule.id)).toMatchObject({
      status: "done",
      scheduleId: schedule.id,
      requestedBy: { id: second.id },
    });
    await admin.gql(DELETE_SCHEDULE, { id: schedule.id });
    expect(await scheduleOf(schedule.id)).toBeUndefined();
    expect((await admin.refused(DELETE_SCHEDULE, { id: schedule.id })).code).toBe("NOT_FOUND");
  });

  it("stops when its owner is no administrator any more, and says so; who resumes it owns it", async () => {
    const third = await market.anotherAdmin("Third");
    const schedule = await aSchedule({}, third);
    await market.rows(`delete from user_roles where user_id = $1`, [Number(third.id)]);
    await market.passHours(25);
    expect(await runsOf(schedule.id)).toEqual([]);
    expect(await scheduleOf(schedule.id)).toMatchObject({ status: "stopped", nextRunAt: null });
    const { resumeReportSchedule } = await admin.gql(RESUME_SCHEDULE, { id: schedule.id });
    expect(resumeReportSchedule).toMatchObject({ status: "active", owner: { id: admin.id } });
    await admin.gql(DELETE_SCHEDULE, { id: schedule.id });
  });

  it.each<[object, field: string]>([
    [{ hour: 24 }, "hour"],
    [{ hour: -1 }, "hour"],
    [{ runOn: 1 }, "runOn"],
    [{ frequency: "weekly" }, "runOn"],
    [{ frequency: "weekly", runOn: 8 }, "runOn"],
    [{ frequency: "weekly", runOn: 0 }, "runOn"],
    [{ frequency: "monthly", runOn: 29 }, "runOn"],
    [{ frequency: "monthly" }, "runOn"],
    [{ category: "Books" }, "category"],
    [{ status: "pending" }, "status"],
  ])("with %o is refused by its field %s", async (wrong, field) => {
    const { code, fields } = await admin.refused(CREATE_SCHEDULE, {
      input: { ...DAILY, ...wrong },
    });
    expect(code).toBe("BAD_USER_INPUT");
    expect(Object.keys(fields)).toEqual([field]);
  });
});
