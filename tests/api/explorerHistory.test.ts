import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  CLEAR_HISTORY,
  DELETE_RUN,
  explore,
  explored,
  HISTORY,
  historyOf,
  tryOut,
} from "../support/explorer.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { aViewAs } from "../support/viewAs.ts";

const market = aMarket({ LOG_LEVEL: "warn" });
const COUNT = `{ tables { usersAggregate { count } } }`;
const NEWEST = `query Newest($n: Int!) { tables { users(first: $n) { nodes { id } } } }`;
const ITEMS = `{ tables { itemsAggregate { count } } }`;
const QUERIES = `subscription { queriesInvalidated { queries } }`;
const DELETE_ACCOUNT = `mutation ($password: String!) { deleteAccount(password: $password) }`;
const AT_ONCE = 20;

let admin: Person;
let second: Person;
beforeAll(async () => {
  [admin, second] = [await market.admin(), await market.anotherAdmin("Second")];
});
beforeEach(async () => {
  await keptAll();
  await market.rows(`delete from explorer_runs`);
});

const documents = async (who: Person, q?: string) =>
  (await historyOf(who, q)).map(({ document }) => document);

/** Runs are kept one after the other: when one more is there, those before it are. */
async function keptAll(): Promise<void> {
  const marker = `{ marker${Date.now()}: __typename }`;
  await explore(second, marker);
  await expect.poll(() => documents(second)).toContain(marker);
  const [run] = await historyOf(second, marker);
  await second.gql(DELETE_RUN, { id: run?.id });
}

/** Old runs of somebody, the newest a day old. */
async function haveRun(who: Person, count: number): Promise<void> {
  await market.rows(
    `insert into explorer_runs (user_id, document, variables, started_at, ms, rows, bytes)
     select $1, '{ a' || n || ': __typename }', '{}', $2::timestamptz - interval '1 day', 1, 2, 3 from generate_series(1, $3) n`,
    [Number(who.id), market.clock.now(), count],
  );
}

describe("a run", () => {
  it("is in the history with what it took, the newest first", async () => {
    await explored(admin, COUNT);
    const { run } = await explored(admin, NEWEST, { n: 2 });
    await keptAll();
    expect(await historyOf(admin)).toEqual([
      {
        id: expect.any(String),
        document: NEWEST,
        operationName: "Newest",
        variables: { n: 2 },
        startedAt: expect.any(String),
        ms: run.ms,
        rows: 2,
        bytes: run.bytes,
        error: null,
      },
      expect.objectContaining({ document: COUNT, operationName: null, variables: {}, rows: 1 }),
    ]);
  });

  it("replaces an equal one that was the newest, and no other", async () => {
    await explored(admin, NEWEST, { n: 1 });
    await keptAll();
    const [first] = await historyOf(admin);
    market.clock.advance(1);
    await explored(admin, NEWEST, { n: 1 });
    await keptAll();
    const [again, ...others] = await historyOf(admin);
    expect([again?.id, others]).toEqual([first?.id, []]);
    const laterMs = Date.parse(again?.startedAt ?? "") - Date.parse(first?.startedAt ?? "");
    expect(Math.round(laterMs / 3_600_000)).toBe(1);

    await explored(admin, NEWEST, { n: 2 });
    await explored(admin, COUNT);
    await explored(second, COUNT);
    await explored(admin, NEWEST, { n: 1 });
    await keptAll();
    expect(
      (await historyOf(admin)).map(({ document, variables }) => [document, variables]),
    ).toEqual([
      [NEWEST, { n: 1 }],
      [COUNT, {}],
      [NEWEST, { n: 2 }],
      [NEWEST, { n: 1 }],
    ]);
  });

  it("of another operation of the same document is another one", async () => {
    const document = `query A { tables { usersAggregate { count } } } query B { __typename }`;
    const ask = (operationName: string) =>
      admin.rest("POST", "/api/admin/graphql", { query: document, operationName });
    for (const name of ["A", "B", "B", "A"]) await ask(name);
    await keptAll();
    expect((await historyOf(admin)).map(({ operationName }) => operationName)).toEqual([
      "A",
      "B",
      "A",
    ]);
  });

  it("is there once when it was asked twenty times at once", async () => {
    const answers = await Promise.all(times(AT_ONCE, () => explore(admin, COUNT)));
    expect(answers.map(({ status }) => status)).toEqual(times(AT_ONCE, () => 200));
    await keptAll();
    expect(await documents(admin)).toEqual([COUNT]);
  });

  it.each([
    [`{ tables { nothing } }`, {}, "BAD_USER_INPUT"],
    [`{ tables`, {}, "BAD_USER_INPUT"],
    [NEWEST, {}, "BAD_USER_INPUT"],
    [NEWEST, { n: 0 }, "BAD_USER_INPUT"],
    [`mutation { clearExplorerHistory { count } }`, {}, "FORBIDDEN"],
  ])("that fails has its code: %s %j", async (document, variables, error) => {
    await explore(admin, document, variables);
    await keptAll();
    expect(await historyOf(admin)).toMatchObject([{ document, variables, rows: 0, error }]);
  });

  it("is not kept when it asks for plans alone, or by another door", async () => {
    const plan = `explain(document: "${COUNT}") { rows }`;
    await explored(admin, `{ ${plan} }`);
    await admin.gql(`{ viewer { id } }`);
    await explored(admin, `{ ${plan} tables { usersAggregate { count } } }`);
    await keptAll();
    expect(await documents(admin)).toEqual([`{ ${plan} tables { usersAggregate { count } } }`]);
  });

  it("of a mutation is kept when it is done, not when it is tried out", async () => {
    const post = `mutation { createPost(input: { content: "Hello" }) { post { content } } }`;
    await admin.proveIdentity();
    const { effects } = await tryOut(admin, post);
    await keptAll();
    expect(await documents(admin)).toEqual([]);
    await explore(admin, post, {}, { confirms: effects.confirms });
    await keptAll();
    expect(await historyOf(admin)).toMatchObject([{ document: post, error: null }]);
  });

  it.each([
    [`{ __typename } # \0`, {}],
    [`{ __typename } # \uD800`, {}],
    [COUNT, { n: "\0" }],
  ])("is not kept where PostgreSQL cannot store it: %j %j", async (document, variables) => {
    const before = market.log.text.length;
    await explore(admin, document, variables);
    await keptAll();
    expect(await historyOf(admin)).toEqual([]);
    expect(market.log.text.slice(before)).not.toContain("history");
  });

  it("of an administrator's view as a member does not exist: the door is closed", async () => {
    const view = await aViewAs(market, admin, await market.member("Mia"));
    const { status, body } = await explore(view, COUNT);
    expect([status, (body as { code?: string }).code]).toEqual([403, "VIEW_ONLY"]);
    await keptAll();
    expect(await market.rows(`select 1 from explorer_runs`)).toEqual([]);
  });

  it("is answered before it is kept, and without a history, too", async () => {
    const lock = await market.hold(`lock table explorer_runs in access exclusive mode`);
    try {
      await explored(admin, COUNT);
    } finally {
      await lock.end();
    }
    await expect.poll(() => documents(admin)).toEqual([COUNT]);

    await market.rows(
      `alter table explorer_runs add constraint broken check (document not like '%items%')`,
    );
    try {
      await explored(admin, ITEMS);
      await keptAll();
      expect(await documents(admin)).toEqual([COUNT]);
      expect(market.log.text).toContain("a run of the explorer is not in the history");
    } finally {
      await market.rows(`alter table explorer_runs drop constraint broken`);
    }
  });

  it("is kept by a server that stops meanwhile, also one that waits behind another", async () => {
    const lock = await market.hold(`lock table explorer_runs in access exclusive mode`);
    await explored(admin, COUNT);
    await explored(admin, ITEMS);
    await market.waitsForLock("relation");
    const stopped = market.stopServer();
    // All else has stopped by then: the queue is the last.
    await expect
      .poll(() =>
        market.rows(
          `select 1 from pg_stat_activity where datname = current_database() and query like '%graphile%' and pid <> pg_backend_pid()`,
        ),
      )
      .toEqual([]);
    await lock.end();
    await stopped;
    const kept = await market.rows<{ document: string }>(
      `select document from explorer_runs order by id`,
    );
    await market.startServer();
    expect(kept.map(({ document }) => document)).toEqual([COUNT, ITEMS]);
  });
});

describe("a history", () => {
  it("has pages, and is searched by text", async () => {
    await haveRun(admin, 7);
    await explored(admin, NEWEST, { n: 1 });
    await keptAll();
    const all = await historyOf(admin);
    expect(all).toHaveLength(8);
    expect(await historyOf(admin, "", 3)).toEqual(all);
    expect(await documents(admin, "newest")).toEqual([NEWEST]);
    expect(await documents(admin, "a%")).toEqual([]);
    expect(await documents(admin, "a3:")).toEqual(["{ a3: __typename }"]);
  });

  it("is of one administrator alone", async () => {
    await haveRun(admin, 2);
    expect(await historyOf(second)).toEqual([]);
    const [run] = await historyOf(admin);
    expect(await second.refused(DELETE_RUN, { id: run?.id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await second.gql(CLEAR_HISTORY)).toEqual({ clearExplorerHistory: { count: 0 } });
    expect(await historyOf(admin)).toHaveLength(2);
    const { body } = await explore(second, `{ tables { explorerRuns { nodes { document } } } }`);
    expect(body.errors?.[0]?.message).toContain('Cannot query field "document"');
  });

  it("loses a run once, and then all of them", async () => {
    await haveRun(admin, 3);
    const [run] = await historyOf(admin);
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(DELETE_RUN, { id: run?.id })),
    );
    expect([won, lost]).toEqual([
      [{ deleteExplorerRun: { id: run?.id } }],
      { NOT_FOUND: AT_ONCE - 1 },
    ]);
    expect(await documents(admin)).toEqual(["{ a2: __typename }", "{ a1: __typename }"]);
    expect(await admin.gql(CLEAR_HISTORY)).toEqual({ clearExplorerHistory: { count: 2 } });
    expect(await historyOf(admin)).toEqual([]);
  });

  it("changes are told to the screens of its administrator, and to nobody else", async () => {
    const [own, others] = [
      await admin.live<{ queries: string[] }>(QUERIES),
      await second.live<{ queries: string[] }>(QUERIES),
    ];
    await explored(admin, COUNT);
    expect(await own.next()).toEqual({ queries: ["explorerHistory"] });
    const [run] = await historyOf(admin);
    await admin.gql(DELETE_RUN, { id: run?.id });
    expect(await own.next()).toEqual({ queries: ["explorerHistory"] });
    await haveRun(admin, 1);
    await admin.gql(CLEAR_HISTORY);
    expect(await own.next()).toEqual({ queries: ["explorerHistory"] });
    expect(others.heard).toEqual([]);
  });

  it("has the newest thousand", async () => {
    await haveRun(admin, 1000);
    await haveRun(second, 1);
    await explored(admin, COUNT);
    await keptAll();
    const counted = () =>
      market.rows(
        `select count(*)::int as runs, count(*) filter (where document = '{ a1: __typename }')::int as first,
           count(*) filter (where document = '{ a2: __typename }')::int as second from explorer_runs where user_id = $1`,
        [Number(admin.id)],
      );
    expect(await counted()).toEqual([{ runs: 1000, first: 0, second: 1 }]);
    await explored(admin, COUNT);
    await keptAll();
    expect(await counted()).toEqual([{ runs: 1000, first: 0, second: 1 }]);
    expect(await documents(second)).toEqual(["{ a1: __typename }"]);
  });

  it.each([
    [{ first: 0 }, "first must be between 1 and 100"],
    [{ first: 101 }, "first must be between 1 and 100"],
    [{ after: "x" }, "after is not a cursor of this list"],
    [{ q: "\0" }, "NUL"],
  ])("refuses bad input in words: %j", async (variables, words) => {
    const { code, message } = await admin.refused(HISTORY, variables);
    expect([code, message]).toEqual(["BAD_USER_INPUT", expect.stringContaining(words)]);
  });

  it("refuses an id that is none, and one that no run has", async () => {
    expect(await admin.refused(DELETE_RUN, { id: "x" })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await admin.refused(DELETE_RUN, { id: "99999999999" })).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it.each(["a moderator", "a member"])("is nothing for %s", async (who) => {
    const person =
      who === "a member" ? await market.member("Mia") : await market.moderator("Moderator");
    for (const document of [
      HISTORY,
      CLEAR_HISTORY,
      `mutation { deleteExplorerRun(id: "1") { id } }`,
    ])
      expect(await person.refused(document)).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("personal data", () => {
  it("of the administrator is in their export, and gone with their account", async () => {
    const third = await market.anotherAdmin("Third");
    await explored(third, NEWEST, { n: 1 });
    await keptAll();
    const { body } = await third.rest<{ explorerRuns: object[] }>("GET", "/api/account/export");
    expect(body.explorerRuns).toMatchObject([{ document: NEWEST, variables: { n: 1 } }]);
    await third.gql(DELETE_ACCOUNT, { password: PASSWORD });
    expect(
      await market.rows(`select 1 from explorer_runs where user_id = $1`, [Number(third.id)]),
    ).toEqual([]);
  });

  it("of a member who was asked about goes with the member", async () => {
    const zeb = await market.member("Zebulon");
    const named = `query ($name: String!) { tables { users(where: { displayName: { eq: $name } }) { nodes { id } } } }`;
    await explored(admin, COUNT);
    await explored(admin, named, { name: "Zebulon" });
    await explored(
      admin,
      `{ tables { users(where: { displayName: { eq: "Zebulon" } }) { nodes { id } } } }`,
    );
    await explored(admin, named, { name: "Zebulonia" });
    await keptAll();
    await zeb.gql(DELETE_ACCOUNT, { password: PASSWORD });
    expect((await historyOf(admin)).map(({ variables }) => variables)).toEqual([
      { name: "Zebulonia" },
      {},
    ]);
  });
});

// The last one: it moves the time.
it("a history ends after 90 days", async () => {
  await explored(admin, COUNT);
  await keptAll();
  await market.passHours(24 * 90 - 1);
  await admin.signIn();
  expect(await documents(admin)).toEqual([COUNT]);
  await market.passHours(2);
  expect(await market.rows(`select 1 from explorer_runs`)).toEqual([]);
});
