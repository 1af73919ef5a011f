import pg from "pg";
import type { Outcome, Statement } from "./books.ts";

/** Who plays: numbers of the real market, in the order of the model's members. */
export interface Cast {
  url: string;
  userIds: readonly number[];
  /** The treasury, then the members' wallets. */
  wallets: readonly number[];
  /** Whose piece every order is about. */
  sellerId: number;
  itemId: number;
}

/** A connection of the model's own to the real books, which may be killed and opened again. */
export class Connection {
  readonly #cast: Cast;
  #client: pg.Client | undefined;
  pid = 0;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#cast.url });
    // Being killed is part of the play.
    client.on("error", () => {});
    await client.connect();
    this.#client = client;
    this.pid =
      (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? 0;
  }

  async close(): Promise<void> {
    await this.#client?.end().catch(() => {});
  }

  async run(sql: string, parameters: unknown[] = []): Promise<pg.QueryResult> {
    if (!this.#client) throw new Error("the connection is not open");
    return this.#client.query(sql, parameters);
  }

  /** Sends the commit and is gone before the answer comes: whether it happened only the books know. */
  async dieInCommit(): Promise<void> {
    const answer = this.run("commit").catch(() => {});
    const { connection } = this.#client as unknown as {
      connection: { stream: { destroy(): void } };
    };
    connection.stream.destroy();
    await answer;
  }

  /** Says one statement in a transaction of its own. */
  async sayAlone(statement: Statement): Promise<Outcome> {
    await this.run("begin");
    const { outcome } = await this.say(statement);
    await this.run(outcome.startsWith("TP") ? "rollback" : "commit");
    return outcome;
  }

  /** Says one statement; answers what came of it, and the id of a new hold. */
  async say(statement: Statement): Promise<{ outcome: Outcome; id?: number }> {
    try {
      const order = statement.verb === "escrow" ? await this.#placeOrder(statement) : undefined;
      const { rows } = await this.run(...this.#sqlOf(statement, order));
      if (statement.verb === "payOut" || statement.verb === "refund")
        await this.#endOrder(statement);
      const [answer] = rows as { answer: unknown }[];
      if (statement.verb === "release")
        return { outcome: answer?.answer === true ? "done" : "nothing" };
      return { outcome: "done", id: order ?? Number(answer?.answer) };
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
      if (code === "TP001" || code === "TP002" || code === "TP004") return { outcome: code };
      throw error;
    }
  }

  /** Takes every wallet a use case will touch, in the one order: the treasury first, as its number is the lowest. */
  async lock(members: readonly number[], partIds: readonly number[]): Promise<void> {
    await this.run(
      "select 1 from ledger_accounts where id = any($1) or order_part_id = any($2) order by id for no key update",
      [members.map((member) => this.#wallet(member)), partIds],
    );
  }

  /** An order of one part and one piece, which is what the books ask of an order. Answers the part. */
  async #placeOrder({ member, amount }: { member: number; amount: number }): Promise<number> {
    const { rows } = await this.run(
      `with o as (
         insert into orders (buyer_id, cart_version, subtotal, shipping_cost, total, shipping_method, shipping_address,
           billing_address, created_at, updated_at)
         values ($1, nextval('property_carts'), $2, 0, $2, 'standard', '{}', '{}', now(), now()) returning id),
       p as (
         insert into order_parts (order_id, seller_id, subtotal, shipping_share, amount, deadline)
         select id, $3, $2, 0, $2, now() + interval '1 day' from o returning id, order_id),
       i as (
         insert into order_items (order_id, part_id, item_id, title, quantity, price_at_time)
         select order_id, id, $4, 'A thing', 1, $2 from p)
       select id from p`,
      [this.#cast.userIds[member], amount, this.#cast.sellerId, this.#cast.itemId],
    );
    const [part] = rows as { id: number }[];
    return part?.id ?? 0;
  }

  async #endOrder(statement: { verb: "payOut" | "refund"; escrow: { id: number } }): Promise<void> {
    const isRefund = statement.verb === "refund";
    await this.run(
      `with p as (update order_parts set status = $2, deadline = null where id = $1 returning order_id)
       update orders o set status = $2, refunded = case when $3 then total else 0 end from p where o.id = p.order_id`,
      [statement.escrow.id, isRefund ? "cancelled" : "delivered", isRefund],
    );
  }

  #sqlOf(statement: Statement, part?: number): [string, unknown[]] {
    switch (statement.verb) {
      case "post": {
        const { key, from, to, amount } = statement.posting;
        return [
          "select ledger_post($1, $2, $3, $4, 'test', 'For a test', null, null, now(), false) as answer",
          [key, this.#wallet(from), this.#wallet(to), amount],
        ];
      }
      case "hold":
        return [
          "select ledger_hold($1, $2, null, null, now()) as answer",
          [this.#cast.userIds[statement.member], statement.amount],
        ];
      case "release":
        return ["select ledger_release($1, now()) as answer", [statement.hold.id]];
      case "capture":
        return [
          "select (ledger_capture(array[$1::int], array[$2::int], array[$3], '{test}', '{For a test}', now()))[1] as answer",
          [statement.hold.id, this.#cast.userIds[statement.posting.to], statement.posting.key],
        ];
      case "escrow":
        return [
          "select ledger_escrow_open($1, $2, $3, 'For a test', now()) as answer",
          [part, this.#cast.userIds[statement.member], statement.amount],
        ];
      case "payOut":
        return [
          "select ledger_escrow_close($1, $2, 'order_payout', 'For a test', now()) as answer",
          [statement.escrow.id, this.#cast.userIds[statement.to]],
        ];
      case "refund":
        return [
          "select ledger_escrow_close($1, $2, 'order_refund', 'For a test', now()) as answer",
          [statement.escrow.id, this.#cast.userIds[statement.escrow.buyer]],
        ];
    }
  }

  #wallet(member: number): number {
    return this.#cast.wallets[member + 1] ?? 0;
  }
}
