import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, DECLINE } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { sealLog, statementOf, verify } from "../support/publicLog.ts";
import { times } from "../support/races.ts";
import { BURN, MINT, STAKE } from "../support/staking.ts";

const TRANSACTIONS = `query ($first: Int, $after: String) {
  chainTransactions(first: $first, after: $after) {
    edges { node { id type timestamp amount status logIndex failure } } pageInfo { hasNextPage endCursor } } }`;
const LOG = `{ publicLog { name verifierKey size root transfers sealedAt supply { account tp } } }`;

interface Transaction {
  id: string;
  type: string;
  amount: number;
  status: string;
  logIndex: number | null;
  failure: string | null;
}

const market = aMarket();

async function transactionsOf(person: Person): Promise<Transaction[]> {
  const { chainTransactions } = await person.gql(TRANSACTIONS);
  return chainTransactions.edges.map(({ node }: { node: Transaction }) => node);
}

const byAccount = (one: { account: string }, other: { account: string }) =>
  one.account < other.account ? -1 : 1;

const short = ({ type, amount, status }: Transaction) => `${type} ${amount} ${status}`;

/** A file of the log, as anybody reads it. */
async function file(path: string): Promise<Uint8Array> {
  const answer = await fetch(`${market.url}/api/blockchain/log/${path}`);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function textFile(path: string): Promise<string> {
  return Buffer.from(await file(path)).toString();
}

const seal = () => sealLog(market);

/** The log is right, and everything that is given with it. */
async function expectVerified(more: Parameters<typeof verify>[1] = {}): Promise<string> {
  const { code, said } = await verify(market.url, more);
  expect(said).toMatch(/^Verified: /);
  expect(code).toBe(0);
  return said;
}

describe("a market without a transfer", () => {
  const empty = aMarket();

  it("has no log yet, and says so", async () => {
    const visitor = empty.stranger;
    expect(await visitor.gql(LOG)).toEqual({ publicLog: null });
    for (const path of ["checkpoint", "key", "tile/0/000.p/1", "tile/entries/000.p/1"])
      expect((await visitor.rest("GET", `/api/blockchain/log/${path}`)).status, path).toBe(404);
    expect(await sealLog(empty)).toBe(0);
  });
});

describe("a member's transactions", () => {
  let ada: Person;
  beforeAll(async () => {
    ada = await market.richMember("Ada", 600);
    await seal();
  });

  // Proves: EP-042 EN-024 ST-015 PN-028
  it("are pending, confirmed by the log, or failed", async () => {
    const heard = await ada.live(`subscription { queriesInvalidated { queries } }`);
    await ada.gql(MINT, { amount: 100 });
    expect((await transactionsOf(ada))[0]).toMatchObject({
      type: "token_mint",
      amount: -100,
      status: "pending",
      logIndex: null,
      failure: null,
    });
    heard.heard.length = 0;
    await seal();
    await heard.until(() => JSON.stringify(heard.heard).includes("chainTransactions"));
    const [minted] = await transactionsOf(ada);
    expect(minted).toMatchObject({ type: "token_mint", status: "confirmed", failure: null });
    expect(minted?.logIndex).toBeGreaterThan(0);

    // What an offer promises is pending, until it is paid or free again.
    const bo = await market.member("Bo");
    const [kettle, lamp, vase] = [await anItem(bo), await anItem(bo), await anItem(bo)];
    const declined = await anOffer(ada, kettle, { tpDelta: 21 });
    const bought = await anOffer(ada, lamp, { tpDelta: 22 });
    await anOffer(ada, vase, { tpDelta: 23 });
    expect((await transactionsOf(ada)).slice(0, 4).map(short)).toEqual([
      "offer_hold -23 pending",
      "offer_hold -22 pending",
      "offer_hold -21 pending",
      "token_mint -100 confirmed",
    ]);
    await bo.gql(ACCEPT, { id: bought.id });
    await bo.gql(DECLINE, { id: declined.id });
    // What is refused is no transaction.
    expect((await ada.refused(MINT, { amount: 5000 })).code).toBe("INSUFFICIENT_BALANCE");
    const all = await transactionsOf(ada);
    expect(all.slice(0, 4).map(short)).toEqual([
      "offer_hold -21 failed",
      "item_purchase -22 pending",
      "offer_hold -23 pending",
      "token_mint -100 confirmed",
    ]);
    expect(all[0]).toMatchObject({ failure: "declined", logIndex: null });

    const { status, body } = await ada.rest("GET", "/api/blockchain/transactions");
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(all)));
  });

  it("come page by page, each once", async () => {
    const all = (await transactionsOf(ada)).map(({ id }) => id);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: { edges: { node: Transaction }[]; pageInfo: Record<string, string> } = (
        await ada.gql(TRANSACTIONS, { first: 1, after })
      ).chainTransactions;
      found.push(...page.edges.map(({ node }) => node.id));
      after = (page.pageInfo["hasNextPage"] && page.pageInfo["endCursor"]) || null;
    } while (after);
    expect(found).toEqual(all);
    for (const strange of ["x", Buffer.from("[1]").toString("base64url")])
      expect((await ada.refused(TRANSACTIONS, { after: strange })).code).toBe("BAD_USER_INPUT");
  });
});

describe("the public log", () => {
  let ada: Person;
  beforeAll(async () => {
    ada = await market.richMember("Cleo", 500);
    await ada.gql(MINT, { amount: 40 });
    await seal();
  });

  it("can be checked by anybody, and a member's statement by whom the member gives it", async () => {
    const kept = await textFile("checkpoint");
    for (const amount of times(4, (n) => n + 1)) {
      await ada.gql(STAKE, { amount });
      await seal();
    }
    const statement = await statementOf(ada);
    expect(statement).toMatchObject({ pending: 0 });
    expect(statement.accounts.map(({ kind, balance }) => `${kind} ${balance}`).sort()).toEqual([
      "minted 40",
      "staking 10",
      "wallet 450",
    ]);

    const { publicLog } = await market.stranger.gql(LOG);
    expect(publicLog.verifierKey).toBe((await textFile("key")).trim());
    const said = await expectVerified({ kept, statement, key: publicLog.verifierKey });
    expect(said).toContain(
      `Verified: ${publicLog.name}, ${publicLog.size} entries, ${publicLog.transfers} transfers\n`,
    );
    expect(said).toContain(`root ${publicLog.root}\n`);
    expect(said).toContain("it goes on from the checkpoint that you have kept");
    expect(said).toContain(`all of its ${statement.transfers.length} transfers are in the log`);
    // What the log counts is what the books have.
    const books = await market.rows<{ account: string; tp: number }>(
      `select kind as account, sum(balance)::int as tp from ledger_accounts group by kind having sum(balance) <> 0
       order by kind`,
    );
    const supply: { account: string; tp: number }[] = publicLog.supply;
    expect(supply.filter(({ tp }) => tp !== 0).sort(byAccount)).toEqual(books);
    expect(said).toContain("the sum is 0");
  });

  it("finds a statement that says something else, and a key of somebody else", async () => {
    const statement = await statementOf(ada);
    const [first, ...rest] = statement.transfers;
    const lie = { ...first, transfer: { ...first?.transfer, amount: 1 } };
    const wrong = await verify(market.url, {
      statement: { ...statement, transfers: [lie, ...rest] },
    });
    expect(wrong).toMatchObject({ code: 1 });
    expect(wrong.said).toMatch(/^NOT VERIFIED: Transfer \d+ is not in the tree that was signed\n$/);
    const key = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
    expect(await verify(market.url, { key })).toEqual({
      code: 1,
      said: "NOT VERIFIED: The checkpoint is not signed by PeterNeumann with this key\n",
    });
  });

  it("tells nobody whose transfer it is, and how much", async () => {
    const bundle = Buffer.from(await file(`tile/entries/000.p/1`)).toString();
    expect(bundle.slice(2)).toMatch(/^\{"commitment":"[A-Za-z0-9+/]{43}="\}$/);
    const mine = await statementOf(ada);
    const other = await statementOf(await market.richMember("Dan", 200));
    const shared = mine.transfers.filter(({ index }) =>
      other.transfers.some((one) => one.index === index),
    );
    expect(shared).toEqual([]);
    expect((await market.stranger.rest("GET", "/api/blockchain/statement")).status).toBe(401);
  });

  it("counts what is not sealed yet apart, and has it with the next checkpoint", async () => {
    await ada.gql(BURN, { amount: 15 });
    const before = await statementOf(ada);
    expect(before.pending).toBe(1);
    expect(before.accounts.find(({ kind }) => kind === "minted")?.balance).toBe(40);
    await expectVerified({ statement: before });
    await seal();
    const after = await statementOf(ada);
    expect(after).toMatchObject({ pending: 0 });
    expect(after.accounts.find(({ kind }) => kind === "minted")?.balance).toBe(25);
    await expectVerified({ kept: before.checkpoint, statement: after });
  });

  it("20 servers that seal at once append each transfer once", async () => {
    const members = await Promise.all(times(3, (n) => market.richMember(`Eve ${n}`, 150 + n)));
    for (const member of members) await member.gql(MINT, { amount: 5 });
    const counts = await Promise.all(times(20, seal));
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    const [found] = await market.rows<{ logged: string; booked: string }>(
      `select (select count(*) from public_log_entries where transfer_id is not null) as logged,
              (select count(*) from ledger_transfers) as booked`,
    );
    expect(found?.logged).toBe(found?.booked);
    await expectVerified();
  });

  it("appends what is committed late, with a number below that of others", async () => {
    const [finn, gia] = [await market.richMember("Finn", 300), await market.richMember("Gia", 300)];
    await seal();
    const late = await market.hold(
      `select ledger_set_aside($1, 'minted', 7, 'token_mint', 'late', now())`,
      [finn.id],
    );
    await gia.gql(MINT, { amount: 8 });
    await seal();
    expect((await transactionsOf(gia))[0]).toMatchObject({ amount: -8, status: "confirmed" });
    await late.end();
    expect((await transactionsOf(finn))[0]).toMatchObject({ amount: -7, status: "pending" });
    await seal();
    expect((await transactionsOf(finn))[0]).toMatchObject({ amount: -7, status: "confirmed" });
    const [first, second] = [(await transactionsOf(gia))[0], (await transactionsOf(finn))[0]];
    expect(Number(first?.logIndex)).toBeLessThan(Number(second?.logIndex));
    await expectVerified();
  });

  it("keeps nothing that opens a commitment of a member who has left", async () => {
    const hal = await market.richMember("Hal", 200);
    await hal.gql(MINT, { amount: 9 });
    await seal();
    const [own] = (await statementOf(hal)).transfers;
    const salts = () =>
      market.rows<{ salt: Buffer | null }>(
        `select salt from public_log_entries where transfer_id in (
           select transfer_id from ledger_entries where account_id = ledger_account_of($1))`,
        [hal.id],
      );
    expect((await salts()).every(({ salt }) => salt !== null)).toBe(true);
    await hal.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    await seal();
    // The wallet was emptied on the way out: that is in the log, too.
    expect((await salts()).length).toBeGreaterThan(2);
    expect((await salts()).map(({ salt }) => salt)).toEqual((await salts()).map(() => null));
    expect(own?.salt).toHaveLength(44);
    await expectVerified();
  });

  it("goes on opening what a member moved with one who has left, until that one leaves, too", async () => {
    const [ivy, jo] = [await market.richMember("Ivy", 300), await market.member("Jo")];
    const offer = await anOffer(ivy, await anItem(jo), { tpDelta: 33 });
    await jo.gql(ACCEPT, { id: offer.id });
    await seal();
    const opened = async (person: Person) =>
      (await statementOf(person)).transfers.filter(({ transfer }) => transfer.amount === 33);
    const [shared] = await opened(ivy);
    expect(await opened(jo)).toMatchObject([{ index: shared?.index, salt: shared?.salt }]);
    const leave = (person: Person) =>
      person.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
        password: PASSWORD,
      });
    const saltThere = async () =>
      (
        await market.rows<{ isThere: boolean }>(
          `select salt is not null as "isThere" from public_log_entries where index = $1`,
          [shared?.index],
        )
      )[0]?.isThere;

    await leave(jo);
    await seal();
    await expectVerified({ statement: await statementOf(ivy) });
    expect(await opened(ivy)).toHaveLength(1);
    await leave(ivy);
    expect(await saltThere()).toBe(false);
  });

  it("refuses what is none of its files, in words", async () => {
    const visitor = market.stranger;
    for (const path of [
      "tile",
      "tile/0",
      "tile/0/0",
      "tile/0/000.p/0",
      "tile/0/000.p/999",
      "tile/64/000",
      "tile/0/x999/x999/x999/999",
      "tile/entries/999",
      "tile/entries/..%2f..%2fcheckpoint",
      "tile/0/000.p/255.p/1",
      "nothing",
    ]) {
      const { status, body } = await visitor.rest<{ error: unknown }>(
        "GET",
        `/api/blockchain/log/${path}`,
      );
      expect([status, typeof body], path).toEqual([404, "object"]);
    }
  });
});
