import { describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const AUDIT = `{ ledgerAudit { problem subject expected found } }`;

describe("the audit of the books", () => {
  it("finds nothing in a market that was only used through its doors", async () => {
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
