import { beforeAll, describe, expect, it } from "vitest";
import { anOrder } from "../support/checkout.ts";
import { explore, explored, REVEAL } from "../support/explorer.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { proofIsOver } from "../support/freshness.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { SEND_CODE } from "../support/verification.ts";
import { aViewAs } from "../support/viewAs.ts";

const market = aMarket({ LOG_LEVEL: "trace" });
const REASON = "The parcel came back";
const PHONE = "+447700900123";
const DOTS = "•••";

let admin: Person;
let sam: Person;
beforeAll(async () => {
  admin = await market.admin();
  sam = await market.member("Sam");
  const bea = await market.richMember("Bea", 900);
  const kettle = await anItem(sam, { title: "Kettle", trustPoints: 41 });
  await anOffer(bea, kettle, { message: "Would you take less?" });
  await anOrder(bea, [await anItem(sam, { title: "Lamp" })]);
  await bea.gql(SEND_CODE, { type: "phone", phone: PHONE });
  await market.rows(`update items set latitude = 48.2, longitude = 16.37`);
  await market.rows(`update orders set notes = 'Ring twice'`);
  await market.rows(`update users set phone = $1`, [PHONE]);
  await market.rows(
    `insert into text_messages (user_id, to_number, body, created_at) values ($1, $2, 'Hello', now())`,
    [sam.id, PHONE],
  );
});

const phoneOf = ({ id }: { id: string }) => `users/${id}/phone`;

async function revealed(id: string, by = admin): Promise<string | null> {
  return (await by.gql(REVEAL, { id, reason: REASON })).revealValue.value;
}

interface Entry {
  actor: { id: string };
  subjectType: string;
  subjectId: string | null;
  reason: string | null;
  outcome: string;
  changes: unknown[];
}

/** What the audit log has of this action, the newest first. */
async function entries(filter: object = {}): Promise<Entry[]> {
  const { auditLog } = await admin.gql<{ auditLog: { edges: { node: Entry }[] } }>(
    `query ($filter: AuditLogFilter) { auditLog(filter: $filter) {
      edges { node { actor { id } subjectType subjectId reason outcome changes { name } } } } }`,
    { filter: { action: "revealValue", ...filter } },
  );
  return auditLog.edges.map(({ node }) => node);
}

interface RowType {
  name: string;
  fields: { name: string; description: string | null }[] | null;
}

/** The masked columns by the field of their table, as the explorer's schema describes them. */
async function maskedColumns(): Promise<[table: string, columns: string[]][]> {
  const { body } = await explore(
    admin,
    `{ __schema { types { name fields { name description } } } }`,
  );
  return (body.data.__schema.types as RowType[]).flatMap(({ name, fields }) => {
    const masked = (fields ?? []).filter(({ description }) => description?.startsWith("Hidden:"));
    const table = name.charAt(0).toLowerCase() + name.slice(1).replace(/Row$/, "");
    return masked.length > 0 ? [[table, masked.map((field) => field.name)]] : [];
  });
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

it("shows every masked value of every table, one at a time", async () => {
  const seen: string[] = [];
  for (const [table, columns] of await maskedColumns()) {
    const { tables } = await explored(
      admin,
      `{ tables { ${table}(first: 1) { nodes { rowKey ${columns.join(" ")} } } } }`,
    );
    const [row] = tables[table].nodes as { rowKey: string }[];
    expect(row, table).toEqual({
      rowKey: expect.stringMatching(/^[a-z_]+\/\d+$/) as string,
      ...Object.fromEntries(columns.map((column) => [column, DOTS])),
    });
    const [name, id] = row?.rowKey.split("/") ?? [];
    for (const column of columns) {
      const [stored] = await market.rows<{ value: string | null }>(
        `select "${snakeCase(column)}"::text as value from "${name}" where id = $1`,
        [id],
      );
      expect(await revealed(`${row?.rowKey}/${column}`), `${table}.${column}`).toBe(stored?.value);
      if (stored?.value != null) seen.push(`${table}.${column}`);
    }
  }
  expect(seen.toSorted()).toEqual([
    "addresses.apartment",
    "addresses.fullName",
    "addresses.phoneNumber",
    "addresses.streetAddress",
    "addresses.zipCode",
    "auditLog.address",
    "items.latitude",
    "items.longitude",
    "mails.toAddress",
    "offers.message",
    "orders.billingAddress",
    "orders.notes",
    "orders.shippingAddress",
    "signIns.ipAddress",
    "textMessages.toNumber",
    "userActivity.ipAddress",
    "users.phone",
    "verificationAttempts.identifier",
  ]);
});

it("names the rows that others lead to, by one statement a field as before", async () => {
  const { tables, run } = await explored(
    admin,
    `query ($id: Int!) { tables { users(where: { id: { eq: $id } }) { nodes { phone rowKey
      itemsBySeller(first: 1) { nodes { title key: rowKey seller { rowKey } } } } } } }`,
    { id: Number(sam.id) },
  );
  const [lamp] = await market.rows<{ id: number }>(`select id from items where title = 'Lamp'`);
  const rowKey = `users/${sam.id}`;
  expect(tables.users.nodes).toEqual([
    {
      phone: DOTS,
      rowKey,
      itemsBySeller: { nodes: [{ title: "Lamp", key: `items/${lamp?.id}`, seller: { rowKey } }] },
    },
  ]);
  expect(run.statements).toHaveLength(3);
  expect(await revealed(`${rowKey}/phone`)).toBe(PHONE);
});

it("says that there is no value where the row has none", async () => {
  expect(await revealed(phoneOf(await market.member("Ida")))).toBeNull();
});

describe("the audit log", () => {
  it("has who looked at what, and why, and nothing has the value but the answer", async () => {
    const ida = await market.member("Ida");
    const secret = "+43660987654321";
    await market.rows(`update users set phone = $1 where id = $2`, [secret, ida.id]);
    expect(await revealed(phoneOf(ida))).toBe(secret);
    expect(await entries({ subjectType: "masked_value", subjectId: phoneOf(ida) })).toEqual([
      {
        actor: { id: admin.id },
        subjectType: "masked_value",
        subjectId: phoneOf(ida),
        reason: REASON,
        outcome: "done",
        changes: [],
      },
    ]);
    const tables = await market.rows<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const having: string[] = [];
    for (const { name } of tables) {
      const found = await market.rows(`select 1 from "${name}" t where t::text like $1 limit 1`, [
        `%${secret}%`,
      ]);
      if (found.length > 0) having.push(name);
    }
    expect(having).toEqual(["users"]);
    // That it logs is seen by the hash of the entry.
    await market.log.line(({ msg, action }) => msg === "audited" && action === "revealValue");
    expect(market.log.lines.filter((line) => JSON.stringify(line).includes(secret))).toEqual([]);
  });

  it("has what was refused", async () => {
    await admin.refused(REVEAL, { id: `users/${sam.id}/password`, reason: REASON });
    expect(await entries({ refused: true })).toMatchObject([
      { subjectId: `users/${sam.id}/password`, reason: REASON, outcome: "BAD_USER_INPUT" },
    ]);
  });

  it("has no words of a member who tries", async () => {
    const eve = await market.member("Eve");
    await eve.refused(REVEAL, { id: "eve/1/was", reason: "Eve was here" });
    expect(await entries({ actorId: eve.id })).toMatchObject([
      { subjectId: null, reason: null, outcome: "FORBIDDEN" },
    ]);
  });
});

describe("is refused", () => {
  it.each([
    ["no key", "users", "id must be the rowKey"],
    ["a key without its column", "users/1", "id must be the rowKey"],
    ["a key that no row has", "users/01/phone", "id must be the rowKey"],
    ["what is no number", "users/1 or true/phone", "id must be the rowKey"],
    ["a table that does not exist", "persons/1/phone", "id must be the rowKey"],
    ["a table without masked columns", "circles/1/name", "id must be the rowKey"],
    ["a shown column", "users/1/username", "username of users is not masked"],
    ["a column that is never there", "users/1/password", "users has no column password"],
    ["a column that does not exist", "users/1/passwort", "users has no column passwort"],
    ["a column by its name in SQL", "addresses/1/zip_code", "id must be the rowKey"],
  ])("%s", async (_, id, words) => {
    const { code, message, fields } = await admin.refused(REVEAL, { id, reason: REASON });
    expect([code, fields["id"]]).toEqual(["BAD_USER_INPUT", message]);
    expect(message).toContain(words);
  });

  it.each([
    ["no", "  "],
    ["a short", "ab"],
    ["a long", "x".repeat(501)],
  ])("for %s reason", async (_, reason) => {
    const { code, fields } = await admin.refused(REVEAL, { id: phoneOf(sam), reason });
    expect([code, Object.keys(fields)]).toEqual(["BAD_USER_INPUT", ["reason"]]);
  });

  it.each(["999999", "999999999999999"])("for row %s, which does not exist", async (id) => {
    const { code } = await admin.refused(REVEAL, { id: phoneOf({ id }), reason: REASON });
    expect(code).toBe("NOT_FOUND");
  });

  it("without a fresh proof", async () => {
    const second = await market.anotherAdmin("Ottoline");
    await proofIsOver(market, second);
    // Who has the session and not the authenticator.
    const thief = Object.assign(market.stranger, { token: second.token });
    const { code } = await thief.refused(REVEAL, { id: phoneOf(sam), reason: REASON });
    expect(code).toBe("STEP_UP_REQUIRED");
    expect(await entries({ actorId: second.id })).toMatchObject([{ outcome: "STEP_UP_REQUIRED" }]);
  });

  it("to everybody but administrators", async () => {
    const codeFor = async (who: Pick<Person, "refused">) =>
      (await who.refused(REVEAL, { id: phoneOf(sam), reason: REASON })).code;
    expect(await codeFor(market.stranger)).toBe("UNAUTHENTICATED");
    expect(await codeFor(sam)).toBe("FORBIDDEN");
    expect(await codeFor(await market.moderator("Milo"))).toBe("FORBIDDEN");
    expect(await codeFor(await aViewAs(market, admin, sam))).toBe("VIEW_ONLY");
  });
});

it("as a dry run shows nothing, and keeps nothing", async () => {
  const before = await entries();
  const { data, errors } = await admin.ask(
    `mutation ($id: ID!, $reason: String!) { dryRun { revealValue(id: $id, reason: $reason) {
      sentences confirms events { event } rows { table } heardBy mails } } }`,
    { id: phoneOf(sam), reason: REASON },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ dryRun: { revealValue: { sentences: [], events: [], rows: [] } } });
  expect(JSON.stringify(data)).not.toContain(PHONE);
  expect(await entries()).toEqual(before);
});

describe("how often", () => {
  const limited = aMarket({ RATE_LIMITS: "on" });

  it("is thirty times a minute at most", async () => {
    const one = await limited.admin();
    const { won, lost } = await race(
      times(
        40,
        () => () => one.ask(REVEAL, { id: phoneOf(one), reason: "To see how often it works" }),
      ),
    );
    expect(Object.keys(lost)).toEqual(["RATE_LIMITED"]);
    expect(won.length).toBeLessThanOrEqual(30);
    // The sign-up and the second step of this minute cost, too.
    expect(won.length).toBeGreaterThan(20);
  });
});
