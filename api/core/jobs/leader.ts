import pg from "pg";

/** The number of the advisory lock; no other lock of the market has it. */
const LEADER_LOCK = 4245;
/**
 * A leader that sends nothing for so long is hung or cut off: PostgreSQL closes its connection, which releases the
 * lock.
 */
const SILENT_MS = 10_000;
const ANSWER_MS = 4000;

/**
 * Elects one of the servers on a database, the leader, for work that must be done once. It holds an advisory lock of
 * its connection, which is released when the server dies. Two servers may both believe to lead for a short time, so the
 * work must tolerate that.
 */
export class Leader {
  readonly #url: string;
  #client: pg.Client | undefined;
  #leads = false;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Whether this server is the leader. Must be called more often than every 10 seconds. Throws when the database is
   * unavailable.
   */
  async isMe(): Promise<boolean> {
    try {
      this.#client ??= await this.#connect();
      // A connection can take the lock twice, so the leader only sends a query to stay connected.
      const { rows } = await this.#client.query<{ leads: boolean }>(
        this.#leads
          ? "select true as leads"
          : `select pg_try_advisory_lock(${LEADER_LOCK}) as leads`,
      );
      this.#leads = rows[0]?.leads ?? false;
      return this.#leads;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Gives up the leadership. */
  async stop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    this.#leads = false;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "market day leader",
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      options: `-c idle_session_timeout=${SILENT_MS}`,
    });
    client.on("error", () => {
      if (client === this.#client) void this.stop();
    });
    await client.connect();
    return client;
  }
}
