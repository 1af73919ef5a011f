import { beforeAll, describe, expect, it } from "vitest";
import { start } from "../../api/server.ts";
import { explore, type Explored } from "../support/explorer.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aMarket();
const AUDIT = `{ ledgerAudit { problem } }`;
const CONNECTIONS = 2;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

/** The database's own word for the connections that read for administrators. */
async function readers(): Promise<{ state: string; query: string }[]> {
  return market.rows(
    `select state, query from pg_stat_activity
     where datname = current_database() and query like '%ledger_audit()%' and pid <> pg_backend_pid()`,
  );
}

/** Meanwhile the audit of the books does this. */
async function withAudit(body: string, work: () => Promise<void>): Promise<void> {
  await market.rows(`alter function ledger_audit() rename to ledger_audit_of_old`);
  await market.rows(`
    create function ledger_audit() returns table (problem text, subject text, expected bigint, found bigint)
    language plpgsql as $$ begin ${body} return; end $$`);
  try {
    await work();
  } finally {
    await market.rows(`drop function ledger_audit()`);
    await market.rows(`alter function ledger_audit_of_old() rename to ledger_audit`);
  }
}

/** Meanwhile an audit takes until `release` is called, at the latest until the work is over. */
function whileAuditsTake(work: (release: () => Promise<void>) => Promise<void>): Promise<void> {
  const body = `
    while not pg_try_advisory_lock_shared(77) loop perform pg_sleep(0.01); end loop;
    perform pg_advisory_unlock_shared(77);`;
  return withAudit(body, async () => {
    const lock = await market.hold(`select pg_advisory_xact_lock(77)`);
    let released: Promise<void> | undefined;
    const release = () => (released ??= lock.end());
    try {
      await work(release);
    } finally {
      await release();
    }
  });
}

describe("long reads of administrators", () => {
  it("never have more than two connections, and the market goes on beside them", async () => {
    await whileAuditsTake(async (release) => {
      const asked = times(10, () => admin.ask(AUDIT));
      await expect.poll(() => readers()).toHaveLength(CONNECTIONS);
      // All others are served meanwhile, with their own connections.
      await Promise.all(times(40, () => admin.gql(`{ wallet { tpBalance } }`)));
      expect(await readers()).toHaveLength(CONNECTIONS);
      await release();
      const answers = await Promise.all(asked);
      expect(answers.map(({ errors }) => errors)).toEqual(times(10, () => undefined));
    });
  });

  it("refuse with 503 who waited in vain for a connection, in the explorer, too", async () => {
    await whileAuditsTake(async (release) => {
      const asked = times(CONNECTIONS, () => admin.ask(AUDIT));
      await expect.poll(() => readers()).toHaveLength(CONNECTIONS);
      const { status, headers, body } = await explore(
        admin,
        `{ tables { usersAggregate { count } } }`,
      );
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([503, "UNAVAILABLE"]);
      expect(headers.get("retry-after")).toBe("2");
      await release();
      await Promise.all(asked);
    });
  });

  it("of ten runs of the explorer that ask for both tables and the books do not wait for each other", async () => {
    const both = `{ tables { ledgerAccountsAggregate { sum { balance } } } adminSupply { sum } ledgerAudit { problem } }`;
    const answers = await Promise.all(times(10, () => explore(admin, both)));
    for (const { body } of answers)
      expect([body.errors, body.data]).toEqual([
        undefined,
        {
          tables: { ledgerAccountsAggregate: [{ sum: { balance: 0 } }] },
          adminSupply: { sum: 0 },
          ledgerAudit: [],
        },
      ]);
  });

  it("say that the database is away when their connection is cut, and the market goes on", async () => {
    await whileAuditsTake(async () => {
      const asked = admin.ask(AUDIT);
      await expect.poll(() => readers()).toHaveLength(1);
      await market.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like '%ledger_audit()%' and pid <> pg_backend_pid()`,
      );
      expect((await asked).errors?.[0]?.extensions?.["code"]).toBe("UNAVAILABLE");
    });
    expect((await admin.gql(AUDIT)).ledgerAudit).toEqual([]);
  });

  it("cannot write", async () => {
    await withAudit(`update users set display_name = 'X';`, async () => {
      const { errors } = await admin.ask(AUDIT);
      expect(errors?.[0]?.extensions?.["code"]).toBe("INTERNAL_SERVER_ERROR");
      expect(await market.rows(`select 1 from users where display_name = 'X'`)).toEqual([]);
    });
    expect((await admin.gql(AUDIT)).ledgerAudit).toEqual([]);
  });

  it("are refused when nobody is free for too long, and come again then", async () => {
    const lock = await market.hold(`lock table ledger_accounts in access exclusive mode`);
    const { errors } = await admin.ask(AUDIT);
    expect(errors?.[0]?.extensions?.["code"]).toBe("UNAVAILABLE");
    await lock.end();
    expect((await admin.gql(AUDIT)).ledgerAudit).toEqual([]);
  });
});

it("are made at READER_URL, the explorer's too", async () => {
  const readerUrl = new URL(market.databaseUrl);
  readerUrl.searchParams.set("application_name", "the replica");
  const other = await start({
    env: { ...market.server.services.env, readerUrl: readerUrl.href },
    databaseUrl: market.databaseUrl,
    migrated: true,
    logTo: market.log,
  });
  try {
    const response = await fetch(`${other.url}/api/admin/graphql`, {
      method: "POST",
      headers: admin.headers,
      body: JSON.stringify({
        query: `{ ledgerAudit { problem } tables { usersAggregate { count } } }`,
      }),
    });
    const { data } = (await response.json()) as Explored;
    expect(data).toMatchObject({ ledgerAudit: [], tables: { usersAggregate: [{}] } });
    // While a statement may take longer its connection has another name, until the transaction has ended.
    await expect
      .poll(() =>
        market.rows(`select 1 from pg_stat_activity where application_name = 'the replica'`),
      )
      .not.toEqual([]);
  } finally {
    await other.stop();
  }
});
