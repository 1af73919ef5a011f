import { beforeAll, describe, expect, it } from "vitest";
import { explore, explored } from "../support/explorer.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let admin: Person;
let sam: Person;
let bea: Person;

beforeAll(async () => {
  admin = await market.admin();
  sam = await market.member("Sam");
  bea = await market.richMember("Bea", 900);
  const things = { Kettle: 41, Lamp: 20, Chair: 30, Stool: 30, Table: 95 };
  for (const [title, trustPoints] of Object.entries(things))
    await anOffer(bea, await anItem(sam, { title, trustPoints }));
});

async function titles(where: object): Promise<string[]> {
  const { tables } = await explored(
    admin,
    `query ($where: ItemsWhere) { tables { items(where: $where, orderBy: [{ column: id, direction: asc }]) { nodes { title } } } }`,
    { where },
  );
  return tables.items.nodes.map(({ title }: { title: string }) => title);
}

describe("rows", () => {
  it("have the values of the table", async () => {
    const { tables } = await explored(
      admin,
      `{ tables { items(first: 1, orderBy: [{ column: tpValue }]) {
        nodes { id sellerId title tpValue quantity isCircleOnly createdAt circleId } } } }`,
    );
    const [row] = await market.rows<{ id: number; user_id: number; created_at: Date }>(
      `select id, user_id, created_at from items where title = 'Table'`,
    );
    expect(tables.items.nodes).toEqual([
      {
        id: row?.id,
        sellerId: row?.user_id,
        title: "Table",
        tpValue: 95,
        quantity: 1,
        isCircleOnly: false,
        createdAt: row?.created_at.toISOString(),
        circleId: null,
      },
    ]);
  });

  it.each([
    [{ title: { eq: "Lamp" } }, ["Lamp"]],
    [{ tpValue: { gt: 30 } }, ["Kettle", "Table"]],
    [{ tpValue: { gte: 30, lt: 95 } }, ["Kettle", "Chair", "Stool"]],
    [{ tpValue: { lte: 20 } }, ["Lamp"]],
    [{ title: { ne: "Lamp", startsWith: "l" } }, []],
    [{ title: { in: ["Lamp", "Table"] } }, ["Lamp", "Table"]],
    [{ title: { contains: "A" } }, ["Lamp", "Chair", "Table"]],
    [{ title: { contains: "%" } }, []],
    [{ circleId: { isNull: false } }, []],
    [{ tags: { has: "none" } }, []],
    [{ or: [{ title: { eq: "Lamp" } }, { tpValue: { eq: 95 } }] }, ["Lamp", "Table"]],
    [{ not: { tpValue: { lt: 95 } } }, ["Table"]],
    [{ or: [] }, []],
    [{ and: [], tpValue: { eq: 20 } }, ["Lamp"]],
    [{ seller: { displayName: { eq: "Bea" } } }, []],
    [{ offersByTargetItem: { some: { tpDelta: { gt: 40 } } } }, ["Kettle", "Table"]],
    [{ offersByTargetItem: { none: { tpDelta: { gt: 20 } } } }, ["Lamp"]],
    [{ createdAt: { lt: "2001-01-01T00:00:00Z" } }, []],
  ])("that meet %j are %j", async (where, expected) => {
    expect(await titles(where)).toEqual(expected);
  });

  it.each(["asc", "desc"])("come page by page, each once, nulls last (%s)", async (direction) => {
    await market.rows(
      `update items set location = title where title in ('Lamp', 'Stool', 'Chair')`,
    );
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { tables } = await explored(
        admin,
        `query ($after: String, $direction: RowDirection!) { tables {
          items(first: 2, after: $after, orderBy: [{ column: location, direction: $direction }]) {
            nodes { title } pageInfo { hasNextPage endCursor } } } }`,
        { after, direction },
      );
      seen.push(...tables.items.nodes.map(({ title }: { title: string }) => title));
      after = tables.items.pageInfo.endCursor;
      more = tables.items.pageInfo.hasNextPage;
    }
    const expected = await market.rows<{ title: string }>(
      `select title from items order by location ${direction} nulls last, id ${direction}`,
    );
    expect(seen).toEqual(expected.map(({ title }) => title));
  });

  it("lead to others in both directions, by one statement a field", async () => {
    const { tables, run } = await explored(
      admin,
      `{ tables { users(where: { displayName: { in: ["Sam", "Bea"] } }, orderBy: [{ column: id, direction: asc }]) {
        nodes { displayName
          itemsBySeller(first: 2) { nodes { title seller { displayName } } pageInfo { hasNextPage } }
          offersByBuyer(first: 1) { nodes { targetItem { title } } pageInfo { hasNextPage } } } } } }`,
    );
    const byName = (title: string) => ({ title, seller: { displayName: "Sam" } });
    expect(tables.users.nodes).toEqual([
      {
        displayName: "Sam",
        itemsBySeller: {
          nodes: [byName("Table"), byName("Stool")],
          pageInfo: { hasNextPage: true },
        },
        offersByBuyer: { nodes: [], pageInfo: { hasNextPage: false } },
      },
      {
        displayName: "Bea",
        itemsBySeller: { nodes: [], pageInfo: { hasNextPage: false } },
        offersByBuyer: {
          nodes: [{ targetItem: { title: "Table" } }],
          pageInfo: { hasNextPage: true },
        },
      },
    ]);
    expect(run.statements.map(({ field }) => field).toSorted()).toEqual([
      "tables.users",
      "tables.users.nodes.itemsBySeller",
      "tables.users.nodes.itemsBySeller.nodes.seller",
      "tables.users.nodes.offersByBuyer",
      "tables.users.nodes.offersByBuyer.nodes.targetItem",
    ]);
    expect(run).toMatchObject({ role: "market_explorer", cut: [] });
  });

  it("of one table under two names do not mix", async () => {
    const { tables } = await explored(
      admin,
      `{ tables { users(where: { displayName: { eq: "Sam" } }) { nodes {
        dear: itemsBySeller(where: { tpValue: { gt: 90 } }) { nodes { title } }
        cheap: itemsBySeller(where: { tpValue: { lt: 25 } }) { nodes { title } } } } } }`,
    );
    expect(tables.users.nodes).toEqual([
      { dear: { nodes: [{ title: "Table" }] }, cheap: { nodes: [{ title: "Lamp" }] } },
    ]);
  });

  // Proves: SB-023
  it("and fields of the market stand in one answer", async () => {
    const { body } = await explore(
      admin,
      `{ adminSupply { sum } tables { itemsAggregate { count } } }`,
    );
    expect(body.data).toEqual({
      adminSupply: { sum: 0 },
      tables: { itemsAggregate: [{ count: 5 }] },
    });
  });

  it("say how long the fields of the market took, which have no statement of their own", async () => {
    const lock = await market.hold(`lock table user_roles in access exclusive mode`);
    const asked = explore(
      admin,
      `{ adminUsers { edges { node { role } } } t: tables { itemsAggregate { count } } }`,
    );
    await market.waitsForLock("relation");
    await lock.end();
    const { fields, statements } = (await asked).body.extensions.run;
    expect(fields[0]).toEqual({ field: "adminUsers", ms: expect.any(Number) });
    expect(fields.filter(({ field }) => field.startsWith("t"))).toEqual([]);
    expect(statements.map(({ field }) => field)).toEqual(["t.itemsAggregate"]);
  });
});

describe("times that depend on when the query runs", () => {
  it("are compared with the moment of the run, in UTC", async () => {
    await market.rows(`update items set created_at = case title
      when 'Lamp' then now() - interval '3 hours'
      when 'Chair' then date_trunc('day', now(), 'UTC') - interval '30 days'
      when 'Stool' then date_trunc('day', now(), 'UTC') - interval '30 days 1 millisecond' else created_at end`);
    expect(await titles({ createdAt: { lt: "now-2h", gt: "now-4h" } })).toEqual(["Lamp"]);
    expect(await titles({ createdAt: { lt: "now-170m", gte: "today-30d" } })).toEqual([
      "Lamp",
      "Chair",
    ]);
    expect(await titles({ createdAt: { lt: "today-30d" } })).toEqual(["Stool"]);
    expect(await titles({ createdAt: { in: ["today-30d", "2026-01-01T00:00:00Z"] } })).toEqual([
      "Chair",
    ]);
    expect(await titles({ createdAt: { gt: "now+1h" } })).toEqual([]);

    await market.rows(`insert into market_day_categories (day, category, listed, deals, revenue)
      select (now() at time zone 'UTC')::date - n, 'relative', n, 0, 0 from generate_series(0, 8) n`);
    const { tables } = await explored(
      admin,
      `query ($since: CalendarDay) { tables { marketDayCategoriesAggregate(
        where: { category: { eq: "relative" }, day: { gte: $since, lt: "today" } }) { count min { listed } max { listed } } } }`,
      { since: "today-1w" },
    );
    expect(tables.marketDayCategoriesAggregate).toEqual([
      { count: 7, min: { listed: 1 }, max: { listed: 7 } },
    ]);
  });

  it("are refused where they are none", async () => {
    const codeOf = async (type: string, where: string, at: unknown) => {
      const { body } = await explore(
        admin,
        `query ($at: ${type}) { tables { ${where} { count } } }`,
        { at },
      );
      return body.errors?.[0]?.extensions.code;
    };
    for (const at of ["yesterday", "today-30", "now-2y", "", 7])
      expect(await codeOf("Moment", "itemsAggregate(where: { createdAt: { lt: $at } })", at)).toBe(
        "BAD_USER_INPUT",
      );
    for (const at of ["now", "today-3h", "2026-02-31"])
      expect(
        await codeOf("CalendarDay", "marketDaysAggregate(where: { day: { lt: $at } })", at),
      ).toBe("BAD_USER_INPUT");
  });
});

describe("groups", () => {
  it("count and sum as SQL does", async () => {
    const { tables } = await explored(
      admin,
      `{ tables { itemsAggregate(groupBy: [{ column: tpValue }]) {
        count key { tpValue title } sum { tpValue } avg { tpValue } min { title } max { title } } } }`,
    );
    const [most] = tables.itemsAggregate;
    expect(tables.itemsAggregate).toHaveLength(4);
    expect(most).toEqual({
      count: 2,
      key: { tpValue: 30, title: null },
      sum: { tpValue: 60 },
      avg: { tpValue: 30 },
      min: { title: "Chair" },
      max: { title: "Stool" },
    });
  });

  it("are of a day, a week and a month in UTC", async () => {
    await market.rows(`update offers set created_at = '2026-03-01T00:30:00Z'
      where target_item_id = (select id from items where title = 'Lamp')`);
    const { tables } = await explored(
      admin,
      `fragment Times on OffersGroup { count key { createdAt } }
      { tables {
        day: offersAggregate(where: { tpDelta: { eq: 20 } }, groupBy: [{ column: createdAt, by: day }]) { ...Times }
        week: offersAggregate(where: { tpDelta: { eq: 20 } }, groupBy: [{ column: createdAt, by: week }]) { ...Times }
        month: offersAggregate(where: { tpDelta: { eq: 20 } }, groupBy: [{ column: createdAt, by: month }]) { ...Times } } }`,
    );
    expect(tables).toEqual({
      day: [{ count: 1, key: { createdAt: "2026-03-01T00:00:00.000Z" } }],
      week: [{ count: 1, key: { createdAt: "2026-02-23T00:00:00.000Z" } }],
      month: [{ count: 1, key: { createdAt: "2026-03-01T00:00:00.000Z" } }],
    });
  });

  it("that are left out are said to be", async () => {
    const { tables, run } = await explored(
      admin,
      `{ tables { itemsAggregate(groupBy: [{ column: title }], first: 2) { count } } }`,
    );
    expect(tables.itemsAggregate).toHaveLength(2);
    expect(run.cut).toEqual([{ field: "tables.itemsAggregate", limit: "2 groups" }]);
  });
});

/** What a document would take. */
async function explain(document: string, variables: object = {}) {
  const { body } = await explore(
    admin,
    `query ($document: String!, $variables: JSONObject) { explain(document: $document, variables: $variables) { field rows cost } }`,
    { document, variables },
  );
  return body;
}

interface Type {
  name: string;
  fields: { name: string; type: TypeRef; args: unknown[] }[];
}
interface TypeRef {
  kind: string;
  name: string | null;
  ofType: TypeRef | null;
}

async function typesOfSchema(): Promise<Map<string, Type>> {
  const { body } = await explore(
    admin,
    `{ __schema { types { name fields { name args { name } type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } }`,
  );
  return new Map(body.data.__schema.types.map((type: Type) => [type.name, type]));
}

function named(type: TypeRef): { kind: string; name: string } {
  return type.ofType ? named(type.ofType) : { kind: type.kind, name: String(type.name) };
}

/** Every field of a type that has no fields of its own, and every row it leads to. */
function allOf(types: Map<string, Type>, name: string, depth: number): string {
  return (
    (types.get(name)?.fields ?? [])
      .flatMap((field) => {
        const inner = named(field.type);
        if (inner.kind !== "OBJECT") return [field.name];
        return depth === 0 ? [] : [`${field.name} { ${allOf(types, inner.name, depth - 1)} }`];
      })
      .join(" ") || "__typename"
  );
}

it("every column of every table can be read, and grouped", async () => {
  const types = await typesOfSchema();
  const fields = types.get("Tables")?.fields ?? [];
  expect(fields.length).toBeGreaterThan(150);
  for (const { name, type } of fields) {
    const inner = named(type).name;
    const { body } = await explore(
      admin,
      `{ tables { ${name}(first: 2) { ${allOf(types, inner, 1)} } } }`,
    );
    expect({ name, errors: body.errors }).toEqual({ name, errors: undefined });
  }
});

it("every relation of every table can be followed, and asked about", async () => {
  const types = await typesOfSchema();
  let followed = 0;
  const compared: string[] = [];
  for (const { name, type } of types.get("Tables")?.fields ?? []) {
    const row = types.get(named(type).name.replace(/Page$/, "Row"));
    if (!row?.name.endsWith("Row")) continue;
    for (const field of row.fields) {
      const inner = named(field.type);
      if (inner.kind !== "OBJECT") continue;
      const below = field.args.length > 0 ? "nodes { __typename }" : "__typename";
      const where = field.args.length > 0 ? "{ some: {} }" : "{}";
      const document = `{ tables { ${name}(first: 3, where: { ${field.name}: ${where} }) { nodes { ${field.name} { ${below} } } } } }`;
      const { body } = await explore(admin, document);
      expect({ name, field: field.name, errors: body.errors }).toEqual({
        name,
        field: field.name,
        errors: undefined,
      });
      followed++;
      // Where there are rows above, what runs is what was foretold.
      if ((body.data?.tables[name].nodes.length ?? 0) === 0 || compared.length === 24) continue;
      const { data } = await explain(document);
      const planned = data.explain.map((each: { field: string }) => each.field);
      const ran = body.extensions.run.statements.map((each) => each.field);
      expect({ name, planned }).toEqual({ name, planned: ran });
      compared.push(document);
    }
  }
  expect(followed).toBeGreaterThan(150);
  expect(compared).toHaveLength(24);
});

describe("what is confidential", () => {
  it("has no field: passwords, tokens, codes, keys, private messages, mails", async () => {
    const types = await typesOfSchema();
    const has = (type: string, field: string) =>
      types.get(`${type}Row`)?.fields.some(({ name }) => name === field);
    for (const [type, field] of [
      ["Users", "password"],
      ["Users", "verificationCode"],
      ["Users", "unsubscribeToken"],
      ["Sessions", "sid"],
      ["PasswordResetTokens", "token"],
      ["Authenticators", "secret"],
      ["Messages", "content"],
      ["Mails", "body"],
      ["VerificationAttempts", "code"],
    ] as const)
      expect([type, field, has(type, field)]).toEqual([type, field, false]);
    expect(has("Users", "username")).toBe(true);
  });

  it("is hidden by dots where it is masked, null or not, and no condition asks for it", async () => {
    await market.rows(`update users set phone = '+4312345678' where id = $1`, [sam.id]);
    const query = `query ($id: Int!) { tables { users(where: { id: { eq: $id } }) { nodes { phone } } } }`;
    for (const { id } of [sam, bea]) {
      const { tables } = await explored(admin, query, { id: Number(id) });
      expect(tables.users.nodes).toEqual([{ phone: "•••" }]);
    }
    const { body } = await explore(
      admin,
      `{ tables { users(where: { phone: { startsWith: "+43" } }) { nodes { id } } } }`,
    );
    expect(body.errors?.[0]?.message).toContain('"phone" is not defined');
  });

  it("is out of reach of the role that reads, and nothing can be written in it", async () => {
    const asReader = async (statement: string) =>
      market.rows(`select set_config('role', 'market_explorer', true); ${statement}`).then(
        () => "done",
        ({ code }: { code: string }) => code,
      );
    expect(await asReader(`select username from users`)).toBe("done");
    for (const statement of [
      `select password from users`,
      `select phone from users`,
      `select * from users`,
      `select content from messages`,
      `select sid from sessions`,
      `insert into circles (name) values ('mine')`,
      `update users set username = 'mine'`,
      `delete from items`,
    ])
      expect([statement, await asReader(statement)]).toEqual([statement, "42501"]);
  });
});

describe("an analyzed run", () => {
  const OFFERS = `{ tables { offers(first: 3) { nodes { id seller { username } } } } }`;

  it("has the plan of each statement, with the rows and blocks that it read", async () => {
    const { body } = await explore(admin, OFFERS, {}, { analyze: true });
    const { statements, role } = body.extensions.run;
    expect(role).toBe("market_explorer");
    const fields = statements.map(({ field }) => field);
    expect(fields).toEqual(["tables.offers", "tables.offers.nodes.seller"]);
    for (const { rows, plan } of statements)
      expect(plan).toMatchObject({
        "Node Type": expect.any(String),
        "Actual Rows": rows,
        "Actual Loops": 1,
        "Shared Hit Blocks": expect.any(Number),
      });
  });

  it("is one that asks for it", async () => {
    for (const analyze of [undefined, false, "yes"]) {
      const { body } = await explore(admin, OFFERS, {}, { analyze });
      expect(body.extensions.run.statements[0]).not.toHaveProperty("plan");
    }
  });
});

describe("who may ask", () => {
  it.each(["a visitor", "a member"])("%s is refused", async (who) => {
    const person = who === "a member" ? sam : market.stranger;
    const { status, body } = await explore(person, `{ tables { usersAggregate { count } } }`);
    expect([status, (body as { code?: string }).code]).toEqual(
      who === "a member" ? [403, "FORBIDDEN"] : [401, "UNAUTHENTICATED"],
    );
  });

  it("the contract of members has no tables, for administrators neither", async () => {
    const { message } = await admin.refused(`{ tables { usersAggregate { count } } }`);
    expect(message).toContain('Cannot query field "tables"');
  });

  it("nothing is subscribed to here", async () => {
    const { body } = await explore(admin, `subscription { closedFeaturesUpdated { __typename } }`);
    expect(body.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("bad input is refused in words", () => {
  const deep = `{ not: { not: { not: { not: { id: { eq: 1 } } } } } }`;
  const other = Buffer.from(`["2026-01-01"]`).toString("base64url");
  const outOfRange = Buffer.from(`[4294967296]`).toString("base64url");
  it.each([
    ["items(first: 0)", "first must be between 1 and 200"],
    ["items(first: 201)", "first must be between 1 and 200"],
    [`items(after: "${other}")`, "after is not a cursor of this order"],
    [`items(after: "${outOfRange}")`, "after is not a cursor of this order"],
    [`items(after: "?")`, "after is not a cursor of this order"],
    [`items(where: ${deep})`, "Conditions may be nested 4 levels deep at most"],
    [`items(where: { title: { eq: null } })`, "eq is null"],
    [`items(where: { title: null })`, "title is null"],
    [`items(where: { seller: null })`, "seller is null"],
    [`items(where: { id: { in: [${"1 ".repeat(501)}] } })`, "in takes 500"],
    [`items(where: { id: { eq: 4294967296 } })`, "Int cannot represent"],
    [`items(where: { createdAt: { lt: "yesterday" } })`, "DateTime"],
    [`marketDays(where: { day: { eq: "2026-02-31" } })`, "LocalDate"],
    [`items(orderBy: [{ column: tags }])`, '"tags" does not exist'],
    ["itemsAggregate(first: 1001)", "first must be between 1 and 1000"],
    ["itemsAggregate(groupBy: [{ column: title, by: day }])", "title is no time"],
    ["itemsAggregate(groupBy: [{ column: title }, { column: title }])", "grouped by once"],
  ])("%s", async (field, words) => {
    const below = field.includes("Aggregate") ? "count" : "nodes { __typename }";
    const { status, body } = await explore(admin, `{ tables { ${field} { ${below} } } }`);
    expect(status).toBe(200);
    expect(body.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(body.errors?.[0]?.message).toContain(words);
  });
});

describe("an answer has its limits", () => {
  it("of rows: what is more is left out, and said", async () => {
    for (let n = 0; n < 30; n++) await market.member();
    await market.rows(`insert into known_devices (user_id, device, created_at, expires_at)
      select u.id, 'device ' || n, now(), now() from users u, generate_series(1, 200) n`);
    const { tables, run } = await explored(
      admin,
      `{ tables { users(first: 200) { nodes { id knownDevicesByUser(first: 200) { nodes { id } pageInfo { hasNextPage } } } } } }`,
    );
    expect(run.cut).toEqual([
      { field: "tables.users.nodes.knownDevicesByUser", limit: "5000 rows" },
    ]);
    const pages: { nodes: object[]; pageInfo: { hasNextPage: boolean } }[] = tables.users.nodes.map(
      ({ knownDevicesByUser }: { knownDevicesByUser: object }) => knownDevicesByUser,
    );
    expect(pages.reduce((sum, { nodes }) => sum + nodes.length, pages.length)).toBe(5000);
    for (const { nodes, pageInfo } of pages)
      expect(pageInfo.hasNextPage).toBe(nodes.length < 200 || nodes.length === 201);
    expect(pages.some(({ nodes }) => nodes.length < 200)).toBe(true);
  });

  it("of time: a table that somebody locks is not waited for", async () => {
    const lock = await market.hold(`lock table circles in access exclusive mode`);
    try {
      const { status, body } = await explore(admin, `{ tables { circlesAggregate { count } } }`);
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([503, "UNAVAILABLE"]);
    } finally {
      await lock.end();
    }
  });

  it("of bytes: what is more is left out, and said", async () => {
    const long = await market.member("Long");
    await market.rows(`alter table social_posts drop constraint social_posts_content_check`);
    await market.rows(
      `insert into social_posts (user_id, content, created_at)
       select $1, repeat(md5(n::text), 30000), now() from generate_series(1, 6) n`,
      [Number(long.id)],
    );
    const { tables, run } = await explored(
      admin,
      `query ($id: Int!) { tables { socialPosts(where: { userId: { eq: $id } }) { nodes { content } pageInfo { hasNextPage } } } }`,
      { id: Number(long.id) },
    );
    expect(run.cut).toEqual([{ field: "tables.socialPosts", limit: "5 MB" }]);
    expect(run.bytes).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(tables.socialPosts.nodes).toHaveLength(5);
    expect(tables.socialPosts.pageInfo).toEqual({ hasNextPage: true });
    await market.rows(`delete from social_posts where user_id = $1`, [Number(long.id)]);
  });

  it("of time: 5 s a statement and 15 s a run, and what is behind it is not read", async () => {
    const ask = async (seconds: number, document: string) => {
      await market.rows(`alter table circles rename to circles_stored`);
      await market.rows(
        `create view circles as select c.* from circles_stored c right join (select pg_sleep(${seconds})) s on true`,
      );
      await market.rows(`grant select on circles to market_explorer`);
      const begun = Date.now();
      try {
        const { body } = await explore(admin, document);
        return { errors: body.errors ?? [], seconds: (Date.now() - begun) / 1000 };
      } finally {
        await market.rows(`drop view circles`);
        await market.rows(`alter table circles_stored rename to circles`);
      }
    };

    const one = await ask(30, `{ tables { circlesAggregate { count } } adminSupply { sum } }`);
    expect(one.errors.map(({ message, extensions }) => [extensions.code, message])).toEqual([
      [
        "QUERY_TOO_COMPLEX",
        expect.stringMatching(/^tables.circlesAggregate takes longer than 5 s/),
      ],
    ]);
    expect(one.seconds).toBeLessThan(10);

    const counts = ["a", "b", "c", "d", "e", "f"].map(
      (name) => `${name}: circlesAggregate { count }`,
    );
    const run = await ask(4, `{ tables { ${counts.join(" ")} } }`);
    expect(run.errors[0]?.message).toMatch(/^tables.d takes longer than 15 s/);
    expect(run.seconds).toBeLessThan(20);
  }, 60_000);
});

it("an answer is of one moment", async () => {
  const item = await anItem(sam, { title: "Shelf", trustPoints: 5 });
  const looks = Promise.all(
    Array.from({ length: 20 }, () =>
      market.rows(`update items set view_count = view_count + 1 where id = $1`, [item.id]),
    ),
  );
  for (let n = 0; n < 20; n++) {
    const { tables } = await explored(
      admin,
      `{ tables { a: itemsAggregate { sum { viewCount } } users(first: 1) { nodes { itemsBySeller(first: 1) { nodes { seller { id } } } } } b: itemsAggregate { sum { viewCount } } } }`,
    );
    expect(tables.a).toEqual(tables.b);
  }
  await looks;
});

describe("before a run", () => {
  it("its statements are known, and their rows", async () => {
    const document = `query ($first: Int!, $deep: Boolean!) { tables {
      users(first: $first) { nodes { displayName offersByBuyer { nodes { targetItem { title seller @include(if: $deep) { id } } } } } }
      usersAggregate { count } } }`;
    await market.rows(`analyze`);
    for (const deep of [true, false]) {
      const variables = { first: 40, deep };
      const { data } = await explain(document, variables);
      const { run } = await explored(admin, document, variables);
      const planned = data.explain.map(({ field }: { field: string }) => field);
      expect(planned.toSorted()).toEqual(run.statements.map(({ field }) => field).toSorted());
      expect(planned).toHaveLength(deep ? 5 : 4);
    }
    const [users] = await market.rows<{ n: number }>(`select count(*)::int as n from users`);
    const { data } = await explain(`{ tables { usersAggregate { count } } }`);
    expect(data.explain).toMatchObject([{ field: "tables.usersAggregate", rows: users?.n }]);
  });

  it("its points are known, which the answer says again", async () => {
    const cost = async (document: string) => {
      const { body } = await explore(
        admin,
        `query ($document: String!) { documentCost(document: $document) }`,
        { document },
      );
      return body.data?.documentCost ?? body.errors?.[0]?.extensions.code;
    };
    const document = `{ adminUsers(first: 50) { edges { node { id username } } } }`;
    const { body } = await explore(admin, document);
    expect(await cost(document)).toBe(body.extensions.cost);
    const dear = `{ adminTransactions(first: 100) { edges { node { postings { id } steps { id } } } }
      b: adminTransactions(first: 100) { edges { node { postings { id } steps { id } } } } }`;
    expect(await cost(dear)).toBe("QUERY_TOO_COMPLEX");
  });

  it("a document that cannot run is refused", async () => {
    for (const [document, words] of [
      ["{ tables", "Syntax Error"],
      ["{ tables { nothing } }", 'Cannot query field "nothing"'],
      [
        "query ($n: Int!) { tables { users(first: $n) { nodes { id } } } }",
        '"$n" of required type',
      ],
      ["{ tables { users(first: 0) { nodes { id } } } }", "first must be between"],
      ["fragment A on User { id }", "Fragment"],
    ] as const) {
      const { errors } = await explain(document);
      expect([document, errors?.[0]?.extensions.code]).toEqual([document, "BAD_USER_INPUT"]);
      expect(errors?.[0]?.message).toContain(words);
    }
  });
});
