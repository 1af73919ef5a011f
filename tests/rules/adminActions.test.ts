import { beforeAll, describe, expect, it } from "vitest";
import { policies } from "../../api/composition/policies.ts";
import {
  aBusyMember,
  aFiledDispute,
  CASES,
  REASON,
  type Case,
  type Staff,
} from "../support/adminCases.ts";
import { ASK, DECIDE, TAKE } from "../support/deals.ts";
import { explore, tryOut } from "../support/explorer.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { holdReports } from "../support/reporting.ts";
import { SUSPEND } from "../support/suspension.ts";
import { closed, opened } from "../support/switches.ts";

const market = aMarket();
const AT_ONCE = 20;
const EFFECTS = `confirms sentences heardBy mails events { event count } rows { table inserted updated deleted }
  tp { account balance available member { id } }`;
const LOG = `query ($filter: AuditLogFilter, $first: Int, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) { pageInfo { endCursor hasNextPage } edges { node {
    id action actor { id } subjectType subjectId reason outcome address hash createdAt
    changes { name before after } effects { ${EFFECTS} } } } } }`;

let admin: Person;
let staff: Staff;
beforeAll(async () => {
  admin = await market.admin();
  // No report is written while rows are compared.
  await holdReports(admin);
  staff = { market, admin, second: await market.anotherAdmin("Ottoline") };
});

interface Effects {
  confirms: string;
  sentences: string[];
  events: { event: string; count: number }[];
  tp: { member: { id: string } | null; account: string; balance: number; available: number }[];
}

interface Entry {
  id: string;
  action: string;
  outcome: string;
  subjectId: string;
  reason: string | null;
  address: string | null;
  actor: { id: string };
  changes: { name: string; before: string | null; after: string | null }[];
  effects: Effects | null;
}

/** The same call as a dry run: the same arguments, of a field of `dryRun`. */
function asDryRun(document: string): string {
  const call = /^(mutation \(.*?\)) \{\s*(\w+\(.*?\)) \{/s.exec(document);
  return `${call?.[1]} { dryRun { done: ${call?.[2]} { ${EFFECTS} } } }`;
}

function confirming(document: string): string {
  return document
    .replace("mutation (", "mutation ($confirms: String, ")
    .replace(/\{\s*(\w+)\(/, "{ $1(confirms: $confirms, ");
}

async function dryRun({ document, variables }: Case): Promise<Effects> {
  return (await admin.gql(asDryRun(document), variables)).dryRun.done;
}

async function newestEntry(filter: object = {}): Promise<Entry> {
  const { auditLog } = await admin.gql(LOG, { filter, first: 1 });
  return auditLog.edges[0].node;
}

/** Days that are over are closed, prices are learned, predictions are made, a session notes its visit, and consumers move on. */
const BY_ITSELF = [
  "event_consumers",
  "insight_models",
  "market_day_categories",
  "market_days",
  "market_windows",
  "market_words",
  "predicted_members",
  "predictions",
  "price_facts",
  "sessions",
  "user_activity",
];

/** The tables that a refused try is written to. */
const TRIED = { audit_log: "", domain_events: "" };

/** Every row of the market, but of what no use case writes. */
async function everything(): Promise<Record<string, string>> {
  await market.settled();
  // A dead letter is handled once more by itself.
  await expect.poll(() => market.rows(`select 1 from dead_letters where retry`)).toEqual([]);
  const tables = await market.rows<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> all($1) order by 1`,
    [BY_ITSELF],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await market.rows<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
    );
    found[name] = row?.sum ?? "";
  }
  return found;
}

async function runsKept(): Promise<number> {
  return (await market.rows(`select 1 from explorer_runs`)).length;
}

it("every action of an administrator is tried below", () => {
  const actions = Object.values(policies).flatMap(({ Mutation = {} }) =>
    Object.entries(Mutation).flatMap(([name, { who, action }]) =>
      who === "admin" || who === "moderator" || action ? [name] : [],
    ),
  );
  // What ends an administrator's own view takes something back; a history and saved queries change nothing of the market.
  const others = ["dryRun", "stopViewAs"].concat([
    "clearExplorerHistory",
    "deleteExplorerRun",
    "saveQuery",
    "changeSavedQuery",
    "deleteSavedQuery",
    "pinSavedQuery",
    "unpinSavedQuery",
  ]);
  expect(actions.toSorted()).toEqual([...Object.keys(CASES), ...others].toSorted());
});

describe.each(Object.entries(CASES))("%s", (action, makeCase) => {
  it("as a dry run changes no row and tells nobody, and counts what the action then does", async () => {
    const one = await makeCase(staff);
    const before = await everything();
    const tried = await dryRun(one);
    expect(await everything()).toEqual(before);
    // Nothing is left of it: the second one counts the same.
    expect(await dryRun(one)).toEqual(tried);

    await admin.gql(confirming(one.document), { ...one.variables, confirms: tried.confirms });
    const entry = await newestEntry();
    expect(entry).toMatchObject({ action, outcome: "done", actor: { id: admin.id } });
    expect(entry.effects).toEqual(tried);
  });

  it("in the explorer does what its dry run has shown there", async () => {
    const one = await makeCase(staff);
    const before = await everything();
    const ran = await runsKept();
    const { effects } = await tryOut(admin, one.document, one.variables);
    expect(await everything()).toEqual(before);

    const { confirms, ...shown } = effects;
    const { body } = await explore(admin, one.document, one.variables, { confirms });
    expect(body.errors).toBeUndefined();
    const entry = await newestEntry();
    expect(entry).toMatchObject({ action, outcome: "done", actor: { id: admin.id } });
    expect(entry.effects).toMatchObject(shown);
    // The history keeps the run a moment after its answer: it is not to meet the next comparison of rows.
    await expect.poll(runsKept).toBe(ran + 1);
  });

  it("commits nothing when its entry cannot be written", async () => {
    const one = await makeCase(staff);
    const before = await everything();
    await market.rows(
      `alter function audit_append(jsonb, timestamptz) rename to audit_append_away`,
    );
    try {
      const { errors } = await admin.ask(one.document, one.variables);
      expect(errors?.[0]?.extensions?.["code"]).toBe("INTERNAL_SERVER_ERROR");
    } finally {
      await market.rows(
        `alter function audit_append_away(jsonb, timestamptz) rename to audit_append`,
      );
    }
    expect(await everything()).toEqual(before);
    await admin.gql(one.document, one.variables);
  });

  it("is in the log when it is refused, too", async () => {
    const one = await makeCase(staff);
    await admin.gql(one.document, one.variables);
    const member = await market.member("Curious");
    expect((await member.refused(one.document, one.variables)).code).toBe("FORBIDDEN");
    expect(await newestEntry()).toMatchObject({
      action,
      outcome: "FORBIDDEN",
      actor: { id: member.id },
      address: null,
      changes: [],
      effects: null,
    });
    // Once a minute is enough to know it, and a stranger is nobody.
    const { id } = await newestEntry();
    await member.refused(one.document, one.variables);
    await market.stranger.refused(one.document, one.variables);
    expect((await newestEntry()).id).toBe(id);
  });
});

describe("a confirmation", () => {
  it("says what hangs on a member, in words and TP", async () => {
    const freya = await aBusyMember(market);
    const { sentences, events, tp } = await dryRun({
      document: SUSPEND,
      variables: { memberId: freya.id, reason: REASON },
    });
    expect(sentences).toEqual([
      "2 offers end",
      "1 order is cancelled and paid back",
      "101 TP that were held are free again",
      expect.stringMatching(/^\d+ TP go to wallets$/),
      "1 mail is sent",
    ]);
    expect(events).toEqual([
      { event: "ItemChanged", count: 3 },
      { event: "MemberSuspended", count: 1 },
      { event: "OfferCancelled", count: 2 },
      { event: "OrderPartCancelled", count: 1 },
      { event: "ProfileChanged", count: 1 },
    ]);
    expect(tp.find(({ member }) => member?.id === freya.id)).toMatchObject({
      account: "wallet",
      balance: 0,
      available: 60,
    });
    // What goes to the buyer comes out of escrow.
    expect(tp.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it("holds for what was seen, and for nothing else", async () => {
    const freya = await aBusyMember(market);
    const one = { document: SUSPEND, variables: { memberId: freya.id, reason: REASON } };
    const { confirms } = await dryRun(one);
    const late = await market.richMember("Late", 200);
    await anOffer(late, await anItem(freya, { title: "Vase", trustPoints: 25 }));
    const before = await everything();
    const refused = await admin.refused(confirming(SUSPEND), { ...one.variables, confirms });
    expect(refused.code).toBe("EFFECTS_CHANGED");
    expect({ ...(await everything()), ...TRIED }).toEqual({ ...before, ...TRIED });
    expect(await newestEntry()).toMatchObject({ outcome: "EFFECTS_CHANGED", effects: null });

    const again = await dryRun(one);
    expect(again.sentences[0]).toBe("3 offers end");
    await admin.gql(confirming(SUSPEND), { ...one.variables, confirms: again.confirms });
  });

  it("is refused like the action itself, by the same rules", async () => {
    const one = await CASES["takeDispute"]?.(staff);
    const member = await market.member("Curious");
    expect((await member.refused(asDryRun(TAKE), one?.variables ?? {})).code).toBe("FORBIDDEN");
    expect(
      (await admin.refused(asDryRun(SUSPEND), { memberId: admin.id, reason: REASON })).code,
    ).toBe("FORBIDDEN");
    expect((await admin.refused(asDryRun(SUSPEND), { memberId: "x", reason: REASON })).code).toBe(
      "BAD_USER_INPUT",
    );
  });
});

it("a dispute is not decided before the other side was heard, neither as a dry run nor in earnest", async () => {
  const id = await aFiledDispute(market);
  const input = { id, decision: "refund", resolution: "The photos show the hole" };
  const before = await everything();
  expect((await admin.refused(asDryRun(DECIDE), { input })).code).toBe("DISPUTE_AWAITS_ANSWER");
  expect(await everything()).toEqual(before);
  expect((await admin.refused(DECIDE, { input })).code).toBe("DISPUTE_AWAITS_ANSWER");
  expect({ ...(await everything()), ...TRIED }).toEqual({ ...before, ...TRIED });
  expect(await newestEntry({ subjectType: "dispute", subjectId: id })).toMatchObject({
    action: "decideDispute",
    outcome: "DISPUTE_AWAITS_ANSWER",
    reason: "The photos show the hole",
    effects: null,
  });
});

describe("the audit log", () => {
  it("has who, whom, why, from where, and what changed", async () => {
    const { id: memberId } = await market.member("Freya");
    await admin.gql(SUSPEND, { memberId, reason: REASON });
    const entry = await newestEntry({ subjectType: "member", subjectId: memberId });
    expect(entry).toMatchObject({
      action: "suspendMember",
      subjectId: memberId,
      reason: REASON,
      changes: [{ name: "isSuspended", before: "false", after: "true" }],
    });
    expect(entry.address).toMatch(/127\.0\.0\.1|::1/);
    expect(
      (await admin.gql(LOG, { filter: { actorId: admin.id, action: "suspendMember" } })).auditLog
        .edges[0].node.id,
    ).toBe(entry.id);
    expect((await newestEntry({ refused: true })).outcome).not.toBe("done");
    expect((await newestEntry({ refused: false })).outcome).toBe("done");
  });

  it("has which switch was set, and how it stood", async () => {
    await closed(admin, "rewards", REASON);
    const entry = await newestEntry({ subjectType: "switch", subjectId: "rewards" });
    expect(entry).toMatchObject({
      action: "setSwitch",
      subjectId: "rewards",
      reason: REASON,
      changes: [{ name: "isOn", before: "true", after: "false" }],
    });
    expect((await newestEntry({ subjectType: "switch" })).id).toBe(entry.id);
    await opened(admin, "rewards");
    expect((await newestEntry({ subjectType: "switch", subjectId: "rewards" })).changes).toEqual([
      { name: "isOn", before: "false", after: "true" },
    ]);
    const { auditLog } = await admin.gql(LOG, {
      filter: { subjectType: "switch", subjectId: "checkout" },
    });
    expect(auditLog.edges).toEqual([]);
  });

  it("is read in pages, without a gap", async () => {
    for (const name of ["One", "Two", "Three"])
      await admin.gql(SUSPEND, { memberId: (await market.member(name)).id, reason: REASON });
    const first = (await admin.gql(LOG, { first: 2 })).auditLog;
    const { endCursor: after } = first.pageInfo;
    const second = (await admin.gql(LOG, { first: 2, after })).auditLog;
    const ids = [...first.edges, ...second.edges].map(({ node }) => Number(node.id));
    expect(ids).toEqual(times(4, (n) => (ids[0] ?? 0) - n));
  });

  it("20 at once: one decides, the others' tries are in the log, and the chain is whole", async () => {
    const { id: memberId } = await aBusyMember(market);
    const { won, lost } = await race(
      times(AT_ONCE, () => () => admin.ask(SUSPEND, { memberId, reason: REASON })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ ALREADY_SUSPENDED: AT_ONCE - 1 });
    const { auditLog } = await admin.gql(LOG, {
      filter: { subjectType: "member", subjectId: memberId },
    });
    const outcomes = auditLog.edges.map(({ node }: { node: Entry }) => node.outcome);
    expect(outcomes.toSorted()).toEqual([...times(AT_ONCE - 1, () => "ALREADY_SUSPENDED"), "done"]);
    expect((await admin.gql(`{ auditLogProblems { problem subject } }`)).auditLogProblems).toEqual(
      [],
    );
  });

  it("20 at once: as many actions on as many members are as many entries in one chain", async () => {
    const members = await Promise.all(times(AT_ONCE, (n) => market.member(`Member ${n}`)));
    const { won } = await race(
      members.map(
        ({ id }) =>
          () =>
            admin.ask(SUSPEND, { memberId: id, reason: REASON }),
      ),
    );
    expect(won).toHaveLength(AT_ONCE);
    expect((await admin.gql(`{ auditLogProblems { problem } }`)).auditLogProblems).toEqual([]);
  });

  it("20 at once: a member who is none fills it with one entry", async () => {
    const curious = await market.member("Curious");
    const { id: memberId } = await market.member("Freya");
    const { won, lost } = await race(
      times(AT_ONCE, () => () => curious.ask(SUSPEND, { memberId, reason: REASON })),
    );
    expect(won).toEqual([]);
    expect(lost).toEqual({ FORBIDDEN: AT_ONCE });
    const { auditLog } = await admin.gql(LOG, { filter: { actorId: curious.id } });
    expect(auditLog.edges).toHaveLength(1);
  });

  it("has no words of who is no administrator, and half a character breaks nothing", async () => {
    const curious = await market.member("Curious");
    const words = "call 0123 456 for swords";
    await curious.refused(SUSPEND, { memberId: words, reason: words });
    const { auditLog } = await admin.gql(LOG, { filter: { actorId: curious.id } });
    expect(auditLog.edges[0].node).toMatchObject({ subjectId: null, reason: null });

    const id = await aFiledDispute(market);
    const text = `a${"🫖".repeat(600)}`;
    await admin.gql(ASK, { id, text });
    const { reason } = await newestEntry({ subjectType: "dispute", subjectId: id });
    expect(reason).toBe(text);
  });

  it("finds a subject, however its id was written", async () => {
    const { id: memberId } = await market.member("Freya");
    await admin.gql(SUSPEND, { memberId: `000${memberId}`, reason: REASON });
    for (const subjectId of [memberId, `0${memberId}`])
      expect(await newestEntry({ subjectType: "member", subjectId })).toMatchObject({
        action: "suspendMember",
        subjectId: memberId,
      });
  });

  it("is never changed, and a change with force is found", async () => {
    const { id } = await newestEntry();
    for (const change of [
      `update audit_log set reason = 'none' where id = $1`,
      `delete from audit_log where id = $1`,
    ])
      await expect(market.rows(change, [Number(id)])).rejects.toThrow("never changed or removed");
    await expect(market.rows(`truncate audit_log`)).rejects.toThrow("never changed or removed");

    const problems = async (sql: string) => {
      await market.rows(`alter table audit_log disable trigger user`);
      await market.rows(sql);
      return (await admin.gql(`{ auditLogProblems { problem subject } }`)).auditLogProblems;
    };
    const n = Number(id);
    const flip = (by: string) =>
      problems(`update audit_log set address = '${by}' where id = ${n - 2}`);
    expect(await flip("10.0.0.1")).toEqual([
      { problem: "an entry was changed", subject: `entry ${n - 2}` },
    ]);
    const rewritten = await problems(
      `update audit_log e set hash = audit_hash(e) where id = ${n - 2}`,
    );
    expect(rewritten).toEqual([
      { problem: "the entry before it was changed", subject: `entry ${n - 1}` },
    ]);
    expect(await problems(`delete from audit_log where id = ${n - 2}`)).toEqual([
      { problem: "an entry is missing before it", subject: `entry ${n - 1}` },
    ]);
  });
});
