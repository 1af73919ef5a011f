import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, CONFIRM, partOf, SHIP } from "../support/checkout.ts";
import { aDeal, anAnsweredDispute, aParcel, DECIDE } from "../support/deals.ts";
import { anItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const REASON = "Sold items were not handed over";
const USERS = `query ($filter: AdminUserFilter, $first: Int, $after: String) {
  adminUsers(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node {
    id username displayName email trustPoints trustLevel tpBalance createdAt lastLoginAt itemsListed dealsCompleted
    emailVerified phoneVerified isActive isSuspended isDeleted isAdmin suspensionReason suspendedUntil viewerActions } } } }`;
const TRANSACTIONS = `query ($filter: AdminTransactionFilter, $first: Int, $after: String) {
  adminTransactions(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node {
    id fromUser { username } toUser { username } itemTitle trustPoints type status createdAt completedAt
    postings { fromAccount toAccount fromUser { username } toUser { username } amount reason description }
    steps { kind text tp actor { username } } } } } }`;

interface Step {
  kind: string;
  text: string;
  actor: { username: string } | null;
}

interface User {
  id: string;
  displayName: string;
  [field: string]: unknown;
}

const nameOf = ({ email }: Person) => email.split("@")[0] ?? "";

interface Posting {
  fromAccount: string;
  toAccount: string;
  amount: number;
}

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

async function users(filter: object, page: object = {}): Promise<User[]> {
  const { adminUsers } = await admin.gql(USERS, { filter, ...page });
  return adminUsers.edges.map(({ node }: { node: User }) => node);
}

async function namesOf(filter: object): Promise<string[]> {
  return (await users(filter)).map(({ displayName }) => displayName);
}

async function transactionsOf(filter: object) {
  const { adminTransactions } = await admin.gql(TRANSACTIONS, { filter });
  return adminTransactions.edges.map(({ node }: { node: Record<string, unknown> }) => node);
}

describe("the administrator's list of members", () => {
  // Proves: EN-042
  it("has what is documented, and the money apart from the reputation", async () => {
    const freya = await market.richMember("Freya", 340);
    await anItem(freya);
    const [user] = await users({ q: freya.email });
    expect(user).toEqual({
      id: freya.id,
      username: nameOf(freya),
      displayName: "Freya",
      email: freya.email,
      trustPoints: 100,
      trustLevel: "newbie",
      tpBalance: 340,
      createdAt: expect.any(String),
      lastLoginAt: expect.any(String),
      itemsListed: 1,
      dealsCompleted: 0,
      emailVerified: false,
      phoneVerified: false,
      isActive: true,
      isSuspended: false,
      isDeleted: false,
      isAdmin: false,
      suspensionReason: null,
      suspendedUntil: null,
      viewerActions: ["suspend", "set_role"],
    });
    const [self] = await users({ q: admin.email });
    expect(self).toMatchObject({ isAdmin: true, emailVerified: true, viewerActions: [] });
  });

  // Proves: AD-010
  it("finds a part of the username, the e-mail address or the display name, in any case", async () => {
    const zoe = await market.member("Zoë Quist");
    for (const q of ["zoë q", "QUIST", nameOf(zoe).slice(1).toUpperCase(), zoe.email.slice(2)])
      expect(await namesOf({ q }), q).toEqual(["Zoë Quist"]);
    expect(await namesOf({ q: "quist_%" })).toEqual([]);
    expect(await namesOf({ q: "%" })).toEqual([]);
    expect((await admin.refused(USERS, { filter: { q: "x".repeat(101) } })).code).toBe(
      "BAD_USER_INPUT",
    );
  });

  // Proves: AD-011
  it("is one of all, active, inactive, trusted and champion", async () => {
    const q = "filtered";
    const [ann, bo, cleo, dara] = [
      await market.member("Filtered Ann"),
      await market.member("Filtered Bo"),
      await market.member("Filtered Cleo"),
      await market.member("Filtered Dara"),
    ];
    await market.rows(`update users set trust_level = 'trusted' where id = $1`, [Number(ann.id)]);
    await market.rows(`update users set trust_level = 'champion' where id = $1`, [Number(bo.id)]);
    const until = new Date(market.clock.now().getTime() + 3_600_000).toISOString();
    await admin.gql(SUSPEND, { memberId: cleo.id, reason: REASON, until });
    expect(await namesOf({ q })).toHaveLength(4);
    expect(await namesOf({ q, status: "all" })).toHaveLength(4);
    expect(await namesOf({ q, status: "trusted" })).toEqual(["Filtered Ann"]);
    expect(await namesOf({ q, status: "champion" })).toEqual(["Filtered Bo"]);
    expect(await namesOf({ q, status: "inactive" })).toEqual(["Filtered Cleo"]);
    expect(await namesOf({ q, status: "active" })).toEqual([
      "Filtered Dara",
      "Filtered Bo",
      "Filtered Ann",
    ]);

    // Suspended for a time, and deleted.
    expect((await users({ q: cleo.email }))[0]).toMatchObject({
      isActive: false,
      isSuspended: true,
      suspensionReason: REASON,
      suspendedUntil: until,
      viewerActions: ["lift", "set_role"],
    });
    await dara.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    const gone = (await users({ status: "inactive" })).find(({ id }) => id === dara.id);
    expect(gone).toMatchObject({
      isDeleted: true,
      isActive: false,
      isSuspended: false,
      viewerActions: [],
    });
    expect(JSON.stringify(gone)).not.toContain("Dara");
  });

  it("comes in pages, each member once, also when others join meanwhile", async () => {
    await Promise.all(times(7, (n) => market.member(`Paged ${n}`)));
    const q = "paged";
    const first = (await admin.gql(USERS, { filter: { q }, first: 3 })).adminUsers;
    await market.member("Paged later");
    const { endCursor: after } = first.pageInfo;
    const rest = (await admin.gql(USERS, { filter: { q }, first: 50, after })).adminUsers;
    const names: string[] = [...first.edges, ...rest.edges].map(({ node }) => node.displayName);
    expect(names.toSorted()).toEqual(times(7, (n) => `Paged ${n}`));
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });
});

describe("over REST", () => {
  // Proves: EP-070, EP-073, RO-009, ST-017, AD-007
  it("lists members, suspends one and lifts it again", async () => {
    const freya = await market.member("Restful");
    const list = await admin.rest<User[]>("GET", `/api/admin/users?q=${nameOf(freya)}`);
    expect(list.status).toBe(200);
    expect(list.body).toEqual([
      expect.objectContaining({ id: Number(freya.id), username: nameOf(freya), isActive: true }),
    ]);

    const path = `/api/admin/users/${freya.id}/status`;
    const out = await admin.rest("PATCH", path, { isActive: false, reason: REASON });
    expect(out).toMatchObject({
      status: 200,
      body: {
        message: "User status updated successfully",
        user: {
          id: Number(freya.id),
          isActive: false,
          isSuspended: true,
          suspensionReason: REASON,
        },
      },
    });
    expect((await freya.rest("GET", "/api/wallet")).status).toBe(401);
    expect(await admin.rest("PATCH", path, { isActive: false })).toMatchObject({
      status: 409,
      body: { code: "ALREADY_SUSPENDED" },
    });
    const back = await admin.rest("PATCH", path, { isActive: true });
    expect(back.body).toMatchObject({ user: { isActive: true, isSuspended: false } });

    // Both are in the audit log, with the refused one between them.
    const { auditLog } = await admin.gql(
      `query ($id: ID!) { auditLog(filter: { subjectType: member, subjectId: $id }) { edges { node { action outcome reason } } } }`,
      { id: freya.id },
    );
    expect(auditLog.edges.map(({ node }: { node: object }) => node)).toEqual([
      { action: "liftSuspension", outcome: "done", reason: "Decided by an administrator" },
      {
        action: "suspendMember",
        outcome: "ALREADY_SUSPENDED",
        reason: "Decided by an administrator",
      },
      { action: "suspendMember", outcome: "done", reason: REASON },
    ]);
  });

  it("says what is wrong with a status", async () => {
    const freya = await market.member("Wrong");
    const path = `/api/admin/users/${freya.id}/status`;
    expect(await admin.rest("PATCH", path, {})).toMatchObject({ status: 400 });
    expect(await admin.rest("PATCH", path, { isActive: "no" })).toMatchObject({ status: 400 });
    expect(await admin.rest("PATCH", path, { isActive: true })).toMatchObject({
      status: 409,
      body: { code: "NOT_SUSPENDED" },
    });
    expect(
      await admin.rest("PATCH", "/api/admin/users/2000000000/status", { isActive: false }),
    ).toMatchObject({ status: 404 });
    expect(await freya.rest("PATCH", path, { isActive: false })).toMatchObject({
      status: 403,
      body: { error: "Access Denied: Admin access required" },
    });
    expect((await admin.rest("GET", "/api/admin/users?status=none")).status).toBe(400);
  });
});

describe("the administrator's list of transactions", () => {
  // Proves: AD-009, EN-041, EP-072
  it("has both sides, and opens to the postings behind one", async () => {
    const [ann, bo] = [await market.member("Ann"), await market.richMember("Bo", 500)];
    const id = await aDeal(market, { seller: ann, buyer: bo, tp: 40 });
    const [deal] = await transactionsOf({ userId: ann.id });
    expect(deal).toMatchObject({
      id,
      fromUser: { username: nameOf(ann) },
      toUser: { username: nameOf(bo) },
      trustPoints: 40,
      status: "completed",
      postings: [
        {
          fromAccount: "wallet",
          toAccount: "wallet",
          fromUser: { username: nameOf(bo) },
          toUser: { username: nameOf(ann) },
          amount: 40,
          reason: "item_sale",
        },
      ],
      steps: [
        { kind: "offer", text: "", tp: 40, actor: { username: nameOf(bo) } },
        { kind: "deal", text: "", tp: 40, actor: { username: nameOf(ann) } },
      ],
    });
    expect(await transactionsOf({ userId: ann.id, status: "cancelled" })).toEqual([]);

    const { body } = await admin.rest<{ fromUser: { username: string } }[]>(
      "GET",
      `/api/admin/transactions?userId=${ann.id}`,
    );
    expect(body).toEqual([
      expect.objectContaining({
        id: Number(id),
        fromUser: { id: Number(ann.id), username: nameOf(ann) },
        trustPoints: 40,
        status: "completed",
      }),
    ]);
  });

  it("is disputed while a dispute about it is open, and cancelled when all of it was paid back", async () => {
    const [ann, bo] = [await market.member("Ann"), await market.richMember("Bo", 500)];
    const statuses = async (filter = {}) =>
      (await transactionsOf({ userId: ann.id, ...filter })).map(
        ({ id, status }: { id: string; status: string }) => [id, status],
      );
    const kept = await aDeal(market, { seller: ann, buyer: bo });
    const split = await aDeal(market, { seller: ann, buyer: bo });
    const part = await aParcel({ seller: ann, buyer: bo });
    await bo.gql(CONFIRM, { partId: part.id });
    const [parcel] = (await statuses())[0] ?? [];
    const about = [
      await anAnsweredDispute(bo, ann, { transactionId: split }),
      await anAnsweredDispute(bo, ann, { orderPartId: part.id }),
    ];
    const disputed = [
      [parcel, "disputed"],
      [split, "disputed"],
    ];
    expect(await statuses()).toEqual([...disputed, [kept, "completed"]]);
    expect(await statuses({ status: "disputed" })).toEqual(disputed);
    expect(await statuses({ status: "completed" })).toEqual([[kept, "completed"]]);

    const resolution = "The photos show the hole";
    const decide = (input: object) => admin.gql(DECIDE, { input: { resolution, ...input } });
    await decide({ id: about[0]?.id, decision: "split", refundAmount: 5 });
    await decide({ id: about[1]?.id, decision: "refund" });
    expect(await statuses({ status: "cancelled" })).toEqual([[parcel, "cancelled"]]);
    expect(await statuses({ status: "completed" })).toEqual([
      [split, "completed"],
      [kept, "completed"],
    ]);
  });

  it("shows the way of an order's TP through escrow, and what a dispute gave back", async () => {
    const [ann, bo] = [await market.member("Ann"), await market.richMember("Bo", 500)];
    const order = await anOrder(bo, [await anItem(ann, { trustPoints: 30 })]);
    const part = partOf(order, ann);
    await ann.gql(ACCEPT_PART, { id: part.id });
    await ann.gql(SHIP, { id: part.id });
    await bo.gql(CONFIRM, { partId: part.id });
    const [deal] = await transactionsOf({ userId: ann.id });
    const dispute = await anAnsweredDispute(bo, ann, { orderPartId: part.id });
    await admin.gql(DECIDE, {
      input: { id: dispute.id, decision: "split", refundAmount: 10, resolution: "Half of it" },
    });
    const [after] = await transactionsOf({ userId: ann.id });
    const ways = ({ postings }: { postings: Posting[] }) =>
      postings.map(
        ({ fromAccount, toAccount, amount }) => `${fromAccount} > ${toAccount}: ${amount}`,
      );
    const paid = Number(ways(deal)[0]?.split(": ")[1]);
    expect(ways(deal)).toEqual([`wallet > escrow: ${paid}`, `escrow > wallet: ${paid}`]);
    expect(ways(after)).toEqual([...ways(deal), "wallet > wallet: 10"]);

    const steps = after.steps.map(({ kind, text, actor }: Step) => [
      text ? `${kind}: ${text}` : kind,
      actor?.username ?? null,
    ]);
    expect(steps).toEqual([
      ["order: Order placed", nameOf(bo)],
      ["order: Order accepted", nameOf(ann)],
      ["order: Shipped", nameOf(ann)],
      ["order: Delivery confirmed", nameOf(bo)],
      ["filed", nameOf(bo)],
      ["statement", nameOf(ann)],
      ["resolved", "administrator"],
    ]);
  });
});
