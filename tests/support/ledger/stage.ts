import { expect } from "vitest";
import { anItem } from "../factories.ts";
import type { Market } from "../market.ts";
import { Books, type ModelEscrow, type ModelHold } from "./books.ts";
import { Connection } from "./connection.ts";
import { MEMBERS } from "./script.ts";

interface Account {
  balance: number;
  held: number;
  shown: number;
  earned: number;
  spent: number;
}

/** Four members of a market whose books the model plays on, in as many connections as it wants. */
export class Stage {
  readonly market: Market;
  readonly #userIds: number[] = [];
  /** The treasury, then the members' wallets. */
  readonly #wallets: number[] = [];
  readonly #connections: Connection[] = [];
  #sale = { sellerId: 0, itemId: 0 };
  #keys = 0;

  constructor(market: Market) {
    this.market = market;
  }

  async setUp(): Promise<void> {
    for (let n = 0; n < MEMBERS; n++)
      this.#userIds.push(Number((await this.market.member("Member")).id));
    const accounts = await this.market.rows<{ id: number }>(
      "select id from ledger_accounts where kind = 'treasury' or user_id = any($1) order by user_id nulls first",
      [this.#userIds],
    );
    this.#wallets.push(...accounts.map(({ id }) => id));
    const seller = await this.market.member("Seller");
    const { id } = await anItem(seller);
    this.#sale = { sellerId: Number(seller.id), itemId: Number(id) };
    await this.market.rows("create sequence property_carts start 1000000");
  }

  async connect(): Promise<Connection> {
    const connection = new Connection({
      url: this.market.databaseUrl,
      userIds: this.#userIds,
      wallets: this.#wallets,
      ...this.#sale,
    });
    await connection.open();
    this.#connections.push(connection);
    return connection;
  }

  async close(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection.close()));
  }

  /** A key nobody has used. */
  newKey(): string {
    return `property:${++this.#keys}`;
  }

  /** Kills what a connection is doing and waits until PostgreSQL has undone it. */
  async kill(pid: number): Promise<void> {
    await this.market.rows("select pg_terminate_backend($1)", [pid]);
    await this.gone(pid);
  }

  async gone(pid: number): Promise<void> {
    for (;;) {
      const [left] = await this.market.rows("select 1 from pg_stat_activity where pid = $1", [pid]);
      if (!left) return;
    }
  }

  /** Books as they are now, with no promise open: what a play before this one promised is freed. */
  async books(): Promise<Books> {
    await this.market.rows(
      `select ledger_release(h.id, now()) from ledger_holds h join ledger_accounts a on a.id = h.account_id
       where h.state = 'active' and a.user_id = any($1)`,
      [this.#userIds],
    );
    const books = new Books();
    const accounts = await this.#accounts();
    books.balance = accounts.map(({ balance }) => balance);
    books.earned = accounts.map(({ earned }) => earned);
    books.spent = accounts.map(({ spent }) => spent);
    return books;
  }

  async #accounts(): Promise<Account[]> {
    return this.market.rows<Account>(
      `select a.balance, a.held, u.tp_balance as shown, s.total_trust_earned as earned, s.total_trust_spent as spent
       from ledger_accounts a join users u on u.id = a.user_id join user_stats s on s.user_id = u.id
       where u.id = any($1) order by u.id`,
      [this.#userIds],
    );
  }

  /** Every member has what the model says, in the wallet, in promises, and on the screen. */
  async expectLike(books: Books): Promise<void> {
    expect(await this.#accounts()).toEqual(
      books.balance.map((balance, member) => ({
        balance,
        held: books.held(member),
        shown: balance,
        earned: books.earned[member],
        spent: books.spent[member],
      })),
    );
  }

  /** Which of these have not ended. */
  async open(
    holds: readonly ModelHold[],
    escrows: readonly ModelEscrow[],
  ): Promise<{ holds: ModelHold[]; escrows: ModelEscrow[] }> {
    const found = await this.market.rows<{ hold: number | null; part: number | null }>(
      `select id as hold, null::int as part from ledger_holds where id = any($1) and state = 'active'
       union all select null, id from order_parts where id = any($2) and deadline is not null`,
      [holds.map(({ id }) => id), escrows.map(({ id }) => id)],
    );
    const open = new Set(found.map(({ hold, part }) => `${hold} ${part}`));
    return {
      holds: holds.filter(({ id }) => open.has(`${id} null`)),
      escrows: escrows.filter(({ id }) => open.has(`null ${id}`)),
    };
  }

  /** How many of these postings are in the books. */
  async found(keys: readonly string[]): Promise<number> {
    const [row] = await this.market.rows<{ count: number }>(
      "select count(*)::int as count from ledger_transfers where key = any($1)",
      [keys],
    );
    return row?.count ?? 0;
  }

  /**
   * The history, read from its beginning: every transfer gives what another gets, nobody is ever below zero or has
   * promised more than they own, the line beside each entry is right, and the end is what the accounts say now. Reads
   * the rows alone: it does not trust the audit, which is asked too.
   */
  async expectHistory(): Promise<void> {
    const entries = await this.market.rows<Entry>(
      `select e.transfer_id as transfer, e.account_id as account, e.amount, e.balance_after as after, a.kind
       from ledger_entries e join ledger_accounts a on a.id = e.account_id order by e.id`,
    );
    const balances = new Map<number, number>();
    const transfers = new Map<string, number>();
    const wrong: Entry[] = [];
    for (const entry of entries) {
      const after = (balances.get(entry.account) ?? 0) + entry.amount;
      balances.set(entry.account, after);
      transfers.set(entry.transfer, (transfers.get(entry.transfer) ?? 0) + entry.amount);
      if (after !== entry.after || (after < 0 && entry.kind !== "treasury")) wrong.push(entry);
    }
    expect(wrong).toEqual([]);
    expect([...transfers.values()].filter((sum) => sum !== 0)).toEqual([]);
    expect([...balances.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
    const now = await this.market.rows<{ id: number; balance: number }>(
      "select id, balance from ledger_accounts",
    );
    expect(now.filter(({ id, balance }) => balance !== (balances.get(id) ?? 0))).toEqual([]);
    // What somebody earned and spent is what the history says; what came back was neither.
    expect(
      await this.market.rows(
        `select u.id from users u join user_stats s on s.user_id = u.id join ledger_accounts a on a.user_id = u.id
         left join ledger_transfers t on a.id in (t.from_account_id, t.to_account_id)
         where u.id = any($1)
         group by u.id, a.id, s.total_trust_earned, s.total_trust_spent
         having s.total_trust_earned <> coalesce(sum(t.amount) filter (where t.to_account_id = a.id and t.reason <> 'order_refund'), 0)
             or s.total_trust_spent <> coalesce(sum(t.amount) filter (where t.from_account_id = a.id), 0)
                                     - coalesce(sum(t.amount) filter (where t.to_account_id = a.id and t.reason = 'order_refund'), 0)`,
        [this.#userIds],
      ),
    ).toEqual([]);
    await this.market.audit();
  }
}

interface Entry {
  transfer: string;
  account: number;
  amount: number;
  after: number;
  kind: string;
}
