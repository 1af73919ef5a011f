import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const AUDIT = `{ ledgerAudit { problem subject expected found } }`;

describe("the audit of the books", () => {
  it("finds nothing in a market that was only used through its API", async () => {
    await market.member("Amara");

    expect(await (await market.admin()).gql(AUDIT)).toEqual({ ledgerAudit: [] });
  });

  it("shows the administrator what is wrong, and where", async () => {
    const [account] = await market.rows<{ id: number }>(
      `update ledger_accounts set held = held + 3 where kind = 'wallet' and id = (select min(id) from ledger_accounts where kind = 'wallet') returning id`,
    );
    const admin = await market.member("Other");
    await market.rows(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      Number(admin.id),
    ]);

    const { ledgerAudit } = await admin.gql(AUDIT);
    await market.rows(`update ledger_accounts set held = held - 3 where id = $1`, [account?.id]);

    expect(ledgerAudit).toEqual([
      {
        problem: "held is not the sum of the open holds",
        subject: `account ${account?.id}`,
        expected: 0,
        found: 3,
      },
    ]);
  });

  it("is for administrators only, over HTTP and on a socket", async () => {
    const member = await market.member("Curious");
    const overSocket = await member.live(AUDIT);

    expect((await member.refused(AUDIT)).code).toBe("FORBIDDEN");
    expect((await market.stranger.refused(AUDIT)).code).toBe("UNAUTHENTICATED");
    expect(overSocket.errors[0]?.extensions?.["code"]).toBe("FORBIDDEN");
    await overSocket.stop();
  });
});

it.each([
  "update ledger_entries set amount = amount + 1",
  "delete from ledger_entries",
  "truncate ledger_entries",
  "update ledger_transfers set amount = amount + 1",
  "delete from ledger_transfers",
])("refuses to rewrite the books: %s", async (sql) => {
  await expect(market.rows(sql)).rejects.toThrow(/never changed or removed|cannot truncate/);
});

it("finds an entry without its twin, a broken running balance and a balance that is no sum", async () => {
  await market.member("Amara");
  const client = new Client({ connectionString: market.databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(
      `with t as (
         insert into ledger_transfers (key, from_account_id, to_account_id, amount, reason, description, created_at)
         select 'half', min(id) filter (where kind = 'treasury'), max(id) filter (where kind = 'wallet'), 5, 'test', 'x', now()
           from ledger_accounts returning id, to_account_id)
       insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
       select id, to_account_id, 5, 999, now() from t`,
    );
    const { rows } = await client.query<{ problem: string }>("select problem from ledger_audit()");
    expect(rows.map(({ problem }) => problem).toSorted()).toEqual([
      "a transfer has not exactly two entries",
      "balance_after is broken",
      "entries do not sum to the balance",
      "entries of a transfer do not sum to zero",
    ]);
  } finally {
    await client.query("rollback");
    await client.end();
  }
});
