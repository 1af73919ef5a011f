import pg from "pg";
import type { Outcome, Statement } from "./books.ts";

/** A connection of the model's own to the real books, which may be killed and opened again. */
export class Connection {
  readonly #url: string;
  /** The wallets of the model's members. */
  readonly #wallets: readonly number[];
  readonly #userIds: readonly number[];
  #client: pg.Client | undefined;
  pid = 0;

  constructor(url: string, userIds: readonly number[], wallets: readonly number[]) {
    this.#url = url;
    this.#userIds = userIds;
    this.#wallets = wallets;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
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

  /** Says one statement; answers what came of it, and the id of a new hold. */
  async say(statement: Statement): Promise<{ outcome: Outcome; id?: number }> {
    try {
      const { rows } = await this.run(...this.#sqlOf(statement));
      const [answer] = rows as { answer: unknown }[];
      if (statement.verb === "release")
        return { outcome: answer?.answer === true ? "done" : "nothing" };
      return { outcome: "done", id: Number(answer?.answer) };
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
      if (code === "TP001" || code === "TP002" || code === "TP004") return { outcome: code };
      throw error;
    }
  }

  /** Takes every wallet a use case will touch, in the one order: the treasury first, as its number is the lowest. */
  async lock(members: readonly number[]): Promise<void> {
    await this.run(
      "select 1 from ledger_accounts where id = any($1) order by id for no key update",
      [members.map((member) => this.#wallet(member))],
    );
  }

  #sqlOf(statement: Statement): [string, unknown[]] {
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
          [this.#userIds[statement.member], statement.amount],
        ];
      case "release":
        return ["select ledger_release($1, now()) as answer", [statement.hold.id]];
      case "capture":
        return [
          "select ledger_capture($1, $2, $3, 'test', 'For a test', null, now()) as answer",
          [statement.hold.id, this.#userIds[statement.posting.to], statement.posting.key],
        ];
    }
  }

  #wallet(member: number): number {
    return this.#wallets[member + 1] ?? 0;
  }
}
