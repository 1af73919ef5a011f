import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { explore, explored } from "../support/explorer.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import {
  CHANGE_QUERY,
  COUNT,
  DELETE_QUERY,
  OFFERS_SINCE,
  PIN_QUERY,
  SAVE_QUERY,
  saved,
  SAVED_QUERIES_LIST,
  SAVED_QUERY,
  savedTitles,
  TILES,
  UNPIN_QUERY,
  type SavedQueryInput,
} from "../support/savedQueries.ts";

const AT_ONCE = 20;

const market = aMarket();
let admin: Person;
let second: Person;
beforeAll(async () => {
  admin = await market.admin();
  second = await market.anotherAdmin("Second");
});
interface Page {
  edges: { node: { title: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

beforeEach(() => market.rows(`delete from saved_queries`));

const bySlug = async (person: Person, slug: string) =>
  (await person.gql(SAVED_QUERY, { slug })).savedQuery;
const tiles = async (): Promise<string[]> =>
  (await second.gql(TILES)).dashboardTiles.map(({ title }: { title: string }) => title);
const refusedInput = (input: Partial<SavedQueryInput>) =>
  admin.refused(SAVE_QUERY, { input: { ...COUNT, ...input } });

describe("a saved query", () => {
  it("is found by its address, with what a form asks before it runs", async () => {
    const query = await saved(admin, {
      title: "Offers since a day",
      folder: "Trade",
      document: OFFERS_SINCE,
      defaults: { tp: 5 },
      chart: { kind: "bars", list: "tables.offersAggregate", x: "key.createdAt", y: ["count"] },
    });
    expect(query).toMatchObject({ slug: "offers-since-a-day", version: 1, problem: null });
    expect(await bySlug(second, "offers-since-a-day")).toMatchObject({
      title: "Offers since a day",
      folder: "Trade",
      document: OFFERS_SINCE,
      operationName: null,
      defaults: { tp: 5 },
      chart: { kind: "bars", list: "tables.offersAggregate", x: "key.createdAt", y: ["count"] },
      owner: { username: "administrator" },
      variables: [
        { name: "since", type: "Moment", kind: "moment", isRequired: false, default: "today-30d" },
        { name: "tp", type: "Int!", kind: "integer", isRequired: true, default: 5 },
      ],
    });
    const { tables } = await explored(second, query.document, query.defaults);
    expect(tables.offersAggregate).toEqual([{ count: 0 }]);
  });

  it("asks for each kind of variable as a form can", async () => {
    const { variables } = await saved(admin, {
      document: `query Everything($text: String, $id: ID! = "1", $uuid: UUID, $int: Int, $big: SafeInt, $float: Float,
          $yes: Boolean! = true, $day: CalendarDay, $range: AnalyticsRange! = d30, $ids: [Int!], $where: ItemsWhere! = {}) {
        adminSalesAnalytics(range: $range) { totals { revenue @include(if: $yes) } }
        adminItem(id: $id) @skip(if: $yes) { id }
        tables {
          items(where: { and: [$where, { title: { eq: $text } }, { tpValue: { gt: $int, in: $ids } }] }) { nodes { id } }
          streamServersAggregate(where: { id: { eq: $uuid } }) { count }
          reportRunsAggregate(where: { bytes: { gt: $big } }) { count }
          marketDays(where: { day: { gte: $day }, visitMinutes: { gt: $float } }) { nodes { day } } } }`,
    });
    const kinds = Object.fromEntries(
      variables.map(({ name, kind }: { name: string; kind: string }) => [name, kind]),
    );
    expect(kinds).toEqual({
      text: "text",
      id: "text",
      uuid: "text",
      int: "integer",
      big: "integer",
      float: "number",
      yes: "boolean",
      day: "day",
      range: "choice",
      ids: "json",
      where: "json",
    });
    expect(variables.find(({ name }: { name: string }) => name === "range")).toMatchObject({
      choices: ["d7", "d30", "d90", "d365"],
      isRequired: false,
      default: "d30",
    });
  });

  it("that is private is found by its owner alone", async () => {
    const query = await saved(admin, { title: "Mine", visibility: "private" });
    await saved(admin, { title: "Ours" });
    expect(await savedTitles(admin)).toEqual(["Ours", "Mine"]);
    expect(await savedTitles(second)).toEqual(["Ours"]);
    expect(await bySlug(admin, "mine")).toMatchObject({
      viewerActions: ["change", "delete"],
    });
    expect(await bySlug(second, "mine")).toBeNull();
    const { id } = query;
    for (const [document, variables] of [
      [CHANGE_QUERY, { id, version: 1, input: COUNT }],
      [DELETE_QUERY, { id }],
      [PIN_QUERY, { id }],
      [UNPIN_QUERY, { id }],
    ] as const)
      expect(await second.refused(document, variables)).toMatchObject({ code: "NOT_FOUND" });
    // Nor by asking the table: it shows who keeps how many, and no words.
    const { body } = await explore(second, `{ tables { savedQueries { nodes { title } } } }`);
    expect(body.errors?.[0]?.message).toContain(`Cannot query field "title"`);
  });

  it("is searched by title, address and folder, page by page, the last changed first", async () => {
    for (const title of ["Apples", "Pears", "Plums"])
      await saved(admin, { title, folder: "Fruit" });
    await saved(admin, { title: "100% wool", slug: "wool-only" });
    const apples = await bySlug(admin, "apples");
    await second.gql(CHANGE_QUERY, {
      id: apples.id,
      version: 1,
      input: { ...COUNT, title: "Red apples", folder: "Fruit" },
    });
    expect(await savedTitles(admin, "fruit")).toEqual(["Red apples", "Plums", "Pears"]);
    expect(await savedTitles(admin, "wool-o")).toEqual(["100% wool"]);
    expect(await savedTitles(admin, "0% w")).toEqual(["100% wool"]);
    expect(await savedTitles(admin, "%")).toEqual(["100% wool"]);
    const pages: string[] = [];
    for (let after: string | null = null; ;) {
      const { savedQueries }: { savedQueries: Page } = await admin.gql(SAVED_QUERIES_LIST, {
        first: 1,
        after,
      });
      pages.push(...savedQueries.edges.map(({ node }) => node.title));
      if (!savedQueries.pageInfo.hasNextPage) break;
      after = savedQueries.pageInfo.endCursor;
    }
    expect(pages).toEqual(["Red apples", "100% wool", "Plums", "Pears"]);
  });

  it("has an address of its own, made from its title or as asked for", async () => {
    const slugs = [];
    for (const title of ["Été à Zürich!", "Été à Zürich!", "été   a zurich", "日本語"])
      slugs.push((await saved(admin, { title })).slug);
    expect(slugs).toEqual(["ete-a-zurich", "ete-a-zurich-2", "ete-a-zurich-3", "query"]);
    expect((await saved(admin, { title: "x".repeat(80) })).slug).toBe("x".repeat(56));
    expect(await refusedInput({ slug: "query" })).toMatchObject({
      code: "SLUG_TAKEN",
      fields: { slug: "Another query has this address" },
    });
    const { id } = await saved(admin, { title: "Free", slug: "free-one" });
    const { changeSavedQuery } = await admin.gql(CHANGE_QUERY, {
      id,
      version: 1,
      input: { ...COUNT, title: "Another title" },
    });
    expect(changeSavedQuery.slug).toBe("free-one");
    expect(
      await admin.refused(CHANGE_QUERY, { id, version: 2, input: { ...COUNT, slug: "query" } }),
    ).toMatchObject({ code: "SLUG_TAKEN" });
  });

  it.each<[string, Partial<SavedQueryInput>, string, RegExp]>([
    ["no title", { title: "  " }, "title", /give a title/],
    ["a short title", { title: "ab" }, "title", /at least 3/],
    ["a long title", { title: "x".repeat(81) }, "title", /at most 80/],
    ["a bad address", { slug: "A b" }, "slug", /a-z, 0-9/],
    ["a short address", { slug: "ab" }, "slug", /at least 3/],
    ["an address that ends with -", { slug: "abc-" }, "slug", /a-z, 0-9/],
    ["a long folder", { folder: "x".repeat(41) }, "folder", /at most 40/],
    ["nothing to run", { document: "" }, "document", /write a query/],
    ["what is no GraphQL", { document: "{ tables" }, "document", /Syntax Error/],
    ["a field that is not there", { document: "{ nothing }" }, "document", /Cannot query field/],
    [
      "a secret",
      { document: "{ tables { users { nodes { password } } } }" },
      "document",
      /"password"/,
    ],
    ["a mutation", { document: "mutation { logout }" }, "document", /a mutation/],
    [
      "a subscription",
      { document: "subscription { adminEvents { cursor } }" },
      "document",
      /a subscription/,
    ],
    [
      "too long a document",
      { document: `# ${"x".repeat(20_000)}\n{ viewer { id } }` },
      "document",
      /20000/,
    ],
    [
      "two queries without a name",
      {
        document:
          "query A { tables { usersAggregate { count } } } query B { tables { usersAggregate { count } } }",
      },
      "operationName",
      /several/,
    ],
    ["a name that is not there", { operationName: "B" }, "operationName", /no operation B/],
    ["a value for no variable", { defaults: { x: 1 } }, "defaults", /no variable \$x/],
    [
      "a value that does not fit",
      { document: OFFERS_SINCE, defaults: { tp: "five" } },
      "defaults",
      /\$tp: Int cannot/,
    ],
    [
      "a time that is none",
      { document: OFFERS_SINCE, defaults: { since: "yesterday" } },
      "defaults",
      /\$since/,
    ],
    [
      "null for what is needed",
      { document: OFFERS_SINCE, defaults: { tp: null } },
      "defaults",
      /\$tp/,
    ],
    [
      "too many values",
      { document: OFFERS_SINCE, defaults: { since: "x".repeat(8000) } },
      "defaults",
      /8000/,
    ],
    [
      "a chart of nothing",
      { chart: { kind: "line", list: "a", x: "b", y: [] } },
      "chart.y",
      /choose a column/,
    ],
    [
      "a chart of too much",
      { chart: { kind: "line", list: "a", x: "b", y: ["1", "2", "3", "4", "5"] } },
      "chart.y",
      /at most 4/,
    ],
    [
      "a chart without a list",
      { chart: { kind: "line", list: " ", x: "b", y: ["1"] } },
      "chart.list",
      /choose a list/,
    ],
    [
      "a chart with a long name",
      { chart: { kind: "line", list: "a", x: "x".repeat(201), y: ["1"] } },
      "chart.x",
      /at most 200/,
    ],
  ])("with %s is refused in words", async (_what, input, field, words) => {
    const { code, fields } = await refusedInput(input);
    expect({ code, field: Object.keys(fields ?? {}) }).toEqual({
      code: "BAD_USER_INPUT",
      field: [field],
    });
    expect(fields?.[field]).toMatch(words);
    expect(await savedTitles(admin)).toEqual([]);
  });

  it("says why it cannot run any more", async () => {
    await saved(admin);
    await market.rows(`update saved_queries set document = '{ tables { gone { id } } }'`);
    expect(await bySlug(admin, "how-many-members")).toMatchObject({
      problem: expect.stringContaining(`Cannot query field "gone"`),
      variables: [],
    });
    expect(await savedTitles(admin)).toEqual(["How many members"]);
  });
});

describe("a change", () => {
  it("names the version it has seen: of 20 at once one is made, and nobody's is lost unsaid", async () => {
    const { id } = await saved(admin);
    const { won, lost } = await race(
      times(
        AT_ONCE,
        (n) => () =>
          (n % 2 ? admin : second).ask(CHANGE_QUERY, {
            id,
            version: 1,
            input: { ...COUNT, title: `Title ${n}` },
          }),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ VERSION_CONFLICT: AT_ONCE - 1 });
    expect(won).toMatchObject([{ changeSavedQuery: { version: 2 } }]);
    expect(await savedTitles(admin)).toEqual([expect.stringMatching(/^Title \d+$/)]);
    expect(await second.refused(CHANGE_QUERY, { id, version: 1, input: COUNT })).toMatchObject({
      code: "VERSION_CONFLICT",
      message: "Somebody has changed this query meanwhile",
      details: { version: 2 },
    });
  });

  it("makes what is everybody's private only by its owner", async () => {
    const { id } = await saved(admin);
    const input = { ...COUNT, visibility: "private" };
    expect(await second.refused(CHANGE_QUERY, { id, version: 1, input })).toMatchObject({
      fields: { visibility: "Only its owner makes it private" },
    });
    await admin.gql(CHANGE_QUERY, { id, version: 1, input });
    expect(await savedTitles(second)).toEqual([]);
    await admin.gql(CHANGE_QUERY, { id, version: 2, input: COUNT });
    expect(await savedTitles(second)).toEqual(["How many members"]);
  });

  it("is deleted by anyone who sees it, once", async () => {
    const { id } = await saved(admin);
    const { won, lost } = await race(times(AT_ONCE, () => () => second.ask(DELETE_QUERY, { id })));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ NOT_FOUND: AT_ONCE - 1 });
  });

  it("is told to everybody who sees it, and to nobody else", async () => {
    const toldTo = async () => {
      const told = await market.rows<{ audience: string }>(
        `with new as (delete from event_log where topic = 'queriesInvalidated' returning *)
         select audience from new where data::text like '%savedQueries%' order by 1`,
      );
      return told.map(({ audience }) => audience);
    };
    const both = [admin, second].map(({ id }) => `u${id}`).toSorted();
    await toldTo();
    const mine = await saved(admin, { title: "Mine", visibility: "private" });
    expect(await toldTo()).toEqual([`u${admin.id}`]);
    const input = { ...COUNT, title: "Mine" };
    await admin.gql(CHANGE_QUERY, { id: mine.id, version: 1, input });
    expect(await toldTo()).toEqual(both);
    // Whoever saw it hears that it is gone.
    await admin.gql(CHANGE_QUERY, {
      id: mine.id,
      version: 2,
      input: { ...input, visibility: "private" },
    });
    expect(await toldTo()).toEqual(both);
    await admin.gql(DELETE_QUERY, { id: mine.id });
    expect(await toldTo()).toEqual([`u${admin.id}`]);
  });
});

describe("an administrator", () => {
  it("keeps 200 at most: of 20 at once that want the last place one has it", async () => {
    await market.rows(
      `insert into saved_queries (owner_id, slug, title, document, defaults, visibility, created_at, updated_at)
       select $1, 'n-' || n, 'N', $2, '{}', 'private', now(), now() from generate_series(1, 199) n`,
      [Number(admin.id), COUNT.document],
    );
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(SAVE_QUERY, { input: COUNT })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ TOO_MANY_SAVED_QUERIES: AT_ONCE - 1 });
    await saved(second);
  });

  it("who leaves takes the private ones along, and leaves the others", async () => {
    const leaving = await market.anotherAdmin("Leaving");
    await saved(leaving, { title: "Private notes", visibility: "private" });
    await saved(leaving, { title: "Shared figures" });
    const { accountExport } = await leaving.gql(
      `{ accountExport(section: savedQueries) { rows } }`,
    );
    expect(accountExport.rows.map(({ title }: { title: string }) => title)).toEqual([
      "Private notes",
      "Shared figures",
    ]);
    await leaving.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    expect(await market.rows(`select title, owner_id from saved_queries`)).toEqual([
      { title: "Shared figures", owner_id: null },
    ]);
    const query = await bySlug(second, "shared-figures");
    expect(query).toMatchObject({ owner: null, viewerActions: ["change", "delete", "pin"] });
    await second.gql(CHANGE_QUERY, { id: query.id, version: 1, input: COUNT });
  });
});

describe("the dashboard", () => {
  it("has what is pinned, in that order, until it is unpinned or deleted", async () => {
    const [first, next] = [
      await saved(admin, { title: "First" }),
      await saved(admin, { title: "Next" }),
    ];
    await admin.gql(PIN_QUERY, { id: next.id });
    await second.gql(PIN_QUERY, { id: first.id });
    const again = await admin.gql(PIN_QUERY, { id: next.id });
    expect(again.pinSavedQuery.viewerActions).toEqual(["change", "delete", "unpin"]);
    expect(await tiles()).toEqual(["Next", "First"]);
    await second.gql(UNPIN_QUERY, { id: next.id });
    await second.gql(UNPIN_QUERY, { id: next.id });
    expect(await tiles()).toEqual(["First"]);
    await admin.gql(DELETE_QUERY, { id: first.id });
    expect(await tiles()).toEqual([]);
  });

  it("has only what all see and what needs no values, and keeps it so", async () => {
    const { id: hidden } = await saved(admin, { visibility: "private" });
    expect(await admin.refused(PIN_QUERY, { id: hidden })).toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining("share it first"),
    });
    const asking = { ...COUNT, document: OFFERS_SINCE };
    const { id: asks } = await saved(admin, asking);
    expect(await admin.refused(PIN_QUERY, { id: asks })).toMatchObject({
      code: "BAD_USER_INPUT",
      message: "A tile asks nothing: save a value for every variable first",
    });
    await admin.gql(CHANGE_QUERY, {
      id: asks,
      version: 1,
      input: { ...asking, defaults: { tp: 1 } },
    });
    await admin.gql(PIN_QUERY, { id: asks });
    expect(
      await admin.refused(CHANGE_QUERY, { id: asks, version: 2, input: asking }),
    ).toMatchObject({
      fields: { defaults: "It is on the dashboard: every variable needs a value" },
    });
    const input = { ...COUNT, visibility: "private" };
    expect(await admin.refused(CHANGE_QUERY, { id: asks, version: 2, input })).toMatchObject({
      fields: { visibility: "It is on the dashboard: unpin it first" },
    });
  });

  it("has 12 tiles: of 20 at once 12 are pinned", async () => {
    const ids: string[] = [];
    for (let n = 0; n < AT_ONCE; n++) ids.push((await saved(admin)).id);
    const { won, lost } = await race(ids.map((id) => () => admin.ask(PIN_QUERY, { id })));
    expect(won).toHaveLength(12);
    expect(lost).toEqual({ TOO_MANY_TILES: AT_ONCE - 12 });
    expect(await tiles()).toHaveLength(12);
  });
});

describe("who may", () => {
  it("nobody but administrators, and by the explorer's door, too", async () => {
    const { id } = await saved(admin);
    const moderator = await market.moderator("Mo");
    const member = await market.member("Curious");
    for (const person of [moderator, member])
      for (const [document, variables] of [
        [SAVED_QUERIES_LIST, {}],
        [SAVED_QUERY, { slug: "how-many-members" }],
        [TILES, {}],
        [SAVE_QUERY, { input: COUNT }],
        [CHANGE_QUERY, { id, version: 1, input: COUNT }],
        [DELETE_QUERY, { id }],
        [PIN_QUERY, { id }],
        [UNPIN_QUERY, { id }],
      ] as const)
        expect(await person.refused(document, variables)).toMatchObject({ code: "FORBIDDEN" });
    const { body } = await explore(
      second,
      `{ savedQuery(slug: "how-many-members") { problem variables { name } } }`,
    );
    expect(body.data).toEqual({ savedQuery: { problem: null, variables: [] } });
  });

  it("nothing of what a client may send is an error of ours", async () => {
    for (const id of ["0", "x", "99999999999999999999", ""])
      for (const document of [DELETE_QUERY, PIN_QUERY, UNPIN_QUERY])
        expect(["NOT_FOUND", "BAD_USER_INPUT"]).toContain(
          (await admin.refused(document, { id })).code,
        );
    expect(await bySlug(admin, "")).toBeNull();
    for (const after of ["x", "WzFd", "WzEsMiwzLDRd"])
      expect(await admin.refused(SAVED_QUERIES_LIST, { after })).toMatchObject({
        code: "BAD_USER_INPUT",
      });
  });
});
