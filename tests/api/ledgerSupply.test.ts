import { beforeAll, describe, expect, it } from "vitest";
import { anOrder, CANCEL, CONFIRM } from "../support/checkout.ts";
import { aDeal, anAnsweredDispute, aParcel, DECIDE } from "../support/deals.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const SUPPLY = `{ adminSupply { asOf sum circulation parts { kind accounts balance held } } }`;
const ISSUE = `query ($range: AnalyticsRange!) { adminIssue(range: $range) { issued returned points { date issued returned }
  reasons { reason issued returned postings points { date issued returned } } } }`;
const DELETE = `mutation ($password: String!) { deleteAccount(password: $password) }`;

interface Point {
  date: string;
  issued: number;
  returned: number;
}

interface Issue {
  issued: number;
  returned: number;
  points: Point[];
  reasons: (Omit<Point, "date"> & { reason: string; postings: number; points: Point[] })[];
}

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

async function issue(range: string): Promise<Issue> {
  return (await admin.gql(ISSUE, { range })).adminIssue;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Holds, escrow, a refund and a dispute that was split. */
async function aBusyMarket(): Promise<void> {
  const [seller, buyer] = [await market.member("Sam"), await market.richMember("Bea", 900)];
  await anOffer(buyer, await anItem(seller, { title: "Kettle", trustPoints: 41 }));
  await aParcel({ seller, buyer, tp: 30 });
  const order = await anOrder(buyer, [await anItem(seller, { trustPoints: 25 })]);
  await buyer.gql(CANCEL, { id: order.id });
  const delivered = await aParcel({ seller, buyer, tp: 20 });
  await buyer.gql(CONFIRM, { partId: delivered.id });
  const transactionId = await aDeal(market, { seller, buyer, tp: 60 });
  const { id } = await anAnsweredDispute(buyer, seller, { transactionId });
  await admin.gql(DECIDE, {
    input: { id, decision: "split", refundAmount: 18, resolution: "Both are a little right" },
  });
}

describe("the supply", () => {
  it("is where all TP are, by the kind of account, and sums to zero", async () => {
    await aBusyMarket();
    const { adminSupply: supply } = await admin.gql(SUPPLY);
    // From the entries, not the balances.
    const kinds = await market.rows<{ kind: string; balance: number; accounts: number }>(
      `select a.kind, coalesce(sum(e.amount), 0)::int as balance, count(distinct a.id)::int as accounts
       from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by 1`,
    );
    const [held] = await market.rows<{ tp: number }>(
      `select sum(amount)::int as tp from ledger_holds where state = 'active'`,
    );
    expect(supply.parts).toHaveLength(kinds.length);
    for (const { kind, ...part } of kinds)
      expect(supply.parts).toContainEqual({
        kind,
        ...part,
        held: kind === "wallet" ? held?.tp : 0,
      });
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
      "escrow",
      "staking_pool",
      "treasury",
      "wallet",
    ]);
    expect(supply.parts.at(-1).kind).toBe("treasury");
    expect(supply.sum).toBe(0);
    const { issued, returned } = await issue("d365");
    expect(supply.circulation).toBe(issued - returned);
    expect(Math.abs(Date.parse(supply.asOf) - Number(market.clock.now()))).toBeLessThan(60_000);
  });

  it("says so when the books do not sum to zero", async () => {
    await market.rows(
      `update ledger_accounts set balance = balance + 7 where id = (select min(id) from ledger_accounts where kind = 'wallet')`,
    );
    const { adminSupply } = await admin.gql(SUPPLY);
    await market.rows(
      `update ledger_accounts set balance = balance - 7 where id = (select min(id) from ledger_accounts where kind = 'wallet')`,
    );
    expect(adminSupply.sum).toBe(7);
  });
});

describe("the issue", () => {
  it("is what left the treasury and came back, by reason and day, as other SQL counts it", async () => {
    await aBusyMarket();
    const leaver = await market.richMember("Lea", 140);
    await leaver.gql(DELETE, { password: PASSWORD });
    market.clock.advance(24 * 3);
    await market.richMember("Ada", 300);
    await market.member("Noor");

    const today = market.clock.now().toISOString().slice(0, 10);
    for (const [range, days] of [
      ["d7", 7],
      ["d30", 30],
      ["d90", 90],
      ["d365", 365],
    ] as const) {
      const found = await issue(range);
      // By the entries of the treasury: what it lost was issued.
      const truth = await market.rows<Point & { reason: string }>(
        `select to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD') as date, t.reason,
           -coalesce(sum(least(e.amount, 0)), 0)::int as issued, coalesce(sum(greatest(e.amount, 0)), 0)::int as returned
         from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
         where e.account_id = (select id from ledger_accounts where kind = 'treasury')
           and e.created_at >= $1::date::timestamp at time zone 'UTC' - ($2 - 1) * interval '1 day'
         group by 1, 2`,
        [today, days],
      );
      const dayOf = (point: Point) => truth.filter(({ date }) => date === point.date);
      expect(found.points).toHaveLength(days);
      expect(found.points.at(-1)?.date).toBe(today);
      for (const point of found.points) {
        expect(point.issued).toBe(sum(dayOf(point).map(({ issued }) => issued)));
        expect(point.returned).toBe(sum(dayOf(point).map(({ returned }) => returned)));
      }
      const reasons = new Set(truth.map(({ reason }) => reason));
      expect(found.reasons.map(({ reason }) => reason).toSorted()).toEqual([...reasons].toSorted());
      for (const { reason, issued, returned, points } of found.reasons) {
        const those = truth.filter((one) => one.reason === reason);
        expect(issued).toBe(sum(those.map((one) => one.issued)));
        expect(returned).toBe(sum(those.map((one) => one.returned)));
        expect(points.filter((point) => point.issued + point.returned > 0)).toEqual(
          those
            .map((one) => ({ date: one.date, issued: one.issued, returned: one.returned }))
            .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
        );
      }
      expect(found.issued).toBe(sum(found.reasons.map(({ issued }) => issued)));
      expect(found.returned).toBe(sum(found.reasons.map(({ returned }) => returned)));
      const volumes = found.reasons.map(({ issued, returned }) => issued + returned);
      expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
    }
    const { reasons, returned } = await issue("d30");
    expect(reasons.find(({ reason }) => reason === "account_closed")).toMatchObject({
      issued: 0,
      returned: 140,
      postings: 1,
    });
    expect(returned).toBe(140);
    // What members pay each other, escrow and refunds are no issue.
    expect(reasons.map(({ reason }) => reason)).not.toContain("dispute_refund");
  });

  it("does not count the days before its range", async () => {
    const before = await issue("d7");
    market.clock.advance(24 * 7);
    const after = await issue("d7");
    expect(before.issued).toBeGreaterThan(0);
    expect(after).toMatchObject({ issued: 0, returned: 0, reasons: [] });
  });
});

it("both are for administrators only", async () => {
  const curious = await market.member("Curious");
  for (const [query, variables] of [
    [SUPPLY, {}],
    [ISSUE, { range: "d7" }],
  ] as const) {
    expect((await curious.refused(query, variables)).code).toBe("FORBIDDEN");
    expect((await market.stranger.refused(query, variables)).code).toBe("UNAUTHENTICATED");
  }
});
