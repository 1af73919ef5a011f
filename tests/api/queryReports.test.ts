import { beforeAll, describe, expect, it } from "vitest";
import { explored } from "../support/explorer.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import {
  aReport,
  CREATE_SCHEDULE,
  fetchFile,
  readRun,
  REQUEST,
  rowsOf,
  RUN_SCHEDULE,
  runOver,
} from "../support/reporting.ts";

const market = aMarket();
let admin: Person;
let sam: Person;
let bea: Person;

beforeAll(async () => {
  admin = await market.admin();
  sam = await market.member("Sam");
  bea = await market.richMember("Bea", 900);
  await anOffer(bea, await anItem(sam, { title: "Kettle", trustPoints: 41 }), { message: "Hi" });
  await anItem(sam, { title: "=1+1", trustPoints: 20 });
});

/** A run of a query as a report. */
const asked = (document: string, more: object = {}) => ({
  report: "query",
  query: { title: "A question", document, ...more },
});

describe("all rows of a list", () => {
  it("are those of the explorer, with what each row refers to beside it", async () => {
    const document = `{ tables { offers { nodes { id state tpDelta message createdAt
      item: targetItem { title tags seller { name: username } } offeredItem { id } } } } }`;
    const { tables } = await explored(admin, document);
    const [row] = tables.offers.nodes;
    expect(await rowsOf(admin, asked(document))).toEqual([
      {
        id: row.id,
        state: "pending",
        tpDelta: row.tpDelta,
        message: "•••",
        createdAt: row.createdAt,
        "item.title": "Kettle",
        "item.tags": JSON.stringify(row.item.tags ?? []),
        "item.seller.name": row.item.seller.name,
        "offeredItem.id": null,
      },
    ]);
  });

  it("are more than a page, in the order that is asked for, and lists within them are left out", async () => {
    await market.rows(
      `insert into stream_servers (id, expires_at)
       select gen_random_uuid(), timestamptz '2030-01-01' + n * interval '1 second' from generate_series(1, 450) n`,
    );
    const rows = await rowsOf(
      admin,
      asked(
        `{ tables { streamServers(first: 1, where: { expiresAt: { gte: "2030-01-01T00:00:00Z" } }, orderBy: [{ column: expiresAt, direction: asc }]) { nodes { expiresAt } pageInfo { hasNextPage } } } }`,
      ),
    );
    expect(rows).toHaveLength(450);
    expect(rows[0]).toEqual({ expiresAt: "2030-01-01T00:00:01.000Z" });
    expect(rows.at(-1)).toEqual({ expiresAt: "2030-01-01T00:07:30.000Z" });

    const members = await rowsOf(
      admin,
      asked(`{ tables { users { nodes { username itemsBySeller { nodes { id } } } } } }`),
    );
    expect(members.map((row) => Object.keys(row))).toEqual(members.map(() => ["username"]));
  });

  it("are groups, with their sums", async () => {
    const document = `query ($least: Int) { tables { by: itemsAggregate(
        groupBy: [{ column: createdAt, by: month }, { column: status }], where: { tpValue: { gte: $least } }, first: 1) {
      n: count key { status month: createdAt } sum { tpValue } avg { tpValue } max { title } } } }`;
    const { tables } = await explored(admin, document, { least: 20 });
    const [group] = tables.by;
    expect(await rowsOf(admin, asked(document, { variables: { least: 20 } }))).toEqual([
      {
        n: group.n,
        "key.status": "available",
        "key.month": group.key.month,
        "sum.tpValue": group.sum.tpValue,
        "avg.tpValue": group.avg.tpValue,
        "max.title": "Kettle",
      },
    ]);
  });

  it("are of the list that is named, of the operation that is named, through fragments", async () => {
    const document = `
      query One { tables { users { nodes { id } } } }
      query Two { t: tables { ...Both } }
      fragment Both on Tables { some: items { nodes { ...Item } } circles { nodes { id } } }
      fragment Item on ItemsRow { title }`;
    const rows = await rowsOf(admin, asked(document, { operationName: "Two", list: "t.some" }));
    expect(rows.map(({ title }) => title)).toEqual(["=1+1", "Kettle"]);
    expect(
      await rowsOf(admin, asked(document, { operationName: "Two", list: "t.circles" })),
    ).toEqual([]);
  });

  it("in a spreadsheet are no formulas", async () => {
    const run = await aReport(admin, {
      ...asked(`{ tables { items { nodes { title } } } }`),
      format: "csv",
    });
    // The byte order mark is not in the text of an answer.
    expect(await (await fetchFile(admin, run)).text()).toBe("title\r\n'=1+1\r\nKettle\r\n");
  });

  it("are read in the role that reads what is shown", async () => {
    const titles = asked(`{ tables { items { nodes { title } } } }`);
    await market.rows(`revoke select (title) on items from market_explorer`);
    try {
      const { requestReport } = await admin.gql(REQUEST, { input: { ...titles, format: "csv" } });
      expect(await runOver(admin, requestReport.id)).toMatchObject({
        status: "failed",
        failure: "error",
      });
    } finally {
      await market.rows(`grant select (title) on items to market_explorer`);
    }
    await rowsOf(admin, titles);
  });

  it("of a query that does not fit any more fail, and say so", async () => {
    const { requestReport } = await admin.gql(REQUEST, {
      input: { ...asked(`{ tables { items { nodes { id } } } }`), format: "csv" },
    });
    await runOver(admin, requestReport.id);
    await market.rows(
      `update report_runs set status = 'queued', finished_at = null, failure = null, sha256 = null, file_key = null, attempts = 0,
         query = jsonb_set(query, '{document}', '"{ tables { gone { nodes { id } } } }"') where id = $1`,
      [Number(requestReport.id)],
    );
    await aReport(admin, { report: "members" });
    expect(await readRun(admin, requestReport.id)).toMatchObject({
      status: "failed",
      failure: "query_invalid",
    });
  });
});

describe("a schedule of a query", () => {
  it("keeps it, with times that depend on each run", async () => {
    const { createReportSchedule } = await admin.gql(
      `mutation ($input: ReportScheduleInput!) { createReportSchedule(input: $input) {
        id label query { title document variables list operationName } } }`,
      {
        input: {
          ...asked(
            `query ($since: Moment) { tables { items(where: { createdAt: { gte: $since } }) { nodes { title } } } }`,
            { title: "New items", variables: { since: "now-1h" } },
          ),
          format: "jsonl",
          frequency: "daily",
          hour: 6,
        },
      },
    );
    expect(createReportSchedule).toMatchObject({
      label: "New items",
      query: { title: "New items", variables: { since: "now-1h" }, list: null },
    });
    const rowsNow = async () => {
      const { runReportSchedule } = await admin.gql(RUN_SCHEDULE, { id: createReportSchedule.id });
      return (await runOver(admin, runReportSchedule.id)).rows;
    };
    expect(await rowsNow()).toBe(2);
    await market.rows(`update items set created_at = created_at - interval '2 hours'`);
    expect(await rowsNow()).toBe(0);
  });
});

describe("a query is refused", () => {
  const ITEMS = `{ tables { items { nodes { id } } } }`;
  it.each([
    ["that is none", "nothing", {}, "document"],
    ["that cannot be read", "{ tables {", {}, "query"],
    ["of a table that is not there", "{ tables { gone { nodes { id } } } }", {}, "query"],
    ["without a list", "{ viewer { id } }", {}, "query"],
    ["without columns", "{ tables { items { pageInfo { hasNextPage } } } }", {}, "query"],
    [
      "of rows that only have lists",
      "{ tables { users { nodes { itemsBySeller { nodes { id } } } } } }",
      {},
      "query",
    ],
    ["that changes something", `mutation { logout }`, {}, "query"],
    [
      "without its variable",
      `query ($n: Int!) { tables { items(where: { tpValue: { eq: $n } }) { nodes { id } } } }`,
      {},
      "query",
    ],
    ["with a list that it has not", ITEMS, { list: "tables.users" }, "query"],
    [
      "with a condition that compares with nothing",
      `{ tables { items(where: { title: null }) { nodes { id } } } }`,
      {},
      "title",
    ],
    [
      "with a span of what is no time",
      `{ tables { itemsAggregate(groupBy: [{ column: title, by: day }]) { count } } }`,
      {},
      "groupBy",
    ],
    ["with an unknown operation", ITEMS, { operationName: "Other" }, "query"],
    [
      "with a directive of its own",
      `query { tables @deprecated { items { nodes { id } } } }`,
      {},
      "query",
    ],
    ["without a title", ITEMS, { title: " " }, "title"],
    ["with a title that is too long", ITEMS, { title: "x".repeat(81) }, "title"],
    ["that is too long", `${ITEMS}${" ".repeat(20_000)}`, {}, "document"],
    ["with too many values", ITEMS, { variables: { x: "x".repeat(8001) } }, "variables"],
  ])("%s", async (_, document, more, field) => {
    const input = { ...asked(document === "nothing" ? "" : document, more), format: "csv" };
    const { code, fields } = await admin.refused(REQUEST, { input });
    expect([code, Object.keys(fields)]).toEqual(["BAD_USER_INPUT", [field]]);
    const schedule = { ...input, frequency: "daily", hour: 6 };
    expect((await admin.refused(CREATE_SCHEDULE, { input: schedule })).code).toBe("BAD_USER_INPUT");
  });

  it("where the report is another, and is needed where it is this one", async () => {
    const { query } = asked(ITEMS);
    const more = await admin.refused(REQUEST, {
      input: { report: "members", query, format: "csv" },
    });
    expect(more.fields).toHaveProperty("query");
    const less = await admin.refused(REQUEST, { input: { report: "query", format: "csv" } });
    expect(less.fields).toHaveProperty("query");
    const days = { ...asked(ITEMS), from: "2026-01-01", format: "csv" };
    expect((await admin.refused(REQUEST, { input: days })).fields).toHaveProperty("from");
  });
});
